"""When to fold at Pairs: how much dearer than a card may folding be before it is better to take the card?

A card costs its rank if it pairs: on average the sum of rank times chance over the ranks of one's own stack. Folding costs
the lowest card on the table. Who compares just these two prices overlooks that a card that does not pair makes the
stack worse, and that somebody else may end the round meanwhile. So a rule folds if the card's price times a factor is
more than folding costs, and this script tries factors: one player folds by each, all others by the plain rule (factor 1),
in the same deals from all seats. The last column is the rule of thumb of the bot `steady`.

    python examples/folding.py                      # 2 to 6 players, some minutes
    python examples/folding.py --players 4 --games 8000
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from alehouse.lab.simulate import Plan, run, wilson
from alehouse.seen import Seen

FACTORS = {"Bold": 0.3, "Half": 0.5, "Brave": 0.75, "Plain": 1.0, "Wary": 1.4, "Fearful": 2.0}


class Folding:
    """Takes a card as long as `factor` times what it costs on average is no more than folding."""

    factor = 1.0

    def __init__(self, seed: str) -> None:
        """Nothing is left to chance."""

    def choose(self, seen: Seen) -> str:
        """See `alehouse.bots.Bot.choose`."""
        if "hit" not in seen.legal():
            return "fold"
        t = seen.view[0]
        zones = seen.position(legal=False)["zones"]
        known = t["full"].astype(int) - t["discard"]
        for cards in (*zones["stack"], *zones["scored"]):
            for card in cards:
                known[int(card)] -= 1
        price = sum(known[rank] * rank for rank in map(int, zones["stack"]["ABCDEFGH".index(seen.seat)]))
        fold = min(int(card) for cards in zones["stack"] for card in cards)
        return "fold" if self.factor * price > fold * known[1:].sum() else "hit"


globals().update({name: type(name, (Folding,), {"factor": factor}) for name, factor in FACTORS.items()})


def main() -> None:
    """Print how often each rule loses against plain ones."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--players", type=int, nargs="*", default=[2, 3, 4, 6])
    words.add_argument("--games", type=int, default=2400, help="for each rule")
    words.add_argument("--seed", default="folding")
    asked = words.parse_args()
    sys.path.insert(0, str(Path(__file__).parent))
    console = Console()
    titles = [f"× {factor:g}" for factor in FACTORS.values()]
    table = Table(
        "players",
        *titles,
        "steady",
        title="games lost in 100, with 95 % intervals",
        caption=f"seed {asked.seed}",
    )
    for players in asked.players:
        row = [str(players)]
        rules = [*(f"folding:{name}" for name in FACTORS), "steady"]
        for rule in track(rules, f"{players} players", console=Console(stderr=True), transient=True):
            plan = Plan("pairs", players, (rule, *["folding:Plain"] * (players - 1)), asked.games, asked.seed)
            lost = [[game.lost[game.rotation] for game in played.games] for played in run(plan)]
            share = wilson(lost, asked.games)
            row.append(f"{100 * share.value:.1f}\n{100 * share.low:.1f} … {100 * share.high:.1f}")
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
