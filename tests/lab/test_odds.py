"""Exact chances, against chances computed by hand."""

import math
from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np
import pytest

from alehouse import Refused, Table
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.games import port
from alehouse.lab import odds as odds_module
from alehouse.lab.odds import deals, odds, outcomes
from alehouse.layout import view


def chance_of(found, test):
    return sum((o.chance for o in found if test(o)), Fraction(0))


def test_a_hit_at_port_busts_with_the_share_of_the_unseen_cards_that_pair():
    # A 4, B 9, C 6: 52 cards are unseen (burnt ones among them), three of them 4s.
    table = Table("port", 3, cards="4 9 6")
    found = outcomes(table.laid_open(), "A hit")
    assert sum(o.chance for o in found) == 1
    assert {o.draws: o.chance for o in found} == {
        (k,): Fraction(n, 52)
        for k, n in {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 5, 7: 7, 8: 8, 9: 8, 10: 10}.items()
    }
    assert chance_of(found, lambda o: o.state.state[0] == port.BUSTED) == Fraction(3, 52)


def test_a_lock_at_port_leaves_nothing_to_chance():
    table = Table("port", 3, cards="4 9 6")
    assert [(o.chance, o.draws) for o in outcomes(table.laid_open(), "A lock")] == [(1, ())]


def test_the_last_lock_of_a_round_ends_where_the_next_deal_would_begin():
    table = Table("port", 2, cards="4 9")
    table.play("A lock")
    (outcome,) = outcomes(table.laid_open(), "B lock")
    assert (outcome.chance, list(outcome.state.points[:2])) == (1, [1, 2])


def test_a_hit_at_pairs_scores_the_paired_rank():
    # A 4, B 9, C 6; A has drawn a 10: holding 4 and 10, three 4s and nine 10s pair among 51 unseen cards.
    table = Table("pairs", 3, cards="4 9 6 10 8 7")
    for move in ("A hit", "B hit", "C hit"):
        table.play(move)
    found = outcomes(table.laid_open(), "A hit")
    assert chance_of(found, lambda o: o.state.points[0] == 4) == Fraction(3, 49)
    assert chance_of(found, lambda o: o.state.points[0] == 10) == Fraction(9, 49)
    assert chance_of(found, lambda o: o.state.points[0] == 0) == Fraction(37, 49)


def test_pieces_draws_two_cards_one_after_the_other():
    # A 8, B 10, C 9 (B and C do not lead): A discards the 8 and holds nothing; 52 cards are unseen.
    table = Table("pairs", 3, {"pieces": 8}, cards="8 10 9")
    found = outcomes(table.laid_open(), "A pieces")
    pair_of_tens = Fraction(9, 52) * Fraction(8, 51)
    assert chance_of(found, lambda o: o.draws == (10, 10)) == pair_of_tens
    pairs = sum(Fraction(n, 52) * Fraction(n - 1, 51) for n in (1, 2, 3, 4, 5, 6, 7, 7, 8, 9))
    assert chance_of(found, lambda o: o.state.points[0] > 0) == pairs
    assert sum(o.chance for o in found) == 1


def test_an_attack_at_regent_costs_what_the_turned_card_pairs():
    # Down A 3 9, B 8 6; up A 4, B 8: of the 49 unseen cards, six are 8s (one lies in B's hand).
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    found = outcomes(table.laid_open(), "A attack B")
    assert chance_of(found, lambda o: o.state.chips[0] == -8) == Fraction(6, 49)
    assert chance_of(found, lambda o: o.state.chips[0] == 0) == Fraction(43, 49)


def test_a_move_that_is_not_legal_has_no_outcomes():
    table = Table("port", 3, cards="4 9 6")
    with pytest.raises(Refused):
        outcomes(table.laid_open(), "B hit")


def regent_after_gifts():
    """A has an up card 10 and B a 9; B's down cards are a 9 and a 10, which A has not seen."""
    return Table("regent", 2, cards="3 9 2 10 9 10")


def test_the_chances_of_a_seat_come_from_what_it_knows():
    # Down A 3 2, B 9 10; up A 9, B 10. 49 cards are unseen by all; A knows six cards but for B's two down cards, so that
    # to A 51 cards may be the next one, nine of them 10s; laid open 49 may, eight of them 10s.
    table = regent_after_gifts()
    mine = outcomes(table.seen_by("A"), "A attack B")
    open_ = outcomes(table.laid_open(), "A attack B")
    assert chance_of(mine, lambda o: o.draws == (10,)) == Fraction(9, 51)
    assert chance_of(open_, lambda o: o.draws == (10,)) == Fraction(8, 49)
    assert sum(o.chance for o in mine) == sum(o.chance for o in open_) == 1


def test_two_in_47_for_a_seat_are_two_in_43_with_all_cards_open():
    # A has 4 9 10 8 down and 3 10 up, B four down cards and 4 9 up: A knows 8 of 55 cards. Two 4s are left, and B holds none.
    table = Table("regent", 2, cards="4 8 9 6 3 4 10 7 8 5 9 10")
    for move in ("A draw", "B draw", "A draw", "B draw", "A attack B", "B attack A"):
        table.play(move)
    assert table.laid_open().zones()["down"] == [["4", "8", "9", "10"], ["5", "6", "7", "8"]]
    assert table.laid_open().zones()["up"] == [["3", "10"], ["4", "9"]]
    for seen, chance in ((table.seen_by("A"), Fraction(2, 47)), (table.laid_open(), Fraction(2, 43))):
        found = outcomes(seen, "A attack B")
        assert chance_of(found, lambda o: o.state.chips[0] == -4) == chance
        assert sum(o.chance for o in found) == 1


def test_odds_say_which_card_comes_and_what_happens():
    table = Table("port", 3, cards="4 9 6")
    found = odds(table.seen_by("A"), "hit")
    assert (found.move, found.method, found.margin) == ("hit", "exact", 0.0)
    assert found.cards["10"] == Fraction(10, 52)
    assert found.events["bust"] == Fraction(3, 52)
    assert sum(found.cards.values()) == 1
    assert odds(table.seen_by("A"), "lock").cards == {}


def test_odds_that_are_too_many_are_sampled_with_a_margin():
    # At Blackstone so many cards come at once that nobody counts all the ways.
    table = Table("blackstone", 2, seed="many")
    found = odds(table.seen_by(table.acting[0]), "take 9", samples=60)
    assert found.method == "sampled"
    # 1.96 · ½ / √60
    assert found.margin == pytest.approx(0.1265, abs=1e-4)
    assert sum(found.cards.values()) == pytest.approx(1)


def test_odds_of_another_seats_move_are_refused():
    table = Table("port", 3, cards="4 9 6")
    with pytest.raises(Refused):
        odds(table.seen_by("B"), "hit")


def test_a_sealed_choice_of_another_seat_is_not_guessed():
    table = Table("half-pint", 2, seed="sealed")
    table.play("A predict 0")
    with pytest.raises(Refused) as refused:
        list(deals(table.seen_by("B")))
    assert refused.value.code == "error-odds-sealed"


def test_deals_are_all_hands_the_opponent_can_hold():
    # A sees 3, 9, 4 and B's 8: B holds two of the other 51 cards.
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    found = list(deals(table.seen_by("A")))
    assert sum(chance for chance, _ in found) == 1
    # Ranks and how many of them A cannot see: 1 2 2 3 5 6 7 7 8 10, all but rank 1 can come twice.
    assert len(found) == 10 * 9 // 2 + 9
    sixes = [chance for chance, state in found if state["down"][0][1][6] == 2]
    assert sixes == [Fraction(6 * 5, 51 * 50)]
    for _, state in found:
        assert view(table.layout, state, 0).tobytes() == table.seen_by("A").view.tobytes()


def test_after_a_reshuffle_older_down_cards_are_not_among_the_reshuffled():
    regent = find("regent")
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    state = table.state
    # Everything but B's two down cards, two unseen others and three seen discards has been set aside.
    state.deck[:] = 0
    state.deck[[5, 7]] = 1
    state.discard[1:] = regent.deck.counts[1:]
    for k, n in ((3, 1), (8, 2), (9, 1), (6, 1), (4, 1), (5, 1), (7, 1)):
        state.discard[k] -= n
    reshuffled = np.zeros(11, np.int8)
    reshuffled[10] = 3
    state.discard[10] -= 3
    state.deck[10] = 3
    state.reshuffled[:] = reshuffled
    state.left, state.burnt = 5, 0
    state.down_older[:] = state.down
    found = {tuple(int(n) for n in s["down"][0][1]): chance for chance, s in deals(table.seen_by("A"))}
    # B's down cards come from 5, 6, 7, 8 (the unseen cards of the old deck), never from the three 10s.
    assert len(found) == 6
    assert set(found.values()) == {Fraction(1, 6)}
    assert all(bag[10] == 0 for bag in found)
    # A card seen to come from the new deck may be one of the 10s or one of the two that B does not hold.
    state.deck[10] -= 1
    state.discard[10] += 1
    state.drawn[10] = 1
    state.left = 4
    found = [chance for chance, _ in deals(table.seen_by("A"))]
    assert found == [Fraction(1, 6)] * 6
    # Seeing the 5 come from the new deck says that B does not hold it.
    state.deck[5] -= 1
    state.discard[5] += 1
    state.drawn[5] = 1
    state.left = 3
    found = list(deals(table.seen_by("A")))
    assert [chance for chance, _ in found] == [Fraction(1, 3)] * 3
    assert all(s["down"][0][1][5] == 0 for _, s in found)


def test_a_card_from_a_full_table_of_hidden_hands_is_still_a_simple_fraction():
    # Six players: A knows 3 5 down, and six up cards 4 8 6 9 7 10; 47 of 55 cards are unseen, six of the 7s among them.
    table = Table("regent", 6, cards="3 9 6 7 2 8 5 10 9 8 7 10 4 8 6 9 7 10")
    assert table.acting == ["A"]
    found = odds(table.seen_by("A"), "draw")
    assert (found.method, found.cards["7"]) == ("exact", Fraction(6, 47))
    # The hand is 3 5 and 4: two 3s, four 5s and three 4s are left.
    assert found.events["pair"] == Fraction(2 + 4 + 3, 47)
    assert found.asked == ("pair",)


def test_seeing_a_hand_of_two_cards_finds_a_pair_as_often_as_two_cards_can_make_one():
    # B shows an 8, and holds two of 51 unseen cards, seven of them 8s: no pair with neither an 8 nor two of a kind.
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    unseen = {1: 1, 2: 2, 3: 2, 4: 3, 5: 5, 6: 6, 7: 7, 9: 8, 10: 10}
    pairs = sum(n * (n - 1) for n in unseen.values())
    clean = Fraction(44 * 43 - pairs, 51 * 50)
    found = odds(table.seen_by("A"), "see B")
    assert found.method == "exact"
    assert (found.events["clean"], found.events["pair"]) == (clean, 1 - clean)


def test_a_call_is_right_if_no_hidden_card_is_of_the_rank():
    # Three players, six cards each; A's door 2 leads. A has 2 3 4 5 6 10, and sees the doors 9 and 8.
    cards = "2 9 8 3 9 8 4 9 8 5 9 8 6 9 8 10 9 8"
    table = Table("deadfall", 3, {}, cards=cards)
    for move in ("A door 2", "B door 9", "C door 8"):
        table.play(move)
    assert table.acting == ["A"]
    found = odds(table.seen_by("A"), "call B", samples=50)
    # Eight 9s are unseen among the 55 - 6 - 2 = 47 cards; ten of these are in the hands of B and C.
    right = Fraction(comb(47 - 8, 10), comb(47, 10))
    assert (found.events["dead"], found.events["live"]) == (right, 1 - right)


def horn_of_plenty(declared):
    """B may say whether A's card face down is what it is declared to be."""
    table = Table("horn-of-plenty", 2, cards="9 3 10 4 8 5 7 6 10 10")
    leader = table.acting[0]
    card = next(m for m in table.legal(leader) if m.endswith(f" {declared}"))
    table.play(leader, card)
    return table


def test_disagreeing_is_right_unless_the_card_is_one_of_those_that_nobody_has_seen():
    table = horn_of_plenty(7)
    seat = table.acting[0]
    seen = table.seen_by(seat)
    own = [int(n) for n in seen.state.held[seen.viewer]]
    up = [int(card) for stack in seen.position()["zones"]["up"] for card in stack]
    sevens = 7 - own[7] - up.count(7)
    unseen = 55 - sum(own) - len(up)
    for move, chance in (("agree", Fraction(sevens, unseen)), ("disagree", 1 - Fraction(sevens, unseen))):
        assert odds(seen, move).events["answer-right"] == chance
    assert odds(seen, "agree").cards["7"] == Fraction(sevens, unseen)


def by_listing(seen, move):
    """The chance of every event, deal by deal: what `deals` lists, and every draw of each."""
    found = Counter()
    for outcome in outcomes(seen, f"{seen.seat} {move}"):
        for name in {seen.game.event_names[row[0]] for row in outcome.events}:
            found[name] += outcome.chance
    return found


@pytest.mark.parametrize(
    ("game", "players", "options", "moves"),
    [("regent", 2, {}, 0), ("ghost-town", 2, {}, 3), ("pairs", 4, {}, 5)],
)
def test_thinking_of_cards_as_they_are_looked_at_agrees_with_dealing_every_hand(
    game, players, options, moves
):
    table = Table(game, players, options, seed="brute")
    for _ in range(moves):
        seat = table.acting[0]
        table.play(seat, table.legal(seat)[0])
    seen = table.seen_by(table.acting[0])
    for move in seen.legal():
        found = odds(seen, move)
        if found.method == "exact":
            listed = by_listing(seen, move)
            assert {n: c for n, c in found.events.items() if n not in found.asked} == {
                n: c for n, c in listed.items() if n not in found.asked
            }


@pytest.mark.parametrize(
    "game",
    [
        "deadfall",
        "ghost-town",
        "goblin-poker",
        "horn-of-plenty",
        "regent",
        "starboard",
        "sweep",
        "troll-guts",
    ],
)
def test_exact_chances_are_what_fair_samples_show(game):
    table = Table(game, 3, seed="samples")
    for n in range(9):
        seat = table.acting[0]
        table.play(seat, table.legal(seat)[n % len(table.legal(seat))])
        if table.over:
            return
    seen = table.seen_by(table.acting[0])
    legal = seen.legal()
    for move in {legal[0], legal[-1]}:
        exact = odds(seen, move)
        ways, answers = odds_module._tried(
            seen, odds_module._legal(seen, move), 300, new_dealer("x", logging=True)
        )
        shares = Counter()
        for share, rows in ways:
            for name in {seen.game.event_names[row[0]] for row in rows}:
                shares[name] += share
        for name, chance in exact.events.items():
            # Five standard deviations of 300 samples at most.
            assert abs(float(chance) - float(answers.get(name, shares[name]))) < 5 * 0.5 / math.sqrt(300)


def test_a_bid_is_asked_whether_it_stands_alone_whatever_others_have_sealed():
    table = Table("kitty", 4, seed="bids")
    for seat in ("A", "B", "C", "D"):
        table.play(seat, table.legal(seat)[0])
    move = table.legal("A")[-1]
    before = odds(table.seen_by("A"), move, samples=40)
    assert before.asked == ("alone",)
    assert 0 <= before.events["alone"] <= 1
    # That B has bid says nothing of what B has bid, and is no secret.
    table.play("B", table.legal("B")[-1])
    after = odds(table.seen_by("A"), move, samples=40)
    assert after.events["alone"] == before.events["alone"]
    assert after.margin == pytest.approx(1.96 * 0.5 / math.sqrt(40))


def test_chances_do_not_depend_on_what_the_seat_cannot_see():
    # The same but for B's down cards: 9 10, or 5 8.
    one = Table("regent", 2, cards="3 9 2 10 9 10")
    other = Table("regent", 2, cards="3 5 2 8 9 10")
    assert one.seen_by("A").odds() == other.seen_by("A").odds()


def test_a_seat_gets_the_odds_of_all_its_moves():
    table = Table("port", 3, cards="4 9 6")
    found = table.seen_by("A").odds()
    assert list(found) == ["hit", "lock"]
    assert found["hit"] == odds(table.seen_by("A"), "hit") == table.seen_by("A").odds("hit")
    with pytest.raises(Refused):
        table.seen_by("B").odds()
