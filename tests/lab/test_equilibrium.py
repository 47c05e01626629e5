"""Equilibria of hands between two seats, against values worked out by hand and against OpenSpiel's."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.lab.equilibrium import Strategy, solve_equilibrium, told_to
from alehouse.lab.loops.equilibrium import key_of

KUHN = '''"""Kuhn poker: one card each out of three, an ante of a chip, one bet of a chip."""

from typing import ClassVar

from alehouse.declare import Deck, Events, Game, Verbs, amount, event, number
from alehouse.kit import bag, deck, hands, pot, score, seats
from alehouse.rules import announce, move, rule, verb_of


class Table(hands.Hands):
    deck_of_cards: ClassVar[Deck] = Deck.of_suits("kuhn", "X", range(1, 4))
    hands = amount(1, 1, 1000)
    chips = number(per_seat=True)
    pot = number()
    bets = number()
    checks = number()


verbs = Verbs("check", "bet", "call", "fold")
CHECK, BET, CALL, FOLD = verbs
events = Events("checks", "bets", "calls", "folds", event("shows", turns=True))
CHECKS, BETS, CALLS, FOLDS, SHOWS = events


@rule
def deal(t, d):
    hands.clear(t)
    t.bets = 0
    t.checks = 0
    deck.fresh(t)
    hands.deal(t, d, seats.everybody(t), 1)
    pot.antes(t, d, seats.everybody(t), 1)
    seats.turn_to(t, seats.left(t, t.dealer))


@rule
def legal(t, p, menu):
    menu[0] = move(CALL if t.bets else CHECK, p)
    menu[1] = move(FOLD if t.bets else BET, p)
    return 2


@rule
def play(t, d, p, m):
    v = verb_of(m)
    if v == BET or v == CALL:
        announce(d, BETS if v == BET else CALLS, p)
        pot.pay_in(t, d, p, 1)
        t.bets += 1
        if t.bets == 2:
            return showdown(t, d)
    elif v == FOLD:
        announce(d, FOLDS, p)
        pot.collect(t, d, 1 - p, t.pot)
        return score.end_hand(t, d)
    else:
        announce(d, CHECKS, p)
        t.checks += 1
        if t.checks == 2:
            return showdown(t, d)
    seats.turn_to(t, 1 - p)
    return True


@rule
def showdown(t, d):
    for p in range(t.players):
        hands.show(t, d, p, SHOWS)
    best = 0 if bag.first(t.held[0]) > bag.first(t.held[1]) else 1
    pot.collect(t, d, best, t.pot)
    return score.end_hand(t, d)


@rule
def standing(t, p):
    return t.chips[p]


def bound(players, options):
    return 3 * options["hands"]


game = Game(__name__, players=(2, 3), minutes=(1, 2), kind="bluffing", unit="chips")
'''

COINS = '''"""Coins: both choose 1 or 2 in secret. B pays A 3 for two 1s and 1 for two 2s, A pays B 1 for 1 and 2, 2 for 2 and 1."""

from alehouse.declare import AMOUNT, Events, Game, Verbs, amount, number, verb
from alehouse.kit import pot, score, sealed, seats
from alehouse.rules import amount_of, announce, move, rule


class Table(sealed.SealedChoices):
    hands = amount(1, 1, 1000)
    chips = number(per_seat=True)


verbs = Verbs(verb("choose", AMOUNT))
(CHOOSE,) = verbs
events = Events("chooses")
(CHOOSES,) = events


@rule
def deal(t, d):
    sealed.ask(t, seats.everybody(t))


@rule
def legal(t, p, menu):
    menu[0] = move(CHOOSE, p, amount=1)
    menu[1] = move(CHOOSE, p, amount=2)
    return 2


@rule
def play(t, d, p, m):
    if not sealed.seal(t, p, amount_of(m) - 1):
        return True
    a = sealed.unseal(t, 0)
    b = sealed.unseal(t, 1)
    announce(d, CHOOSES, 0, amount=a + 1)
    announce(d, CHOOSES, 1, amount=b + 1)
    if a == b:
        pot.pay(t, d, 1, 0, 1 if a else 3)
    else:
        pot.pay(t, d, 0, 1, 2 if a else 1)
    return score.end_hand(t, d)


@rule
def standing(t, p):
    return t.chips[p]


def bound(players, options):
    return 2 * options["hands"]


game = Game(__name__, players=(2, 2), minutes=(1, 2), kind="bluffing", unit="chips")
'''


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Both games, in a folder in which games are looked for: one for all tests, since a game is compiled once in a process."""
    place = tmp_path_factory.mktemp("games")
    for name, source in (("kuhn", KUHN), ("coins", COINS)):
        (place / f"{name}.py").write_text(source, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ALEHOUSE_GAMES", str(place))
        patch.setattr(sys, "path", [*sys.path])
        yield place


def kuhn(card, moves=(), **options):
    """A table at which the seat to move holds a card, and the other one another."""
    other = 2 if card != 2 else 1
    first, second = (card, other) if len(moves) % 2 == 0 else (other, card)
    table = Table("kuhn", 2, options, cards=f"X{first} X{second}")
    for m in moves:
        table.play(m)
    return table


def chance(strategy, move, card, *moves):
    table = kuhn(card, moves)
    return strategy.probabilities(table.seen_by(table.acting[0]))[move]


def test_kuhn_poker_is_worth_an_eighteenth_less_to_who_begins(games):
    # Kuhn, "A simplified two-person poker", 1950: A loses 1/18 of a chip a hand, so A is 1/9 behind B.
    result = solve_equilibrium(kuhn(1), precision=2e-4, iterations=3000)
    assert result.exact
    assert 0 <= result.exploitability <= 2e-4
    low, high = result.bounds
    assert low - 1e-9 <= -1 / 9 <= high + 1e-9
    assert result.value == pytest.approx(-1 / 9, abs=4e-4)
    # 3 · 2 deals, each with four ways to bet; twelve information sets.
    assert result.information_sets == 12
    play = result.strategy
    # All equilibria have this in common (Kuhn's α is what A does with the 1).
    bluffs = chance(play, "bet", 1)
    assert -1e-3 <= bluffs <= 1 / 3 + 1e-3
    assert chance(play, "bet", 3) == pytest.approx(3 * bluffs, abs=0.01)
    assert chance(play, "bet", 2) == pytest.approx(0, abs=0.01)
    assert chance(play, "call", 2, "A check", "B bet") == pytest.approx(bluffs + 1 / 3, abs=0.01)
    assert chance(play, "call", 1, "A check", "B bet") == pytest.approx(0, abs=0.01)
    assert chance(play, "bet", 1, "A check") == pytest.approx(1 / 3, abs=0.01)
    assert chance(play, "bet", 2, "A check") == pytest.approx(0, abs=0.01)
    assert chance(play, "bet", 3, "A check") == pytest.approx(1, abs=0.01)
    assert chance(play, "call", 2, "A bet") == pytest.approx(1 / 3, abs=0.01)
    assert chance(play, "call", 1, "A bet") == pytest.approx(0, abs=0.01)
    assert chance(play, "call", 3, "A bet") == pytest.approx(1, abs=0.01)


def test_the_position_says_whose_chances_are_told(games):
    table = kuhn(3, ["A bet"])
    result = solve_equilibrium(table, iterations=300)
    assert (result.seat, result.best, result.known) == ("B", ["call"], True)
    told = result.data()
    assert set(told["moves"]) == {"call", "fold"}
    assert sum(told["moves"].values()) == pytest.approx(1)
    assert told["method"] == "equilibrium"
    assert told["exploitability_method"] == "exact"
    assert told["until"] == "hand"
    json.dumps(told)
    assert solve_equilibrium(table.seen_by("B"), iterations=300).moves == result.moves


def test_a_later_hand_is_solved_from_its_own_beginning(games):
    table = Table("kuhn", 2, {"hands": 3}, cards="X1 X3 X3 X2")
    for m in ("A check", "B check", "A bet"):
        table.play(m)
    result = solve_equilibrium(table, iterations=300)
    assert (result.seat, result.known, result.nodes) == ("B", True, 55)
    assert result.value == pytest.approx(-1 / 9, abs=0.01)


def test_sealed_choices_are_told_to_nobody(games):
    # A's mixture p makes B's choices equal: 3p - 2(1 - p) = -p + (1 - p), p = 3/7; B's likewise: q = 2/7. A wins 1/7.
    table = Table("coins", 2)
    result = solve_equilibrium(table, precision=1e-3, iterations=3000)
    assert result.information_sets == 2
    assert result.value == pytest.approx(2 / 7, abs=3e-3)
    assert result.moves["choose 1"] == pytest.approx(3 / 7, abs=0.01)
    other = result.strategy.probabilities(table.seen_by("B"))
    assert other["choose 1"] == pytest.approx(2 / 7, abs=0.01)
    # B knows no more once A has chosen, and A no more if B was the first to choose.
    table.play("A choose 1")
    assert result.strategy.probabilities(table.seen_by("B")) == other
    first = Table("coins", 2)
    first.play("B choose 2")
    assert result.strategy.probabilities(first.seen_by("A")) == result.moves


def test_more_iterations_are_less_exploitable(games):
    found = [solve_equilibrium(kuhn(2), iterations=n, precision=0.0).exploitability for n in (4, 64, 1024)]
    assert found[0] > 4 * found[1] > 16 * found[2] > 0


def test_samples_come_to_the_same(games):
    from alehouse.native.jit import INTERPRETED

    n = 40 if INTERPRETED else 60_000
    options = {"iterations": n, "method": "samples", "threads": 2, "limit": 1000}
    result = solve_equilibrium(kuhn(3, ["A check"]), **options)
    assert (result.exact, result.data()["exploitability_method"]) == (False, "bound")
    assert abs(result.value + 1 / 9) < result.exploitability + 2 * result.value_margin + 2 * result.margin
    assert result.information_sets == 12
    assert result.best == ["bet"]
    again = solve_equilibrium(kuhn(3, ["A check"]), **options)
    assert np.array_equal(again.strategy.chances, result.strategy.chances)
    assert (again.value, again.exploitability) == (result.value, result.exploitability)
    if not INTERPRETED:
        assert chance(result.strategy, "bet", 1, "A check") == pytest.approx(1 / 3, abs=0.05)
        assert chance(result.strategy, "call", 2, "A bet") == pytest.approx(1 / 3, abs=0.05)


def test_plain_rules_do_the_same(games):
    script = (
        "from alehouse import Table; from alehouse.lab.equilibrium import solve_equilibrium as s;"
        "t = Table('kuhn', 2, cards='X1 X2');"
        "print(s(t, iterations=40).data()['moves'], s(t, iterations=40).strategy.keys.tolist(),"
        " s(t, iterations=60, method='samples', threads=1).moves)"
    )
    told = []
    for interpreted in ("0", "1"):
        env = os.environ | {"NUMBA_DISABLE_JIT": interpreted, "ALEHOUSE_GAMES": str(games)}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert told[0] == told[1]


def test_a_strategy_can_be_kept(games, tmp_path):
    strategy = solve_equilibrium(kuhn(1), iterations=100).strategy
    strategy.save(tmp_path / "kuhn.npz")
    again = Strategy.load(tmp_path / "kuhn.npz")
    seen = kuhn(2, ["A bet"]).seen_by("B")
    assert again.probabilities(seen) == strategy.probabilities(seen)
    assert again.game == "kuhn"
    np.savez(tmp_path / "other.npz", keys=np.zeros(1))
    with pytest.raises(ValueError, match="no strategy"):
        Strategy.load(tmp_path / "other.npz")
    assert strategy.probabilities(Table("coins", 2).seen_by("A")) is None


def test_an_interrupt_leaves_what_is_known(games):
    def stop(stage):
        if stage.what == "learn" and stage.done >= 8:
            raise KeyboardInterrupt

    result = solve_equilibrium(kuhn(1), precision=0.0, progress=stop)
    assert result.interrupted
    assert 8 <= result.iterations < 1000
    result = solve_equilibrium(kuhn(1), method="samples", threads=1, iterations=50, progress=stop)
    assert result.interrupted
    assert 8 <= result.iterations < 50


def test_what_is_refused(games):
    for message, ask in (
        ("equilibrium-seats", lambda: solve_equilibrium(Table("kuhn", 3, seed="x"))),
        ("equilibrium-positive", lambda: solve_equilibrium(kuhn(1), iterations=0)),
        ("equilibrium-positive", lambda: solve_equilibrium(kuhn(1), seconds=-1.0)),
        ("equilibrium-positive", lambda: solve_equilibrium(kuhn(1), threads=0)),
        ("equilibrium-limit", lambda: solve_equilibrium(kuhn(1), limit=10)),
        ("error-over", lambda: solve_equilibrium(kuhn(1, ["A bet", "B fold"]))),
        ("error-turn", lambda: solve_equilibrium(kuhn(1).seen_by("B"))),
        ("error-no-seat", lambda: solve_equilibrium(kuhn(1).seen_by(None))),
        (
            "equilibrium-too-large",
            lambda: solve_equilibrium(Table("judge", 2, seed="x"), method="tree", limit=1000),
        ),
    ):
        with pytest.raises(Refused) as refused:
            ask()
        assert refused.value.code == message
    later = Table("kuhn", 2, {"hands": 2}, cards="X1 X3 X1 X2")
    for m in ("A check", "B check"):
        later.play(m)
    with pytest.raises(Refused) as refused:
        solve_equilibrium(later.seen_by("A"))
    assert refused.value.code == "equilibrium-later-hand"
    with pytest.raises(TypeError):
        solve_equilibrium("kuhn")


def test_hidden_cards_of_earlier_hands_are_sampled():
    table = Table("regent", 2, {"hands": 2}, seed="x")
    table.play(table.acting[0], "fold")
    with pytest.raises(Refused) as refused:
        solve_equilibrium(table, method="tree")
    assert refused.value.code == "equilibrium-earlier-cards"
    result = solve_equilibrium(table, iterations=10, threads=1, limit=1000)
    assert sum(result.moves.values()) == pytest.approx(1)
    assert result.information_sets <= 1000


def test_a_small_hand_of_deadfall_is_solved_exactly():
    table = Table("deadfall", 2, {"blind_start": True, "cards_each": 1}, cards="3 3")
    table.play("A play 3")
    result = solve_equilibrium(table, iterations=50)
    assert result.exact
    assert result.exploitability <= 1e-3
    # A has to play its only card a. If B's card b is another, B calls and wins a and the pot: A loses a and its ante, B gains as much.
    # If it is an a, too, the call is lost; and if B plays it, A has to call it, and it is dead.
    ranks = range(1, 11)
    expected = sum(
        a / 55 * (b - (a == b)) / 54 * (2 * (a + 1) if a == b else -2 * (a + 1)) for a in ranks for b in ranks
    )
    assert expected == pytest.approx(-12)
    assert result.value == pytest.approx(expected, abs=3e-3)


@pytest.mark.parametrize(
    "game", ["deadfall", "horn-of-plenty", "judge", "regent", "ghost-town", "blackstone"]
)
def test_who_has_been_told_the_same_sees_the_same(game):
    seen_as = {}
    for n in range(12):
        table = Table(game, 2, seed=f"told {n}")
        table = Table(game, 2, seed=f"told {n % 3}") if n >= 6 else table
        rng = np.random.default_rng(n)
        while not table.over and table.hand == 1 and table.made < 30:
            letter = table.acting[int(rng.integers(len(table.acting)))]
            seen = table.seen_by(letter)
            menu = np.zeros(4096, np.int64)
            count = table.game.choices(seen.view[0], seen.viewer, menu)
            key = int(key_of(np.int64(told_to(seen)), seen.viewer, menu, count))
            # Whether others have sealed their choices already is no knowledge of the hand.
            view = seen.view.copy()
            view["acting"] = 0
            assert seen_as.setdefault(key, view.tobytes()) == view.tobytes()
            table.make(int(menu[int(rng.integers(count))]))


def test_openspiel_agrees(games):
    openspiel = pytest.importorskip("alehouse.envs.openspiel")
    cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
    from open_spiel.python.algorithms import expected_game_score, exploitability

    theirs = openspiel.load("kuhn", 2)
    solver = cfr.CFRPlusSolver(theirs)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    distance = exploitability.exploitability(theirs, policy)
    value = expected_game_score.policy_value(theirs.new_initial_state(), [policy, policy])[0]
    ours = solve_equilibrium(kuhn(1), precision=1e-3, iterations=1000)
    assert distance < 0.02
    # Each value lies within twice its exploitability (the sum of what both seats could gain) of the game's.
    assert abs(value - ours.value) <= 2 * (distance + ours.exploitability) + 1e-9
