"""`alehouse tournament`: bots against each other in every game, as a table on the screen and in a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from alehouse import catalogue as games
from alehouse.lab import tournament
from alehouse.lab.engine import Engine, interrupts_remembered
from alehouse.lab.simulate import Figure, Plan, Width
from alehouse.refused import Refused
from alehouse.terminal.catalogue import grid
from alehouse.terminal.figures import FAULTY, INTERRUPTED, hint_at_sharing, touch, write
from alehouse.terminal.preparing import prepare
from alehouse.terminal.screen import print_words
from alehouse.terminal.texts import figure, locale, text, title_of

COLUMNS = ("game", "bots", "games", "wins", "fair", "ahead", "adjusted", "unit", "verdict")
NARROW = ("bots", "games", "wins", "ahead", "adjusted", "verdict")
"""The columns on the screen."""
NAMES = 20
"""So wide at least is the column of names, as far as they are so long."""


@dataclass(frozen=True)
class Wishes:
    """How a tournament is played."""

    bots: tuple[str, ...]
    ms: float
    seconds: float
    seed: str
    adjust_luck: bool = False
    until: Width | None = None
    equal: Width | None = None
    patience: float | None = None

    def data(self) -> dict[str, Any]:
        """What matches must have in common to stand in one table, as JSON values."""
        return {
            "ms": self.ms,
            "seconds": self.seconds,
            "seed": self.seed,
            "adjust_luck": self.adjust_luck,
            "until": _width(self.until),
            "equal": _width(self.equal),
        }


def _width(width: Width | None) -> str | None:
    """A width as it is entered."""
    if width is None:
        return None
    return f"{100 * width.value:g}%" if width.relative else f"{width.value:g}"


def run(
    seats: dict[str, int],
    wishes: Wishes,
    jobs: int | None,
    as_json: bool,
    out: Path | None,
    cluster: str | None = None,
    kept: Path | None = None,
) -> int:
    """Play all matches and show the table; return the exit status.

    `seats` says how many players each game is played with. `out` is written anew after every match: as JSON if its name
    ends in .json, else as Markdown; so is `kept`, as JSON, and the matches that are in it already are not played again.
    A match in which a bot fails is told of and left out.
    """
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    plans = plans_of(seats, wishes)
    old = read_kept(kept, wishes) if kept else []
    files = [place for place in (out, kept) if place]
    for place in files:
        touch(place)
    found: list[tournament.Match] = []
    interrupted = broken = False
    engine = Engine(jobs, cluster, wishes.bots)
    hint_at_sharing(engine, jobs, errors)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        interrupts_remembered(),
        engine,
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress,
    ):
        whole = progress.add_task(text("tournament-progress"), total=len(plans))
        one = progress.add_task("")
        try:
            for plan in plans:
                bot, others = plan.bots[:2]
                title = text("tournament-match", game=title_of(plan.game), bot=bot, others=others)
                progress.reset(one, description=title)
                match = next((m for m in old if same(m, plan)), None)
                if match is None:
                    prepare(plan.game)
                    try:
                        match = play(
                            plan,
                            wishes,
                            engine,
                            lambda done, of: progress.update(one, completed=done, total=of),
                        )
                    except Refused as refused:
                        broken = True
                        print_words(errors, refused.text(locale()), "red")
                        if refused.code.startswith("error-cluster"):
                            break
                        progress.advance(whole)
                        continue
                found.append(match)
                progress.advance(whole)
                for place in list(files):
                    if not write(written(found, place, wishes), place, errors):
                        files.remove(place)
                        broken = True
        except KeyboardInterrupt:
            interrupted = True
    if interrupted or len(found) < len(plans):
        print_words(errors, text("tournament-interrupted", done=len(found), matches=len(plans)), "yellow")
    if found:
        for place in files:
            print_words(errors, text("simulate-wrote", path=str(place)), whole=True)
    if as_json:
        print(json.dumps([match.data() for match in found]))
    elif found:
        print_words(console, about(wishes), "bold")
        print_matches(found, console)
    return INTERRUPTED if interrupted else FAULTY if broken else 0


def plans_of(seats: dict[str, int], wishes: Wishes) -> list[Plan]:
    """All matches, checked. Raises Refused."""
    plans = []
    for name, players in seats.items():
        options = games.find(name).options_for(players)
        for bot, others in tournament.pairs(wishes.bots):
            plan = tournament.plan_of(
                name,
                players,
                options,
                bot,
                others,
                wishes.ms,
                wishes.seed,
                adjust_luck=wishes.adjust_luck,
                patience=wishes.patience,
            )
            plan.check()
            plans.append(plan)
    return plans


def play(
    plan: Plan, wishes: Wishes, engine: Engine, progress: Callable[[int, int], None]
) -> tournament.Match:
    """Play a match to its end. Raises Refused."""
    playing = tournament.play(plan, wishes.seconds, engine=engine, until=wishes.until, equal=wishes.equal)
    with closing(playing):
        while True:
            try:
                progress(*next(playing))
            except StopIteration as end:
                match: tournament.Match = end.value
                return match


def same(match: tournament.Match, plan: Plan) -> bool:
    """Whether a match is the one that a plan is for."""
    return (match.game, match.players, match.bot, match.others) == (plan.game, plan.players, *plan.bots[:2])


def read_kept(kept: Path, wishes: Wishes) -> list[tournament.Match]:
    """The matches in a file of an earlier tournament; none if there is no file. Raises Refused if it was played otherwise."""
    try:
        words = kept.read_text("utf-8")
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:
        raise Refused("error-tournament-kept", path=str(kept)) from None
    except (OSError, ValueError) as error:
        raise Refused("cli-error-no-file", path=str(kept), problem=str(error)) from None
    if not words:
        return []
    try:
        data = json.loads(words)
        matches = [tournament.Match.of(match) for match in data["matches"]]
        told = {name: data[name] for name in wishes.data()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("error-tournament-kept", path=str(kept)) from None
    if told != wishes.data():
        raise Refused("error-tournament-otherwise", path=str(kept), how=json.dumps(told))
    return matches


def about(wishes: Wishes) -> str:
    """How the matches were played."""
    words = [
        text(
            "tournament-about",
            ms=figure(wishes.ms, 0),
            seconds=figure(wishes.seconds, 0),
            seed=wishes.seed,
        )
    ]
    if wishes.until:
        words.append(text("tournament-until", width=_shown(wishes.until)))
    if wishes.equal:
        words.append(text("tournament-equal-within", width=_shown(wishes.equal)))
    if wishes.adjust_luck:
        words.append(text("tournament-adjusted"))
    return "\n".join(words)


def _shown(width: Width) -> str:
    if width.relative:
        return text("tournament-width-relative", percent=figure(100 * width.value, 1))
    return figure(width.value, 2)


def print_matches(found: Sequence[tournament.Match], console: Console) -> None:
    """The matches as a table that 80 columns are wide enough for: games on lines of their own, their matches below."""
    game = None
    rows: list[list[str]] = []
    for match in found:
        cells = dict(zip(COLUMNS, row(match), strict=True))
        if cells["game"] != game:
            game = cells["game"]
            rows.append([{"bots": game, "ahead": cells["unit"]}.get(c, "") for c in NARROW])
        rows.append([f" {cells['bots']}", *(cells[c] for c in NARROW[1:])])
    shown = [c for c in NARROW if c != "adjusted" or any(match.adjusted for match in found)]
    rows = [[cell for c, cell in zip(NARROW, each, strict=True) if c in shown] for each in rows]
    table = grid(*(text(f"tournament-column-{c}") for c in shown))
    table.padding = (0, 1, 0, 0)
    for at, column in enumerate(table.columns):
        # Headings may be wrapped, numbers may not; names of bots may be of any length.
        width = max(len(cells[at]) for cells in rows)
        if at == 0:
            column.min_width = min(width, NAMES)
        else:
            column.width = max(width, *map(len, str(column.header).split()))
        column.overflow = "fold"
        column.justify = "right" if 0 < at < len(shown) - 1 else "left"
    for each in rows:
        table.add_row(*(Text(cell, "" if each[1] else "bold") for cell in each))
    console.print(table)


def row(match: tournament.Match) -> list[str]:
    """The cells of a match."""
    return [
        text("tournament-game", game=title_of(match.game), players=match.players),
        text("tournament-bots", bot=match.bot, others=match.others),
        str(match.games),
        _percent(match.share),
        figure(100 * match.fair, 0),
        _ahead(match.ahead),
        _ahead(match.adjusted),
        text(f"tournament-{match.unit}") if match.unit else "",
        _verdict(match),
    ]


def _verdict(match: tournament.Match) -> str:
    if match.verdict == "equal" and match.margin is not None:
        return text("tournament-equal", margin=figure(match.margin, 1 if match.margin >= 1 else 2))
    return text(f"tournament-{match.verdict}")


def _percent(share: Figure) -> str:
    if share.low is None or share.high is None:
        return figure(100 * share.value, 0)
    return text(
        "tournament-share",
        share=figure(100 * share.value, 0),
        low=figure(100 * share.low, 0),
        high=figure(100 * share.high, 0),
    )


def _ahead(found: Figure | None) -> str:
    if found is None or found.low is None or found.high is None:
        return ""
    half = (found.high - found.low) / 2
    return text("simulate-mean", mean=figure(found.value, 1), half=figure(half, 1))


def written(found: Sequence[tournament.Match], out: Path, wishes: Wishes) -> str:
    """What a file gets."""
    if out.suffix.lower() == ".json":
        return json.dumps(wishes.data() | {"matches": [match.data() for match in found]}, indent=2) + "\n"
    shown = [c for c in COLUMNS if c != "adjusted" or wishes.adjust_luck]
    headings = [text(f"tournament-column-{c}") for c in shown]
    cells = [dict(zip(COLUMNS, row(match), strict=True)) for match in found]
    rows = [headings, ["---"] * len(headings), *([each[c] for c in shown] for each in cells)]
    lines = [
        f"# {text('tournament-title')}",
        "",
        text("tournament-how"),
        "",
        about(wishes).replace("\n", "\n\n"),
        "",
        *(f"| {' | '.join(each)} |" for each in rows),
    ]
    return "\n".join(lines) + "\n"
