"""What is dealt in a contest: seeds that all tables of a deal share, and games cut down to one hand.

The cards that come from a table's deck lie in one order, which follows from the seed alone: the first that is drawn is the
same at all tables, and so is every further one, whoever draws it, as long as nothing has gone back into the deck and
nothing else has been left to chance in between. So all seats have the same cards to begin with, and the deck goes on alike.
Once cards are shuffled in again (a second hand, say) people who have played differently go different ways.
That is why a deal is one hand where the game can be played so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from alehouse.catalogue import find, shipped
from alehouse.game import Game
from alehouse.layout import LETTERS
from alehouse.refused import Refused
from alehouse.table import Table

ONE_HAND = ("hands", "rounds")
"""What options are called that say how many hands are dealt."""
DAILY_PLAYERS = 5
"""Seats of a daily deal at most."""
DAILY_DEALS = 3
"""Deals of a day, where a deal is one hand."""


def seed_of(seed: str, deal: int) -> str:
    """The seed of a deal: it says nothing about that of the contest, nor about those of other deals."""
    return hashlib.sha256(f"deal:{deal}:{seed}".encode()).hexdigest()


def dealer_of(seats: int, deal: int) -> str:
    """The seat that deals: the last one first, as at other tables, then one further with each deal."""
    return LETTERS[(seats - 2 + deal) % seats]


def bot_seed(table_seed: str, seat: str, made: int) -> str:
    """The chance of a bot in a contest, for one move.

    It follows from the deal, so that whoever plays the same meets the same answers, and says nothing about the cards.
    """
    return hashlib.sha256(f"bot:{seat}:{made}:{table_seed}".encode()).hexdigest()


def one_hand(game: Game) -> dict[str, Any]:
    """The options with which a game is one hand, if it has such options."""
    return {name: 1 for name in ONE_HAND if name in game.options}


def options_for(game: Game, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a deal: those given, and one hand if nothing is said about that. Raises Refused."""
    wanted = {name: value for name, value in given.items() if value is not None}
    game.check_options(wanted)
    options = game.options_for(players, one_hand(game) | wanted)
    game.check(players, options)
    return options


@lru_cache(256)
def _all_dealt(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> bool:
    found = find(game)
    settled = getattr(found.module, "settled", None)
    return settled is not None and bool(settled(Table(game, players, dict(options), seed="deal").state))


def all_dealt(game: str, players: int, options: Mapping[str, Any]) -> bool:
    """Whether all cards of a hand are dealt before anybody chooses, as far as the game says so: then all is the same."""
    return _all_dealt(game, players, tuple(sorted(options.items())))


@dataclass(frozen=True)
class Daily:
    """What is played on a day."""

    game: str
    players: int
    options: dict[str, Any]
    seat: str
    deals: int


def daily(day: date) -> Daily:
    """What is played on a day: every game once before any comes again, in an order that differs each time."""
    cycle, at = divmod(day.toordinal(), len(shipped()))
    digest = hashlib.sha256(f"daily:{day.isoformat()}".encode()).digest()
    game = find(_order(cycle)[at])
    fewest, most = max(2, game.min_players), min(game.max_players, DAILY_PLAYERS)
    players = fewest + digest[0] % max(1, most - fewest + 1)
    options = _varied(game, players, options_for(game, players, {}), digest[1])
    seat = LETTERS[digest[2] % players]
    return Daily(game.name, players, options, seat, DAILY_DEALS if one_hand(game) else 1)


def _order(cycle: int) -> list[str]:
    """The games of so many days."""

    def shuffled(number: int) -> list[str]:
        return sorted(shipped(), key=lambda name: hashlib.sha256(f"daily:{number}:{name}".encode()).digest())

    games = shuffled(cycle)
    # Not the same on two days in a row. (What was exchanged there was the first two, never the last.)
    if games[0] == shuffled(cycle - 1)[-1]:
        games[0], games[1] = games[1], games[0]
    return games


def _varied(game: Game, players: int, options: dict[str, Any], chance: int) -> dict[str, Any]:
    """Every other time one switch of the game is turned, if that makes it no longer."""
    switches = [name for name, (_, option) in game.options.items() if option.type == "switch"]
    longest = game.bound(players, game.check_options(options))
    possible = []
    for name in switches:
        turned = options | {name: not game.check_options(options)[name]}
        try:
            game.check(players, turned)
        except Refused:
            continue
        if game.bound(players, game.check_options(turned)) <= longest:
            possible.append(turned)
    if not possible or chance % 2:
        return options
    return possible[chance // 2 % len(possible)]
