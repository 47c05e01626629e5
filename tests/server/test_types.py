"""The page's types are the server's."""

from pathlib import Path

from alehouse.server.types import typescript

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_generated_from_the_servers_structs():
    assert PAGE_TYPES.read_text("utf-8") == typescript(), (
        "run `python -m alehouse.server.types > web/src/protocol.ts`"
    )
