"""One client's connection to a table, whatever carries it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from alehouse.refused import Refused
from alehouse.server import protocol
from alehouse.server.errors import problem

if TYPE_CHECKING:
    from alehouse.server.store import Guest

encode = msgspec.json.Encoder().encode

NORMAL, GOING_AWAY, POLICY, TOO_LARGE, BROKEN, TRY_LATER, REFUSED = 1000, 1001, 1008, 1009, 1011, 1013, 4400
"""Close codes: nothing is wrong; the server ends; abuse; a frame that is much too large; something is wrong here; it
has too much to do, or the client reads too slowly; the line could not be opened, has been silent, or the same person
has opened a newer one (the reason is the close frame's text)."""


class Line:
    """A connection to a table. What carries it overrides `write` and `close`; neither waits, and neither raises."""

    def __init__(self, guest: str | None, locale: str = "en") -> None:
        self.guest = guest
        """The id of whoever is at the other end, or `None` for somebody unknown."""
        self.person: Guest | None = None
        """Who that is, as far as it has been looked up."""
        self.name = ""
        """What that person is called; nothing if no name was given."""
        self.key = guest or ""
        """By what a watcher is told from others."""
        self.locale = locale
        """The language in which refusals are told."""
        self.told: tuple[Any, ...] = ()
        """What it was told last of who is at the table."""
        self.closing = False
        """Whether it has been hung up: nothing more is written."""

    def write(self, frame: bytes) -> None:
        """Send an encoded frame, after all that was sent before. Does nothing on a line that has been hung up."""
        raise NotImplementedError

    def close(self, code: int, reason: Refused) -> None:
        """Hang up after what has been written; the reason's code is told as the close frame's text.

        Only the first call does anything. Whoever carries the line tells the rooms (`leave`) when it is gone.
        """
        raise NotImplementedError

    def send(self, frame: protocol.ServerFrame) -> None:
        """Send a frame."""
        self.write(encode(frame))

    def refuse(self, refused: Refused, made: int) -> None:
        """Tell that a frame was not accepted; `made` is the number of moves made at the table."""
        told = problem(refused, self.locale)
        self.send(protocol.RefusedFrame(told.code, told.args, told.text, made))
