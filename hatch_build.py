"""A wheel or an archive of the sources holds the built page, or is not built at all."""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/alehouse/server/page"
NAMED = re.compile(r"""(?:src|href)="\.?/([^"?#]+\.(?:js|css|svg))["?#]""")
"""The files that the page loads."""

REVIEW = ("review/review.js", "review/review.css")
"""What `alehouse review --html` puts into its file."""


BESIDE = ("sw.js", "manifest.webmanifest")
"""What browsers look for by themselves."""


class PageHook(BuildHookInterface):
    """Looks whether the page has been built. An installation to work in does without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to build without the page."""
        if version == "editable":
            return
        page = Path(self.root, PAGE)
        start = page / "index.html"
        if not start.is_file():
            self.app.abort(
                f"Alehouse is not built without its web page, and {PAGE} holds none. Build the page first: make page"
            )
        named = [*NAMED.findall(start.read_text("utf-8")), *REVIEW]
        missing = [name for name in (*named, *BESIDE) if not (page / name).is_file()]
        if missing:
            self.app.abort(
                f"The web page in {PAGE} is not whole ({', '.join(missing)}). Build it anew: make page"
            )
