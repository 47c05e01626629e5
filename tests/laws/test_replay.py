"""Law 2: the same seed and moves give the same bytes; a record written and read is the same; texts are moves."""

from __future__ import annotations

import itertools
import random
import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse import dealer as dealers
from alehouse.game import Game
from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.replay import replay
from alehouse.refused import Refused
from alehouse.table import Table

from . import chacha
from .hiding import cards_by_chance
from .playing import (
    Manner,
    any_setting,
    completed,
    every_text,
    examples,
    first_seat,
    menu_of,
    play_on,
    some_settings,
)

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


def history(table: Table, moves: list[str]) -> list[tuple[bytes, str]]:
    """State and events after every move of a game, as bytes and text."""
    steps = [(table.state.tobytes(), repr(table.laid_open().events()))]
    for move in moves:
        happened = table.play(move)
        steps.append((table.state.tobytes(), repr(happened)))
    return steps


def game_of(setting, limit: int = 80) -> tuple[Table, list[tuple[bytes, str]]]:
    """A table played at random, and its history."""
    table = setting.table()
    steps = [(table.state.tobytes(), repr(table.laid_open().events()))]
    for happened in play_on(table, Manner(setting.game, setting.manner), limit):
        steps.append((table.state.tobytes(), repr(happened)))
    return table, steps


@given(data=st.data())
@examples(20)
def test_the_same_seed_and_moves_give_the_same_bytes(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table, steps = game_of(setting)
    assert history(setting.table(), table.moves) == steps
    again = Table.of(Record.read(table.record().text()))
    assert history(again, table.moves) == steps
    assert repr(again.laid_open().events()) == repr(table.laid_open().events())


@given(data=st.data())
@examples(6)
def test_replay_shows_every_position(game: Game, data: st.DataObject) -> None:
    """`replay` of the record's text, up to any move and for any viewer, is what the live table showed."""
    setting = data.draw(any_setting(game))
    table = setting.table()
    viewers = [None, "spectator", *table.seats]
    shown = [{viewer: table.seen_by(viewer).position() for viewer in viewers}]
    for _ in play_on(table, Manner(game, setting.manner), 40):
        shown.append({viewer: table.seen_by(viewer).position() for viewer in viewers})
    record = Record.read(table.record().text())
    assert replay(record) == shown[-1][None]
    for number in {0, len(shown) - 1, data.draw(st.integers(0, len(shown) - 1))}:
        for viewer in viewers:
            assert replay(record, viewer, number) == shown[number][viewer]


@given(data=st.data())
@examples(20)
def test_the_cards_alone_give_the_same_game(game: Game, data: st.DataObject) -> None:
    """The cards in the order in which they became known replace the seed."""
    setting = data.draw(any_setting(game))
    table, steps = game_of(setting)
    cards = cards_by_chance(table)
    first = first_seat(setting, cards)
    without_first = [] if first == setting.first else ["first"]
    found = history(setting.table(seed=None, cards=cards, first=first), table.moves)
    assert [events for _, events in found] == [events for _, events in steps]
    for (ours, _), (theirs, _) in zip(found, steps, strict=True):
        mine, other = (np.frombuffer(raw, game.layout.dtype).copy() for raw in (ours, theirs))
        for name in without_first:
            mine[name] = other[name]
        assert mine.tobytes() == other.tobytes()
    # Half of the cards, and then the seed: the given cards come first.
    mixed = setting.table(cards=cards[: len(cards) // 2], first=first)
    known = cards_by_chance(mixed)
    half = len(cards) // 2
    assert known[:half] == cards[: min(half, len(known))]


@given(data=st.data())
@examples(40)
def test_a_record_written_and_read_is_the_same(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    players = data.draw(
        st.just(setting.players)
        | st.lists(TEXT.filter(lambda name: name.strip()), min_size=setting.players, max_size=setting.players)
    )
    seed = data.draw(st.none() | TEXT)
    kinds = data.draw(st.lists(st.integers(1, game.deck.kinds - 1), max_size=8))
    moves = data.draw(st.lists(st.sampled_from(every_text(game, setting.players)), max_size=5))
    record = Record.new(
        game.name,
        players,
        setting.options,
        seed=seed,
        cards=[game.deck.text(k) for k in kinds],
        dealer=setting.dealer,
        first=setting.first,
        moves=[f"A {move}" for move in moves],
    )
    assert Record.read(record.text()) == record
    assert Record.read(record.text()).text() == record.text()
    assert record.kinds() == kinds


@given(data=st.data())
@examples(25)
def test_text_and_move_are_a_bijection(game: Game, data: st.DataObject) -> None:
    """Every legal move has one text, which reads back as that move however it is spaced and cased."""
    setting = data.draw(any_setting(game))
    table = setting.table()
    chance = random.Random(setting.manner)
    manner = Manner(game, setting.manner)
    for _ in range(40):
        if table.over:
            break
        for letter in table.acting:
            seat = table.seat(letter)
            menu = menu_of(game, table.state, seat)
            texts = [game.notation.write(m) for m in menu]
            assert len(set(menu)) == len(set(texts)) == len(menu) > 0
            assert table.legal(letter) == sorted(text.removeprefix(f"{letter} ") for text in texts)
            for m, text in zip(menu, texts, strict=True):
                if game.notation.is_open(m):
                    text = f"{letter} {completed(table, letter, text[2:], chance)}"
                    assert game.notation.opened(table.read(text)) == m
                    m = table.read(text)
                    assert not game.notation.is_open(m)
                assert game.notation.read(text, setting.players) == m
                assert table.read(text) == m
                assert table.read(game.notation.write(m, seat=False), letter) == m
                untidy = "".join(
                    chance.choice([" ", "  ", "\t"]) if c == " " else chance.choice([c.lower(), c.upper()])
                    for c in text
                )
                assert table.read(f" {untidy}  ") == m
                assert game.notation.write(table.read(untidy)) == text
                pieces = game.notation.parts(m)
                choice = game.notation.choice(m, None)
                assert pieces["seat"] == seat
                assert choice.text == game.notation.write(m, seat=False)
        table.play(manner.move(table))
    untidy = [f"  {move.lower().replace(' ', '   ')} " for move in table.moves]
    again = setting.table()
    for move in untidy:
        again.play(move)
    assert again.moves == table.moves
    assert again.state.tobytes() == table.state.tobytes()


def test_every_move_that_can_be_written_reads_back(game: Game) -> None:
    """Not only the legal ones: writing what was read gives the text, and reading it the same number."""
    players = game.max_players
    seen = {}
    for seat in "ABCDEFGH"[:players]:
        for text in every_text(game, players):
            m = game.notation.read(f"{seat} {text}", players)
            assert game.notation.write(m) == f"{seat} {text}"
            assert seen.setdefault(m, (seat, text)) == (seat, text)
            assert 0 <= m < 1 << 63


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
    dealer = dealers.new_dealer(None)
    dealer["scripted"] = dealers.STREAM
    for text in VECTORS.values():
        # 2**16 numbers have two bytes each: below(n) returns the high half of a word.
        halves = [int(dealers.below(dealer[0], 1 << 16)) for _ in range(16)]
        words = struct.unpack("<16I", bytes.fromhex(text))
        assert halves == [word >> 16 for word in words]


@pytest.mark.parametrize("seed", ["", "0", "1", "x", "Zwölf Boxkämpfer 🍺", "a" * 1000])
def test_the_dealer_agrees_with_an_independent_one(seed: str) -> None:
    """Numbers below all kinds of bounds (with many thrown-away words near 2**32), and cards from bags."""
    dealer, words = dealers.new_dealer(seed)[0], chacha.stream(seed)
    chance = random.Random(seed)
    for _ in range(300):
        n = chance.choice([1, 2, 7, 55, 1000, 1 << 31, (1 << 31) + 1, 3 << 30, (1 << 32) - 1])
        assert int(dealers.below(dealer, n)) == chacha.below(words, n)
    counts = [0, *(chance.randrange(4) for _ in range(9)), 1]
    dealer, bag = dealers.new_dealer(seed)[0], np.array(counts, np.int8)
    for kind in chacha.cards(chacha.stream(seed), counts):
        assert int(dealers.pick(dealer, bag, int(bag.sum()))) == kind


def test_the_counter_goes_on_beyond_32_bits() -> None:
    dealer = dealers.new_dealer("wide")
    dealer["block"] = (1 << 32) - 1
    key = dealers.key_of("wide").astype("<u4").tobytes()
    words = [*chacha.block(key, (1 << 32) - 1), *chacha.block(key, 1 << 32)]
    assert [int(dealers.below(dealer[0], 1 << 16)) for _ in range(32)] == [word >> 16 for word in words]


def test_a_game_is_dealt_from_the_stream_of_its_seed(game: Game) -> None:
    """The cards of the deal are the first ones that an independent dealer takes out of a whole deck, after it has
    chosen who begins if that is left to chance.
    """
    for setting in some_settings(game, 3):
        dealt: list[str] = []
        table = setting.table()
        steps = play_on(table, Manner(game, setting.manner))
        while not cards_by_chance(table):
            next(steps)
        for event in table.laid_open().events():
            if event["event"] in ("reshuffled", "redeal"):
                break
            if event["from"] == "deck":
                dealt.append(event["card"])
        words = chacha.stream(setting.seed)
        first = first_seat(setting, dealt)
        if first != setting.first:
            assert first == seat_letter(chacha.below(words, setting.players))
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


def test_the_test_would_notice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealer that follows something beside its seed gives another history."""
    setting = next(some_settings(game, 1))
    table, steps = game_of(setting)
    key_of = dealers.key_of
    monkeypatch.setattr(dealers, "key_of", lambda seed: key_of(seed) ^ np.uint32(1))
    with pytest.raises((AssertionError, Refused)):
        assert history(setting.table(), table.moves) == steps
