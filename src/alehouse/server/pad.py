"""The score pad for a real table over HTTP: stateless, a whole pad comes in and its tally goes out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import Body

from alehouse import pad as pads
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.errors import plain_args
from alehouse.server.people import language

Call = Request[Any, Any, Any]


def from_wire(sheet: protocol.PadSheet) -> pads.Pad:
    """The pad that a client has sent."""
    fields = msgspec.structs.asdict(sheet)
    fields["lines"] = tuple(pads.Line(**msgspec.structs.asdict(line)) for line in sheet.lines)
    return pads.Pad(**fields)


def to_wire(pad: pads.Pad) -> protocol.PadSheet:
    """A pad as clients get it. Raises Refused if a file says what no client could."""
    try:
        sheet: protocol.PadSheet = msgspec.convert(pad, protocol.PadSheet, from_attributes=True)
    except msgspec.ValidationError as error:
        raise Refused("error-shape", problem=str(error)) from None
    return sheet


def note(found: pads.Note, locale: str) -> protocol.PadNote:
    """A note on a line as clients get it, in their language."""
    short = pads.Note(found.line, found.seat, found.code, plain_args(found.args))
    return protocol.PadNote(short.line, short.seat, short.code, short.args, short.text(locale))


def reckon(sheet: protocol.PadSheet, locale: str) -> protocol.PadTally:
    """The tally of a pad. Raises Refused."""
    found = pads.tally(from_wire(sheet))
    fields = vars(found) | {
        "game": pads.game.name,
        "problem": found.problem and note(found.problem, locale),
        "warnings": [note(each, locale) for each in found.warnings],
    }
    tally: protocol.PadTally = msgspec.convert(fields, protocol.PadTally, from_attributes=True)
    return tally


@post("/pad", summary="Reckon a score pad", tags=["pad"], status_code=200, sync_to_thread=True)
def tally(request: Call, data: Annotated[protocol.PadSheet, Body()]) -> protocol.PadTally:
    """Reckon a score pad of Half-Pint Heroes: points, marks, runs, gun fights, drinks, ranking."""
    return reckon(data, language(request))


@post("/pad/read", summary="Read a saved score pad", tags=["pad"], status_code=200, sync_to_thread=True)
def read(data: Annotated[protocol.PadRecord, Body()]) -> protocol.PadSheet:
    """Give the score pad that a record keeps."""
    return to_wire(pads.read(Record.read(data.record)))


HANDLERS = [tally, read]
