"""Whether everything works with this Python: games, compiled and not, searching bots, records."""

import sys
import time
from pathlib import Path

from alehouse import Record, Table, compiling, every_game, make_bot, prepare, replay

MOVES = 100


def played(game: str, players: int, bot: str, options: dict, **limits: int) -> Table:
    table = Table(game, players, options, seed="a rainy evening")
    player = make_bot(bot, "any", **limits)
    for _ in range(MOVES):
        if table.over:
            break
        seat = table.acting[0]
        table.play(seat, player.choose(table.seen_by(seat)))
    return table


def main() -> None:
    start = time.perf_counter()
    games = every_game()
    plain = [played(g.name, g.min_players, "random", g.options_for(g.min_players)) for g in games]
    kinds = list({g.kind: g.name for g in games}.values())
    assert prepare(*kinds), [compiling.problem(name) for name in kinds]
    for table in plain:
        if table.game.name in kinds:
            assert compiling.ready(table.game.name)
            assert replay(table.record()).table == table, f"{table.game.name}: compiled rules do otherwise"
            options = dict(table.options)
            played(table.game.name, len(table.seats), "search", options, iterations=50)
    records = sorted(Path("tests/records").glob("*/*.toml"))
    for path in records:
        record = Record.load(path)
        done = replay(record)
        assert done.error is None or record.expect, f"{path}: {done.error}"
    version, seconds = sys.version.split()[0], time.perf_counter() - start
    print(
        f"Python {version}: {len(games)} games, {len(kinds)} of them compiled, {len(records)} records, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
