"""Lessons over HTTP."""

import msgspec
import pytest

from alehouse.lessons import lesson_of, taught
from alehouse.server import lessons, protocol


def test_a_lesson_comes_with_all_that_its_page_needs(server):
    import httpx

    with httpx.Client(base_url=server.base) as client:
        told = client.get("/api/lessons/port").json()
        assert client.get("/api/lessons/whist").json()["error"]["code"] == "error-game"
        games = {game["name"]: game["lesson"] for game in client.get("/api/games").json()["games"]}
    assert [name for name, lesson in games.items() if lesson] == sorted(taught())
    assert told["table"]["you"] == "A"
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", "Hazel", "Barley"]
    assert set(told["texts"]) == {"en", "de", "ru"}
    first, second, third, *_ = told["places"]
    assert [frame["kind"] for frame in first["frames"]] == ["state"]
    assert first["frames"][0]["position"]["zones"]["stack"] == [["5"], ["8"], ["9"]]
    assert (first["say"], first["plays"], first["right"]) == ("lesson-port-deal", False, {"": 1})
    assert (second["right"], second["wrong"]) == ({"hit": 2}, {"lock": "lesson-port-first-lock"})
    # The learner's own move, then those of the others, as at a table.
    assert [(f["kind"], f["seat"], f["text"]) for f in third["frames"]] == [
        ("moved", "A", "hit"),
        ("moved", "B", "hit"),
        ("moved", "C", "hit"),
    ]
    last = told["places"][-1]
    assert (last["say"], last["right"]) == ("lesson-port-end", {})


@pytest.mark.parametrize("game", taught())
def test_a_lesson_shows_what_its_learner_sees_and_asks_only_when_something_can_be_done(game):
    page = lessons.page_of(lesson_of(game))
    viewer = lesson_of(game).seat
    for place, told in zip(lesson_of(game).places(), page.places, strict=True):
        seen = place.table.seen_by(viewer)
        last = told.frames[-1]
        assert last.position.zones == msgspec.to_builtins(seen.zones())
        assert last.move == place.table.made
        assert not any(frame.menu for frame in told.frames[:-1])
        if told.plays:
            assert {choice.text for choice in last.menu} == set(seen.legal())
            assert set(told.right) | set(told.wrong) >= set(seen.legal())
    assert msgspec.json.decode(lessons.encoded(game), type=protocol.LessonPage) == page
