"""Records: every record of the collection replays as it expects, and what is wrong with a faulty one is said and where."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from alehouse import Record, Refused, Table
from alehouse.layout import card_counts
from alehouse.records import check
from alehouse.replayed import replay as replayed

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.rglob("*.toml"))


def replay(record, upto=None, seat=None):
    """The position of a record, with all cards open or as a seat sees it."""
    found = replayed(record, upto)
    return found.laid_open() if seat is None else found.seen_by(seat)


def name(path):
    return str(path.relative_to(FOLDER))


every_record = pytest.mark.parametrize("path", FILES, ids=name)


# The collection


def test_there_are_records_of_every_game():
    assert {path.parent.name for path in FILES} >= {"pairs", "port", "regent", "half-pint"}


@every_record
def test_it_replays_as_expected(path):
    record = Record.load(path)
    assert record.expect
    found = replay(record)
    assert found["error"] is None
    assert check(found, record.expect) == []


@every_record
def test_written_and_read_again_it_is_the_same(path):
    record = Record.load(path)
    again = Record.read(record.text())
    assert again == record
    assert again.text() == record.text()


@every_record
def test_it_loses_no_card_and_no_chip(path):
    record = Record.load(path)
    table = Table.of(record)
    for number, text in enumerate(record.moves):
        table.make(table.read(text), last=number == len(record.moves) - 1)
        position = table.laid_open().position()
        if position["chips"] is not None:
            bank = int(table.state.bank) if "bank" in table.layout.fields else 0
            assert sum(position["chips"]) + (position["pot"] or 0) + bank == 0
        assert card_counts(table.layout, table.state).tolist() == table.game.counts(record.options)


@every_record
def test_its_moves_are_written_in_the_canonical_way(path):
    record = Record.load(path)
    table = Table.of(record)
    for number, text in enumerate(record.moves):
        table.make(table.read(text), last=number == len(record.moves) - 1)
    assert table.moves == record.moves
    assert table.record() == record.with_moves(record.moves)


# Parts of a record


def at(path, moves):
    return replay(Record.load(FOLDER / path), upto=moves)


@pytest.mark.parametrize("part", [path for path in FILES if path.stem[-7:-3] == "-at-"], ids=name)
def test_a_part_of_a_game_is_the_game_at_that_move(part):
    expected = Record.load(part)
    moves = int(part.stem[-3:])
    assert len(expected.moves) == moves
    whole = part.with_name(f"{part.stem[:-7]}.toml")
    if not whole.exists():
        pytest.fail(f"{part.name} is a part of a game that is not there")
    assert check(replay(Record.load(whole), upto=moves), expected.expect) == []


def test_before_the_first_move():
    found = at("pairs/p1.toml", 0)
    assert found["acting"] == ["A"]
    assert found["zones"]["stack"] == [["4"], ["9"], ["6"]]


def test_there_is_nothing_after_the_last_move():
    with pytest.raises(Refused) as refused:
        at("pairs/p1.toml", 3)
    assert refused.value.code == "error-upto"


def test_the_whole_json_of_a_position():
    assert at("pairs/p1-next-deal.toml", 2) == {
        "game": "pairs",
        "players": ["A", "B", "C"],
        "options": {},
        "over": False,
        "hand": 2,
        "acting": ["B"],
        "legal": {"B": ["fold", "hit"]},
        "points": [0, 9, 0],
        "chips": None,
        "pot": None,
        "winners": [],
        "losers": [],
        "zones": {
            "stack": [["10"], ["7"], ["8"]],
            "scored": [[], ["9"], []],
            "left": 42,
            "discard": 9,
        },
        "error": None,
    }


def test_what_one_seat_may_see():
    record = Record.load(FOLDER / "regent" / "r9-at-001.toml")
    assert replay(record, seat="B")["zones"]["down"] == [[], ["7", "7"], ["?", "?"]]
    assert replay(record, seat="B")["legal"] == {}
    assert replay(record, seat="C")["zones"]["down"] == [[], ["?", "?"], ["6", "10"]]
    assert set(replay(record, seat="C")["legal"]) == {"C"}


# Reading. The first of these is right, the faulty ones differ from it in one thing.

RIGHT = {
    "alehouse": "1",
    "game": '"pairs"',
    "players": "3",
    "options": "{}",
    "dealer": '"C"',
    "cards": '"4 9 6 8 9"',
    "moves": '["A hit", "B hit"]',
    "expect": "{ points = [0, 9, 0] }",
}


def toml(**changed):
    return "".join(f"{key} = {value}\n" for key, value in (RIGHT | changed).items() if value is not None)


def write(tmp_path, text):
    path = tmp_path / "record.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_right_one_is_right():
    record = Record.read(toml())
    assert check(replay(record), record.expect) == []


FAULTY = {
    "not TOML": ("alehouse = 1\ngame = pairs\n", "error-toml", ["line 2"]),
    "a line that does not end": (toml(cards='"4 9 6'), "error-toml", ["line 6"]),
    "a key twice": (toml() + "players = 4\n", "error-toml", []),
    "an unknown key": (toml(move='["A hit"]'), "error-key", ['"move"', "moves"]),
    "no version": (toml(alehouse=None), "error-key-missing", ["alehouse"]),
    "no game": (toml(game=None), "error-key-missing", ["game"]),
    "no players": (toml(players=None), "error-key-missing", ["players"]),
    "another version": (toml(alehouse="2"), "error-version", ["2", "1"]),
    "a version in quotes": (toml(alehouse='"1"'), "error-version", []),
    "a version that is true": (toml(alehouse="true"), "error-version", []),
    "an unknown game": (toml(game='"whist"'), "error-game", ["whist", "pairs", "port", "regent"]),
    "a game that is a number": (toml(game="7"), "error-key-type", ["game"]),
    "one player": (toml(players="1"), "error-players", ["1", "2", "8"]),
    "too many for Port": (toml(game='"port"', players="8"), "error-players", ["8", "7"]),
    "too many for any table": (toml(players="9"), "error-seats", ["9"]),
    "no player": (toml(players="[]"), "error-seats", ["0"]),
    "players in words": (toml(players='"three"'), "error-players-type", []),
    "a player without a name": (toml(players='["Ann", "", "Cleo"]'), "error-players-type", []),
    "a player who is a number": (toml(players='["Ann", 2, "Cleo"]'), "error-players-type", []),
    "an unknown option": (toml(options="{ calamity = true }"), "error-option", ["calamity", "calamities"]),
    "another game's option": (toml(options="{ hands = 3 }"), "error-option", ["hands", "mode"]),
    "an unknown choice": (
        toml(options='{ mode = "endless" }'),
        "error-option-value",
        ["mode", "endless", "continuous"],
    ),
    "an unknown chip rule": (toml(options='{ chips = "boise" }'), "error-option-value", ["boise", "tacoma"]),
    "a switch that is a number": (
        toml(options="{ calamities = 1 }"),
        "error-option-value",
        ["calamities", "true"],
    ),
    "a number that is too high": (
        toml(options="{ pieces = 11 }"),
        "error-option-value",
        ["pieces", "11", "10"],
    ),
    "a number that is a text": (toml(options='{ pieces = "8" }'), "error-option-value", ["pieces", "10"]),
    "options that are no table": (toml(options='"continuous"'), "error-key-type", ["options"]),
    "a dealer who is not there": (toml(dealer='"D"'), "error-seat", ["D", "C"]),
    "a dealer who is a number": (toml(dealer="3"), "error-key-type", ["dealer"]),
    "a first seat that is not there": (toml(first='"H"'), "error-seat", ["H", "C"]),
    "a card that does not exist": (toml(cards='"4 9 11 8 9"'), "error-card-unknown", ["3", "11"]),
    "a card of another deck": (toml(cards='"4 9 6 K8 9"'), "error-card-unknown", ["4", "K8"]),
    "a rank of 0": (toml(cards='"4 9 6 8 0"'), "error-card-unknown", ["5", "0"]),
    "cards in a list": (toml(cards='["4", "9"]'), "error-key-type", ["cards"]),
    "a seed that is a number": (toml(seed="0"), "error-key-type", ["seed"]),
    "moves in one text": (toml(moves='"A hit"'), "error-key-type", ["moves"]),
    "a move that is a number": (toml(moves='["A hit", 3]'), "error-move-text", ["2", "3"]),
    "an expectation that is no table": (toml(expect='"a win"'), "error-key-type", ["expect"]),
    "a number that Python cannot read": (
        toml(expect=f"{{ hand = {'9' * 5000} }}"),
        "error-number-long",
        ["line 8"],
    ),
    "a number that Python cannot write": (
        toml(expect=f"{{ hand = 0x{'9' * 5000} }}"),
        "error-number-long",
        ["expect", "line 8"],
    ),
    "a version without end": (toml(alehouse=f"0b{'1' * 20000}"), "error-number-long", ["alehouse", "line 1"]),
    "seats without end": (toml(players="1" * 1001), "error-number-long", ["players", "line 3"]),
    "an option without end": (
        toml(options=f"{{ pieces = 0o{'7' * 2000} }}"),
        "error-number-long",
        ["options"],
    ),
    "a move that is a number without end": (toml(moves=f"[0x{'f' * 900}]"), "error-number-long", ["moves"]),
    "a note that is a number without end": (toml(_a=f"0x{'f' * 900}"), "error-number-long", ["_a"]),
    "lists in lists": (toml(_a="[" * 5000 + "]" * 5000), "error-deep", ["64"]),
    "tables in tables": (toml(_a="{a=" * 5000 + "1" + "}" * 5000), "error-deep", ["64"]),
    "a key of many parts": (
        toml(expect=None) + f"[expect.{'.'.join('a' * 3000)}]\n",
        "error-deep",
        ["expect"],
    ),
    "a list that is just too deep": (toml(_a="[" * 65 + "]" * 65), "error-deep", ["_a"]),
    "a version that is a fraction": (toml(alehouse="1.0"), "error-version", ["1.0"]),
    "half a character": (toml(players='["\\ud800", "Ben", "Cas"]'), "error-toml", ["line 3"]),
    "an empty character": (toml(_a='"\0"'), "error-toml", ["line 9"]),
    "an option that is no number": (
        toml(options="{ pieces = nan }"),
        "error-option-value",
        ["pieces", "nan"],
    ),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_record_that_cannot_be_read(fault):
    text, code, named = FAULTY[fault]
    with pytest.raises(Refused) as refused:
        Record.read(text)
    assert refused.value.code == code
    for word in named:
        assert word in str(refused.value)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Refused) as refused:
        Record.load(tmp_path / "none.toml")
    assert refused.value.code == "error-file"
    assert "none.toml" in str(refused.value)


def test_a_file_that_is_not_utf_8(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes(toml(players='["Ann", "José", "Cleo"]').encode("latin-1"))
    with pytest.raises(Refused) as refused:
        Record.load(path)
    assert refused.value.code == "error-file-encoding"


@pytest.mark.parametrize("code", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-be"])
def test_a_file_in_another_code_of_unicode(tmp_path, code):
    path = tmp_path / "record.toml"
    path.write_bytes(toml().encode(code))
    with pytest.raises(Refused) as refused:
        Record.load(path)
    assert (refused.value.code, refused.value.details) == ("error-file-utf-16", {"path": str(path)})


def test_a_mark_at_the_start_of_utf_8_means_nothing(tmp_path):
    path = tmp_path / "record.toml"
    path.write_bytes(b"\xef\xbb\xbf" + toml().encode())
    assert Record.load(path) == Record.read(toml()) == Record.read("\ufeff" + toml())


def test_a_file_without_end_is_not_read_for_ever(tmp_path):
    path = tmp_path / "record.toml"
    path.write_bytes(b"#" * 16_000_001)
    with pytest.raises(Refused) as refused:
        Record.load(path)
    assert refused.value.code == "error-file-large"


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", ""])
def test_a_file_that_cannot_be(name):
    with pytest.raises(Refused) as refused:
        Record.load(name)
    assert refused.value.code == "error-file"


def test_what_is_just_not_too_long_or_deep_is_read():
    deep: list = []
    for _ in range(63):
        deep = [deep]
    record = Record.read(toml(_a="[" * 64 + "]" * 64, _b="9" * 1000, expect=f"{{ hand = {'9' * 1000} }}"))
    assert record.notes == {"_a": deep, "_b": 10**1000 - 1}
    assert check(replay(record), record.expect) == [("hand", 10**1000 - 1, 2)]
    assert Record.read(record.text()) == record


PARTS = ".".join("a" * 1000)
QUOTED = ".".join(['"a"'] * 65)
DEEP_KEYS = {
    "bare": f"_a.{PARTS} = 1",
    "one too many": f"_a.{'.'.join('b' * 64)} = 1",
    "quoted": f"_a.{QUOTED} = 1",
    "quoted otherwise": f"_a.{QUOTED} = 1".replace('"', "'"),
    "with spaces": "_a" + " .\t".join("a" * 66) + " = 1",
    "with dots in its parts": "_a." + ".".join(["'.'"] * 65) + " = 1",
    "a table": f"[_a.{PARTS}]",
    "a list of tables": f"[[ _a.{PARTS} ]]",
    "in a table in a line": f"_a = {{ b = 1, {PARTS} = 1 }}",
    "in a list": f"_a = [1.5, {{ {PARTS} = 1 }}]",
    "after a quote in a comment": f"# '\n_a.{PARTS} = 1",
    "after a quote in a string": f'_b = "\\""\n_a.{PARTS} = 1',
    "after a long string": f'_b = """#"" \\""""\n_a.{PARTS} = 1',
    "after a long string with quotes at its end": f"_b = '''\n#'''''\n_a.{PARTS} = 1",
    "after windows": f"_b = 1\r\n_a.{PARTS} = 1",
}


@pytest.mark.parametrize("text", DEEP_KEYS.values(), ids=DEEP_KEYS)
def test_a_key_of_too_many_parts_is_not_even_parsed(text, monkeypatch):
    """The parser needs time and memory by the square of their number: some 100 kB would take all there is."""

    def parse(text):
        raise AssertionError(text)

    monkeypatch.setattr("alehouse.records.tomllib.loads", parse)
    with pytest.raises(Refused) as refused:
        Record.read(toml() + text)
    assert refused.value.code == "error-deep"


def test_dots_that_part_no_key_are_read():
    dots = ". . ." + "a." * 500
    text = toml(expect=None, _a=f'"{dots}"', _b=f"'{dots}'", _c="[" + "1.5, " * 200 + "]")
    text += f'# {dots}\n_d = """\n{dots}"" {dots}""""\n_e = \'\'\'{dots}\'\'\'\n_f.{".".join("b" * 60)} = 1\n'
    text += "\n".join(f"_g.{n}.b = {n}" for n in range(100))
    record = Record.read(text)
    assert (record.notes["_a"], record.notes["_b"], record.notes["_e"]) == (dots,) * 3
    assert record.notes["_d"] == f'{dots}"" {dots}"'
    assert len(record.notes["_g"]) == 100


@pytest.mark.parametrize(
    "make",
    [
        lambda: Record.read(toml(_a='"\ud800"')),
        lambda: Record.new("port", 3, moves=["A hit \ud800"]),
        lambda: Record.new("port", 3, seed="\udfff"),
        lambda: Record.new("port", ["Ann", "\ud800"]),
    ],
)
def test_half_a_character_could_not_be_written(make):
    with pytest.raises(Refused) as refused:
        make()
    assert refused.value.code == "error-not-text"


def test_keys_with_an_underscore_are_kept_and_ignored():
    record = Record.read(toml(_about='"a note"', _covers='["pair"]'))
    assert record.notes == {"_about": "a note", "_covers": ["pair"]}
    assert Record.read(record.text()) == record


def test_only_three_keys_are_required():
    record = Record.read('alehouse = 1\ngame = "pairs"\nplayers = 2\n')
    found = replay(record)
    assert (found["acting"], found["over"], found["error"]) == ([], False, None)


def test_names_stay_in_the_order_of_the_seats():
    record = Record.read(toml(players='["Cleo", "Ann", "Ben"]'))
    assert replay(record)["players"] == ["Cleo", "Ann", "Ben"]


def test_reading_is_forgiving_and_writing_is_not():
    record = Record.read(toml(moves='["a  HIT", " b hit "]', dealer='"c"', cards='" 4  9 6 8 9"'))
    assert record.dealer == "C"
    assert record.cards == ["4", "9", "6", "8", "9"]
    table = Table.of(record)
    for number, text in enumerate(record.moves):
        table.make(table.read(text), last=number == 1)
    assert table.record().moves == ["A hit", "B hit"]


# Cards


def test_the_missing_card_after_the_last_move_ends_the_replay():
    found = replay(Record.read(toml()))
    assert (found["acting"], found["legal"], found["over"], found["error"]) == ([], {}, False, None)
    assert found["points"] == [0, 9, 0]


def test_a_missing_card_before_the_last_move_is_an_error():
    found = replay(Record.read(toml(moves='["A hit", "B hit", "A hit"]')))
    assert found["error"]["move"] == 2
    assert found["error"]["text"] == "B hit"
    assert "6" in found["error"]["reason"]
    assert (found["acting"], found["points"]) == (["B"], [0, 0, 0])


def test_a_missing_card_in_the_deal_is_an_error_if_there_are_moves():
    with pytest.raises(Refused) as refused:
        replay(Record.read(toml(cards='"4 9"')))
    assert refused.value.code == "error-cards-missing"
    assert refused.value.details["place"] == 3


def test_a_missing_card_in_the_deal_ends_the_replay_if_there_are_none():
    found = replay(Record.read(toml(cards='"4 9"', moves="[]")))
    assert (found["acting"], found["error"]) == ([], None)
    assert found["zones"]["stack"] == [["4"], ["9"], []]


def test_with_a_seed_the_cards_go_on():
    text = toml(moves='["A hit", "B hit"]', seed='"any text"')
    found = replay(Record.read(text))
    assert found["hand"] == 2
    assert len(found["acting"]) == 1
    assert found == replay(Record.read(text))


def test_an_impossible_card_in_the_deal_is_named_by_its_place():
    with pytest.raises(Refused) as refused:
        replay(Record.read(toml(cards='"1 9 1 8 9"')))
    assert refused.value.code == "error-card-impossible"
    assert refused.value.details == {"place": 3, "card": "1"}


def test_an_impossible_card_later_is_named_by_its_place():
    found = replay(Record.read(toml(cards='"1 9 6 8 1"', moves='["A hit", "B hit"]')))
    assert found["error"]["move"] == 2
    assert "5" in found["error"]["reason"]
    assert "1" in found["error"]["reason"]
    assert found["acting"] == ["B"]


def reshuffled(card):
    """R3 of Pairs with another card as the first after the reshuffle."""
    record = Record.load(FOLDER / "pairs" / "ruling-r3-reshuffle-in-a-deal.toml")
    return Record.read(record.text().replace(" ".join(record.cards), " ".join([*record.cards[:50], card])))


@pytest.mark.parametrize("card", ["1", "2", "3"])
def test_a_scoring_card_cannot_come_out_of_a_reshuffle(card):
    found = replay(reshuffled(card))
    assert found["error"]["move"] == 6
    assert "51" in found["error"]["reason"]
    assert found["hand"] == 6


@pytest.mark.parametrize("card", ["4", "5", "9", "10"])
def test_any_discard_can_come_out_of_a_reshuffle(card):
    found = replay(reshuffled(card))
    assert found["error"] is None
    assert found["zones"]["stack"][2] == [card]


def test_cards_left_over_are_no_error():
    assert replay(Record.read(toml(cards='"4 9 6 8 9 10 7 8 2 2"')))["error"] is None


# Moves

PLAYED = ["A hit", "B fold"]
ILLEGAL = {
    "out of turn": ("B hit", "A"),
    "a seat that is not there": ("D hit", "C"),
    "no seat": ("hit", "hit"),
    "a number for a seat": ("1 hit", "1"),
    "nothing": ("", "A hit"),
    "a seat alone": ("A", "A hit"),
    "a verb of another game": ("A lock", "lock"),
    "too many words": ("A hit 3", "hit"),
    "a form for another way of playing": ("A fold B 9", "fold"),
    "without the card it needs": ("A pieces", "hit"),
    "a card that does not exist": ("A fold B 11", "11"),
}


@pytest.mark.parametrize("fault", ILLEGAL)
def test_an_illegal_move_is_named_with_its_number_and_reason(fault):
    text, named = ILLEGAL[fault]
    # Three seats in, B folded A's 4; then A leads the second deal.
    cards = '"4 9 6 8 5 10 9 8"'
    found = replay(Record.read(toml(cards=cards, moves=json.dumps([*PLAYED, text, "B hit"]))))
    assert found["error"]["move"] == 3
    assert found["error"]["text"] == text
    assert named in found["error"]["reason"]
    # the position before it
    assert found["hand"] == 2
    assert found["acting"] == ["A"]
    assert found["points"] == [0, 4, 0]
    assert found["legal"] == {"A": ["fold", "hit"]}


def test_no_move_after_the_end():
    record = Record.load(FOLDER / "pairs" / "p6.toml")
    found = replay(record.with_moves([*record.moves, "B hit"]))
    assert found["error"]["move"] == 5
    assert found["over"]
    assert found["losers"] == ["A"]


def test_an_illegal_move_after_the_part_asked_for_does_not_matter():
    found = replay(Record.read(toml(moves='["A hit", "A hit"]')), upto=1)
    assert found["error"] is None
    assert found["acting"] == ["B"]


def test_a_rule_of_the_game_as_the_reason():
    record = Record.load(FOLDER / "regent" / "r6.toml")
    found = replay(record.with_moves(["A gift B 8"]))
    assert found["error"]["move"] == 1
    assert "gift" in found["error"]["reason"]
    assert "gift B 9" in found["error"]["reason"]
    assert found["zones"]["down"] == [["8", "9"], ["5", "6"]]


# What a record expects

FOUND = {
    "over": False,
    "hand": 2,
    "acting": ["A", "B"],
    "points": [0, 9],
    "winners": [],
    "legal": {"A": ["fold", "hit"]},
    "zones": {"stack": [["9", "6"], ["4"]], "left": 40},
}


@pytest.mark.parametrize(
    "expect",
    [
        {},
        {"over": False, "hand": 2},
        {"acting": ["B", "A"]},
        {"legal": {"A": ["hit", "fold"]}},
        {"zones": {"left": 40}},
        {"zones": {"stack": [["9", "6"], ["4"]]}},
        {"points": [0, 9], "winners": []},
    ],
)
def test_what_agrees(expect):
    assert check(FOUND, expect) == []


@pytest.mark.parametrize(
    ("expect", "differences"),
    [
        ({"hand": 3}, [("hand", 3, 2)]),
        ({"over": 0}, [("over", 0, False)]),
        ({"points": [9, 0]}, [("points", [9, 0], [0, 9])]),
        ({"points": [0]}, [("points", [0], [0, 9])]),
        ({"acting": ["A"]}, [("acting", ["A"], ["A", "B"])]),
        ({"legal": {"A": ["hit"]}}, [("legal.A", ["hit"], ["fold", "hit"])]),
        ({"legal": {"B": ["hit"]}}, [("legal.B", ["hit"], None)]),
        ({"zones": {"left": 41}}, [("zones.left", 41, 40)]),
        ({"zones": {"up": []}}, [("zones.up", [], None)]),
        ({"chips": [0, 0]}, [("chips", [0, 0], None)]),
        ({"hand": 3, "over": True}, [("hand", 3, 2), ("over", True, False)]),
    ],
)
def test_what_differs_is_named_by_its_path(expect, differences):
    assert check(FOUND, expect) == differences


# The command: `alehouse replay`


def run(capsys, monkeypatch, *arguments):
    """Run the command; return its exit status, what it printed, and what it complained about."""
    cli = pytest.importorskip("alehouse.cli", reason="there is no command line yet")
    monkeypatch.setattr(sys, "argv", ["alehouse", "replay", *map(str, arguments)])
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("NO_COLOR", "1")
    try:
        status = cli.main()
    except SystemExit as left:
        status = left.code
    printed = capsys.readouterr()
    return status or 0, printed.out, printed.err


@pytest.mark.parametrize("fault", FAULTY)
def test_status_2_for_a_record_that_cannot_be_read(fault, tmp_path, capsys, monkeypatch):
    text, _, named = FAULTY[fault]
    status, out, err = run(capsys, monkeypatch, write(tmp_path, text))
    assert status == 2
    said = " ".join((out + err).split())
    assert "record.toml" in said
    assert all(word in said for word in named)


@pytest.mark.parametrize(
    ("changed", "status", "named"),
    [
        ({}, 0, []),
        ({"expect": None}, 0, []),
        ({"expect": "{ points = [9, 0, 0] }"}, 1, ["points", "9"]),
        ({"expect": "{ zones = { left = 40 } }"}, 1, ["zones.left", "40", "45"]),
        ({"moves": '["A hit", "C hit"]'}, 2, ["2", "C hit"]),
        ({"moves": '["A hit", "B hit", "C hit"]'}, 2, ["2", "B hit"]),
        ({"cards": '"1 9 1 8 9"'}, 2, ["3", "1"]),
        ({"cards": '"4 9"'}, 2, ["3"]),
    ],
)
def test_the_status_says_what_came_of_it(changed, status, named, tmp_path, capsys, monkeypatch):
    found, out, err = run(capsys, monkeypatch, write(tmp_path, toml(**changed)))
    assert found == status
    assert all(word in out + err for word in named)


def test_files_and_folders_one_object_a_line(tmp_path, capsys, monkeypatch):
    folder = tmp_path / "some"
    (folder / "deeper").mkdir(parents=True)
    (folder / "right.toml").write_text(toml(), "utf-8")
    (folder / "deeper" / "differs.toml").write_text(toml(expect="{ hand = 7 }"), "utf-8")
    (folder / "note.txt").write_text("no record", "utf-8")
    illegal = tmp_path / "illegal.toml"
    illegal.write_text(toml(moves='["A hit", "A hit"]'), "utf-8")
    status, out, _ = run(capsys, monkeypatch, folder, illegal, "--json")
    assert status == 2
    objects = {Path(found["file"]).name: found for found in map(json.loads, out.splitlines())}
    assert set(objects) == {"right.toml", "differs.toml", "illegal.toml"}
    assert objects["right.toml"]["points"] == [0, 9, 0]
    assert objects["illegal.toml"]["error"]["move"] == 2
    assert objects["illegal.toml"]["acting"] == ["B"]


def test_the_status_of_several_is_the_highest(tmp_path, capsys, monkeypatch):
    (tmp_path / "a.toml").write_text(toml(), "utf-8")
    (tmp_path / "b.toml").write_text(toml(expect="{ hand = 7 }"), "utf-8")
    assert run(capsys, monkeypatch, tmp_path)[0] == 1
    (tmp_path / "c.toml").write_text("not TOML", "utf-8")
    assert run(capsys, monkeypatch, tmp_path)[0] == 2


def test_the_collection_as_a_whole(capsys, monkeypatch):
    status, out, _ = run(capsys, monkeypatch, FOLDER, "--json")
    assert status == 0
    assert len(out.splitlines()) == len(FILES)


def test_the_position_after_some_moves_and_of_one_seat(capsys, monkeypatch):
    status, out, _ = run(
        capsys, monkeypatch, FOLDER / "regent" / "r9.toml", "--json", "--seat", "B", "--upto", "1"
    )
    found = json.loads(out)
    assert found["acting"] == ["C"]
    assert found["zones"]["down"] == [[], ["7", "7"], ["?", "?"]]
    assert status in (0, 1)  # what the record expects of its end does not hold yet


def test_an_option_that_is_left_open_is_left_out_of_the_record():
    table = Table("half-pint", 3, {"drinking": None, "rounds": 2}, seed="open")
    assert table.record().options == {"rounds": 2}
    assert Record.read(table.record().text()).options == {"rounds": 2}
