"""The commands of `alehouse`.

Only what `--help` needs is loaded here; every command loads what it works with itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from alehouse.language import languages
from alehouse.terminal import usage
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

PACKAGES = {"typer": "cli", "rich": "cli"}
"""Which extra brings a package that a command may miss; what `serve` misses comes with another one."""

GameName = Annotated[str, typer.Argument(metavar=told("help-metavar-game"), help=told("help-arg-game"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar=told("help-metavar-option"), help=told("help-option")),
]
Seed = Annotated[str | None, typer.Option(help=told("help-seed"))]
AsJson = Annotated[bool, typer.Option("--json", help=told("help-json"))]


def usage_error(words: str, option: str | None = None) -> Exception:
    """An error of usage: Typer prints it and leaves with exit status 2."""
    return typer.BadParameter(words, param_hint=option)


def command(name: str) -> Callable[[Callable[Arguments, None]], Callable[Arguments, None]]:
    """Make a function a command. What is refused, and a package that is missing, becomes an error of usage."""

    def add(function: Callable[Arguments, None]) -> Callable[Arguments, None]:
        @wraps(function)
        def run(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
            try:
                function(*args, **kwargs)
            except ModuleNotFoundError as missing:
                package = (missing.name or "").partition(".")[0]
                extra = "web" if name == "serve" else PACKAGES.get(package)
                if extra is None or package == "alehouse":
                    raise
                usage.say(text("cli-error-missing", module=package, extra=extra))
                raise typer.Exit(2) from None
            except Exception as refused:
                from alehouse.game import BrokenGame
                from alehouse.refused import Refused
                from alehouse.terminal.texts import locale

                if isinstance(refused, BrokenGame):
                    usage.say(text("error-game-broken", problem=str(refused)))
                    raise typer.Exit(1) from None
                if not isinstance(refused, Refused):
                    raise
                raise usage_error(refused.text(locale())) from None

        add_to_app = app.command(
            name, cls=usage.Command, help=told(f"help-{name}"), options_metavar=told("help-metavar-options")
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
def rules(game: GameName) -> None:
    from rich.console import Console

    from alehouse.terminal.catalogue import print_rules

    console = Console(highlight=False)
    print_rules(game, console, page=console.is_terminal)


def at_least_one(name: str, value: float | None) -> None:
    """Raises an error of usage for what is no number from 1 on (nan and infinity are none)."""
    if value is not None and not 1 <= value < math.inf:
        raise usage_error(text("cli-error-positive"), name)


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
    from alehouse.terminal.preparing import preparing
    from alehouse.terminal.seating import Wishes, go_on, is_record, sit

    at_least_one("--ms", ms)
    wishes = Wishes(players, seat, None if bots is None else bot_names(bots), option or [], seed, record, ms)
    saved = is_record(game)
    with preparing(None if saved else game):
        sitting = go_on(Path(game), wishes) if saved else sit(game, wishes)
        sitting.warm()
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


@command("pad")
def pad(
    file: Annotated[
        Path | None,
        typer.Argument(metavar=told("help-metavar-file"), dir_okay=False, help=told("help-pad-file")),
    ] = None,
    show: Annotated[bool, typer.Option("--show", help=told("help-pad-show"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=told("help-pad-json"))] = False,
) -> None:
    import os

    # One pad is reckoned in no time by the rules as plain Python; to load the compiler takes longer.
    os.environ["NUMBA_DISABLE_JIT"] = "1"

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
    as_json: AsJson = False,
    as_csv: Annotated[bool, typer.Option("--csv", help=told("help-csv"))] = False,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-simulate-out"))] = None,
) -> None:
    for name, value in (("--games", games), ("--ms", ms), ("--iterations", iterations), ("--jobs", jobs)):
        at_least_one(name, value)
    if as_json and as_csv:
        raise usage_error(text("cli-error-format"))
    if ms is not None and iterations is not None:
        raise usage_error(text("cli-error-budget"))
    names = bot_names("search,random" if bots is None else bots)

    from alehouse.catalogue import find
    from alehouse.dealer import new_seed
    from alehouse.lab.simulate import Plan
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
    )
    form = "json" if as_json else "csv" if as_csv else None
    raise typer.Exit(run_simulation(plan, jobs, form, out))


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
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(dir_okay=False, help=told("help-tournament-out"))] = None,
) -> None:
    at_least_one("--ms", ms)
    names = list(dict.fromkeys(bot_names(bots)))
    if len(names) < 2:
        raise usage_error(text("cli-error-bots-few"), "--bots")

    from alehouse.catalogue import every_game, find
    from alehouse.terminal.tournament import run

    chosen = [find(name) for name in dict.fromkeys(games)] if games else every_game()
    if players is not None and not games:
        chosen = [g for g in chosen if g.min_players <= players <= g.max_players]
    seats = {game.name: game.usual_players if players is None else players for game in chosen}
    raise typer.Exit(run(list(seats), seats, names, ms, seconds, seed, jobs, as_json, out))


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
    from alehouse.terminal.preparing import preparing

    with preparing():
        from alehouse.terminal.figures import run_bench

        run_bench(players, seconds, as_json)


@command("serve")
def serve(
    host: Annotated[str, typer.Option(help=told("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=told("help-serve-port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=told("help-serve-database"))] = None,
    bots: Annotated[str, typer.Option(help=told("help-serve-bots"))] = "",
) -> None:
    from alehouse.bots import NAMES, make_bot
    from alehouse.catalogue import names
    from alehouse.terminal.preparing import compile_game, compile_kernels, preparing
    from alehouse.terminal.texts import locale

    kinds = (
        *NAMES,
        *dict.fromkeys(bot.strip() for bot in bots.split(",") if bot.strip() not in ("", *NAMES)),
    )
    for kind in kinds:
        make_bot(kind, "check")
    with preparing():
        from alehouse.server.run import serve
        from alehouse.server.settings import Settings

        compile_kernels()
        for name in names():
            try:
                compile_game(name, NAMES)
            except Exception as error:
                # Somebody's game that fails keeps nobody from the others.
                usage.say(text("error-game-broken", problem=f"{name}: {error}"))
    serve(host=host, port=port, database=database, settings=Settings(bots=kinds), locale=locale())


@command("warm")
def warm() -> None:
    from alehouse.bots import NAMES
    from alehouse.terminal.preparing import warm

    warm(NAMES)
