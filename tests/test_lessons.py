"""Every lesson leads to its end, and answers whatever is tried."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from alehouse.catalogue import find
from alehouse.language import languages, say
from alehouse.lessons import BrokenLesson, lesson_of, read, taught, texts_file

PORT = """
alehouse = 1
game = "port"
players = 2
cards = "4 9 3 10 8"
moves = ["A hit", "B lock", "A lock"]
"""
STEPS = """
[[_steps]]
say = "first"
wrong = { lock = "first-lock" }
[[_steps]]
say = "second"
otherwise = "first-lock"
"""


def texts(game, language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts_file(game, language).read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("game", taught())
def test_a_lesson_leads_to_its_end_by_every_right_move(game):
    places = lesson_of(game).places()
    reached = {0} | {to for place in places for to in place.right.values()}
    assert reached == set(range(len(places)))
    for number, place in enumerate(places):
        assert all(to > number for to in place.right.values())  # so it never goes round in circles
        assert bool(place.right) == (place.step is not None)
    ends = [place for place in places if place.step is None]
    assert ends
    for end in ends:
        assert end.table.made == len(lesson_of(game).record.moves)


@pytest.mark.parametrize("game", taught())
def test_whatever_is_tried_is_right_or_answered_in_every_language(game):
    lesson = lesson_of(game)
    said = {language: texts(game, language) for language in languages()}

    def told(name):
        for language, bundle in said.items():
            text, errors = bundle.format_pattern(bundle.get_message(lesson.message(name)).value, {})
            assert not errors
            assert text.strip()
            assert "{" not in text
            if language == "ru":
                assert re.search("[а-яё]", text)

    tried = 0
    for place in lesson.places():
        told(place.step.say if place.step else lesson.end)
        if place.step is None or not place.step.plays:
            continue
        for move in place.table.legal(lesson.seat):
            if move in place.right:
                continue
            told(place.wrong[move])
            tried += 1
    assert tried > 0  # a lesson in which nothing can go wrong teaches nothing


@pytest.mark.parametrize("game", taught())
def test_no_language_of_a_lesson_reads_as_another(game):
    lesson = lesson_of(game)
    said = {language: texts(game, language) for language in languages()}
    for name in lesson.messages():
        read = {b.format_pattern(b.get_message(name).value, {})[0] for b in said.values()}
        assert len(read) == len(said), name


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_short_and_its_texts_are_shorter(game):
    """Three to five minutes: some dozen steps, each a few lines on a phone."""
    lesson = lesson_of(game)
    assert 5 <= len(lesson.steps) <= 16
    for language in languages():
        bundle = texts(game, language)
        for name in lesson.messages():
            assert len(bundle.format_pattern(bundle.get_message(name).value, {})[0]) <= 380, (language, name)


@pytest.mark.parametrize("game", taught())
def test_a_lesson_points_at_what_there_is(game):
    lesson, declared = lesson_of(game), find(game)
    zones = {zone.name for zone in declared.layout.zones()}
    words = {verb.word for verb in declared.verbs.all}
    seats = set("ABCDEFGH"[: len(lesson.record.names)])
    for step in lesson.steps:
        for what in step.point:
            kind, *rest = what.split(":")
            if kind == "zone":
                assert rest[-1] in zones | {"left"}
            elif kind == "verb":
                assert rest == [*rest[:-1], rest[-1]]
                assert rest[-1] in words
            elif kind == "seat":
                assert rest[-1] in seats


def test_the_numbers_that_a_lesson_tells_are_those_of_the_laboratory():
    """Port says: four of 52 cards, ten of 49, five of 43, one in six."""
    chances = [
        str(place.table.seen_by("A").odds("hit").events["bust"])
        for place in lesson_of("port").places()
        if place.step and place.step.plays
    ]
    assert chances == ["1/13", "10/49", "1/3", "5/43", "1/6", "14/41"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (STEPS.replace('wrong = { lock = "first-lock" }', ""), "nothing answers who tries lock"),
        (STEPS.replace("lock =", "loock ="), "nothing answers who tries lock"),
        (STEPS.replace('say = "second"', 'say = "second"\nhint = 1'), "hint means nothing here"),
        (STEPS.replace('say = "second"', 'say = "second"\nright = ["bet *"]'), "no move is like bet"),
        (STEPS.replace('say = "second"', 'say = "second"\npoint = ["moon"]'), "nothing can be pointed at"),
        (STEPS + '[[_steps]]\nsay = "third"\n', "makes only 2 moves"),
        (STEPS + '[[_steps]]\nat = 9\nsay = "third"\n', "comes after 9 moves"),
        (STEPS[: STEPS.rindex("[[")], "has no step"),
        (STEPS.replace('"second"', '"other"'), "de does not say lesson-port-other"),
        ("", "there are no"),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_why(wrong, why):
    with pytest.raises(BrokenLesson, match=why):
        read("port", PORT + wrong)


def test_a_lesson_whose_moves_cannot_be_made_says_which():
    with pytest.raises(BrokenLesson, match=r"move 2 .C lock."):
        read(
            "port",
            PORT.replace("B lock", "C lock").replace("players = 2", "players = 3").replace("4 9 3", "4 9 5")
            + STEPS,
        )


def test_each_right_move_leads_on_by_itself():
    """A lesson with two right moves at one step goes on after either."""
    lesson = read_without_texts(
        PORT.replace('"A hit", "B lock", "A lock"', '"A hit", "B lock", "A hit"')
        + STEPS.replace('otherwise = "first-lock"', 'right = ["lock"]')
    )
    places = lesson.places()
    second = places[1]
    assert set(second.right) == {"hit", "lock"}
    # A 4 and a 3: another card, or the first one of the next round.
    assert [
        len(places[second.right[move]].table.seen_by("A").zones()["stack"][0]) for move in ("hit", "lock")
    ] == [3, 1]


def read_without_texts(text):
    from alehouse import lessons

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lessons, "_check_texts", lambda lesson: None)
        return read("port", text)


def test_errors_are_told_in_words():
    assert "port" in say("en", "error-lesson", game="port")
