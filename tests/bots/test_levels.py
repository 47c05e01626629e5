"""A beginner errs where it is close and not where it is clear; a bot says why it moves in the numbers it moves by."""

import numpy as np
import pytest

from alehouse import Explanation, Refused, Table, explain, make_bot, prepare
from alehouse.bots.beginner import BeginnerBot
from alehouse.lab.simulate import Plan, outcome, run
from alehouse.native.jit import INTERPRETED

compiled = pytest.mark.skipif(
    INTERPRETED, reason="a beginner plays by the rule of thumb until rules are compiled"
)


def picked(rewards, times=2000):
    bot = BeginnerBot("picks")
    found = np.bincount([bot._pick(np.array(rewards, float)) for _ in range(times)], minlength=2)
    return found / times


def test_of_moves_that_seem_no_worse_than_the_advised_one_a_beginner_takes_any():
    # Four standard deviations of a share of one half in 2,000: 0.045.
    assert picked([[0, 5], [2, 7]]) == pytest.approx([0.5, 0.5], abs=0.045)
    assert picked([[0, 2], [2, 0]]) == pytest.approx([0.5, 0.5], abs=0.045)


def test_a_close_second_is_taken_in_about_one_of_four_cases():
    # The luck of both is 1 (the standard deviation of 0, 2); the second is behind by 0.3 of it: 1 / (1 + e) = 0.269.
    assert picked([[0, -0.3], [2, 1.7]])[1] == pytest.approx(0.269, abs=0.04)


def test_what_is_clearly_bad_is_not_taken():
    # Behind by three times what luck amounts to: e^-10.
    assert picked([[0, -3], [2, -1]])[1] == 0


@compiled
def test_a_beginner_is_better_than_any_move_and_worse_than_the_rule_of_thumb():
    prepare("port")

    def ahead(bot, others):
        plan = Plan("port", 3, (bot, others, others), 150, "levels")
        bots = outcome(plan, list(run(plan, 1)), 1.0)["bots"]
        mine, theirs = (
            next(b for b in bots if b["bot"] == name)["points"]["value"] for name in (bot, others)
        )
        return mine - theirs

    assert ahead("beginner", "random") > 1
    assert ahead("beginner", "steady") < 0


def test_the_reason_names_the_cards_that_bust():
    # C holds a 3, two of the other three are among the 52 cards that nobody has seen.
    found = explain(Table("port", 3, cards="4 9 3").seen_by("C"), iterations=200)
    assert (found.move, found.rival, found.unit) == ("hit", "lock", "points")
    assert (found.risk.move, found.risk.event, found.risk.cards, found.risk.of) == ("hit", "bust", 2, 52)
    assert found.risk.chance == pytest.approx(2 / 52)
    english = " ".join(found.sentences("en"))
    assert "hit" in english
    assert "2 of 52 unseen cards bring this about (4 %): a bust" in english
    assert "2 von 52" in " ".join(found.sentences("de"))


def test_where_a_pair_cannot_come_no_risk_is_told():
    table = Table("port", 2, cards="1 10 2")
    table.play("A hit")
    table.play("B lock")
    # The only 1 is in the stack, and one 2 of two: a 2 can still bust.
    assert explain(table.seen_by("A"), iterations=200).risk.cards == 1


def test_nothing_is_explained_to_who_is_not_acting():
    table = Table("port", 3, cards="4 9 3")
    with pytest.raises(Refused):
        explain(table.seen_by("A"), iterations=10)


def test_a_reason_hangs_on_nothing_that_the_seat_cannot_see():
    table = Table("regent", 3, seed="secret")
    seat = table.acting[0]
    other = table.copy()
    other.state = table.seen_by(seat).sample(make_bot("steady", "x").chance)[0]
    assert other.state.tobytes() != table.state.tobytes()
    assert explain(table.seen_by(seat), iterations=300) == explain(other.seen_by(seat), iterations=300)


def test_the_end_of_a_hand_is_told_without_points_that_nobody_has_counted():
    # The last trick of a hand of Sweep leaves nothing to chance: everything is tried, and valued by its standing.
    found = Explanation("sweep", "play 7", "play 3", 4.0, 1.0, None, None)
    (english,) = found.sentences("en")
    assert "play 7" in english
    assert "4" not in english.replace("play 7", "")
    close = Explanation("sweep", "play 7", "play 3", 1.0, 4.0, None, None)
    assert close.sentences("en") != found.sentences("en")
