"""What a seat has been told of a hand: no more than it may know, and enough to take the hand back."""

from __future__ import annotations

import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from alehouse.native.reading import MOVER, UNTIL, take_back
from alehouse.bots.reading import bags_of, likely_deals, told
from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.layout import OWNER, SPECTATOR
from alehouse.moves import seat_letter
from alehouse.deals import sample
from alehouse.seen import Step
from alehouse.table import Table

from .hiding import redealt, with_other_log
from .playing import Manner, any_setting, examples, faults, play_on, played


def heard(table: Table, p: int) -> list[tuple]:
    steps = table.story(seat_letter(p))
    return [(s.view.tobytes(), s.mover, s.move, s.secret, s.events) for s in steps]


@given(data=st.data())
@examples(15)
def test_a_story_does_not_depend_on_hidden_cards(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(1, 60)))
    chance = random.Random(setting.manner)
    for p in range(setting.players):
        other = with_other_log(table, p, chance)
        other._before = [redealt(game, state[0], p, chance) for state in table._before]
        assert heard(other, p) == heard(table, p)


@given(data=st.data())
@examples(15)
def test_others_moves_are_told_only_as_far_as_they_are_known(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = setting.table()
    for _ in play_on(table, Manner(game, setting.manner)):
        if table.over or len(table.moves) > 40:
            break
        for p in range(setting.players):
            story = table.story(seat_letter(p))
            made = table._moves[len(table._moves) - len(story) :]
            for i, (step, m) in enumerate(zip(story, made, strict=True)):
                if step.mover == p:
                    assert step.move == m
                elif step.view["sealing"][0] and all(s.view["sealing"][0] for s in story[i:]):
                    # Only while the choices of this very phase are not open yet.
                    assert (step.move is None) == bool(table.state.sealing)
                elif game.notation.verb(m).secret:
                    assert step.secret
                    assert step.move == game.notation.opened(m)
                else:
                    assert step.move == m


@given(data=st.data())
@examples(15)
def test_hands_can_be_taken_back_by_what_was_announced(game: Game, data: st.DataObject) -> None:
    """With every card seen, hands are exactly what they were, as long as no card has left one unannounced."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(1, 60)))
    hands = [n for n, f in game.layout.fields.items() if f.cards and f.kind == "bag" and f.seen_by == OWNER]
    steps = [
        Step(state, s.mover, s.move, s.secret, [row for number, row in table._log if number == at])
        for at, (state, s) in enumerate(
            zip(table._before, table.seen_by("A").hand_story, strict=True), len(table.moves) - len(table._before) + 1
        )
    ]
    undone = table._table.copy()
    if not steps or not hands:
        return
    views, rows, events = told(game, steps)
    dealer = new_dealer("back")
    followed = set(range(setting.players))
    for s in range(len(steps) - 1, -1, -1):
        for e in range(int(rows[s, UNTIL]) - 1, int(rows[s - 1, UNTIL]) - 1 if s else -1, -1):
            memory = undone.view(np.int64).view(np.int8)
            take_back(memory, events[e], bags_of(game), SPECTATOR, game.deck.kinds, dealer[0])
        before = views[s].view(game.layout.dtype)
        for p in sorted(followed):
            mine = [(undone[h][0][p], before[h][0][p]) for h in hands]
            if any(a.sum() != b.sum() for a, b in mine):
                followed.discard(p)
            else:
                assert all(np.array_equal(a, b) for a, b in mine), (s, rows[s, MOVER])


@given(data=st.data())
@examples(10)
def test_likely_deals_are_possible_and_look_the_same(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(1, 40)))
    for seat in table.acting:
        p, seen = table.seat(seat), table.seen_by(seat).view
        deals = likely_deals(game, seen, p, table.seen_by(seat).hand_story, new_dealer("likely"), 12)
        assert len(deals) == 12
        for words in deals:
            other = table.copy()
            other.state = words.view(game.layout.dtype)[0]
            assert other.seen_by(seat).view.tobytes() == seen.tobytes()
            assert faults(game, setting.options, other.state, sampled=True) == []


def test_with_nothing_to_go_by_deals_are_fair_samples(game: Game) -> None:
    players = game.min_players
    table = Table(game.name, players, game.options_for(players), seed="fair")
    seat = table.acting[0]
    p, seen = table.seat(seat), table.seen_by(seat).view
    [deal] = likely_deals(game, seen, p, [], new_dealer("same"), 1)
    assert deal.tobytes() == sample(game, seen, p, new_dealer("same")).tobytes()
