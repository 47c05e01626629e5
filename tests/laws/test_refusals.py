"""Whatever cannot be accepted is refused with a reason that can be said, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.game import Game
from alehouse.laws.legality import fingerprint, unexplained
from alehouse.laws.playing import Manner, accepted, play_on, playable, played, somewhere
from alehouse.laws.settings import fitting, shortest_options, some_settings
from alehouse.laws.written import every_text
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table

from .drawing import any_setting, examples


def refusal(table: Table, *move: str) -> str:
    """The code with which a move is refused; fails if it is not, or if anything has changed."""
    before = fingerprint(table)
    with pytest.raises(Refused) as caught:
        table.play(*move)
    assert fingerprint(table) == before
    assert unexplained(caught.value) is None
    return caught.value.code


def spoilt(words: list[str], chance: random.Random) -> str:
    """A move with something left out, doubled, exchanged or misspelt."""
    words, what = list(words), chance.randrange(5)
    if what == 0:
        words.pop(chance.randrange(len(words)))
    elif what == 1:
        words.insert(chance.randrange(len(words) + 1), chance.choice(words))
    elif what == 2:
        words[chance.randrange(len(words))] = chance.choice(["", "?", "0", "11", "Z", "-1", "１", "5.0", "é"])
    elif what == 3:
        chance.shuffle(words)
    else:
        words.append("9" * 40)
    return " ".join(words)


@given(data=st.data())
@examples(12)
def test_nonsense_is_refused_with_a_reason(game: Game, data: st.DataObject) -> None:
    """Any text at all, and moves that are nearly right."""
    setting = data.draw(any_setting(game))
    table, chance = somewhere(setting, 20), random.Random(setting.manner)
    texts = [data.draw(st.text(max_size=20))]
    for text in chance.choices(every_text(game, setting.players), k=4):
        texts.append(spoilt([chance.choice(table.seats), *text.split()], chance))
    for text in texts:
        try:
            move = game.notation.write(game.notation.read(text, setting.players))
        except Refused:
            refusal(table, text)
        else:
            if not accepted(table, move[0], move[2:]):
                refusal(table, text)
    for seat in ("", "Z", "?", "AA", "1", "é"):
        refusal(table, seat, "x")


def test_nothing_is_accepted_when_the_game_is_over(game: Game) -> None:
    setting = next(some_settings(game, 1))
    table = setting.table(options=shortest_options(game, setting.players))
    for _ in play_on(table, Manner(game, setting.manner), 3000):
        pass
    assert table.over
    assert table.acting == []
    assert set(table.winners + table.losers) <= set(table.seats)
    for letter in table.seats:
        assert table.legal(letter) == []
        for text in random.Random(letter).choices(every_text(game, setting.players), k=20):
            assert refusal(table, letter, text) == "error-over"


def test_what_a_game_refuses_can_be_said(game: Game) -> None:
    """Options, players and records that do not fit."""
    wrong: list[dict[str, Any]] = [
        {"players": game.min_players - 1},
        {"players": game.max_players + 1},
        {"players": 0},
        {"players": 99},
        {"players": ["", " "]},
        {"options": {"nonsense": 1}},
        {"dealer": "Z"},
        {"first": "?"},
        {"cards": "99"},
        {"seed": None, "cards": " ".join([game.deck.text(1)] * game.deck.size)},
    ]
    usual = {"players": game.min_players, "options": fitting(game, game.min_players, {})}
    for name, (_, option) in game.options.items():
        wrong += [
            {"options": usual["options"] | {name: value}} for value in ([], {}, 10**9, -1, "nonsense", 0.5)
        ]
        if option.needs:
            value = True if option.type == "switch" else (option.choices or (option.maximum,))[-1]
            wrong.append({"options": {name: value}})
    for changed in wrong:
        with pytest.raises(Refused) as caught:
            to_the_first_cards(Table(game.name, **({"seed": "x"} | usual | changed)))
        assert unexplained(caught.value) is None
    options = fitting(game, game.max_players, {})
    record = Record.new(game.name, game.max_players, options, cards=game.deck.text(1), first="A")
    with pytest.raises(Refused) as caught:
        to_the_first_cards(Table.of(record.with_moves(["A x"])))
    assert caught.value.code == "error-cards-missing"
    assert unexplained(caught.value) is None


def to_the_first_cards(table: Table) -> None:
    """Play until cards have been dealt more than once."""
    chance = random.Random(1)
    while not table.over and not any(e["from"] == "deck" and e["move"] for e in table.laid_open().events()):
        letter = chance.choice(table.acting)
        table.play(letter, chance.choice(playable(table, letter, chance)))


def test_the_test_would_notice() -> None:
    """A reason that nobody can say: no message, or something that it mentions is not told."""
    assert "there is no message error-nonsense" in str(unexplained(Refused("error-nonsense")))
    assert "mentions what nobody tells it" in str(unexplained(Refused("error-seat")))
    table = played(next(some_settings(Table("port", 2, seed="x").game, 1)), 3)
    with pytest.raises(pytest.fail.Exception):
        refusal(table, f"{table.acting[0]} {table.legal(table.acting[0])[0]}")
