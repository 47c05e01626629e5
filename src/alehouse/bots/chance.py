"""A bot that picks any legal move."""

from __future__ import annotations

from alehouse.dealer import new_dealer
from alehouse.native.dealer import below
from alehouse.seen import Seen


class RandomBot:
    """All legal moves are equally likely."""

    def __init__(self, seed: str) -> None:
        self.chance = new_dealer(f"bot:{seed}")
        """Its own, never the table's."""

    def choose(self, seen: Seen) -> str:
        """See `Bot.choose`."""
        game, p, menu = seen.game, seen.choosing(), seen.numbers()
        m = menu[int(below(self.chance[0], len(menu)))]
        if game.complete and game.notation.is_open(m):
            m = int(game.complete(seen.state, self.chance[0], p, m))
        return game.notation.write(m, seat=False)
