"""When to look at a hand at Regent: how often the other's hand has a pair, and how often it should be looked at.

Who never looks lets the other draw for nothing, and who always does pays for every honest hand. So for two players an equilibrium is
learned (`alehouse.lab.equilibrium`), it plays hands against itself, and at each decision the script counts by the number of
the other's cards: how often there is a pair among them, how often they are looked at, and how often the looker is right.

    python examples/looking.py                         # five minutes of learning, 20,000 hands
    python examples/looking.py --seconds 1200 --hands 50000
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from alehouse import Table, make_bot
from alehouse.lab.equilibrium import Strategy, solve_equilibrium
from alehouse.lab.simulate import Figure, wilson

PAIR, LOOKED, RIGHT = "with a pair", "looked at", "rightly"
LEAST = 400
"""Decisions below which a row says nothing."""


def hand_of(table: Table, seat: int) -> list[str]:
    """All cards of a seat, the hidden ones too."""
    zones = table.laid_open().position()["zones"]
    return [*zones["down"][seat], *zones["up"][seat]]


def choose(strategy: Strategy, table: Table, chance: random.Random) -> str:
    """A move of the seat that is to move, as often as the strategy says; the rule of thumb's where it says nothing."""
    seen = table.seen_by(table.acting[0])
    likely = strategy.probabilities(seen)
    if likely is None:
        return make_bot("steady", seed=str(chance.random())).choose(seen)
    return chance.choices(list(likely), list(likely.values()))[0]


def play(strategy: Strategy, seed: str) -> dict[int, list[tuple[bool, bool]]]:
    """One hand: for each decision, by the number of the other's cards, whether they have a pair and whether they are looked at."""
    chance = random.Random(f"{seed} moves")
    table = Table("regent", 2, {"hands": 1}, seed=seed)
    found: dict[int, list[tuple[bool, bool]]] = defaultdict(list)
    while not table.over:
        seat = table.acting[0]
        move = choose(strategy, table, chance)
        if any(word.startswith("see") for word in table.legal(seat)):
            other = hand_of(table, 1 - "AB".index(seat))
            pair = max(Counter(other).values()) > 1
            found[len(other)].append((pair, move.startswith("see")))
        table.play(seat, move)
    return found


def share(hands: list[list[bool]]) -> Figure:
    """How often something is so, with a 95 % interval; decisions of one hand are no independent tries."""
    told = [hand for hand in hands if hand]
    return wilson(told, sum(map(len, told)))


def main() -> None:
    """Learn, play, and print a row for each number of cards."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--seconds", type=float, default=300, help="of learning")
    words.add_argument("--hands", type=int, default=20_000)
    words.add_argument("--seed", default="looking")
    asked = words.parse_args()
    shown = Console(stderr=True)
    with shown.status("learning"):
        solved = solve_equilibrium(
            Table("regent", 2, {"hands": 1}, seed=asked.seed), seconds=asked.seconds, seed=asked.seed
        )
    by_size: dict[int, list[list[tuple[bool, bool]]]] = defaultdict(list)
    for number in track(range(asked.hands), "playing", console=shown, transient=True):
        for size, decisions in play(solved.strategy, f"{asked.seed} {number}").items():
            by_size[size].append(decisions)
    grid = Grid(
        "cards",
        "decisions",
        *(PAIR, LOOKED, RIGHT),
        title="of 100, with 95 % intervals",
        caption=f"exploitable by at least {solved.exploitability:.2f} chips a hand",
    )
    for size, hands in sorted(by_size.items()):
        count = sum(map(len, hands))
        if count < min(LEAST, asked.hands):
            continue
        figures = [
            share([[pair for pair, _ in hand] for hand in hands]),
            share([[looked for _, looked in hand] for hand in hands]),
        ]
        looks = [[pair for pair, looked in hand if looked] for hand in hands]
        if any(looks):
            figures.append(share(looks))
        cells = [f"{100 * f.value:.0f} [{100 * f.low:.0f} … {100 * f.high:.0f}]" for f in figures]
        grid.add_row(str(size), f"{count:,}", *cells)
    Console().print(grid)


if __name__ == "__main__":
    main()
