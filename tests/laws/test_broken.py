"""Small games in a folder of somebody else, each of which breaks one law: `check` says which."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alehouse import laws
from alehouse.catalogue import find, use_folders
from alehouse.folders import GAMES
from alehouse.laws import LAWS, Fault, check
from alehouse.native.sampling import ATTEMPTS
from alehouse.records import Record
from alehouse.table import Table

FOLDER = Path(__file__).parent / "broken"

BREAKS = {
    "advises_nonsense": "promises",
    "asks_a_wrong_price": "promises",
    "calls_chance_settled": "promises",
    "changes_when_looked_at": "legal",
    "counts_one_hand": "end",
    "denies_what_is": "cards",
    "draws_in_silence": "replay",
    "fails": "rules",
    "goes_on_too_long": "end",
    "has_its_own_chance": "replay",
    "is_won_by_nobody": "turns",
    "lays_down_in_silence": "secrecy",
    "is_rarely_possible": "samples",
    "leaves_no_choice": "menus",
    "loses_a_card": "cards",
    "makes_a_chip": "chips",
    "names_a_hidden_card": "secrecy",
    "offers_what_is_not_legal": "promises",
    "opens_sealed_choices": "secrecy",
    "pays_in_silence": "events",
    "peeks": "legal",
    "prefers_a_seat": "symmetry",
    "puts_seats_elsewhere": "events",
    "refuses_its_own_option": "options",
    "reshuffles_into_hands": "samples",
    "says_nothing": "texts",
    "says_one_thing_twice": "notation",
    "tells_a_drawn_card": "secrecy",
    "tells_a_secret_card": "secrecy",
    "tells_a_wrong_number": "events",
    "waves_two_flags": "fields",
}
"""The law that each of the games breaks."""
TELLS = {
    "counts_one_hand": "a game has gone on for more than",
    "is_rarely_possible": f"in {ATTEMPTS} tries no deal was found",
    "tells_a_secret_card": "'swap' is declared with secret=True, and the event swaps tells everybody its card",
}
"""What an author is told."""


@pytest.fixture(scope="module", autouse=True)
def folder() -> Iterator[None]:
    """The games are found in their folder, as those of other people are, and forgotten afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(GAMES, "")
        use_folders([FOLDER])
        yield
    use_folders([])


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Each probe looks at the same few games on every machine, however long they take.

    That rules read beyond the end of a field is noticed where they are interpreted.
    """
    monkeypatch.setattr(laws, "SECONDS", float("inf"))
    monkeypatch.setattr(laws, "SETTINGS", 3)
    slow = {"fairness", "shuffling"} | (set() if "fail" in request.node.name else {"compiled"})
    monkeypatch.setattr(laws, "PROBES", tuple(probe for probe in laws.PROBES if probe.name not in slow))


def test_every_game_of_the_folder_is_tried() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {*BREAKS, "sound", "nip"}
    assert set(BREAKS.values()) | {"languages", "compiled"} == set(LAWS)


def test_a_sound_game_has_no_fault() -> None:
    """That there are no texts in two languages is told once for each."""
    faults = check("sound")
    assert [fault.law for fault in faults] == ["languages"] * 2
    assert not any(fault.broken for fault in faults)
    assert all(language in faults[i].words for i, language in enumerate(("de", "ru")))


@pytest.mark.parametrize("module", BREAKS)
def test_the_law_that_a_game_breaks_is_named(module: str) -> None:
    faults = [fault for fault in check(module.replace("_", "-")) if fault.broken]
    assert BREAKS[module] in {fault.law for fault in faults}
    assert {fault.law for fault in faults} <= set(LAWS)
    assert any(TELLS.get(module, "") in fault.words for fault in faults if fault.law == BREAKS[module])


def test_a_fault_is_shown_by_a_game() -> None:
    """The card that is lost can be looked for in the record."""
    fault = next(fault for fault in check("loses-a-card") if fault.law == "cards")
    assert fault.record
    record = Record.read(fault.record)
    table = Table.of(record)
    for move in record.moves:
        table.play(move)
    assert "cards are lost" in fault.words
    assert int(table.state.held.sum() + table.state.deck.sum() + table.state.discard.sum()) < 55


def test_rules_that_fail_are_found_in_their_file_and_leave_other_laws_untried() -> None:
    faults = check("fails")
    words = [fault.words for fault in faults if fault.law == "rules"]
    assert all(re.match(r".*fails\.py, line 15: the rules failed", line) for line in words)
    assert {"secrecy", "end"} < laws.untried(faults)
    assert "texts" not in laws.untried(faults)


def test_what_cannot_be_looked_at_is_untried() -> None:
    assert laws.untried([Fault("cards", "lost")]) == {"secrecy", "samples"}
    assert laws.untried([Fault("cards", "lost"), Fault("secrecy", "told")]) == {"samples"}
    assert laws.untried([Fault("languages", "none")]) == set()


def test_progress_is_told_before_each_law_and_at_the_end() -> None:
    told: list[tuple[str, int, int]] = []
    check("sound", progress=lambda *step: told.append(step))
    assert [at for _, at, _ in told] == list(range(len(laws.PROBES) + 1))
    assert {of for _, _, of in told} == {len(laws.PROBES)}


def test_what_is_left_out_has_a_reason() -> None:
    assert laws.left_out("port") == {"sealed": "it has no sealed choices"}
    assert laws.left_out("kitty") == {"certainty": "seats hold cards that others may not see"}
    assert find("sound").name == "sound"
