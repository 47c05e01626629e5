"""The dealer's stream is ChaCha8: it agrees with published vectors and with an independent dealer, and games come from it."""

from __future__ import annotations

import itertools
import random
import struct

import numpy as np
import pytest

from alehouse.dealer import key_of, new_dealer
from alehouse.game import Game
from alehouse.laws.playing import Manner, play_on
from alehouse.laws.replaying import game_of
from alehouse.laws.settings import some_settings
from alehouse.layout import NOBODY
from alehouse.native.dealer import STREAM, below, pick
from alehouse.records import Record
from alehouse.table import Table

from . import chacha

VECTORS = {
    0: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    1: "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
    "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
}
"""The first blocks of ChaCha8 with a 256-bit key of zeros: test case 1 of J. Strömbergson, "Test vectors for the
stream cipher ChaCha" (an Internet-Draft of 2013)."""


def test_our_own_chacha_agrees_with_the_published_vectors() -> None:
    for counter, text in VECTORS.items():
        assert struct.pack("<16I", *chacha.block(bytes(32), counter)).hex() == text


def test_the_dealer_agrees_with_the_published_vectors() -> None:
    dealer = new_dealer(None)
    dealer["scripted"] = STREAM
    for text in VECTORS.values():
        # 2**16 numbers have two bytes each: below(n) returns the high half of a word.
        halves = [int(below(dealer[0], 1 << 16)) for _ in range(16)]
        words = struct.unpack("<16I", bytes.fromhex(text))
        assert halves == [word >> 16 for word in words]


@pytest.mark.parametrize("seed", ["", "0", "1", "x", "Zwölf Boxkämpfer 🍺", "a" * 1000])
def test_the_dealer_agrees_with_an_independent_one(seed: str) -> None:
    """Numbers below all kinds of bounds (with many thrown-away words near 2**32), and cards from bags."""
    dealer, words = new_dealer(seed)[0], chacha.stream(seed)
    chance = random.Random(seed)
    for _ in range(300):
        n = chance.choice([1, 2, 7, 55, 1000, 1 << 31, (1 << 31) + 1, 3 << 30, (1 << 32) - 1])
        assert int(below(dealer, n)) == chacha.below(words, n)
    counts = [0, *(chance.randrange(4) for _ in range(9)), 1]
    dealer, bag = new_dealer(seed)[0], np.array(counts, np.int8)
    for kind in chacha.cards(chacha.stream(seed), counts):
        assert int(pick(dealer, bag, int(bag.sum()))) == kind


def test_the_counter_goes_on_beyond_32_bits() -> None:
    dealer = new_dealer("wide")
    dealer["block"] = (1 << 32) - 1
    key = key_of("wide").astype("<u4").tobytes()
    words = [*chacha.block(key, (1 << 32) - 1), *chacha.block(key, 1 << 32)]
    assert [int(below(dealer[0], 1 << 16)) for _ in range(32)] == [word >> 16 for word in words]


def test_a_game_is_dealt_from_the_stream_of_its_seed(game: Game) -> None:
    """The cards of the deal are the first ones that an independent dealer takes out of a whole deck, after it has
    chosen who begins if that is left to chance.
    """
    for setting in some_settings(game, 3):
        dealt: list[str] = []
        table = setting.table()
        steps = play_on(table, Manner(game, setting.manner))
        while not table.dealt():
            next(steps)
        for event in table.laid_open().events():
            if event["event"] in ("reshuffled", "redeal"):
                break
            if event["from"] == "deck":
                dealt.append(event["card"])
        words = chacha.stream(setting.seed)
        first = int(table.state.first)
        if setting.first is None and first != NOBODY:
            assert first == chacha.below(words, setting.players)
        counts = game.counts(setting.options)
        expected = itertools.islice(chacha.cards(words, counts), len(dealt))
        assert dealt == [game.deck.text(k) for k in expected]
        assert dealt


def test_seeds_that_look_like_nothing_are_real_and_differ(game: Game) -> None:
    seeds = ["", "0", " ", "00", "None"]
    tables = [game_of(next(some_settings(game, 1)).with_seed(seed))[0] for seed in seeds]
    assert len({(table.state.tobytes(), str(table.laid_open().events())) for table in tables}) == len(seeds)
    for seed, table in zip(seeds, tables, strict=True):
        record = Record.read(table.record().text())
        assert record.seed == seed
        assert Table.of(record).state.tobytes() == Table.of(table.record()).state.tobytes()


def test_without_a_seed_every_table_is_another(game: Game) -> None:
    one, other = (next(some_settings(game, 1)).table(seed=None) for _ in range(2))
    assert one.record().seed != other.record().seed
    assert len(one.record().seed or "") == 64
