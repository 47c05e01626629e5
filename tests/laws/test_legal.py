"""Law 5: what `legal` lists is accepted, nothing else is, and a refused move changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from alehouse.game import Game
from alehouse.language import LOCALES
from alehouse.layout import view
from alehouse.moves import ANY_CARDS
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table

from .playing import (
    Manner,
    accepted,
    any_setting,
    completed,
    every_text,
    examples,
    fingerprint,
    fitting,
    menu_of,
    playable,
    played,
    some,
    some_settings,
    texts_to_try,
    with_state,
)


class Placeholders(Visitor):
    """Collects the variables that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, set[str]]:
    """The error messages of a language, each with the variables that it mentions."""
    found = {}
    for file in (LOCALES / locale).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("error-"):
                visitor = Placeholders()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


ENGLISH = messages("en")


def explained(refused: Refused) -> str:
    """The code of a refusal, after checking that it can be said: there is a message and all that it mentions."""
    assert refused.code in ENGLISH, refused.code
    assert ENGLISH[refused.code] <= set(refused.details), (refused.code, refused.details)
    text = str(refused)
    assert text
    assert refused.code not in text
    assert not any(f"{{${name}}}" in text for name in ENGLISH[refused.code])
    return refused.code


def refusal(table: Table, *move: str) -> str:
    """The code with which a move is refused; fails if it is not, or if anything has changed."""
    before = fingerprint(table)
    with pytest.raises(Refused) as caught:
        table.play(*move)
    assert fingerprint(table) == before
    return explained(caught.value)


def checked(table: Table) -> tuple[int, int]:
    """Try every move that can be written for every seat, or many of them; returns how many were accepted and refused."""
    taken = refused = 0
    for letter in table.seats:
        legal = set(table.legal(letter))
        assert bool(legal) == (letter in table.acting)
        for text in texts_to_try(table, letter):
            if accepted(table, letter, text):
                other = table.copy()
                other.play(letter, text)
                assert other.moves[-1] == f"{letter} {text}"
                legal.discard(text)
                taken += 1
            else:
                code = refusal(table, letter, text)
                refused += 1
                if table.over:
                    assert code == "error-over"
                elif letter not in table.acting:
                    assert code == "error-turn"
                else:
                    assert code not in ("error-over", "error-turn")
        assert all(text.endswith(ANY_CARDS) for text in legal)
    return taken, refused


@given(data=st.data())
@examples(12)
def test_exactly_the_legal_moves_are_accepted(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 120)))
    taken, refused = checked(table)
    assert refused > 0
    assert bool(taken) == (not table.over)


def test_every_legal_move_of_whole_games_is_accepted(game: Game) -> None:
    for setting in some_settings(game, 2):
        table = setting.table()
        manner = Manner(game, setting.manner)
        for _ in range(60):
            if table.over:
                break
            for letter in table.acting:
                for text in some(playable(table, letter, manner.chance), 40, manner.chance):
                    table.copy().play(letter, text)
            table.play(manner.move(table))


def test_nothing_is_accepted_when_the_game_is_over(game: Game) -> None:
    for setting in some_settings(game, 1):
        shortest = {n: o.minimum for n, (_, o) in game.options.items() if o.type == "number" and not o.needs}
        table = setting.table(options=fitting(game, setting.players, shortest))
        manner = Manner(game, setting.manner)
        for _ in range(3000):
            if table.over:
                break
            table.play(manner.move(table))
        assert table.over
        assert table.acting == []
        assert set(table.winners + table.losers) <= set(table.seats)
        assert checked(table) == (0, len(table.seats) * len(set(every_text(game, len(table.seats)))))


@given(data=st.data())
@examples(60)
def test_nonsense_is_refused_with_a_reason(game: Game, data: st.DataObject) -> None:
    """Any text at all, and moves with something left out, doubled, exchanged or misspelt."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 20)))
    chance = random.Random(setting.manner)
    texts = [data.draw(st.text(max_size=20))]
    for text in chance.choices(every_text(game, setting.players), k=4):
        words = [chance.choice(table.seats), *text.split()]
        spoilt = list(words)
        what = chance.randrange(5)
        if what == 0:
            spoilt.pop(chance.randrange(len(spoilt)))
        elif what == 1:
            spoilt.insert(chance.randrange(len(spoilt) + 1), chance.choice(words))
        elif what == 2:
            spoilt[chance.randrange(len(spoilt))] = chance.choice(
                ["", "?", "0", "11", "Z", "-1", "１", "5.0", "é"]
            )
        elif what == 3:
            chance.shuffle(spoilt)
        else:
            spoilt.append("9" * 40)
        texts.append(" ".join(spoilt))
    for text in texts:
        try:
            move = game.notation.write(game.notation.read(text, setting.players))
        except Refused:
            pass
        else:
            if accepted(table, move[0], move[2:]):
                continue
        refusal(table, text)
    for seat in ("", "Z", "?", "AA", "1", "é"):
        refusal(table, seat, "x")


@given(data=st.data())
@examples(30)
def test_a_seat_knows_its_moves_and_their_prices_from_its_view(game: Game, data: st.DataObject) -> None:
    """`legal`, `price` and the reasons for refusals are the same on what the seat sees as on the whole state."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 80)))
    for letter in table.acting:
        seat = table.seat(letter)
        seen = with_state(table, view(game.layout, table.state, seat))
        assert menu_of(game, seen.state, seat) == menu_of(game, table.state, seat)
        assert seen.menu(letter) == table.seen_by(letter).menu()
        assert [choice.text for choice in table.seen_by(letter).menu()] != []
        assert sorted(choice.text for choice in table.seen_by(letter).menu()) == table.legal(letter)
        chance = random.Random(setting.manner)
        for text in some(texts_to_try(table, letter), 60, chance):
            assert accepted(seen, letter, text) == accepted(table, letter, text)
            if not accepted(table, letter, text):
                with pytest.raises(Refused) as mine:
                    seen.read(text, letter)
                with pytest.raises(Refused) as theirs:
                    table.read(text, letter)
                assert (mine.value.code, mine.value.details) == (theirs.value.code, theirs.value.details)
                explained(mine.value)


@given(data=st.data())
@examples(30)
def test_a_price_is_really_paid(game: Game, data: st.DataObject) -> None:
    """What a menu says that a move costs is gone from the mover's chips, or added to points that nobody wants."""
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 60)))
    for letter in table.acting:
        for choice in table.seen_by(letter).menu():
            if choice.price is None:
                continue
            assert choice.price > 0
            after = table.copy()
            happened = after.play(letter, completed(table, letter, choice.text, random.Random(1)))
            paid = [
                event["amount"]
                for event in happened
                if event["amount"] and letter in (event["seat"], event["target"])
            ]
            assert choice.price in paid


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
    for given_ in wrong:
        with pytest.raises(Refused) as caught:
            to_the_first_cards(Table(game.name, **({"seed": "x"} | usual | given_)))
        explained(caught.value)
    options = fitting(game, game.max_players, {})
    record = Record.new(game.name, game.max_players, options, cards=game.deck.text(1), first="A")
    with pytest.raises(Refused) as caught:
        to_the_first_cards(Table.of(record.with_moves(["A x"])))
    assert explained(caught.value) == "error-cards-missing"


def to_the_first_cards(table: Table) -> None:
    """Play until cards have been dealt more than once."""
    chance = random.Random(1)
    while not table.over and not any(e["from"] == "deck" and e["move"] for e in table.laid_open().events()):
        letter = chance.choice(table.acting)
        table.play(letter, chance.choice(playable(table, letter, chance)))


def test_the_test_would_notice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is listed and not accepted, accepted and not listed, or that leaves a trace when it is refused."""
    table = played(next(some_settings(game, 1)), 3)
    with monkeypatch.context() as patch:
        legal = Table.legal
        patch.setattr(Table, "legal", lambda self, seat: legal(self, seat)[1:])
        with pytest.raises(pytest.fail.Exception):
            checked(table)
        known = {text for letter in table.seats for text in table.legal(letter)}
        letters = [letter for letter in table.seats if letter in table.acting]
        wrong = next(
            text
            for text in every_text(game, len(table.seats))
            if text not in known and not any(accepted(table, letter, text) for letter in letters)
        )
        patch.setattr(Table, "legal", lambda self, seat: [*legal(self, seat), wrong])
        with pytest.raises((AssertionError, Refused)):
            checked(table)
    with monkeypatch.context() as patch:
        read = Table.read

        def careless(self: Table, text: str, seat: str | None = None) -> int:
            self._moves.append(0)
            m = read(self, text, seat)
            self._moves.pop()
            return m

        patch.setattr(Table, "read", careless)
        with pytest.raises(AssertionError):
            checked(table)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "_check", lambda self, m: None)
        with pytest.raises((AssertionError, pytest.fail.Exception)):
            checked(table)
