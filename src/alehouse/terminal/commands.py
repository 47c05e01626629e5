"""The commands of `alehouse`.

Only what `--help` needs is loaded here; every command loads what it works with itself.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from alehouse.language import languages
from alehouse.origin import how_to_install
from alehouse.terminal import usage
from alehouse.terminal.settings import add_settings
from alehouse.terminal.texts import CHOSEN, known, speak, text
from alehouse.terminal.texts import help_text as told

app = typer.Typer(
    cls=usage.Group,
    help=told("help-alehouse"),
    options_metavar=told("help-metavar-options"),
    subcommand_metavar=told("help-metavar-command"),
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Arguments = ParamSpec("Arguments")

PACKAGES = {
    "typer": "cli",
    "rich": "cli",
    "dask": "lab",
    "distributed": "lab",
    "matplotlib": "lab",
    "scipy": "lab",
}
"""Which extra brings a package that a command may miss."""
SERVING = ("serve", "backup", "restore")
"""Commands whose other packages come with the extra for the web."""

GameName = Annotated[str, typer.Argument(metavar=told("help-metavar-game"), help=told("help-arg-game"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar=told("help-metavar-option"), help=told("help-option")),
]
Seed = Annotated[str | None, typer.Option(help=told("help-seed"))]
AdjustLuck = Annotated[bool, typer.Option("--adjust-luck", help=told("help-adjust-luck"))]
Until = Annotated[str | None, typer.Option(metavar=told("help-metavar-width"), help=told("help-until"))]
Cluster = Annotated[str | None, typer.Option(metavar=told("help-metavar-address"), help=told("help-cluster"))]
Patience = Annotated[
    float | None, typer.Option(metavar=told("help-metavar-seconds"), help=told("help-patience"))
]
AsJson = Annotated[bool, typer.Option("--json", help=told("help-json"))]


def usage_error(words: str, option: str | None = None) -> Exception:
    """An error of usage: Typer prints it and leaves with exit status 2."""
    return typer.BadParameter(words, param_hint=option)


def command(
    name: str, *, any_options: bool = False
) -> Callable[[Callable[Arguments, None]], Callable[Arguments, None]]:
    """Make a function a command. What is refused, and a package that is missing, becomes an error of usage.

    With `any_options` nothing is wrong with options that the function does not have.
    """

    def add(function: Callable[Arguments, None]) -> Callable[Arguments, None]:
        @wraps(function)
        def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
            try:
                function(*args, **kwargs)
            except ModuleNotFoundError as missing:
                package = (missing.name or "").partition(".")[0]
                extra = PACKAGES.get(package) or ("web" if name in SERVING else None)
                if extra is None or package == "alehouse":
                    raise
                usage.say(text("cli-error-missing", module=package, command=how_to_install(extra)))
                raise typer.Exit(2) from None
            except Exception as refused:
                from alehouse.refused import Refused
                from alehouse.terminal.texts import locale

                if isinstance(refused, Refused):
                    raise usage_error(refused.text(locale())) from None
                # Slow to load; whoever has raised that has loaded it.
                game = sys.modules.get("alehouse.game")
                if game is not None and isinstance(refused, game.BrokenGame):
                    usage.say(text("error-game-broken", problem=str(refused)))
                    raise typer.Exit(1) from None
                raise

        add_to_app = app.command(
            name,
            cls=usage.Command,
            help=told(f"help-{name}"),
            options_metavar=told("help-metavar-options"),
            context_settings={"ignore_unknown_options": any_options, "allow_extra_args": any_options},
        )
        add_to_app(run)
        return run

    return add


def show_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from importlib.metadata import version

        print(f"alehouse {version('alehouse')}")
        raise typer.Exit


def choose_language(wanted: str | None) -> None:
    """Use a language for all texts. Raises an error of usage if there are none in it."""
    if wanted is None:
        return
    language = known(wanted)
    if language is None:
        raise usage_error(text("error-locale", locale=wanted, locales=", ".join(languages())))
    speak(language)


@app.callback()
def whole(
    lang: Annotated[
        str | None,
        typer.Option(
            metavar="|".join(languages()),
            envvar=CHOSEN,
            show_envvar=False,
            callback=choose_language,
            is_eager=True,
            help=told("help-lang"),
        ),
    ] = None,
    games: Annotated[
        list[str] | None,
        typer.Option(metavar=told("help-metavar-folder"), help=told("help-folder")),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=told("help-version"))
    ] = False,
) -> None:
    """What stands before any command."""


@command("games")
def games(
    players: Annotated[int | None, typer.Option(min=1, max=8, help=told("help-games-players"))] = None,
) -> None:
    from rich.console import Console

    from alehouse.terminal.catalogue import print_games

    print_games(players, Console(highlight=False))


@command("rules")
def rules(
    game: GameName,
    advice: Annotated[bool, typer.Option("--advice", help=told("help-rules-advice"))] = False,
) -> None:
    from rich.console import Console

    from alehouse.terminal.catalogue import print_advice, print_rules

    console = Console(highlight=False)
    (print_advice if advice else print_rules)(game, console, page=console.is_terminal)


def at_least_one(name: str, value: float | None) -> None:
    """Raises an error of usage for what is no number from 1 on (nan and infinity are none)."""
    if value is not None and not 1 <= value < math.inf:
        raise usage_error(text("cli-error-positive"), name)


def more_than_none(name: str, value: float | None) -> None:
    """Raises an error of usage for what is no number above 0."""
    if value is not None and not 0 < value < math.inf:
        raise usage_error(text("cli-error-above-nothing"), name)


@command("play")
def play(
    game: Annotated[str, typer.Argument(metavar=told("help-metavar-play"), help=told("help-arg-play"))],
    players: Annotated[int | None, typer.Option("--players", "-p", help=told("help-players"))] = None,
    bots: Annotated[str | None, typer.Option(help=told("help-play-bots"))] = None,
    seat: Annotated[str | None, typer.Option(help=told("help-play-seat"))] = None,
    option: Options = None,
    seed: Seed = None,
    record: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-play-record"))] = None,
    ms: Annotated[float, typer.Option(min=1, help=told("help-play-ms"))] = 300,
) -> None:
    from alehouse.terminal.seating import Wishes, go_on, is_record, sit

    at_least_one("--ms", ms)
    wishes = Wishes(players, seat, None if bots is None else bot_names(bots), option or [], seed, record, ms)
    saved = is_record(game)
    sitting = go_on(Path(game), wishes) if saved else sit(game, wishes)
    sitting.run()


def bot_names(words: str) -> list[str]:
    """The names in a list separated by commas."""
    names = [name.strip() for name in words.split(",") if name.strip()]
    if not names:
        raise usage_error(text("cli-error-bots-empty"), "--bots")
    return names


@command("replay")
def replay(
    files: Annotated[
        list[Path], typer.Argument(metavar=told("help-metavar-files"), help=told("help-arg-files"))
    ],
    as_json: Annotated[bool, typer.Option("--json", help=told("help-replay-json"))] = False,
    seat: Annotated[str | None, typer.Option(help=told("help-replay-seat"))] = None,
    upto: Annotated[int | None, typer.Option(min=0, help=told("help-replay-upto"))] = None,
) -> None:
    from alehouse.terminal.replaying import run

    raise typer.Exit(run(files, as_json, seat, upto))


@command("odds")
def odds(
    files: Annotated[
        list[Path], typer.Argument(metavar=told("help-metavar-files"), help=told("help-arg-files"))
    ],
    as_json: Annotated[bool, typer.Option("--json", help=told("help-replay-json"))] = False,
    seat: Annotated[str | None, typer.Option(help=told("help-odds-seat"))] = None,
    upto: Annotated[int | None, typer.Option(min=0, help=told("help-odds-upto"))] = None,
) -> None:
    from alehouse.terminal.odds import run

    raise typer.Exit(run(files, as_json, seat, upto))


@command("solve")
def solve(
    records: Annotated[
        list[str], typer.Argument(metavar=told("help-metavar-solve"), help=told("help-solve-records"))
    ],
    method: Annotated[
        str, typer.Option(metavar="exact|equilibrium|search", help=told("help-solve-method"))
    ] = "exact",
    until: Annotated[str, typer.Option(metavar="hand|game", help=told("help-solve-until"))] = "hand",
    limit: Annotated[int | None, typer.Option(min=1, help=told("help-solve-limit"))] = None,
    ms: Annotated[float | None, typer.Option(min=1, help=told("help-solve-ms"))] = None,
    upto: Annotated[int | None, typer.Option(min=0, help=told("help-solve-upto"))] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=told("help-solve-players"))] = None,
    option: Options = None,
    cards: Annotated[str | None, typer.Option(help=told("help-solve-cards"))] = None,
    moves: Annotated[str | None, typer.Option(help=told("help-solve-moves"))] = None,
    first: Annotated[str | None, typer.Option(help=told("help-solve-first"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=told("help-replay-json"))] = False,
) -> None:
    at_least_one("--ms", ms)

    from alehouse.terminal.solving import Wishes, run

    wishes = Wishes(method, until, limit, ms, upto, players, option or [], cards, moves, first)
    raise typer.Exit(run(records, wishes, as_json))


@command("review")
def review(
    files: Annotated[
        list[Path], typer.Argument(metavar=told("help-metavar-files"), help=told("help-arg-files"))
    ],
    ms: Annotated[float | None, typer.Option(help=told("help-review-ms"))] = None,
    iterations: Annotated[int | None, typer.Option(help=told("help-review-iterations"))] = None,
    upto: Annotated[int | None, typer.Option(min=0, help=told("help-review-upto"))] = None,
    until: Annotated[str | None, typer.Option(metavar="hand|game", help=told("help-review-until"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=told("help-replay-json"))] = False,
    html: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-review-html"))] = None,
) -> None:
    for name, value in (("--ms", ms), ("--iterations", iterations)):
        at_least_one(name, value)
    if ms is not None and iterations is not None:
        raise usage_error(text("cli-error-budget"))
    if until not in (None, "hand", "game"):
        raise usage_error(text("review-until", until=until), "--until")

    from alehouse.terminal.reviewing import run

    raise typer.Exit(run(files, as_json, ms, iterations, upto, until, html))


@command("pad")
def pad(
    file: Annotated[
        Path | None,
        typer.Argument(metavar=told("help-metavar-file"), dir_okay=False, help=told("help-pad-file")),
    ] = None,
    show: Annotated[bool, typer.Option("--show", help=told("help-pad-show"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=told("help-pad-json"))] = False,
) -> None:
    from alehouse.pad.terminal import run

    raise typer.Exit(run(file, show, as_json))


@command("simulate")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help=told("help-simulate-games"))] = 100,
    players: Annotated[int | None, typer.Option("--players", "-p", help=told("help-players"))] = None,
    bots: Annotated[str | None, typer.Option(help=told("help-simulate-bots"))] = None,
    ms: Annotated[float | None, typer.Option(help=told("help-simulate-ms"))] = None,
    iterations: Annotated[int | None, typer.Option(help=told("help-simulate-iterations"))] = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help=told("help-simulate-jobs"))] = None,
    adjust_luck: AdjustLuck = False,
    until: Until = None,
    cluster: Cluster = None,
    patience: Patience = None,
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help=told("help-csv"))] = False,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-simulate-out"))] = None,
) -> None:
    for name, value in (("--games", games), ("--ms", ms), ("--iterations", iterations), ("--jobs", jobs)):
        at_least_one(name, value)
    more_than_none("--patience", patience)
    if as_json and as_csv:
        raise usage_error(text("cli-error-format"))
    if ms is not None and iterations is not None:
        raise usage_error(text("cli-error-budget"))
    names = bot_names("search,random" if bots is None else bots)

    from alehouse.catalogue import find
    from alehouse.dealer import new_seed
    from alehouse.lab.simulate import Plan, Width
    from alehouse.terminal.catalogue import read_options
    from alehouse.terminal.figures import run_simulation

    found = find(game)
    seats = found.usual_players if players is None else players
    if bots is not None and len(names) > seats:
        raise usage_error(text("cli-error-bots-many", bots=len(names), seats=seats), "--bots")
    plan = Plan(
        game,
        seats,
        tuple(names),
        games,
        new_seed()[:16] if seed is None else seed,
        tuple(read_options(found, option or []).items()),
        200.0 if ms is None and iterations is None else ms,
        iterations,
        adjust_luck,
        patience,
    )
    width = None if until is None else Width.read(until)
    form = "json" if as_json else "csv" if as_csv else None
    raise typer.Exit(run_simulation(plan, jobs, form, out, cluster, width))


@command("tournament")
def tournament(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar=told("help-metavar-games"), help=told("help-tournament-games")),
    ] = None,
    bots: Annotated[str, typer.Option(help=told("help-tournament-bots"))] = "search,steady,random",
    ms: Annotated[float, typer.Option(min=1, help=told("help-simulate-ms"))] = 200,
    seconds: Annotated[float, typer.Option(min=0.1, help=told("help-tournament-seconds"))] = 60,
    players: Annotated[int | None, typer.Option("--players", "-p", help=told("help-players"))] = None,
    seed: Annotated[str, typer.Option(help=told("help-seed"))] = "tournament",
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help=told("help-simulate-jobs"))] = None,
    adjust_luck: AdjustLuck = False,
    until: Until = None,
    equal: Annotated[
        str | None, typer.Option(metavar=told("help-metavar-width"), help=told("help-tournament-equal"))
    ] = None,
    cluster: Cluster = None,
    patience: Patience = None,
    resume: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-tournament-resume"))] = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-tournament-out"))] = None,
) -> None:
    at_least_one("--ms", ms)
    more_than_none("--patience", patience)
    names = list(dict.fromkeys(bot_names(bots)))
    if len(names) < 2:
        raise usage_error(text("cli-error-bots-few"), "--bots")

    from alehouse.catalogue import every_game, find
    from alehouse.lab.simulate import Width
    from alehouse.terminal.tournament import Wishes, run

    chosen = [find(name) for name in dict.fromkeys(games)] if games else every_game()
    if players is not None and not games:
        chosen = [g for g in chosen if g.min_players <= players <= g.max_players]
    seats = {game.name: game.usual_players if players is None else players for game in chosen}
    if players == 1:
        raise usage_error(text("cli-error-bots-many", bots=2, seats=1), "--players")
    wishes = Wishes(
        tuple(names),
        ms,
        seconds,
        seed,
        adjust_luck,
        None if until is None else Width.read(until),
        None if equal is None else Width.read(equal),
        patience,
    )
    raise typer.Exit(run(seats, wishes, jobs, as_json, out, cluster, resume))


@command("balance")
def balance(
    game: GameName,
    players: Annotated[str | None, typer.Option("--players", "-p", help=told("help-balance-players"))] = None,
    option: Options = None,
    beside: Annotated[
        list[str] | None, typer.Option("--beside", "-b", help=told("help-balance-beside"))
    ] = None,
    bot: Annotated[str, typer.Option(help=told("help-balance-bot"))] = "steady",
    games: Annotated[int, typer.Option("--games", "-n", min=3, help=told("help-balance-games"))] = 200,
    seconds: Annotated[float, typer.Option(min=0.1, help=told("help-balance-seconds"))] = 30,
    pace: Annotated[float, typer.Option(min=0.1, max=86_400, help=told("help-balance-pace"))] = 8,
    ms: Annotated[float | None, typer.Option(min=1, help=told("help-simulate-ms"))] = None,
    seed: Annotated[str, typer.Option(help=told("help-seed"))] = "balance",
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-balance-out"))] = None,
) -> None:
    from alehouse.terminal.balancing import cases_of, counts, run

    cases = cases_of(game, counts(players), option or [], beside or [], bot, ms, seed)
    raise typer.Exit(run(cases, games, seconds, pace, as_json, out))


@command("check")
def check(
    game: GameName,
    long: Annotated[bool, typer.Option("--long", help=told("help-check-long"))] = False,
) -> None:
    from alehouse.terminal.checking import run

    raise typer.Exit(run(game, long))


@command("bench")
def bench(
    players: Annotated[
        int, typer.Option("--players", "-p", min=1, max=8, help=told("help-bench-players"))
    ] = 4,
    seconds: Annotated[float, typer.Option(min=0.01, help=told("help-bench-seconds"))] = 1,
    as_json: AsJson = False,
) -> None:
    from alehouse.terminal.figures import run_bench

    run_bench(players, seconds, as_json)


def serve(
    settings: Annotated[Path | None, typer.Option(help=told("help-serve-settings"))] = None,
    show_settings: Annotated[
        bool, typer.Option("--show-settings", help=told("help-serve-show-settings"))
    ] = False,
    **given: str | float | None,
) -> None:
    from alehouse.server.settings import default, gather
    from alehouse.terminal.texts import locale

    chosen, sources = gather(given, file=settings)
    if show_settings:
        from alehouse.terminal.settings import show

        show(chosen, sources)
        return
    for package in ("litestar", "uvicorn", "picows", "sqlalchemy"):
        # Before anything is opened; they are loaded when the sockets are.
        if find_spec(package) is None:
            raise ModuleNotFoundError(name=package)
    others = [bot for bot in chosen.bots if bot not in default("bots")]
    if others:
        from alehouse.bots import make_bot

        for bot in others:
            make_bot(bot, "check")
    from alehouse.server.run import serve

    serve(settings=chosen, locale=locale())


# Without the packages of the server there are no settings: whatever is asked for, it is those that are missing.
command("serve", any_options=not add_settings(serve))(serve)

Database = Annotated[str | None, typer.Option(help=told("help-setting-database"))]
Settings = Annotated[
    Path | None,
    typer.Option(metavar=told("help-metavar-file"), help=told("help-backup-settings")),
]


@command("backup")
def backup(
    file: Annotated[
        Path,
        typer.Argument(metavar=told("help-metavar-file"), help=told("help-backup-file")),
    ],
    database: Database = None,
    settings: Settings = None,
) -> None:
    from alehouse.terminal.keeping import run_backup

    run_backup(file, database, settings)


@command("restore")
def restore(
    file: Annotated[
        Path,
        typer.Argument(metavar=told("help-metavar-file"), help=told("help-restore-file")),
    ],
    database: Database = None,
    settings: Settings = None,
) -> None:
    from alehouse.terminal.keeping import run_restore

    run_restore(file, database, settings)


@command("warm")
def warm() -> None:
    from alehouse.terminal.preparing import warm

    raise typer.Exit(1 if warm() else 0)
