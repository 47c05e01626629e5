"""The game that `docs/adding-a-game.md` adds is real: it is taken out of the page and played."""

import os
import re
import subprocess
import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"

SCRIPT = """
import random, sys
from pathlib import Path
import alehouse.games
alehouse.games.__path__.append(sys.argv[1])
from alehouse import Record, Table, game
from alehouse.bots import make_bot
from alehouse.layout import card_counts, view
from alehouse.records import check, replay
from alehouse.native.dealer import new_dealer
from alehouse.native.sampling import sample

assert "last-orders" in game.names()
record = Record.load(sys.argv[2])
assert check(replay(record), record.expect) == [], replay(record)
chance, bot_chance = random.Random(5), new_dealer("sample")
for players in range(2, 7):
    table = Table("last-orders", players, seed=f"game {players}")
    while not table.over:
        assert list(card_counts(table.layout, table.state)) == list(table.game.deck.counts)
        seat = table.acting[0]
        for p, other in enumerate(table.seats):
            seen = table.seen_by(other).view
            full = sample(table.game, seen, p, bot_chance)
            assert view(table.layout, full[0], p).tobytes() == seen.tobytes()
            zones = table.seen_by(other).position()["zones"]["down"]
            assert [z == ["?"] for z in zones] == [q != p for q in range(players)]
        table.play(seat, chance.choice(table.legal(seat)))
    assert max(table.laid_open().position()["points"]) >= 30 and len(table.winners) == 1
    again = replay(Record.read(table.record().text()))
    assert again == table.laid_open().position()
table = Table("last-orders", 3, cards="10 4 9 1 1 1")
assert make_bot("search", "x", iterations=60).choose(table, "A") == "keep"
print("fine")
"""


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_example_game_plays(tmp_path):
    (module,) = blocks("python")
    (record,) = blocks("toml")
    games = tmp_path / "games"
    games.mkdir()
    (games / "last_orders.py").write_text(module, "utf-8")
    (tmp_path / "r1.toml").write_text(record, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(games), str(tmp_path / "r1.toml")],
        capture_output=True,
        text=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "fine\n", "")


def test_the_example_texts_are_fluent_messages_for_all_that_the_game_declares():
    (texts,) = blocks("fluent")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(texts))
    (module,) = blocks("python")
    verbs = re.findall(r'verb\("(\w+)"', module)
    events = re.search(r"own_events\((.*?)\)", module).group(1).replace('"', "").split(", ")
    wanted = ["game-last-orders", "option-last-orders-target"]
    wanted += [f"verb-{v}" for v in verbs] + [f"event-{e}" for e in events]
    assert [m for m in wanted if not bundle.has_message(m)] == []
