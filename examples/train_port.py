"""Teach a small network to beat the rule of thumb at Port, with PyTorch on the processor.

It sits alone against three `steady` seats at hundreds of tables at once, all of which are played in compiled code
(`alehouse.envs.batch`), and learns by proximal policy optimisation (Schulman and others, 2017). What it gets is its share of the
win at the end of each game, and nothing before.

    pip install torch matplotlib
    python examples/train_port.py --minutes 5 --picture docs/train-port.png

The model is kept when the time is up, or after Ctrl+C. At the end it plays games that it has never seen: four seats share a win,
so a player as good as the others wins 25 % of them.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import numpy as np

from alehouse.envs.batch import Batch

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    raise SystemExit("This example needs PyTorch: pip install torch") from None

TABLES, STEPS, EPOCHS, PARTS = 512, 32, 2, 4
CLIP, ENTROPY, RATE, LAMBDA = 0.2, 0.005, 1e-3, 0.95
SHARE = 0.25
"""What a player as good as the others wins."""


class Player(nn.Module):
    """What a seat sees goes in; what it thinks of each action, and its share of the win, come out."""

    def __init__(self, entries: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each action's chance (legal ones only), and the value."""
        body = self.body(seen)
        chances = self.policy(body).masked_fill(~mask, -1e9).log_softmax(-1)
        return chances, self.value(body).squeeze(-1)


def looked_at(env: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """What the seats to move see, and what they may do."""
    return torch.from_numpy(env.observations.copy()), torch.from_numpy(env.mask.copy())


@torch.no_grad()
def played(player: Player, seed: str, games: int) -> tuple[float, float, int]:
    """The share of the win over about so many new games, half of its 95 % interval, and the number of games.

    Every table plays the same number of games: a fixed number of moves would favour short ones.
    """
    tables = min(1024, games)
    each = math.ceil(games / tables)
    env = Batch("port", 4, tables, seed=seed, steady="BCD", reward="won")
    shares: list[float] = []
    played_at: np.ndarray = np.zeros(tables, np.int64)
    while played_at.min() < each:
        chances, _ = player(*looked_at(env))
        rewards, over = env.step(torch.multinomial(chances.exp(), 1).squeeze(-1).numpy())
        shares += rewards[over & (played_at < each), 0].tolist()
        played_at += over
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / math.sqrt(len(shares)), len(shares)


class Learning:
    """A player, the tables at which it learns, and how it has fared."""

    def __init__(self, seed: str) -> None:
        torch.manual_seed(int.from_bytes(seed.encode(), "little") % 2**31)
        self.env = Batch("port", 4, TABLES, seed=seed, steady="BCD", reward="won")
        self.player = Player(self.env.spaces.size, self.env.actions.count)
        self.optimiser = torch.optim.Adam(self.player.parameters(), RATE)
        self.moves = 0

    def update(self, left: float) -> None:
        """Play some moves and learn from them; `left` is the share of the time that is left."""
        env, player = self.env, self.player
        seen, masks, taken, chances, values, gains, ends = ([] for _ in range(7))
        with torch.no_grad():
            for _ in range(STEPS):
                at, mask = looked_at(env)
                logs, value = player(at, mask)
                action = torch.multinomial(logs.exp(), 1).squeeze(-1)
                rewards, over = env.step(action.numpy())
                for column, part in (
                    (seen, at),
                    (masks, mask),
                    (taken, action),
                    (chances, logs.gather(-1, action[:, None]).squeeze(-1)),
                    (values, value),
                    (gains, torch.from_numpy((rewards[:, 0] - SHARE * over).astype(np.float32))),
                    (ends, torch.from_numpy(over.copy())),
                ):
                    column.append(part)
            values.append(player(*looked_at(env))[1])
        self.moves += TABLES * STEPS
        advantage = torch.zeros(TABLES)
        advantages = []
        for t in reversed(range(STEPS)):
            goes_on = (~ends[t]).float()
            surprise = gains[t] + goes_on * values[t + 1] - values[t]
            advantage = surprise + LAMBDA * goes_on * advantage
            advantages.append(advantage)
        better = torch.cat(advantages[::-1])
        goal = better + torch.cat(values[:-1])
        better = (better - better.mean()) / (better.std() + 1e-6)
        all_seen, all_masks, all_taken, before = map(torch.cat, (seen, masks, taken, chances))
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * max(0.05, left)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(better)).chunk(PARTS):
                logs, value = player(all_seen[part], all_masks[part])
                ratio = (logs.gather(-1, all_taken[part, None]).squeeze(-1) - before[part]).exp()
                gain = torch.minimum(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part])
                entropy = -(logs.exp() * logs).sum(-1)
                loss = (
                    -gain.mean()
                    + 0.5 * (value - goal[part]).square().mean()
                    - ENTROPY * left * entropy.mean()
                )
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(player.parameters(), 0.5)
                self.optimiser.step()


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    """Draw the share of the win against the minutes of learning."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    minutes, share, half = (np.array(column) for column in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(7, 4), dpi=90)
    axes.plot(minutes, 100 * share, color="#8a4b08", label="the learner")
    axes.fill_between(
        minutes, 100 * (share - half), 100 * (share + half), color="#8a4b08", alpha=0.2, label="95 % interval"
    )
    axes.axhline(100 * SHARE, color="#555555", linestyle="--", label="as good as the rule of thumb")
    axes.set(
        xlabel="minutes of learning",
        ylabel="games won (%)",
        title="Port, one learner against three steady seats",
    )
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Learn for a while, show how it went, and say how often the player wins."""
    options = argparse.ArgumentParser(description="Teach a network to beat the rule of thumb at Port.")
    options.add_argument("--minutes", type=float, default=5, help="how long to learn")
    options.add_argument("--seed", default="port", help="the same seed deals the same cards")
    options.add_argument("--model", type=Path, default=Path("port.pt"), help="where to keep the model")
    options.add_argument("--picture", type=Path, help="where to draw the learning curve (needs matplotlib)")
    options.add_argument("--games", type=int, default=20_000, help="games of the last test")
    options.add_argument(
        "--threads", type=int, default=1, help="threads of PyTorch; small networks gain nothing by more"
    )
    given = options.parse_args()
    learning = Learning(given.seed)
    torch.set_num_threads(given.threads)
    start, shown = time.monotonic(), -math.inf
    curve: list[tuple[float, float, float]] = []
    testing = 0.0
    try:
        while True:
            spent = (time.monotonic() - start - testing) / 60
            if spent - shown >= min(0.25, given.minutes / 8) or spent >= given.minutes:
                begun = time.monotonic()
                share, half, _ = played(learning.player, f"{given.seed} test", min(1024, given.games))
                testing += time.monotonic() - begun
                curve.append((spent, share, half))
                shown = spent
                print(
                    f"{spent:5.2f} min, {learning.moves:>12,} moves: wins {share:.1%} ± {half:.1%}",
                    flush=True,
                )
            if spent >= given.minutes:
                break
            learning.update(1 - spent / given.minutes)
    except KeyboardInterrupt:
        print("stopped early; the model is kept")
    torch.save(learning.player.state_dict(), given.model)
    if given.picture and curve:
        draw(curve, given.picture)
    share, half, games = played(learning.player, f"{given.seed} last test", given.games)
    verdict = "better than" if share - half > SHARE else "not shown to be better than"
    print(
        f"{games:,} new games: wins {share:.2%} ± {half:.2%} (95 %), {verdict} the rule of thumb ({SHARE:.0%})"
    )


if __name__ == "__main__":
    main()
