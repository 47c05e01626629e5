"""What must be seen at one's turn is on a screen of 80 columns and 24 lines: the table, whose turn it is, the menu."""

import io
import re
import sys

import pytest
from rich.console import Console

from alehouse.bots import make_bot
from alehouse.catalogue import find
from alehouse.moves import Choice
from alehouse.table import Table
from alehouse.terminal import sentences
from alehouse.terminal.play import Sitting

LINES = 24


@pytest.fixture
def on_screen(monkeypatch):
    """Sit at a table with steady bots and play some turns; gives what is on the screen at each."""
    monkeypatch.setenv("ALEHOUSE_LANG", "en")

    def play(name, players, turns, options=None, wrong=0):
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        table = Table(name, players, options, seed="x")
        others = table.seats[1:]
        sitting = Sitting(
            table, "A", {s: make_bot("steady", s) for s in others}, dict.fromkeys(others, "steady")
        )
        steady = make_bot("steady", "A")
        screens = []

        def ask(prompt):
            assert prompt == "Your move: "
            screens.append([*sitting.console.file.getvalue().splitlines()[1 - LINES :], prompt])
            if len(screens) == turns:
                raise EOFError
            sitting.used += 1
            return "dance" if len(screens) <= wrong else steady.choose(sitting.seen)

        sitting.ask = ask
        sitting.console = Console(
            file=io.StringIO(),
            width=80,
            height=LINES,
            force_terminal=True,
            color_system=None,
            highlight=False,
        )
        sitting.run()
        return screens

    return play


@pytest.mark.parametrize(
    ("name", "players", "turns"),
    [
        ("half-pint", 7, 12),
        ("half-pint", 2, 20),
        ("regent", 6, 3),
        ("monster", 8, 1),
        ("horn-of-plenty", 6, 3),
        ("deadfall", 7, 3),
    ],
)
def test_table_turn_and_menu_are_on_the_screen_together(on_screen, name, players, turns):
    screens = on_screen(name, players, turns)
    assert len(screens) == turns
    for screen in screens:
        at = max(i for i, line in enumerate(screen) if re.search("· (Round|Hand|Deal|Game) ", line))
        shown = screen[at:]
        for seat in "ABCDEFGH"[:players]:
            assert sum(line[2:4].strip() == seat for line in shown) == 1, seat
        assert any(line.startswith("▸ A") for line in shown)
        assert max(map(len, shown)) <= 80


def test_wrong_entries_do_not_scroll_the_table_away(on_screen):
    """Whatever is entered ten times, the table is drawn again below it before it is gone."""
    screens = on_screen("regent", 6, 11, wrong=10)
    assert len(screens) == 11
    for screen in screens:
        for seat in "ABCDEF":
            assert any(line[2:4].strip() == seat for line in screen)
    assert '"dance" is not something one can do' in " ".join(screens[-1])


def test_a_menu_that_is_too_long_says_how_much_is_missing(on_screen):
    """With ten cards in each hand and five in the row there are hundreds of sets."""
    screens = on_screen("half-pint", 2, 3, {"symbols": "5/12"})
    menu = screens[-1]
    more = next(line for line in menu if "more between them" in line)
    assert "? shows all" in more
    assert any("· Round" in line for line in menu)


def dealt(seat, card, move=0):
    return {
        "event": "dealt",
        "seat": seat,
        "target": None,
        "card": card,
        "amount": None,
        "from": "deck",
        "to": None,
        "move": move,
    }


@pytest.fixture
def english(monkeypatch):
    monkeypatch.setenv("ALEHOUSE_LANG", "en")


NAMES = {"A": "You", "B": "Maud"}


def test_a_long_deal_is_one_sentence(english):
    begins = dealt(None, None) | {"event": "hand", "amount": 1}
    cards = [dealt(seat, card) for card in ["3", "5", "7"] for seat in "AB"]
    told = sentences.paragraphs(find("port"), [begins, *cards, dealt(None, "9")], NAMES, "A")
    assert told == ["Round 1 begins. Dealt: you 3 5 7, Maud 3 5 7, face up 9."]


def test_few_cards_are_told_one_by_one_and_hidden_ones_not_at_all(english):
    cards = [dealt("A", "3"), dealt("B", "?"), dealt("B", "5")]
    assert sentences.paragraphs(find("port"), cards, NAMES, "A") == ["You get a 3. Maud gets a 5."]
    assert sentences.paragraphs(find("port"), [dealt("B", "?")] * 9, NAMES, "A") == []


def test_deals_of_two_moves_are_two_sentences(english):
    cards = [dealt("A", card, move) for move in (1, 2) for card in "2345"]
    told = sentences.paragraphs(find("port"), cards, NAMES, "A")
    assert told == ["Dealt: you 2 3 4 5.", "Dealt: you 2 3 4 5."]


def test_ones_own_seat_is_you_in_a_menu(english):
    give = Choice("give A", "give", "A", [], None, None)
    assert sentences.label(find("horn-of-plenty"), give, NAMES, "A") == "Keep it"
    other = Choice("give B", "give", "B", [], None, None)
    assert sentences.label(find("horn-of-plenty"), other, NAMES, "A") == "Give it to Maud"


def test_what_has_no_text_is_told_in_plain_words(english):
    from alehouse.terminal.texts import named

    assert named("event", "port", "no-such-event") is None
    assert sentences.plain_words("no-such_event") == "no such event"
