"""What a seat has been told of a hand: no more than it may know, and enough to take the hand back."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.bots.reading import bags_of, likely_deals, told
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.laws.playing import Manner, play_on, played, somewhere
from alehouse.laws.soundness import unsound
from alehouse.layout import LETTERS, OWNER, SPECTATOR, view
from alehouse.native.reading import MOVER, UNTIL, take_back
from alehouse.table import Table

from .conftest import GAMES
from .drawing import any_setting, examples


@given(data=st.data())
@examples(5)
def test_others_moves_are_told_only_as_far_as_they_are_known(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = setting.table()
    for _ in play_on(table, Manner(game, setting.manner), 40):
        made = [step.move for step in table.laid_open().story]
        for letter in table.seats:
            seen = table.seen_by(letter)
            for number, (step, m) in enumerate(zip(seen.story, made, strict=True), 1):
                assert m is not None
                sealed = bool(step.view["sealing"][0])
                still = number > seen.made - len(table.sealed)
                whole = f"{LETTERS[step.mover]} {game.notation.write(m, seat=False)}"
                if LETTERS[step.mover] == letter:
                    assert step.move == m
                    assert seen.moves[number - 1] == whole
                elif still:
                    assert step.move is None
                elif game.notation.verb(m).secret:
                    assert step.secret
                    assert step.move == game.notation.opened(m)
                else:
                    assert step.move == m
                    assert sealed or seen.moves[number - 1] == whole
                if LETTERS[step.mover] != letter and (sealed or game.notation.verb(m).secret):
                    assert seen.moves[number - 1] is None


def owned_hands(game: Game) -> list[str]:
    """The bags of cards that only their owners see."""
    return [n for n, f in game.layout.fields.items() if f.cards and f.kind == "bag" and f.seen_by == OWNER]


@pytest.mark.parametrize("game", [g for g in GAMES if owned_hands(g)], ids=lambda game: game.name)
@given(data=st.data())
@examples(6)
def test_hands_can_be_taken_back_by_what_was_announced(game: Game, data: st.DataObject) -> None:
    """With every card seen, hands are exactly what they were, as long as no card has left one unannounced."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(1, 60)))
    whole = table.laid_open()
    undone = whole.view.copy()
    views, rows, events = told(game, whole.hand_story)
    dealer = new_dealer("back")
    followed = set(range(setting.players))
    for s in range(len(rows) - 1, -1, -1):
        for e in range(int(rows[s, UNTIL]) - 1, int(rows[s - 1, UNTIL]) - 1 if s else -1, -1):
            memory = undone.view(np.int64).view(np.int8)
            take_back(memory, events[e], bags_of(game), SPECTATOR, game.deck.kinds, dealer[0])
        before = views[s].view(game.layout.dtype)
        for p in sorted(followed):
            mine = [(undone[h][0][p], before[h][0][p]) for h in owned_hands(game)]
            if any(a.sum() != b.sum() for a, b in mine):
                followed.discard(p)
            else:
                assert all(np.array_equal(a, b) for a, b in mine), (s, rows[s, MOVER])


@given(data=st.data())
@examples(4)
def test_likely_deals_are_possible_and_look_the_same(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = somewhere(setting, 40)
    for seat in table.acting:
        seen = table.seen_by(seat)
        deals = likely_deals(seen, new_dealer("likely"), 12)
        assert len(deals) == 12
        for words in deals:
            state = words.view(game.layout.dtype)
            assert view(game.layout, state, seen.viewer).tobytes() == seen.view.tobytes()
            assert unsound(game, setting.options, state[0], sampled=True) == []


def test_with_nothing_to_go_by_deals_are_fair_samples(game: Game) -> None:
    players = game.min_players
    table = Table(game.name, players, game.options_for(players), seed="fair")
    seen = table.seen_by(random.Random(game.name).choice(table.acting))
    [deal] = likely_deals(seen, new_dealer("same"), 1)
    assert deal.tobytes() == seen.sample(new_dealer("same")).tobytes()
