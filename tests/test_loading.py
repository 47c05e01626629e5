"""Games are loaded by whoever asks first, in whatever thread."""

import subprocess
import sys

MANY = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from alehouse.catalogue import find, shipped
names = [name for name in shipped() for _ in range(2)]
start = Barrier(len(names))
def load(name):
    start.wait()
    return name, find(name)
with ThreadPoolExecutor(len(names)) as pool:
    found = list(pool.map(load, names))
assert len({id(game) for _, game in found}) == len(shipped())
assert all(game.name == name for name, game in found)
"""


def test_many_threads_may_load_games_at_once_and_each_game_is_loaded_once(monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    done = subprocess.run([sys.executable, "-c", MANY], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
