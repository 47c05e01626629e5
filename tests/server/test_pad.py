"""The score pad over HTTP."""

import tomllib
from pathlib import Path

import httpx
import pytest

from alehouse.records import Record
from alehouse.replayed import replay

PADS = Path(__file__).parents[1] / "pads"
ANN_MEETS = {"predictions": [1, 0, 0], "won": [1, 1, 1], "bets": [1, 0, 0]}


@pytest.fixture
def pad(server):
    """Posts to the pad; a stranger may."""

    def post(sheet, path="/api/pad", language="en", status=200):
        answer = httpx.post(f"{server.base}{path}", json=sheet, headers={"accept-language": language})
        assert answer.status_code == status, answer.text
        return answer.json()

    return post


def sheet(*lines, **more):
    return {"players": ["Ann", "Ben", "Cas"], "lines": list(lines), **more}


def written():
    """Fig. 9 as a client would send it."""
    record = tomllib.loads((PADS / "figure-9-written.toml").read_text("utf-8"))
    return {"players": record["players"], "lines": record["_pad"]["lines"]}


def test_figure_9_typed_in(pad):
    tally = pad(written())
    assert tally["game"] == "half-pint"
    assert tally["totals"] == [260, 320, 170, 310]
    assert tally["winners"] == [1]
    assert [place["seat"] for place in tally["ranking"]] == [1, 3, 0, 2]
    assert (tally["over"], tally["round"], tally["problem"]) == (True, None, None)
    assert [(each["line"], each["seat"]) for each in tally["warnings"]] == [(5, 0)]


@pytest.mark.parametrize("form", ["written", "played"])
def test_figure_9_opened_from_a_file(pad, form):
    record = (PADS / f"figure-9-{form}.toml").read_text("utf-8")
    opened = pad({"record": record}, "/api/pad/read")
    assert pad(opened)["totals"] == [260, 320, 170, 310]


def test_the_record_comes_with_the_tally_and_can_be_opened_and_replayed(pad):
    wanted = sheet(ANN_MEETS, {"won": [None, 3, None], "brawl": 1}, drinking="soft", first=1, rounds=4)
    tally = pad(wanted)
    assert replay(Record.read(tally["record"])).error is None
    opened = pad({"record": tally["record"]}, "/api/pad/read")
    assert pad(opened) == tally
    assert opened["lines"][1]["won"] == [None, 3, None]
    assert (opened["rounds"], opened["drinking"], opened["first"]) == (4, "soft", 1)


def test_a_problem_names_line_and_player_in_the_readers_language(pad):
    wrong = sheet(ANN_MEETS, {"predictions": [1, 0, 0], "won": [1, 1, 1], "bets": [1, 1, 0]})
    found = {language: pad(wrong, language=language)["problem"] for language in ("en", "de", "ru")}
    assert {(each["line"], each["seat"], each["code"]) for each in found.values()} == {
        (2, 1, "pad-problem-bet-self")
    }
    assert found["en"]["text"] == "Round 2: Ben cannot bet against themselves. Choose another player."
    assert found["de"]["text"].startswith("Runde 2: Ben kann nicht gegen sich selbst wetten.")
    assert found["ru"]["text"].startswith("Раунд 2, Ben: ставить против себя нельзя.")


def test_a_gun_fight_an_open_round_and_who_deals(pad):
    tally = pad(sheet(*[ANN_MEETS] * 5, {"predictions": [0, 1, 2]}))
    assert tally["gunfight"] == [True, False, False]
    assert (tally["open"], tally["round"], tally["starter"]) == (True, 6, 2)
    assert tally["runs"] == [5, 0, 0]


def test_limits_for_entering(pad):
    tally = pad(sheet())
    # Hands of 3 to 7 cards; with seven tricks five sets at most (two between them for others), with a brawl as well.
    assert (tally["hands"], tally["most"], tally["most_brawl"]) == ([3, 7], 5, 5)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"players": ["Ann"]}, "error-players"),
        ({"players": ["Ann", ""]}, "pad-error-name"),
        ({"players": ["Ann", "Ben"], "rounds": 0}, "error-option-value"),
        ({"players": ["Ann", "Ben"], "options": {"symbols": "x"}}, "error-half-pint-symbols-pair"),
        ({"players": ["Ann", "Ben"], "edition": "fr"}, "error-shape"),
        ({"players": ["Ann", "Ben"], "lines": [{"marks": ["Z", ""]}]}, "error-shape"),
        ({"players": ["Ann", "Ben"], "lines": [{}] * 65}, "error-shape"),
        ({}, "error-shape"),
    ],
)
def test_what_is_no_pad_is_refused(pad, wrong, code):
    assert pad(wrong, status=400)["error"]["code"] == code


HALF_PINT = 'alehouse = 1\ngame = "half-pint"\nplayers = 2\n'


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("not a record", "error-toml"),
        (HALF_PINT + f"[expect]\nhand = {'9' * 5000}", "error-number-long"),
        (HALF_PINT + f"[expect]\nhand = 0x{'9' * 5000}", "error-number-long"),
        (HALF_PINT + f"[options]\nrounds = {'9' * 1000}", "error-option-value"),
        (HALF_PINT + f"[_pad]\nlines = [{{ hand = {'9' * 1000} }}]", "pad-error-line-value"),
        (HALF_PINT + "[_pad]\nlines = [{ points = [nan, 1] }]", "pad-error-line-value"),
        (HALF_PINT + '[_pad]\nlines = [{ marks = ["Z", ""] }]', "error-shape"),
        (HALF_PINT + f"_a = {'[' * 2000}{']' * 2000}", "error-deep"),
        (HALF_PINT + '_a = "\\ud800"', "error-toml"),
        ('alehouse = 1\ngame = "port"\nplayers = 2', "pad-error-game"),
        ('alehouse = 1\ngame = "half-pint"\nplayers = 2', "pad-error-none"),
    ],
)
def test_a_file_that_keeps_no_pad_is_refused(pad, record, code):
    assert pad({"record": record}, "/api/pad/read", status=400)["error"]["code"] == code


def test_numbers_of_any_size_are_no_trouble(pad):
    tally = pad(sheet({"predictions": [10**30, 0, 0], "won": [1, 1, 1], "bets": [1, 0, 0]}))
    assert tally["problem"]["code"] == "pad-problem-prediction"
    tally = pad(sheet({"points": [2**70, 0, 0], "marks": ["", "", ""]}))
    assert tally["problem"]["code"] == "pad-problem-points"
