"""Decks that cannot be meant."""

import pytest

from alehouse.decks import Deck


@pytest.mark.parametrize(
    ("counts", "texts", "told"),
    [
        ((0, 300), ("?", "a"), "300 cards of the kind 'a'; there may be 127"),
        ((0, 128), ("?", "a"), "there may be 127"),
        ((0, -1), ("?", "a"), "-1 cards"),
        ((0, 1, 1), ("?", "a", "?"), "no kind can be written '\\?'"),
        ((0, 1), ("?", "…"), "no kind can be written '…'"),
    ],
)
def test_a_deck_that_cannot_be(counts, texts, told):
    with pytest.raises(TypeError, match=told):
        Deck("odd", counts, texts)


def test_as_many_cards_of_a_kind_as_there_may_be():
    assert Deck("many", (0, 127), ("?", "a")).size == 127
