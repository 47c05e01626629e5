"""What a person enters at their turn: a move, the beginning of one, or what only that move says.

A number means what it says in the moves (an amount, a rank, a card). Only where no move names a number are moves told by
their place in the menu.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from alehouse.moves import ANY_CARDS


def numbered(moves: Sequence[str]) -> bool:
    """Whether moves are told by their place in the menu: no move names a number, or leaves one open."""
    return not any(word.isdecimal() or word == ANY_CARDS for move in moves for word in move.split()[1:])


def matches(entry: str, moves: Sequence[str], names: dict[str, str], you: str) -> list[str]:
    """The legal moves that an entry can mean, best kind of fit only: one if it is clear, none if it fits none.

    `moves` are texts without the seat, `names` the players by seat letter. Case and spaces do not matter, a
    player's name stands for the seat, words may be cut short and their order may differ; the own seat may stand first.
    The verb may be left out: `5` means the moves that name a 5. What a place in the menu means is not looked up here.
    """
    tokens = entry.casefold().split()
    found = _fitting(tokens, moves, names)
    if not found and len(tokens) > 1 and tokens[0] == you.casefold():
        found = _fitting(tokens[1:], moves, names)
    return found or _named(tokens, moves, names)


def key(move: str, moves: Sequence[str], names: dict[str, str], you: str, taken: Collection[str]) -> str:
    """What can be entered for a move and for no other: the number it names, or as little of its words as will do.

    None of the words `taken`; the whole move if nothing shorter is clear.
    """
    verb, *rest = move.casefold().split()
    numbers = [word for word in rest if word.isdecimal()]
    entries = [" ".join(numbers), " ".join(rest)]
    entries += [" ".join([verb[:length], *rest]) for length in range(1, len(verb))]
    clear = (e for e in entries if e and e not in taken and matches(e, moves, names, you) == [move])
    return next(clear, move)


def _fitting(tokens: list[str], moves: Sequence[str], names: dict[str, str]) -> list[str]:
    split = {move: move.casefold().split() for move in moves}
    exact = [move for move, words in split.items() if words == tokens]
    if exact or not tokens:
        return exact
    rest = [_seat(token, names) or token for token in tokens[1:]]
    tokens = [tokens[0], *rest]
    begun = [
        move
        for move, words in split.items()
        if len(tokens) <= len(words)
        and words[0].startswith(tokens[0])
        and all(a == b for a, b in zip(rest, words[1:], strict=False))
    ]
    if not begun:
        begun = [
            move
            for move, words in split.items()
            if words[0].startswith(tokens[0]) and sorted(rest) == sorted(words[1:])
        ]
    complete = [move for move in begun if len(split[move]) == len(tokens)]
    return complete if len(complete) == 1 else begun


def _named(tokens: list[str], moves: Sequence[str], names: dict[str, str]) -> list[str]:
    """The moves that say exactly these things, whatever their verb; else those that say these and more."""
    tokens = [_seat(token, names) or token for token in tokens]
    said = {move: move.casefold().split()[1:] for move in moves}
    if not tokens:
        return []
    exact = [move for move, words in said.items() if words == tokens]
    any_order = exact or [move for move, words in said.items() if sorted(words) == sorted(tokens)]
    return any_order or [move for move, words in said.items() if Counter(tokens) <= Counter(words)]


def _seat(token: str, names: dict[str, str]) -> str | None:
    """The seat (in lower case) of the only player whose name begins so."""
    seats = [seat for seat, name in names.items() if len(token) > 1 and name.casefold().startswith(token)]
    return seats[0].casefold() if len(seats) == 1 else None
