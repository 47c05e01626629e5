"""Everything that the games declare has its texts, and no text is left of what they no longer declare."""

import re

import pytest

from alehouse.events import SHARED
from alehouse.game import every_game
from alehouse.language import LOCALES, has, say

EVENTS = {*SHARED.names, *(name for game in every_game() for name in game.events.names)}


def dashed(*words):
    return "-".join(words).replace("_", "-")


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_all_that_a_game_declares_has_a_text(game):
    wanted = [f"game-{game.name}", *(f"verb-{word}" for word in game.verbs.words)]
    wanted += [f"event-{name}" for name in game.events.names]
    for name, field in game.layout.fields.items():
        wanted += [dashed("state", word) for word in field.words]
        if field.show and field.show != "state":
            wanted.append(dashed("zone", name))
    for name, (_, option) in game.options.items():
        wanted.append(dashed("option", game.name, name))
        wanted += [dashed("option", game.name, name, choice) for choice in option.choices]
        assert say("en", dashed("option", game.name, name), attribute="about")
    assert [message for message in wanted if not has("en", message)] == []
    assert say("en", f"game-{game.name}", attribute="line")
    assert (LOCALES / "en" / "rules" / f"{game.name}.md").read_text("utf-8").startswith("# ")


def test_events_have_texts_and_texts_have_events():
    file = (LOCALES / "en" / "games.ftl").read_text("utf-8")
    assert set(re.findall(r"^event-([\w-]+) =", file, re.MULTILINE)) == EVENTS
