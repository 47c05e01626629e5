"""Talk at a place, a table or an evening: who says what, how fast, and how everybody there hears it.

A message is written down and then told, by this process and all others, in the order of its number. Nobody but people says
anything: what a game or a bot knows has no way in here. What is said is text and nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import unicodedata
from collections import deque
from collections.abc import Collection, Coroutine, Iterable
from typing import Any

import regex

from alehouse.refused import Refused
from alehouse.server import messages, protocol
from alehouse.server.database import Away, Taken
from alehouse.server.feed import Feed
from alehouse.server.line import Line, encode
from alehouse.server.messages import Message
from alehouse.server.names import BAD, ENCLOSING, HIDDEN, LONGEST_CHARACTER, VISIBLE, hidden_for_nothing
from alehouse.server.rate import Buckets
from alehouse.server.settings import Settings
from alehouse.server.store import Guest, Store, now

log = logging.getLogger("alehouse.server")

LONGEST = 300
"""Characters of a message, as people count them."""
LONGEST_TEXT = 600
"""Code points of a message: what stores it has room for so many."""
MARKS = regex.compile(r"(?<=^|[\s\p{P}])\p{M}+|(?<=\p{M}{3})\p{M}+")
"""Marks on nothing, and more of them on a letter than any writing has."""
REACTIONS = ("cheers", "well-played", "thanks", "laugh", "ouch", "sorry", "thinking", "hurry")
"""What can be said without typing; the page has a picture and, in every language, a word for each."""
TOLD = 50
"""Messages that somebody who comes is told."""
SHARE = 8
"""A place, and an address, may have so many times as much said as one person may say."""
TRIES = 8
"""How often a message is written down again because another process was faster."""
AT_ONCE = 100
"""Places that are looked at in one query."""
NEWS = "/talk"
"""What follows the name of a place in the feed. So moves, which are told by the name alone, make nobody look here."""


def clean_text(text: str) -> str:
    """A message as it is shown: one line, without anything that cannot be seen or turns what stands around it.

    Raises Refused if nothing is left, or too much.
    """
    if len(text) > 4 * LONGEST_TEXT:  # nothing is done with a text that no cleaning makes short enough
        raise Refused("error-talk-long", max=LONGEST)
    text = regex.sub(r"[\s\p{Zs}\p{Zl}\p{Zp}]+", " ", unicodedata.normalize("NFC", text))
    text = ENCLOSING.sub("", MARKS.sub("", BAD.sub("", text)))
    hidden = hidden_for_nothing(text)
    text = " ".join("".join(c for place, c in enumerate(text) if place not in hidden).split())
    if not VISIBLE.search(HIDDEN.sub("", text)):
        raise Refused("error-talk-empty")
    characters = regex.findall(r"\X", text)
    if len(text) > LONGEST_TEXT or len(characters) > LONGEST:
        raise Refused("error-talk-long", max=LONGEST)
    if max(map(len, characters)) > LONGEST_CHARACTER:
        raise Refused("error-talk-empty")
    return text


def who(place: str, guest: str) -> str:
    """What tells a guest from others at one place, and nothing anywhere else: the id itself never leaves the server."""
    return hashlib.sha256(f"{place} {guest}".encode()).hexdigest()[:10]


class Place:
    """What this process knows of the talk at a place where somebody is connected."""

    __slots__ = ("id", "known", "last", "lines", "new", "recent", "turn")

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.known = False
        """Whether the store has been asked at all."""
        self.last = 0
        """The number of the last message that has been told."""
        self.recent: deque[Message] = deque(maxlen=TOLD)
        self.lines: set[Line] = set()
        self.new: list[Line] = []
        """Those of the lines that have not been told yet what was said before they came."""
        self.turn = asyncio.Lock()
        """Held by whoever writes a message down, so that those of this process do not get in each other's way."""


class Talk:
    """The talk at all places of this process."""

    def __init__(self, store: Store, settings: Settings, feed: Feed) -> None:
        self.store = store
        self.feed = feed
        feed.listen(self.noticed)
        rate, burst = settings.talk_rate, settings.talk_burst
        self._each = Buckets(rate, burst)
        self._places = Buckets(SHARE * rate, SHARE * burst)
        self._addresses = Buckets(SHARE * rate, SHARE * burst)
        self._here: dict[str, Place] = {}
        self._wanted: dict[str, Place] = {}
        """Places at which more may have been said than has been told."""
        self._looking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def close(self) -> None:
        """Stop. What has been written down is told by others, or whoever comes back."""
        self._closed = True
        tasks = [*self._tasks, *([self._looking] if self._looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def join(self, place: str, line: Line) -> None:
        """Somebody has come to a place: tell what was said there lately, if anything, and what will be."""
        here = self._here.get(place)
        if here is None:
            here = self._here[place] = Place(place)
        here.lines.add(line)
        if here.known:
            self._tell(here, here.recent, [line], fresh=False)
        else:
            here.new.append(line)
            self._look_at([here])

    def leave(self, place: str, line: Line) -> None:
        """A connection is gone."""
        here = self._here.get(place)
        if here is None:
            return
        here.lines.discard(line)
        if line in here.new:
            here.new.remove(line)
        if not here.lines:
            del self._here[place]
            self._wanted.pop(place, None)

    def say(
        self,
        place: str,
        line: Line,
        guest: Guest,
        what: str,
        text: str,
        *,
        seat: str | None,
        made: int,
        address: str,
    ) -> None:
        """Say something at a place: everybody hears it when it is written down. Raises Refused.

        `made` is how many moves have been made there, `address` where the guest's connection comes from.
        """
        if what == "react":
            if text not in REACTIONS:
                raise Refused("error-talk-word", words=", ".join(REACTIONS))
        else:
            text = clean_text(text)
        if not (self._each.take(guest.id) and self._places.take(place) and self._addresses.take(address)):
            raise Refused("error-talk-fast")
        here = self._here.get(place)
        if here is not None and not self._closed:
            self._spawn(self._say(here, line, guest, kind=what, seat=seat, text=text, moves=made))

    async def _say(self, here: Place, line: Line, guest: Guest, **message: Any) -> None:
        try:
            async with here.turn:
                for attempt in range(TRIES):
                    try:
                        await messages.add(self.store.database, here.id, guest, **message)
                        break
                    except Taken:
                        if attempt == TRIES - 1:
                            raise
        except (Away, Taken) as problem:
            log.warning("a message was not written down: %s", problem)
            line.refuse(Refused("error-talk-busy"), message["moves"])
        except Exception:
            log.exception("a message could not be written down")
            line.refuse(Refused("error-talk-busy"), message["moves"])
        else:
            self.feed.publish([here.id + NEWS])
        # Also after a failure: nobody knows whether it was written.
        self._look_at([here])

    async def noticed(self, told: Collection[str] | None) -> None:
        """Something has happened elsewhere (`None`: perhaps anything): look, if it is talk that somebody here hears."""
        if told is None:
            self._look_at(list(self._here.values()))
        else:
            names = (name.removesuffix(NEWS) for name in told if name.endswith(NEWS))
            self._look_at([self._here[name] for name in names if name in self._here])

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _look_at(self, places: Iterable[Place]) -> None:
        for here in places:
            if self._here.get(here.id) is here:
                self._wanted[here.id] = here
        if self._wanted and self._looking is None and not self._closed:
            self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        """Look until everything has been told; whoever comes meanwhile is answered by the next query."""
        pause = 0.1
        try:
            while self._wanted:
                places = [self._wanted.pop(name) for name in list(self._wanted)[:AT_ONCE]]
                wanted = {here.id: here.last for here in places}
                try:
                    found = await messages.since(self.store.database, wanted, TOLD)
                except Away:
                    for here in places:
                        if self._here.get(here.id) is here:
                            self._wanted[here.id] = here
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, 2.0)
                    continue
                pause = 0.1
                for here in places:
                    self._heard(here, [each for each in found if each.place == here.id])
        except Exception:
            log.exception("what was said could not be looked up")
        finally:
            self._looking = None

    def _heard(self, here: Place, found: list[Message]) -> None:
        if not here.known:
            # Whoever was there before the first look was there before anything was said that is new.
            here.known = True
            here.recent.extend(found)
            self._tell(here, found, here.new, fresh=False)
            here.new = []
        elif found:
            here.recent.extend(found)
            self._tell(here, found, here.lines, fresh=True)
        if found:
            here.last = found[-1].number

    def _tell(self, here: Place, said: Iterable[Message], lines: Iterable[Line], *, fresh: bool) -> None:
        said = list(said)
        if not said:
            return
        time = now()
        speakers = {each.guest for each in said}
        others: bytes | None = None
        for line in list(lines):
            if line.guest in speakers:
                line.write(_frame(said, line.guest, time, fresh))
                continue
            if others is None:
                others = _frame(said, None, time, fresh)
            line.write(others)


def _frame(said: list[Message], guest: str | None, time: int, fresh: bool) -> bytes:
    return encode(protocol.SaidFrame([_said(each, guest, time) for each in said], fresh))


def _said(each: Message, guest: str | None, time: int) -> protocol.Said:
    return protocol.Said(
        each.number,
        "react" if each.kind == "react" else "say",
        each.seat,
        each.name,
        who(each.place, each.guest),
        each.guest == guest,
        each.text,
        each.moves,
        max(0, (time - each.made) // 1000),
    )
