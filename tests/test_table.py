"""What a table and its record share, and what they refuse."""

import pytest

from alehouse import Record, Refused, Table


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
