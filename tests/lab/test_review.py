"""Reviews: losses from what seats knew, luck and skill that add up, and what both are by hand."""

import json
from pathlib import Path

import numpy as np
import pytest

from alehouse import Record, Refused, Table, every_game, find, make_bot, replay, review
from alehouse.lab.review import Reviewer, half_width, judged
from alehouse.lab.valuing import Valuer

RECORDS = Path(__file__).parents[1] / "records"
GAMES = [game.name for game in every_game()]


def played(name, players, seed, bots=("random",), options=None):
    """A game between bots, to its end."""
    table = Table(name, players, options, seed=seed)
    makers = [make_bot(bots[p % len(bots)], seed=f"{seed} {p}") for p in range(len(table.seats))]
    while table.acting:
        seat = table.acting[0]
        table.play(seat, makers[table.seats.index(seat)].choose(table.seen_by(seat)))
    return table


def whole(found):
    """What has to hold of every review."""
    for p, seat in enumerate(found.seats):
        assert seat.result == pytest.approx(seat.expected + seat.luck + seat.skill, abs=1e-9)
        assert seat.luck == pytest.approx(sum(draw.luck[p] for draw in found.draws), abs=1e-9)
        assert seat.loss == pytest.approx(sum(d.loss for d in found.decisions if d.seat == seat.seat))
    for decision in found.decisions:
        assert decision.loss >= 0
        assert decision.margin >= 0
        assert decision.loss > 0 or decision.played == decision.best
    assert len(found.chances) == len(found.moves) + 1
    for row in found.chances:
        assert len(found.seats) == 1 or sum(row) == pytest.approx(1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_identity_holds_on_records_of_every_game(game):
    reviewed = 0
    for path in sorted((RECORDS / game).glob("*.toml"))[::4][:5]:
        record = Record.load(path)
        if replay(record).error:
            with pytest.raises(Refused):
                review(record, iterations=2)
            continue
        found = whole(review(record, iterations=2))
        made = replay(record).table
        assert found.moves == tuple(made.moves)
        if made.over:
            own = [int(n) for n in made.state[found.unit][: len(found.seats)]]
            sign = -1 if game == "pairs" and found.unit == "points" else 1
            for seat, number in zip(found.seats, own, strict=True):
                others = (sum(own) - number) / max(1, len(own) - 1)
                assert seat.result == pytest.approx(sign * (number - others), abs=1e-9)
        json.dumps(found.data(), allow_nan=False)
        reviewed += 1
    assert reviewed


def test_every_move_with_a_choice_is_a_decision_and_no_other():
    table = played("ghost-town", 3, "choices")
    found = review(table, iterations=2)
    wanted = []
    for number in range(1, table.made + 1):
        seen = table.at(number - 1).seen_by(table.moves[number - 1][0])
        if len(seen.legal()) > 1:
            wanted.append((number, table.moves[number - 1]))
    assert [(d.move, f"{d.seat} {d.played}") for d in found.decisions] == wanted


def test_to_hit_what_has_won_costs_what_it_risks():
    # B has locked 4, A holds 9 and wins 2 to 1 by locking. Among 53 unseen cards eight 9s bust it: then B wins 2 to 0.
    pytest.importorskip("alehouse.lab.solving")
    found = review(Record.new("port", 2, cards="9 4 10", moves=["B lock", "A hit"]), iterations=1000)
    hit = found.decisions[-1]
    assert (hit.seat, hit.played, hit.best, hit.method, hit.margin) == ("A", "hit", "lock", "exact", 0)
    assert hit.loss == pytest.approx(3 * 8 / 53, abs=1e-9)


def test_a_loss_by_playouts_is_within_its_margin_of_the_exact_one(monkeypatch):
    # The same position; by the rule of thumb, with one move in eight at random, A goes on to lock in seven cases of eight or more.
    monkeypatch.setattr(Reviewer, "_exact", lambda self, point: None)
    found = review(Record.new("port", 2, cards="9 4 10", moves=["B lock", "A hit"]), iterations=1000)
    hit = found.decisions[-1]
    assert (hit.best, hit.method) == ("lock", "playouts")
    # It can only lose more than by best play, and at most what another hit in every 16th case loses.
    exact = 3 * 8 / 53
    assert exact - hit.margin < hit.loss < exact + 3 / 16 + hit.margin


def test_who_plays_best_loses_nothing():
    found = review(Record.new("port", 2, cards="9 4", moves=["B lock", "A lock"]), iterations=200)
    lock = found.decisions[-1]
    assert (lock.seat, lock.best, lock.loss) == ("A", "lock", 0)


def test_the_same_record_gives_the_same_review():
    table = played("regent", 2, "again", options={"hands": 2})
    one, other = (review(table.record(), iterations=8) for _ in range(2))
    assert one == other
    assert review(table, iterations=8) == one
    assert review(table, iterations=8, seed="another") != one


def test_what_a_seat_could_not_see_makes_no_difference_to_its_losses():
    """The second seat's hidden cards are others; what the first seat is told is the same, and so is what its move has cost."""
    found, hidden_before = [], None
    for name, players in (("judge", 2), ("ghost-town", 2)):
        table = Table(name, players, seed="hidden")
        rows = [row for row in table.happened(0) if row[5] in table.game.chosen_by_chance and row[3]]
        mover = table.seats.index(table.acting[0])
        secret = [i for i, row in enumerate(rows) if row[7] >= 0 and not row[7] >> mover & 1]
        cards = table.dealt()
        # Two of the other's cards change places with cards of ranks that are still in the deck.
        left = [k for k in range(1, table.game.deck.kinds) if table.state.deck[k] > 0]
        other = list(cards)
        place = secret[0]
        other[place] = next(
            table.game.deck.texts[k] for k in left if table.game.deck.texts[k] != cards[place]
        )
        letter = table.seats[mover]
        pair = []
        for dealt in (cards, other):
            one = Table(name, players, cards=dealt, seed="on")
            if hidden_before is not None:
                assert one.acting[0] == letter
            hidden_before = one.seen_by(letter)
            pair.append(one)
        if pair[0].seen_by(letter) != pair[1].seen_by(letter):
            continue
        move = pair[0].legal(letter)[-1]
        losses = []
        for one in pair:
            one.play(letter, move)
            losses.append(review(one, iterations=24).decisions[0])
            hidden_before = None
        told = [(d.seat, d.played, d.best, d.loss, d.margin) for d in losses]
        assert told[0] == told[1]
        found.append(name)
    assert found


def test_luck_adds_up_to_nothing_over_many_rounds_of_skilled_players():
    # Of the mean luck the standard error is known from the rounds themselves; 0 is within four of it.
    sums = []
    for number in range(150):
        table = played("port", 2, f"skilled {number}", bots=("steady",), options={"max_rounds": 1})
        valuer = Valuer(table.game, 2, table.options, playouts=4)
        sums.append(valuer.luck(table, samples=4)[0])
    error = np.std(sums, ddof=1) / np.sqrt(len(sums))
    assert abs(np.mean(sums)) < 4 * error


def test_a_better_player_shows_skill():
    # The rule of thumb against random play, eight games of Port: its skill is larger in sum.
    better = other = 0.0
    for number in range(8):
        found = review(played("port", 2, f"skill {number}", bots=("steady", "random")), iterations=8)
        better, other = better + found.seats[0].loss, other + found.seats[1].loss
    assert better < other


def test_sealed_choices_are_judged_before_they_are_shown():
    table = played("troll-guts", 3, "sealed")
    found = whole(review(table, iterations=4))
    assert any(d.played.startswith("stack") for d in found.decisions)


def test_a_guess_out_of_thousands_is_judged():
    for path in sorted((RECORDS / "deadfall").glob("*.toml")):
        record = Record.load(path)
        guesses = [n for n, move in enumerate(record.moves, 1) if "coldcall" in move]
        if guesses and not replay(record).error:
            found = review(record, upto=guesses[0], iterations=4)
            (guess,) = [d for d in found.decisions if d.move == guesses[0]]
            assert guess.played.startswith("coldcall")
            return
    raise AssertionError("no record has a cold call")


def test_alone_against_the_house_a_seat_is_reviewed():
    table = played("rocket", 1, "alone", options={"hands": 3})
    found = whole(review(table, iterations=8))
    assert found.unit == "chips"
    assert found.seats[0].result == int(table.state.chips[0])


def test_a_game_that_was_broken_off_is_worth_what_it_was_worth_there():
    table = played("port", 3, "broken off").at(7)
    found = whole(review(table, iterations=8))
    assert not found.over
    assert len(found.moves) == 7
    assert sum(seat.result for seat in found.seats) == pytest.approx(0, abs=1e-9)


def test_a_game_that_has_not_begun_has_nothing_but_its_deal():
    found = whole(review(Table("port", 3, seed="new"), iterations=8))
    assert found.decisions == ()
    assert [draw.move for draw in found.draws] == [0]


def test_the_first_moves_only():
    table = played("port", 3, "first moves")
    found = review(table.record(), upto=5, iterations=4)
    assert len(found.moves) == 5
    assert found.data() == review(table, upto=5, iterations=4).data()


def test_values_can_reach_to_the_end_of_the_hand_or_of_the_game():
    table = played("port", 2, "until")
    hand, game = (review(table, until=until, iterations=4) for until in ("hand", "game"))
    assert (hand.until, game.until) == ("hand", "game")
    assert {d.until for d in game.decisions} == {"game"}
    assert [s.result for s in hand.seats] == [s.result for s in game.seats]
    with pytest.raises(Refused, match="round"):
        review(table, until="round")


def test_whoever_stops_has_what_was_found_by_then():
    reviewer = Reviewer(played("port", 2, "stop"), iterations=4)
    with pytest.raises(Refused):
        reviewer.review()
    for done, total in reviewer.run():
        if 2 * done > total + 2:
            break
    found = whole(reviewer.review())
    assert not found.complete
    assert 0 < len(found.decisions) == reviewer.done < len(reviewer.points)


def test_time_is_a_limit_too():
    table = played("sweep", 3, "time")
    found = whole(review(table, ms=2))
    assert len(found.decisions) > 5


def deals(n, kinds=None):
    """Rows that stand for deals: all different, or a few of them again and again."""
    return np.arange(n).reshape(-1, 1) % (kinds or n)


def test_a_move_that_is_better_in_both_halves_is_the_best():
    gains = np.array([[0.0, 1.0, 3.0], [0.0, 1.0, 3.0], [0.0, 2.0, 2.0], [0.0, 2.0, 2.0]] * 10)
    best, loss, margin = judged(gains, 0, deals(40))
    # 3 and 2 in turn: on average 2.5, whichever half chooses.
    assert (best, loss) == (2, 2.5)
    # 40 numbers with a standard deviation of a half around their mean: ± 2.02 · 0.506 / √40.
    assert margin == pytest.approx(2.0227 * 0.5064 / np.sqrt(40), rel=1e-3)


def test_a_move_that_is_better_by_chance_only_is_not():
    # Move 1 is better in every other deal by as much as it is worse in the others, and by a hair in sum.
    gains = np.array([[0.0, 1.0], [0.0, -1.0]] * 20)
    gains[0, 1] += 0.5
    best, loss, margin = judged(gains, 0, deals(40))
    assert (best, loss) == (0, 0)
    assert margin > 0.3


def test_of_equal_moves_the_one_that_was_played_is_best():
    assert judged(np.ones((10, 3)), 2, deals(10)) == (2, 0.0, 0.0)


def test_a_deal_that_was_drawn_again_is_no_new_evidence():
    differences = np.array([1.0, -1.0] * 50)
    assert half_width(differences, deals(100, 2)) > 5 * half_width(differences, deals(100))


def test_bad_input_is_refused():
    with pytest.raises(TypeError, match="a Record or a Table"):
        review("port")
    with pytest.raises(Refused, match="B hit"):
        review(Record.new("port", 2, cards="9 4", moves=["B hit", "B hit"]), iterations=1)
    with pytest.raises(Refused):
        review(Table("port", 2, seed="x"), iterations=0)
    with pytest.raises(Refused):
        review(Table("port", 2, seed="x"), upto=3)


def test_long_menus_are_searched():
    table = played("half-pint", 2, "long menus", options={"rounds": 1})
    found = whole(review(table, iterations=4))
    for decision in found.decisions:
        seen = table.at(decision.move - 1).seen_by(decision.seat)
        assert decision.best in seen.legal()
    assert find("half-pint").name == found.game
