"""Weighing the hidden cards by what the others have chosen."""

import numpy as np
import pytest

from alehouse import Table
from alehouse.bots import make_bot
from alehouse.bots.reading import bags_of, drawn_anew, told
from alehouse.catalogue import find
from alehouse.dealer import new_dealer
from alehouse.deals import cells_of


def weighed(table, seat, samples):
    """The logarithms of the weights of some fair samples and, last, of the true deal."""
    g, p, cells = table.game, table.seat(seat), cells_of(table.game)
    words = table.seen_by(seat).view.view(np.int64)
    deals = np.zeros((samples + 1, len(words)), np.int64)
    dealer = new_dealer("weigh")
    g.entries.loops.gather(deals, words, p, cells.cells, cells.known, cells.deck, dealer, g.entries.possible)
    deals[-1] = table.laid_open().view.view(np.int64)
    weights = np.zeros(len(deals))
    views, steps, events = told(g, table.seen_by(seat).hand_story)
    g.entries.loops.read(
        deals,
        p,
        views,
        steps,
        events,
        bags_of(g),
        g.deck.kinds,
        dealer,
        weights,
        g.entries.choices,
        g.entries.advise,
    )
    return weights


@pytest.mark.parametrize("name", ["sweep", "judge", "deadfall", "half-pint"])
def test_what_steady_players_choose_tells_of_their_cards(name):
    """The true deal becomes likelier: by Gibbs' inequality it must, on average, if the reading is right."""
    players = max(3, find(name).min_players)
    gains = []
    for number in range(6):
        table = Table(name, players, seed=f"tell {number}")
        bots = [make_bot("steady", f"{number} {p}") for p in range(players)]
        for made in range(24):
            if table.over:
                break
            seat = table.acting[0]
            if made % 3 == 2 and table.seen_by(seat).hand_story:
                weights = weighed(table, seat, 40)
                gains.append(weights[-1] - np.log(np.mean(np.exp(weights[:-1]))))
            table.play(seat, bots[table.seat(seat)].choose(table.seen_by(seat)))
    assert len(gains) >= 5
    assert np.mean(gains) > 0.3


def test_deals_are_drawn_in_proportion_to_their_weights():
    deals = np.arange(200).reshape(200, 1)
    weights = np.where(np.arange(200) < 100, np.log(3.0), 0.0)
    drawn = drawn_anew(deals, weights)
    assert drawn.shape == (200, 1)
    assert abs(int((drawn < 100).sum()) - 150) <= 2


def test_one_deal_never_stands_for_all():
    """A weight a hundred orders above the others is evened out: a tenth of the deals must still count."""
    deals = np.arange(200).reshape(200, 1)
    weights = np.zeros(200)
    weights[7] = 230.0
    assert len(np.unique(drawn_anew(deals, weights))) >= 20
