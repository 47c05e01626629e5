"""A line of a test: it keeps what it is told."""

import asyncio
import json

from alehouse.server.line import Line


class Heard(Line):
    """A connection to a table whose client reads everything at once."""

    __slots__ = ("bytes", "closed")

    def __init__(self, guest=None, locale="en"):
        super().__init__(guest, locale)
        self.bytes = []
        self.closed = None

    def write(self, frame):
        if not self.closing:
            self.bytes.append(frame)

    def close(self, code, reason):
        if not self.closing:
            self.closing = True
            self.closed = code, reason.code


def frames(line):
    """What a line has been told since it was last asked."""
    found = [json.loads(frame) for frame in line.bytes]
    line.bytes.clear()
    return found


def kinds(line):
    """What kinds of frames a line has been told since it was last asked, refusals by their code."""
    return [f["code"] if f["kind"] == "refused" else f["kind"] for f in frames(line)]


async def until(test, seconds=10):
    """Wait until something is so."""
    for _ in range(int(seconds / 0.01)):
        if test():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to be")
