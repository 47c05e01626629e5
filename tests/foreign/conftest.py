import sys

import pytest

TINY = '''"""Tiny, for 2 to 4 players: in turn everybody takes a point; three points win."""

from typing import ClassVar

from alehouse.declare import Deck, Events, Game, Verbs, number
from alehouse.kit import deck, score, seats
from alehouse.rules import move, rule


class Table(deck.OneDeck):
    deck_of_cards: ClassVar[Deck] = Deck.of_suits("tiny", "XY", range(1, 4))
    points = number(per_seat=True)


verbs = Verbs("take")
(TAKE,) = verbs
events = Events()


@rule
def start(t, d):
    deck.fresh(t)


@rule
def deal(t, d):
    seats.turn_to(t, 0)


@rule
def legal(t, p, menu):
    menu[0] = move(TAKE, p)
    return 1


@rule
def play(t, d, p, m):
    score.gain(t, d, p, 1)
    if t.points[p] >= 3:
        score.win(t, d, 1 << p)
        return False
    seats.turn_to(t, seats.left(t, p))
    return True


@rule
def standing(t, p):
    return score.lead(t, p)


def bound(players, options):
    return 3 * players


texts = {"en": "game-tiny = Tiny", "fr": "game-tiny = Minuscule"}
game = Game(__name__, players=(2, 4), minutes=(1, 2), kind="luck", unit="points")
'''


@pytest.fixture
def tiny():
    """The source of a game that A wins with the third point."""
    return TINY


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty folder in which games are looked for; what has been there before is forgotten afterwards."""
    place = tmp_path / "games"
    place.mkdir()
    monkeypatch.setenv("ALEHOUSE_GAMES", str(place))
    monkeypatch.setattr(sys, "path", [*sys.path])
    return place


@pytest.fixture
def write(folder):
    """Write a module into the folder."""

    def write(name, source):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(source, "utf-8")
        return folder / name

    return write
