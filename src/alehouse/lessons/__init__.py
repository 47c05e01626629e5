"""Lessons: a first hand with prepared cards, in which the table says what matters when it matters.

A lesson is a record (``lessons/<game>.toml``) whose notes say what the learner is told. The other seats' moves are in the
record; the learner's are tried out, and a wrong one is answered. Texts are messages ``lesson-<game>-<name>`` in
``locales/*/lessons/<game>.ftl``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from alehouse.language import LOCALES, MESSAGE, languages
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table

FOLDER = Path(__file__).parent
MOST_NODES = 300
"""So many places a lesson may have: each right move that is not the record's own leads to places of its own."""
POINTS = re.compile(r"(verb|zone|seat|card|choice):.+|pot|goal")
"""What a step may point at."""
KEYS = {"say", "at", "right", "wrong", "otherwise", "point"}


class BrokenLesson(ValueError):
    """A lesson that cannot be taught; the text says where and why."""


@dataclass(frozen=True)
class Step:
    """Something that the learner is told, and what is right to do then."""

    say: str
    """The message that explains, without the game's name."""
    at: int
    """How many moves have been made before."""
    plays: bool
    """Whether the learner makes a move; else they only read, and go on."""
    right: tuple[str, ...]
    """Patterns of the moves that are right beside that of the record, such as ``predict *``."""
    wrong: Mapping[str, str]
    """What other moves are answered with: patterns and messages, the first that fits."""
    otherwise: str | None
    """The message for any other move."""
    point: tuple[str, ...]
    """What is pointed at: ``verb:hit``, ``choice:hit``, ``zone:stack``, ``seat:B``, ``card:5`` (an own one), ``pot``, ``goal``."""

    def answer(self, move: str) -> str | None:
        """The message by which a wrong try is answered; `None` if there is none."""
        for pattern, message in self.wrong.items():
            if fnmatchcase(move, pattern):
                return message
        return self.otherwise


@dataclass
class Place:
    """Where a lesson may stand."""

    made: list[Table]
    """The table after each move since the place before; at the very first place the table that has been dealt."""
    step: Step | None
    """What the learner is told here; `None` at the end."""
    right: dict[str, int] = field(default_factory=dict)
    """For each right move (the empty text: going on) the number of the place that it leads to."""
    wrong: dict[str, str] = field(default_factory=dict)
    """For every other move of the menu the message that answers it."""

    @property
    def table(self) -> Table:
        """The table as it stands here."""
        return self.made[-1]


@dataclass(frozen=True)
class Lesson:
    """The first hand of a game."""

    game: str
    record: Record
    seat: str
    """The learner's seat."""
    steps: tuple[Step, ...]
    end: str
    """The message at the end."""

    def message(self, name: str) -> str:
        """The whole id of one of the lesson's messages."""
        return f"lesson-{self.game}-{name}"

    def messages(self) -> list[str]:
        """The ids of all messages that the lesson mentions, each once."""
        names = [
            name for step in self.steps for name in (step.say, *step.wrong.values(), step.otherwise) if name
        ]
        return [self.message(name) for name in dict.fromkeys([*names, self.end])]

    def texts(self) -> dict[str, str]:
        """The Fluent source of its messages, by language."""
        return {language: texts_file(self.game, language).read_text("utf-8") for language in languages()}

    def places(self) -> list[Place]:
        """Every place that it may come to, the first one first. Raises BrokenLesson for moves that cannot be made."""
        found: list[Place] = []
        _follow(self, Table.of(self.record), None, 0, found)
        return found


def texts_file(game: str, language: str) -> Path:
    """Where the texts of a lesson are."""
    return LOCALES / language / "lessons" / f"{game}.ftl"


@cache
def taught() -> tuple[str, ...]:
    """The games that there are lessons for."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if there is one. Raises BrokenLesson."""
    return read(game, (FOLDER / f"{game}.toml").read_text("utf-8")) if game in taught() else None


def read(game: str, text: str) -> Lesson:
    """A lesson of its file's text. Raises BrokenLesson if anything about it is wrong, its texts included."""
    try:
        data = tomllib.loads(text)
        record = Record.of(data)
    except (tomllib.TOMLDecodeError, Refused) as error:
        raise BrokenLesson(f"{game}: {error}") from None
    if record.game != game:
        raise BrokenLesson(f"{game}: the record is one of {record.game}")
    known = {"_seat", "_end", "_steps"}
    for key in record.notes.keys() - known:
        raise BrokenLesson(f"{game}: {key} means nothing here; there are {', '.join(sorted(known))}")
    seat = str(record.notes.get("_seat", "A"))
    own = [n for n, move in enumerate(record.moves) if move.split()[:1] == [seat]]
    if not own:
        raise BrokenLesson(f"{game}: the learner, seat {seat}, makes no move")
    steps = tuple(_steps(game, record.notes.get("_steps"), own))
    lesson = Lesson(game, record, seat, steps, str(record.notes.get("_end", "end")))
    lesson.places()
    _check_texts(lesson)
    return lesson


def _steps(game: str, given: Any, own: list[int]) -> Iterator[Step]:
    """The steps of a lesson; `own` are the numbers of the learner's moves, from 0."""
    if not isinstance(given, list) or not given:
        raise BrokenLesson(f"{game}: there are no [[_steps]]")
    waiting = list(own)
    before = 0
    for number, each in enumerate(given, 1):
        where = f"{game}, step {number}"
        for key in each.keys() - KEYS:
            raise BrokenLesson(f"{where}: {key} means nothing here; there are {', '.join(sorted(KEYS))}")
        if not isinstance(each.get("say"), str):
            raise BrokenLesson(f"{where}: `say` names the message that explains it")
        plays = "at" not in each
        if not plays and each.keys() & {"right", "wrong", "otherwise"}:
            raise BrokenLesson(f"{where}: with `at` it is only read, so nothing is right or wrong")
        if plays and not waiting:
            raise BrokenLesson(
                f"{where}: the learner makes only {len(own)} moves; what is only read says `at`"
            )
        at = waiting.pop(0) if plays else int(each["at"])
        if at < before:
            raise BrokenLesson(f"{where}: it comes after {at} moves, the step before after {before}")
        before = at
        for what in each.get("point", []):
            if not POINTS.fullmatch(what):
                raise BrokenLesson(f"{where}: nothing can be pointed at by {what!r}")
        yield Step(
            each["say"],
            at,
            plays,
            tuple(each.get("right", [])),
            dict(each.get("wrong", {})),
            each.get("otherwise"),
            tuple(each.get("point", [])),
        )
    if waiting:
        raise BrokenLesson(f"{game}: the learner's move {waiting[0] + 1} has no step")


def _follow(lesson: Lesson, table: Table, own: str | None, number: int, found: list[Place]) -> int:
    """Play on to the next place (`own`: the learner's move first) and then to all that follow; return its number.

    `number`: how many steps have been told.
    """
    moves = lesson.record.moves
    made: list[Table] = []
    if own is None and table.made == 0 and not found:
        made.append(table.copy())
    elif own is not None:
        _make(lesson, table, own)
        made.append(table.copy())
    else:
        made.append(table.copy())  # after something that was only read: nothing has moved
    while True:
        step = lesson.steps[number] if number < len(lesson.steps) else None
        if (step is not None and step.at == table.made) or table.made >= len(moves):
            break
        _make(lesson, table, moves[table.made])
        made.append(table.copy())
    if step is None or step.at != table.made:
        if step is not None:
            raise BrokenLesson(
                f"{lesson.game}: the step {step.say} comes after {step.at} moves, and there are {len(moves)}"
            )
        found.append(Place(made, None))
        return len(found) - 1
    if len(found) >= MOST_NODES:
        raise BrokenLesson(f"{lesson.game}: too many moves are right in too many places")
    place = Place(made, step)
    found.append(place)
    here = len(found) - 1
    if not step.plays:
        place.right[""] = _follow(lesson, table, None, number + 1, found)
        return here
    where = f"{lesson.game}, step {step.say}"
    shown = moves[table.made].split(maxsplit=1)[1]
    menu = table.legal(lesson.seat)
    try:
        main = table.written(table.read(shown, lesson.seat), seat=False)
    except Refused as refused:
        raise BrokenLesson(f"{where}: {refused}") from None
    for pattern in step.right:
        if not any(fnmatchcase(move, pattern) for move in menu):
            raise BrokenLesson(f"{where}: no move is like {pattern}; there are {', '.join(menu)}")
    for move in dict.fromkeys([main, *menu]):
        if move == main or any(fnmatchcase(move, pattern) for pattern in step.right):
            place.right[move] = _follow(lesson, table.copy(), move, number + 1, found)
            continue
        answer = step.answer(move)
        if answer is None:
            raise BrokenLesson(f"{where}: nothing answers who tries {move}")
        place.wrong[move] = answer
    return here


def _make(lesson: Lesson, table: Table, text: str) -> None:
    seat, move = (lesson.seat, text) if text.split()[0] not in table.seats else text.split(maxsplit=1)
    try:
        table.make(table.read(move, seat), last=True)
    except Refused as refused:
        raise BrokenLesson(f"{lesson.game}, move {table.made + 1} ({text}): {refused}") from None


def _check_texts(lesson: Lesson) -> None:
    wanted = set(lesson.messages())
    for language in languages():
        file = texts_file(lesson.game, language)
        said = set(MESSAGE.findall(file.read_text("utf-8"))) if file.exists() else set()
        if missing := sorted(wanted - said):
            raise BrokenLesson(f"{lesson.game}: {file.parent.parent.name} does not say {', '.join(missing)}")
        if more := sorted(said - wanted):
            raise BrokenLesson(f"{lesson.game}: nobody asks for {', '.join(more)} ({language})")
