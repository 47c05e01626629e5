"""`alehouse review`: what is judged of a record, for people and for programs."""

import json

import pytest

from alehouse import Refused, Table, make_bot
from alehouse.lab import review_page
from alehouse.lab.review import Reviewer
from alehouse.terminal import reviewing

HIT = 'alehouse = 1\ngame = "port"\nplayers = ["Ann", "Ben"]\ncards = "9 4 10"\nmoves = ["B lock", "A hit"]\n'
ILLEGAL = 'alehouse = 1\ngame = "port"\nplayers = 2\ncards = "9 4 10"\nmoves = ["B lock", "A fold"]\n'


def test_a_review_as_json(alehouse, tmp_path):
    (tmp_path / "hit.toml").write_text(HIT)
    done = alehouse("review", tmp_path / "hit.toml", "--iterations", 40, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    found = json.loads(line)
    assert found["file"] == str(tmp_path / "hit.toml")
    assert (found["game"], found["players"], found["moves"]) == ("port", ["Ann", "Ben"], ["B lock", "A hit"])
    assert [(d["move"], d["seat"], d["played"]) for d in found["decisions"]] == [
        (1, "B", "lock"),
        (2, "A", "hit"),
    ]
    assert found["decisions"][1]["best"] == "lock"
    assert found["decisions"][1]["loss"] > 0
    assert [(d["move"], d["seat"], d["event"], d["card"]) for d in found["draws"]] == [
        (0, None, "dealt", "9"),
        (2, None, "dealt", "10"),
    ]
    for p, seat in enumerate(found["seats"]):
        assert seat["result"] == pytest.approx(seat["expected"] + seat["luck"] + seat["skill"], abs=1e-9)
        assert seat["luck"] == pytest.approx(sum(d["luck"][p] for d in found["draws"]), abs=1e-9)
    assert len(found["chances"]) == 3


def test_a_review_to_read(alehouse, tmp_path):
    (tmp_path / "hit.toml").write_text(HIT)
    done = alehouse("review", tmp_path / "hit.toml", "--iterations", 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game was broken off, after 2 moves" in done.stdout
    assert "Ann" in done.stdout
    assert "lock, by" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(("language", "words"), [("de", "besser wäre gewesen"), ("ru", "лучше было бы")])
def test_a_review_in_other_languages(alehouse, tmp_path, language, words):
    (tmp_path / "hit.toml").write_text(HIT)
    done = alehouse("review", tmp_path / "hit.toml", "--iterations", 40, ALEHOUSE_LANG=language)
    assert done.returncode == 0
    assert words in done.stdout


def test_what_cannot_be_reviewed_keeps_nobody_from_the_rest(alehouse, tmp_path):
    (tmp_path / "a.toml").write_text(ILLEGAL)
    (tmp_path / "b.toml").write_text("no record")
    (tmp_path / "c.toml").write_text(HIT)
    done = alehouse("review", tmp_path, "--iterations", 2, "--json")
    assert done.returncode == 2
    first, second, third = map(json.loads, done.stdout.splitlines())
    assert (first["error"]["move"], first["error"]["text"]) == (2, "A fold")
    assert second["error"]["move"] is None
    assert third["game"] == "port"
    assert len(done.stderr.splitlines()) == 2
    # Up to the move that is wrong all is well.
    assert alehouse("review", tmp_path / "a.toml", "--iterations", 2, "--upto", 1).returncode == 0


def test_wrong_usage(alehouse, tmp_path):
    (tmp_path / "hit.toml").write_text(HIT)
    for words, told in (
        (("--ms", 1, "--iterations", 2), "one of --ms and --iterations"),
        (("--ms", 0), "1 or more"),
        (("--iterations", 0), "1 or more"),
        (("--until", "round"), "no end called round"),
        (("--html", tmp_path / "no" / "page.html"), "page.html"),
    ):
        done = alehouse("review", tmp_path / "hit.toml", *words)
        assert done.returncode == 2
        assert told in " ".join(done.stderr.split())
        assert "Traceback" not in done.stderr


def test_a_page_that_is_not_built_is_told_before_the_work(tmp_path, monkeypatch):
    monkeypatch.setattr(review_page, "BUILT", tmp_path / "nowhere")
    with pytest.raises(Refused, match="has not been built"):
        reviewing.run([tmp_path / "none.toml"], False, None, 2, None, None, tmp_path / "page.html")


def test_an_interrupt_keeps_what_is_known(tmp_path, monkeypatch, capsys):
    table = Table("port", 2, seed="interrupt")
    bot = make_bot("steady", seed="x")
    while table.acting:
        table.play(table.acting[0], bot.choose(table.seen_by(table.acting[0])))
    table.record().save(tmp_path / "game.toml")
    whole = Reviewer.run

    def broken_off(self):
        for done, total in whole(self):
            if self.done == 3:
                raise KeyboardInterrupt
            yield done, total

    monkeypatch.setattr(Reviewer, "run", broken_off)
    assert reviewing.run([tmp_path / "game.toml"], True, None, 2, None, None, None) == 130
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["complete"], len(found["decisions"])) == (False, 3)
    assert "3 of" in err


def test_long_rows_of_chances_fit_into_the_picture():
    row = [n / 999 for n in range(1000)]
    assert reviewing.picture(row, 8, "01234567") == "01234567"
    assert reviewing.picture([0.0, 1.0], 9, reviewing.BLOCKS) == "▁▁▁▁████"
