"""How much time there is to decide, reckoned from when the entries of a table's list were made.

So all processes agree, and a restart loses nothing. Three things are in favour of whoever decides: a second of each decision
is free, since it takes time until a question is seen and an answer arrives; when a process of the server begins, whoever is to
decide then has the time of that decision anew, since nobody can tell for how long no server was there; and what has been taken
back has taken no time. All times here are milliseconds, those of the day since 1970.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from alehouse.refused import Refused
from alehouse.server.entries import standing_at
from alehouse.server.protocol import ClockInfo
from alehouse.table import Table

FREE = 1000
"""Milliseconds of each decision that are free."""
LEAST, MOST = 5, 86_400
"""Seconds for one move: at least and at most."""
GAME_LEAST, GAME_MOST = 30, 86_400
"""Seconds for all moves of a seat."""
ADD_MOST = 3600
"""Seconds that come with each move, at most."""


def check_clock(wanted: ClockInfo | None) -> dict[str, int] | None:
    """The clock of a new table, as its header has it. Raises Refused for what is no clock."""
    if wanted is None:
        return None
    move, game, add = wanted.move, wanted.game, wanted.add
    if move is None and game is None:
        if add:
            raise Refused("error-clock-add")
        return None
    if move is not None and game is not None:
        raise Refused("error-clock-both")
    if move is not None:
        if add:
            raise Refused("error-clock-add")
        if not LEAST <= move <= MOST:
            raise Refused("error-clock-range", what="move", value=move, least=LEAST, most=MOST)
        return {"move": move}
    assert game is not None
    if not GAME_LEAST <= game <= GAME_MOST:
        raise Refused("error-clock-range", what="game", value=game, least=GAME_LEAST, most=GAME_MOST)
    if not 0 <= add <= ADD_MOST:
        raise Refused("error-clock-range", what="add", value=add, least=0, most=ADD_MOST)
    return {"game": game, "add": add}


class Clock:
    """The clocks of a table's seats, which are numbers."""

    def __init__(self, rule: dict[str, int], players: int, mask: int, began: int, ups: Sequence[int]) -> None:
        """`mask`: the seats that decide first, as bits; `began`: since when; `ups`: when processes have begun, in order."""
        self.whole = "game" in rule
        """Whether the time is for all moves of a seat, not for each."""
        self.limit = 1000 * rule["game" if self.whole else "move"]
        self.add = 1000 * rule.get("add", 0)
        self.left = [self.limit] * players
        """What each seat has at the beginning of a decision."""
        self.since = [began] * players
        """Since when each seat has been deciding."""
        self.mask = mask
        """Who decides now."""
        self.last = began
        """When the latest entry was made."""
        self._ups = ups

    @classmethod
    def of(
        cls,
        rule: dict[str, int],
        table: Table,
        entries: Sequence[str],
        times: Sequence[int],
        began: int,
        ups: Sequence[int],
    ) -> Clock:
        """The clock of a table, of all entries of its list and when they were made."""
        first = table.owed(1) if table.made else table.acting_mask
        clock = cls(rule, len(table.seats), first, began, ups)
        before = -1
        stands = standing_at(entries)
        for number, at in enumerate(stands, 1):
            if at - 1 != before:
                clock.restart(times[at - 1])
            after = table.owed(number + 1) if number < table.made else table.acting_mask
            clock.moved(table.mover(number), after, times[at])
            before = at
        if len(entries) - 1 != before:
            clock.restart(times[-1])
        return clock

    def restart(self, at: int) -> None:
        """Moves have been taken back: whoever decides now begins anew."""
        self.since = [at] * len(self.since)
        self.last = at

    def moved(self, mover: int, mask: int, at: int) -> None:
        """A seat has moved; `mask`: who decides from now on."""
        for p in range(len(self.left)):
            if not self.mask >> p & 1:
                continue
            if p == mover or not mask >> p & 1:
                self._charge(p, at, moved=p == mover)
        for p in range(len(self.left)):
            if mask >> p & 1 and (p == mover or not self.mask >> p & 1):
                self.since[p] = at
        self.mask, self.last = mask, at

    def _charge(self, p: int, at: int, *, moved: bool) -> None:
        if not self.whole or not self.left[p]:
            return
        self.left[p] = max(0, self.left[p] - max(0, self.spent(p, at) - FREE))
        if self.left[p] and moved:
            self.left[p] += self.add

    def spent(self, p: int, at: int) -> int:
        """How long a seat has been deciding, while there was a server."""
        begun = bisect_right(self._ups, at)
        since = max(self.since[p], self._ups[begun - 1]) if begun else self.since[p]
        return max(0, at - since)

    def rest(self, p: int, at: int) -> int:
        """How much time a seat has left."""
        if not self.mask >> p & 1 or not self.left[p]:
            return self.left[p]
        return max(0, self.left[p] - max(0, self.spent(p, at) - FREE))

    def out(self, p: int) -> bool:
        """Whether a seat has used up all the time that it had for the game."""
        return self.whole and not self.left[p]

    def expired(self, at: int) -> int:
        """The deciding seats whose time is up, as bits."""
        return sum(1 << p for p in range(len(self.left)) if self.mask >> p & 1 and not self.rest(p, at))

    def told(self, people: int, at: int) -> bytes:
        """What each seat has left, as it is sent; `people`: the seats for which it matters, as bits."""
        return msgspec.json.encode(
            [self.rest(p, at) if people >> p & 1 else None for p in range(len(self.left))]
        )
