"""What a person enters at their turn: a number, a move, the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence


def matches(entry: str, moves: Sequence[str], names: dict[str, str], you: str) -> list[str]:
    """The legal moves that an entry can mean, best kind of fit only: one if it is clear, none if it fits none.

    `moves` are texts without the seat, `names` the players by seat letter. Case and spaces do not matter, a
    player's name stands for the seat, words may be cut short and their order may differ; the own seat may stand first.
    """
    tokens = entry.casefold().split()
    found = _fitting(tokens, moves, names)
    if not found and len(tokens) > 1 and tokens[0] == you.casefold():
        found = _fitting(tokens[1:], moves, names)
    return found


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


def _seat(token: str, names: dict[str, str]) -> str | None:
    """The seat (in lower case) of the only player whose name begins so."""
    seats = [seat for seat, name in names.items() if len(token) > 1 and name.casefold().startswith(token)]
    return seats[0].casefold() if len(seats) == 1 else None
