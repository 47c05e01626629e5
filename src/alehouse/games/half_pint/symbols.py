"""The row size and the hand size printed on each fight card (ruling R1)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alehouse.decks import COLOURS, HALF_PINT, VALUES
from alehouse.refused import Refused

PRINTED = Path(__file__).with_name("symbols.txt")
MOST_ROW, MOST_HAND = 5, 12


@cache
def sizes(table: str) -> list[int]:
    """What a table of symbols says: for each kind of card row size × 16 + hand size (0 for kind 0).

    The table has 65 pairs ``row/hand`` (K1 … K13, then R, B, G, Y; ``#`` begins a comment), or one pair for all cards;
    an empty one stands for the table that comes with the game. Raises Refused.
    """
    lines = (table.strip() or PRINTED.read_text("utf-8")).splitlines()
    pairs = [word for line in lines for word in line.partition("#")[0].split()]
    if len(pairs) == 1:
        pairs *= HALF_PINT.size
    if len(pairs) != HALF_PINT.size:
        raise Refused("error-half-pint-symbols-count", found=len(pairs), cards=HALF_PINT.size)
    found = [0] * HALF_PINT.kinds
    for at, pair in enumerate(pairs):
        colour, value = divmod(at, VALUES)
        card = f"{COLOURS[colour]}{value + 1}"
        found[HALF_PINT.kind(card)] = _size(card, pair)
    return found


def _size(card: str, pair: str) -> int:
    row, _, hand = pair.partition("/")
    if all(n.isascii() and n.isdigit() and len(n) < 3 for n in (row, hand)):
        r, h = int(row), int(hand)
        if 1 <= r <= MOST_ROW and 1 <= h <= MOST_HAND:
            return r << 4 | h
    raise Refused("error-half-pint-symbols-pair", card=card, pair=pair, row=MOST_ROW, hand=MOST_HAND)


def check_deal(players: int, table: str) -> None:
    """Raises Refused if a card of the table asks for more cards than there are for so many players."""
    for kind, size in enumerate(sizes(table)):
        row, hand = size >> 4, size & 15
        if row + players * hand > HALF_PINT.size:
            raise Refused(
                "error-half-pint-symbols-deal",
                card=HALF_PINT.text(kind),
                row=row,
                hand=hand,
                players=players,
                needed=row + players * hand,
                cards=HALF_PINT.size,
            )
