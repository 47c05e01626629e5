"""Every move that can be written at a table, legal or not."""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from itertools import combinations

from alehouse.game import Game
from alehouse.laws.playing import completed, some
from alehouse.layout import LETTERS
from alehouse.moves import AMOUNT, CARD, CARDS, ORDER, RANK, SEAT
from alehouse.native.moves import CARDS_SHIFT
from alehouse.table import Table


def most_cards(game: Game) -> int:
    """How many cards a move can name."""
    return (63 - CARDS_SHIFT) // game.deck.bits


def sets_of_cards(game: Game, several: str, each: int = 20) -> list[str]:
    """All single cards, and `each` times some cards together, two of which may be the same; a list that is always the
    same. As `CARDS` they stand in ascending order, as `ORDER` in any.
    """
    kinds = range(1, game.deck.kinds)
    chance = random.Random(game.name)
    sets = [[k] for k in kinds]
    for size in range(2, most_cards(game) + 1):
        found = [chance.choices(kinds, k=size) for _ in range(each)]
        sets += [sorted(one) for one in found] if several == CARDS else found
    return list(dict.fromkeys(" ".join(game.deck.text(k) for k in kinds) for kinds in sets))


def every_text(game: Game, players: int, amounts: Sequence[int] = (0, 1, 2, 5, 16383)) -> list[str]:
    """Every move that can be written at a table, legal or not, without the seat: with some of the amounts, and
    some of the sets of cards.
    """
    texts = []
    for verb in game.verbs.all:
        forms = [verb.word]
        for argument in verb.arguments:
            if argument == SEAT:
                words = list(LETTERS[:players])
            elif argument == CARD:
                words = [game.deck.text(k) for k in range(1, game.deck.kinds)]
            elif argument in (CARDS, ORDER):
                words = sets_of_cards(game, argument, 3 if SEAT in verb.arguments else 20)
            elif argument in (AMOUNT, RANK):
                words = [str(n) for n in amounts]
            else:
                words = [str(argument)]
            forms = [f"{form} {word}" for form in forms for word in words]
        texts += forms
    return texts


def texts_to_try(table: Table, letter: str, most: int = 250) -> list[str]:
    """Every move that can be written, those that are legal for a seat, and moves that are nearly so: all other sets
    of the cards that its legal moves name (at most so many), orders with a card left out, doubled or exchanged, and
    amounts one above the legal ones. An open move is there as it stands, completed, and spoilt.
    """
    game, players = table.game, len(table.seats)
    chance = random.Random(zlib.crc32(table.state.tobytes()))
    legal = table.legal(letter)
    moves = dict.fromkeys(completed(table, letter, text, chance) for text in legal for _ in range(4))
    texts = dict.fromkeys([*every_text(game, players), *legal, *moves])
    near: dict[str, set[int]] = {}
    spoilt = []
    for text in moves:
        words = text.split()
        pieces = game.notation.parts(game.notation.read(f"{letter} {text}", players))
        arguments = pieces["verb"].arguments
        if CARDS in arguments and text in legal:
            near.setdefault(words[0], set()).update(pieces["cards"])
        elif CARDS in arguments or ORDER in arguments:
            cards = [game.deck.text(k) for k in pieces["cards"]]
            at = chance.randrange(len(cards))
            other = game.deck.text(chance.randrange(1, game.deck.kinds))
            for wrong in (cards[1:], [*cards, cards[at]], [*cards[:at], other, *cards[at + 1 :]]):
                if 0 < len(wrong) <= most_cards(game):
                    wrong = wrong if ORDER in arguments else sorted(wrong, key=game.deck.kind)
                    spoilt.append(" ".join([*words[: -len(cards)], *wrong]))
        if number := {AMOUNT, RANK} & set(arguments):
            words[1 + arguments.index(*number)] = str(min(pieces["amount"] + 1, 16383))
            texts[" ".join(words)] = None
    for word, cards_named in near.items():
        found = [
            " ".join([word, *(game.deck.text(k) for k in kinds)])
            for size in range(1, most_cards(game) + 1)
            for kinds in combinations(sorted(cards_named), size)
        ]
        texts |= dict.fromkeys(some(found, most, chance))
    return list(texts | dict.fromkeys(some(spoilt, most, chance)))
