"""What is a seat at Pairs worth, when everybody plays alike?

Over a game: the mean place and the points at the end, by seat. In a round: what it costs to lead, to be second, and so
on. A place is counted from the fewest points: 1 is best, and who share places get their mean. If seats are worth the same,
everybody's mean place is half of one more than there are players: 2.5 for four.

    python examples/seats.py                                # four players who hit or fold by chance, some 30 seconds
    python examples/seats.py --players 2 3 4 5 6 --bot steady --games 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table as Rows

from alehouse import Table
from alehouse.bots import make_bot
from alehouse.lab.simulate import mean


def places(points: Sequence[int]) -> list[float]:
    """Everybody's place: 1 for the fewest points; who share places get their mean."""
    return [1 + sum(q < p for q in points) + (points.count(p) - 1) / 2 for p in points]


def play(players: int, bot: str, seed: str) -> tuple[list[int], list[list[int]]]:
    """Play one game among bots of one kind.

    Gives everybody's points at its end, by seat, and what each round cost, beginning with its leader.
    """
    table = Table("pairs", players, seed=seed)
    bots = {seat: make_bot(bot, f"{seed} / {seat}") for seat in table.seats}
    rounds: list[list[int]] = []
    points = [0] * players
    leader = table.seats.index(table.acting[0])
    while table.acting:
        seat = table.acting[0]
        table.play(seat, bots[seat].choose(table.seen_by(seat)))
        now = list(table.laid_open().position()["points"])
        if now != points:
            cost = [after - before for before, after in zip(points, now, strict=True)]
            rounds.append(cost[leader:] + cost[:leader])
            points = now
            if table.acting:
                leader = table.seats.index(table.acting[0])
    return points, rounds


def main() -> None:
    """Print a row for each seat, and one for each place in the order of play."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--players", type=int, nargs="*", default=[4])
    words.add_argument("--games", type=int, default=4000, help="for each number of players")
    words.add_argument("--bot", default="random", help="who sits in every seat")
    words.add_argument("--seed", default="seats")
    asked = words.parse_args()
    console = Console()
    for players in asked.players:
        numbers = track(
            range(asked.games), f"{players} players", console=Console(stderr=True), transient=True
        )
        games = [play(players, asked.bot, f"{asked.seed} / {number}") for number in numbers]
        title = f"{players} players ({asked.bot}), {asked.games:,} games, with 95 % intervals"
        rows = Rows("seat", "mean place", "points at the end", "of a round", "costs", title=title)
        for p in range(players):
            place = mean([[places(points)[p]] for points, _ in games])
            points = mean([[points[p]] for points, _ in games])
            cost = mean([[cost[p] for cost in rounds] for _, rounds in games])
            rows.add_row(
                "ABCDEFGH"[p],
                f"{place.value:.2f} ± {place.half:.2f}",
                f"{points.value:.2f} ± {points.half:.2f}",
                "leader" if p == 0 else f"{p + 1}.",
                f"{cost.value:.3f} ± {cost.half:.3f}",
            )
        console.print(rows)
        most, length = fmean(max(points) for points, _ in games), fmean(len(rounds) for _, rounds in games)
        console.print(f"{length:.2f} rounds; who loses has {most:.2f} points; seed {asked.seed}\n")


if __name__ == "__main__":
    main()
