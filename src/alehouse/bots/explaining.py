"""Why a move is good, in a sentence or two, from the numbers by which it was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

import numpy as np

from alehouse.bots.search import SearchBot, Weighed
from alehouse.lab.ahead import stakes_of
from alehouse.lab.odds import odds
from alehouse.language import FALLBACK, named, say
from alehouse.layout import card_counts
from alehouse.refused import Refused
from alehouse.seen import Seen


@dataclass(frozen=True)
class Risk:
    """What may well happen, and how likely it is."""

    move: str
    """The move that it may happen after."""
    event: str
    chance: float
    cards: int | None
    """So many of the cards that nobody has seen bring it; `None` if it does not hang on one card, or was sampled."""
    of: int | None


@dataclass(frozen=True)
class Explanation:
    """The move that search finds best for a seat, and why."""

    game: str
    move: str
    rival: str | None
    """The best of the other moves; `None` if there is none."""
    lead: float
    """How much more the move brings than its rival, on average until the hand ends."""
    margin: float
    """Half the width of the 95 % interval of the lead."""
    unit: str | None
    """What `lead` counts: points or chips; `None` where the end of the hand was looked through (then it is in the game's `standing`)."""
    risk: Risk | None

    @property
    def how(self) -> Literal["only", "clear", "close", "ending"]:
        """In which way it is good: there is no other; it is better by `lead`; about as good as its rival; best of all ways on to the end."""
        if self.rival is None:
            return "only"
        if self.lead <= self.margin:
            return "close"
        return "ending" if self.unit is None else "clear"

    def sentences(self, locale: str) -> list[str]:
        """The same in words, one sentence each."""
        if self.rival is None:
            return [say(locale, "explain-only", move=self.move)]
        told = [
            say(
                locale,
                f"explain-{self.how}",
                move=self.move,
                rival=self.rival,
                lead=abs(self.lead),
                margin=self.margin,
                unit=self.unit or "",
                until=named(locale, "until", self.game, "hand"),
            )
        ]
        if self.risk is not None:
            what = named(locale, "chance", self.game, self.risk.event)
            message = "explain-risk-sampled" if self.risk.cards is None else "explain-risk"
            told.append(
                say(
                    locale,
                    message,
                    move=self.risk.move,
                    what=what,
                    percent=100 * self.risk.chance,
                    cards=self.risk.cards or 0,
                    of=self.risk.of or 0,
                )
            )
        return told


def explain(
    seen: Seen, *, ms: float | None = None, iterations: int | None = None, seed: str = "explain"
) -> Explanation:
    """The best move of a seat that is acting, as `search` finds it, and why: from what the seat knows and nothing else.

    Raises Refused if the seat is not acting.
    """
    seen.choosing()
    game = seen.game
    found = SearchBot(seed, ms=ms, iterations=iterations).weigh(seen)
    best = found[0]
    rival = max(found[1:], key=lambda w: w.lead, default=None)
    try:
        unit = stakes_of(game, seen.options).unit
    except LookupError:
        unit = None
    if rival is None:
        return Explanation(game.name, best.text, None, 0.0, 0.0, unit, None)
    lead, margin = best.lead - rival.lead, max(best.margin, rival.margin)
    if best.ending:
        unit = None
    risk = _risk(seen, best) or _risk(seen, rival)
    return Explanation(game.name, best.text, rival.text, lead, margin, unit, risk)


def _risk(seen: Seen, move: Weighed) -> Risk | None:
    """The likeliest of what may happen after a move, or may not: what lights cards up, or puts a seat into another state."""
    try:
        told = odds(seen, move.text)
    except Refused:
        return None
    declared = seen.game.events_by_name
    telling = {
        name: chance
        for name, chance in told.events.items()
        # A game's own question is none of its events.
        if 0 < chance < 1
        and name in declared
        and (declared[name].lights or declared[name].puts is not None)
        and named(FALLBACK, "chance", seen.game.name, name) is not None
    }
    if not telling:
        return None
    event = max(telling, key=lambda name: telling[name])
    chance = telling[event]
    counts: np.ndarray = np.array(seen.game.counts(seen.options), np.int64)
    unseen = int((counts - card_counts(seen.game.layout, seen.view[0]))[1:].sum())
    cards = chance * unseen
    exact = isinstance(chance, Fraction) and told.method == "exact" and Fraction(cards).denominator == 1
    return Risk(move.text, event, float(chance), int(cards) if exact else None, unseen if exact else None)
