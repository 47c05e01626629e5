"""Lessons over HTTP: everything that the learner will see, told by the same code as at a table, so that the page plays it alone."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from alehouse.catalogue import find
from alehouse.layout import LETTERS
from alehouse.lessons import Lesson, Place, lesson_of
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.answers import PACKED, lasting
from alehouse.server.play import Teller, describe
from alehouse.server.store import Header, Seat

Call = Request[Any, Any, Any]
Frame = protocol.StateFrame | protocol.MovedFrame
LOG = 1000
LEARNER = "learner"


@get(
    "/lessons/{game:str}",
    summary="The lesson of a game",
    tags=["games"],
    sync_to_thread=True,
    opt={PACKED: True},
)
def lesson(
    request: Call, game: Annotated[str, Parameter(description="The game's name")]
) -> Response[protocol.LessonPage]:
    """Give a first hand with prepared cards: what the learner sees, what is right, and what other moves are answered with."""
    return lasting(request, encoded(find(game).name), "application/json", keep="no-cache")


@cache
def encoded(game: str) -> bytes:
    """The lesson of a game as it is sent. Raises Refused if there is none."""
    found = lesson_of(game)
    if found is None:
        raise Refused("error-lesson", game=game)
    return msgspec.json.encode(page_of(found))


def page_of(lesson: Lesson) -> protocol.LessonPage:
    """A lesson as clients get it."""
    places = lesson.places()
    return protocol.LessonPage(
        game=lesson.game,
        table=describe(_header(lesson), LEARNER, {lesson.seat}, set()),
        places=[_place(lesson, places, number) for number in range(len(places))],
        texts=lesson.texts(),
    )


def _header(lesson: Lesson) -> Header:
    """A table as if the lesson were played at one."""
    record = lesson.record
    seats = tuple(
        Seat(seat, "person", LEARNER, None, name)
        if seat == lesson.seat
        else Seat(seat, "bot", None, "steady", name)
        for seat, name in zip(LETTERS, record.names, strict=False)
    )
    return Header(
        id=f"learn-{lesson.game}",
        game=lesson.game,
        version=find(lesson.game).version,
        options=dict(record.options),
        dealer=LETTERS[record.dealer_seat()],
        seed="",
        commitment="",
        creator="",
        listed=False,
        created=0,
        started=0,
        ended=None,
        next=None,
        seats=seats,
        count=0,
        study=True,
    )


def _place(lesson: Lesson, places: list[Place], number: int) -> protocol.LessonPlace:
    place = places[number]
    step = place.step
    viewer = LETTERS.index(lesson.seat)
    # Where nothing has moved since something was read, the whole state says what can be done now.
    still = number == 0 or _still(places[_before(places, number)], place)
    frames: list[Frame] = []
    for at, table in enumerate(place.made):
        teller = Teller(table)
        if at == 0 and (still or table.made == 0):
            frames.append(msgspec.json.decode(teller.state(viewer, LOG), type=protocol.StateFrame))
        else:
            frames.append(msgspec.json.decode(teller.moved([viewer])[viewer], type=protocol.MovedFrame))
    # What is only read may be passed over by the move that follows.
    tries = step is not None and (step.plays or _still(place, places[place.right[""]]))
    for frame in frames[:-1] if tries else frames:
        frame.menu = []  # here the learner watches
    if step is None:
        return protocol.LessonPlace(frames, lesson.message(lesson.end), False, [], {}, {}, None)
    return protocol.LessonPlace(
        frames,
        lesson.message(step.say),
        step.plays,
        list(step.point),
        place.right,
        {move: lesson.message(answer) for move, answer in place.wrong.items()},
        lesson.message(step.otherwise) if step.otherwise else None,
    )


def _still(before: Place, place: Place) -> bool:
    """Whether nothing has moved between two places."""
    return len(place.made) == 1 and place.table.made == before.table.made


def _before(places: list[Place], number: int) -> int:
    """The place that leads to this one."""
    return next(n for n, place in enumerate(places) if number in place.right.values())


HANDLERS = [lesson]
