"""A table behaves: copies, pickles, other futures, names for letters, and what it refuses."""

import copy
import pickle
from fractions import Fraction

import pytest

from alehouse import Record, Refused, Table, make_bot, odds, replay
from alehouse.lab.odds import outcomes, turned_out


def port(moves=(), **given):
    table = Table("port", **({"players": ["Ann", "Ben", "Cleo"], "seed": "tables"} | given))
    for move in moves:
        table.play(move)
    return table


def play_out(table, moves=12):
    """Play the first legal move of the first acting seat, some times; what happened."""
    told = []
    for _ in range(moves):
        if table.over:
            break
        told.append(list(table.play(table.acting[0], table.legal(table.acting[0])[0])))
    return told


def middle():
    table = port()
    play_out(table, 5)
    return table


@pytest.mark.parametrize("given", [{"seed": "\ud800"}, {"players": ["Ann", "\udfff"], "seed": "x"}])
def test_half_a_character_is_refused(given):
    with pytest.raises(Refused, match="half a character"):
        Table("port", **({"players": 2} | given))


def test_a_record_does_not_change_with_its_table():
    record = Record.new("port", ["Ann", "Ben"], {"max_rounds": 5}, seed="x")
    table = Table.of(record)
    table.names[0] = "Cy"
    table.options["max_rounds"] = 9
    table.laid_open().position()["options"]["max_rounds"] = 9
    assert (record.names, record.options) == (["Ann", "Ben"], {"max_rounds": 5})


def test_a_table_that_lacks_a_card_says_which():
    table = Table.of(Record.new("port", 2, cards="4"))
    assert table.acting == []
    with pytest.raises(Refused, match="Card 2"):
        table.play("A hit")


# Copies


@pytest.mark.parametrize(
    "copied",
    [lambda t: t.copy(), copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))],
    ids=["copy", "copy.copy", "copy.deepcopy", "pickle"],
)
def test_a_copy_is_equal_and_goes_its_own_way(copied):
    table = middle()
    other, again = copied(table), copied(table)
    assert other == table
    assert other is not table
    before = table.record().text(), table.state.tobytes(), table.laid_open().events()
    told = play_out(other)
    assert (table.record().text(), table.state.tobytes(), table.laid_open().events()) == before
    assert other != table
    assert play_out(table) == told == play_out(again)
    assert other == table == again
    assert other.laid_open() == table.laid_open()


def test_tables_are_equal_if_past_and_future_are():
    assert middle() == middle()
    assert middle() != port()
    assert port(seed="tables") != port(seed="chairs")
    assert port() != Table("port", 3, seed="tables")  # other names
    assert port() != "port"
    with pytest.raises(TypeError):
        hash(port())


def test_what_a_table_is_can_be_read():
    assert repr(port(cards="4 9 6")) == "<Table port: Ann, Ben, Cleo; hand 1, A to move>"
    over = Table("port", 2, {"max_rounds": 1}, cards="4 9")
    over.play("A lock")
    over.play("B lock")
    # B's 9 is ahead of A's 4, and there is one round.
    assert repr(over) == "<Table port: A, B; over, won by B>"


# Other futures


def drawn(table, hits=3):
    """The next cards that hits bring."""
    other = table.copy()
    cards = []
    for _ in range(hits):
        told = other.play(other.acting[0], "hit")
        cards.append(next(e["card"] for e in told if e["event"] == "dealt"))
    return cards


def test_a_copy_can_be_given_other_futures_each_with_a_truthful_record():
    table = port(cards="1 2 3", seed="the same past")
    futures = set()
    for number in range(8):
        other = table.copy()
        other.reseed(f"future {number}")
        assert other.state.tobytes() == table.state.tobytes()
        assert other.moves == table.moves
        futures.add(tuple(drawn(other)))
        play_out(other, 4)
        again = Table.of(Record.read(other.record().text()))
        for move in other.moves:
            again.play(move)
        assert again.state.tobytes() == other.state.tobytes()
        assert again == other
    assert len(futures) > 4
    assert drawn(table) == drawn(table.copy())


def test_the_same_new_seed_gives_the_same_future_and_none_a_fresh_one():
    one, two, fresh = middle(), middle(), middle()
    one.reseed("again")
    two.reseed("again")
    fresh.reseed()
    assert one == two
    assert fresh != one
    assert len(fresh.record().seed) == 64


def test_the_cards_that_come_can_be_chosen():
    table = port(cards="4 9 6")
    table.reseed("after them", "7 10")
    assert drawn(table, 2) == ["7", "10"]
    assert table.record().cards == ["4", "9", "6", "7", "10"]
    assert table.dealt() == ["4", "9", "6"]


def test_a_table_as_it_was():
    table = middle()
    for made in (0, 2, 5):
        earlier = table.at(made)
        assert (earlier.made, earlier.moves) == (made, table.moves[:made])
        for move in table.moves[made:]:
            earlier.play(move)
        assert earlier.state.tobytes() == table.state.tobytes()
    for made in (-1, 6):
        with pytest.raises(Refused):
            table.at(made)
    with pytest.raises(TypeError):
        table.at("2")


def test_a_branch_from_an_outcome_has_a_truthful_record():
    table = port(cards="4 9 6")
    found = outcomes(table.laid_open(), "A hit")
    pair = next(outcome for outcome in found if outcome.draws == (4,))
    assert pair.chance == Fraction(3, 52)
    other = turned_out(table, pair, "what follows")
    assert other.state.tobytes() == pair.state.tobytes()
    play_out(other, 3)
    again = Table.of(Record.read(other.record().text()))
    for move in other.record().moves:
        again.play(move)
    assert again.state.tobytes() == other.state.tobytes()
    assert table.moves == []


# Who and what


def test_names_are_accepted_where_letters_are():
    by_letter, by_name = port(cards="4 9 6"), port(cards="4 9 6")
    assert by_name.legal("ann") == by_letter.legal("A") == ["hit", "lock"]
    assert by_name.seen_by("Cleo") == by_letter.seen_by("C")
    assert by_name.seat("BEN") == by_letter.seat("B") == 1
    by_letter.play("A", "lock")
    by_name.play("Ann", "lock")
    assert by_name == by_letter


def test_a_letter_goes_before_a_name():
    table = Table("port", ["B", "A"], cards="4 9")
    assert (table.seat("A"), table.seat("B")) == (0, 1)


@pytest.mark.parametrize("name", ["D", "Dora", "", "AA", "é"])
def test_somebody_who_does_not_sit_here_is_refused(name):
    for ask in (port().legal, port().seen_by, lambda who: port().play(who, "hit")):
        with pytest.raises(Refused):
            ask(name)


def test_a_name_that_two_have_is_refused():
    with pytest.raises(Refused):
        Table("port", ["Ann", "Ann"], cards="4 9").seat("Ann")


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda t: t.seat(0), "a seat is a letter or a player's name"),
        (lambda t: t.legal(None), "a seat is a letter or a player's name"),
        (lambda t: t.seen_by(1), "a seat is a letter or a player's name"),
        (lambda t: t.play(7), "a move is a text"),
        (lambda t: t.play("A", 7), "a move is a text"),
        (lambda t: t.play(None), "a move is a text"),
        (lambda t: Table.of({"game": "port"}), "a table is made of a Record"),
        (lambda t: Table(7), "game"),
    ],
)
def test_a_wrong_type_is_told_what_is_right(ask, words):
    with pytest.raises((TypeError, Refused), match=words):
        ask(port(cards="4 9 6"))


# What is known


def test_a_spectator_and_all_cards_open_are_two_things():
    table = Table("regent", 2, cards="3 8 9 6 4 8")
    assert table.seen_by(None).position()["zones"]["down"] == [["?", "?"], ["?", "?"]]
    assert table.seen_by("A").position()["zones"]["down"] == [["3", "9"], ["?", "?"]]
    assert table.laid_open().position()["zones"]["down"] == [["3", "9"], ["6", "8"]]
    assert [table.seen_by(None).seat, table.seen_by("B").seat, table.laid_open().seat] == [None, "B", None]


def test_what_is_known_does_not_change_when_the_game_goes_on():
    table = middle()
    seen = table.seen_by("A")
    before = pickle.dumps(seen)
    play_out(table)
    assert pickle.dumps(seen) == before
    assert pickle.loads(before) == seen
    assert seen.made == 5
    assert table.seen_by("A") != seen


def test_the_story_of_the_whole_game_and_of_the_hand():
    table = Table("port", 2, cards="4 9 6 5 7")
    for move in ("A lock", "B lock", "B lock"):
        table.play(move)
    # The second hand deals A the 6 and B the 5, so that B leads.
    seen = table.seen_by("A")
    assert seen.moves == ["A lock", "B lock", "B lock"]
    assert [step.mover for step in seen.story] == [0, 1, 1]
    assert [step.mover for step in seen.hand_story] == [1]
    assert [int(step.view["hand"][0]) for step in seen.story] == [1, 1, 2]


def test_only_moves_that_have_been_made_are_known():
    """A number from the end on must not reach what the table has told since."""
    table = Table("port", 2, seed="known")
    seen = table.seen_by("A")
    table.play(table.acting[0], "hit")
    for number in (-1, 0, 1):
        with pytest.raises(Refused):
            seen.known(number)
    assert table.seen_by("A").words(1) == "hit"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda table: table.at(None),
        lambda table: table.at(True),
        lambda table: table.reseed("x", 5),
        lambda table: table.reseed("x", [5]),
        lambda table: table.seen_by("A").known("1"),
        lambda table: Record.read(None),
        lambda table: replay(None),
        lambda table: make_bot(None, "seed"),
        lambda table: odds(None, "hit"),
        lambda table: odds(table.seen_by("A"), None),
    ],
)
def test_a_wrong_type_is_told_and_changes_nothing(wrong):
    table = Table("port", 2, seed="types")
    before = table.copy()
    with pytest.raises(TypeError, match="and "):
        wrong(table)
    assert table == before
