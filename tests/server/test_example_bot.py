"""The example bot joins a table of a real server and plays to the end."""

import subprocess
import sys
from pathlib import Path

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_is_short():
    assert len(BOT.read_text("utf-8").splitlines()) <= 40


def test_the_example_bot_plays_a_game_to_the_end(server):
    host = server.guest("Host")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = host.post("/api/tables", json={"game": "regent", "options": {"hands": 2}, "seats": seats}).json()
    link = f"{server.base}/table/{table['id']}"
    done = subprocess.run(
        [sys.executable, str(BOT), link], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    over = host.get(f"/api/tables/{table['id']}").json()
    assert over["state"] == "over"
    assert over["seats"][0]["name"] == "Randy"
    assert done.stdout.startswith("Over. Winners: [")
