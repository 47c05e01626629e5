"""What cannot be meant is said when a game is loaded, with what is known: one mistake at a time in a copy of Port."""

from __future__ import annotations

from pathlib import Path

import pytest

import alehouse.games.port
from alehouse.catalogue import GAMES, find, use_folders
from alehouse.decks import HALF_PINT
from alehouse.game import BrokenGame, EmptyMenu
from alehouse.layout import Layout, lines, rank_set, stacks
from alehouse.table import Table

SOURCE = Path(alehouse.games.port.__file__).read_text("utf-8")


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """Writes a copy of Port with some texts replaced into a folder of somebody else; returns its name."""
    monkeypatch.setenv(GAMES, "")

    def write(*changes):
        source = SOURCE
        for old, new in changes:
            assert old in source
            source = source.replace(old, new)
        (tmp_path / "harbour.py").write_text(source, "utf-8")
        use_folders([tmp_path])
        return "harbour"

    yield write
    use_folders([])


def test_the_copy_itself_is_right(copy):
    assert find(copy(("Port, for", "Harbour, for"))).max_players == 7


def without(rule):
    """The definition of a rule, from its decorator or `def` on, to be replaced."""
    begin = SOURCE.index(f"def {rule}(")
    if SOURCE[:begin].endswith("@rule\n"):
        begin -= len("@rule\n")
    ends = [SOURCE.find(mark, begin + 10) for mark in ("\n@rule", "\ndef ", "\ngame = ")]
    return SOURCE[begin : min(end for end in ends if end > 0)]


MISTAKES = {
    "a misspelt hook": (("def worth(", "def wroth("), ["wroth", "worth"]),
    "another misspelt hook": (("def worth(t, p, m)", "def advize(t, d, p, menu, n)"), ["advize", "advise"]),
    "a kind": (('kind="luck"', 'kind="lukc"'), ["kind='lukc'", "luck", "bluffing", "tricks"]),
    "a unit": (('unit="points"', 'unit="pionts"'), ["unit='pionts'", "points", "chips"]),
    "an argument of a verb": (
        ('Verbs("hit", "lock")', 'Verbs("hit", verb("lock", "crad"))'),
        ["verb lock", "'crad'", "card", "amount", "said('crad')"],
    ),
    "no bound": ((without("bound"), ""), ["bound(players, options)"]),
    "no standing": ((without("standing"), ""), ["standing(t, p)"]),
    "no deal": ((without("deal"), ""), ["deal(t, d)"]),
    "who sees a field": (
        ("playing = seat_set()", 'playing = seat_set(seen_by="onwer")'),
        ["field playing", "'onwer'", "all, owner, nobody"],
    ),
    "a field for older cards": (
        (
            "playing = seat_set()",
            'playing = seat_set()\n    down = cards(per_seat=True, seen_by="owner", older="down_oldr")',
        ),
        ["field down", "older='down_oldr'", "playing", "stack"],
    ),
    "a trait of an event": (
        ('event("playoff", pause="long")', 'event("playoff", pauze="long")'),
        ["event playoff", "pauze", "pause", "puts", "lights"],
    ),
    "the value of a trait": (
        ('event("playoff", pause="long")', 'event("playoff", pause="lnog")'),
        ["event playoff", "pause='lnog'", "none, brief, moment, long"],
    ),
    "a state that an event puts its seat into": (
        ("puts=LOCKED", "puts=7"),
        ["event locks", "puts=7", "in, locked, bust, out"],
    ),
    "a zone that an event copies into": (
        ('event("playoff", pause="long")', 'event("playoff", copies="stak")'),
        ["event playoff", "copies='stak'", "stack"],
    ),
    "an option that another one needs": (
        ("amount(500, 1, 100_000)", 'amount(500, 1, 100_000, needs="chps")'),
        ["needs='chps'", "max_rounds"],
    ),
    "a place of cards": (('Table.place("stack")', 'Table.place("stak")'), ["stak", "deck, discard, stack"]),
    "a look of a word": (('safe="locked"', 'safe="lokced"'), ["safe='lokced'", "in, locked, bust, out"]),
    "the arguments of a hook": (("def standing(t, p)", "def standing(t)"), ["standing", "(t, p)"]),
    "two events of one name": (('event("playoff", pause="long")', '"locks"'), ["locks", "twice"]),
    "too many players": (("players=(2, 7)", "players=(2, 9)"), ["players=(2, 9)", "1 to 8"]),
}


@pytest.mark.parametrize("mistake", list(MISTAKES))
def test_a_mistake_is_named_with_what_is_known(mistake, copy):
    change, named = MISTAKES[mistake]
    name = copy(
        change,
        ("from alehouse.declare import Events,", "from alehouse.declare import cards, verb, Events,"),
    )
    with pytest.raises(TypeError) as raised:
        find(name)
    for word in [*named, *(["harbour"] if mistake not in WITHOUT_MODULE else [])]:
        assert word in str(raised.value), raised.value


WITHOUT_MODULE = {
    "an argument of a verb",
    "a trait of an event",
    "the value of a trait",
    "a look of a word",
    "two events of one name",
}
"""Mistakes in what is declared before there is a module to name; the traceback has their line."""


def test_a_word_of_show_is_named_with_what_is_known(copy):
    name = copy(("stack = stacks()", 'stack = stacks(show="stak")'))
    with pytest.raises(TypeError) as raised:
        find(name)
    for word in ("field stack", "show='stak'", "stack", "topped", "hand"):
        assert word in str(raised.value)


def test_a_word_of_show_that_goes_with_other_fields(copy):
    name = copy(("stack = stacks()", 'stack = stacks(show="state")'))
    with pytest.raises(TypeError, match=r"kind stack is not shown as state; it can be .*stack"):
        find(name)


def test_a_menu_that_is_empty_while_a_seat_is_acting(copy):
    name = copy(("    menu[n] = move(LOCK, p)\n    return n + 1", "    return 0"))
    table = Table(name, 2, seed="empty")
    with pytest.raises(EmptyMenu, match=r"seat . is acting and has no legal move .*`legal` has to write one"):
        table.legal(table.acting[0])


LINE = "t.locked_at[p] = stack.points(t.stack[p])"


@pytest.mark.parametrize("change", ["t.lokced_at = 1", "t.locked_at[p] = t.lokced_at[p]"])
def test_a_misspelt_field_in_a_rule(change, copy):
    """Read or written, and whether rules are compiled or not: said with its line when the game is loaded."""
    number = next(i for i, line in enumerate(SOURCE.splitlines(), 1) if line.strip() == LINE)
    with pytest.raises(
        BrokenGame,
        match=rf"line {number}: a table has no field lokced_at. Did you mean locked_at\? It has players, ",
    ):
        find(copy((LINE, change)))


def test_a_record_takes_no_field_that_it_has_not_got():
    """NumPy's own would take any attribute."""
    state = Table("port", 2, seed="x").state
    with pytest.raises(AttributeError, match="a table has no field chosing; it has players, "):
        state.chosing = 1


@pytest.mark.parametrize(("declare", "most"), [(stacks, 11), (lines, 15)])
def test_words_hold_few_kinds_of_cards(declare, most):
    with pytest.raises(
        TypeError,
        match=rf"field pile: a \w+ holds up to {most} kinds of cards, and the deck has 65; use cards",
    ):
        type("Wide", (Layout,), {"deck_of_cards": HALF_PINT, "pile": declare()})


def test_a_set_of_ranks_holds_no_65_kinds():
    with pytest.raises(TypeError, match=r"field led: a set of ranks holds up to 62 kinds .* the deck has 65"):
        type("Wide", (Layout,), {"deck_of_cards": HALF_PINT, "led": rank_set()})
