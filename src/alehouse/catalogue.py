"""Which games there are: those of the package, and those of other people.

A game is found by its name; nothing is registered anywhere. Beside the modules of `alehouse.games` there are those in
the folders that `alehouse.folders` knows, and those that installed packages offer as entry points of the group
`alehouse.games`, each a module.
"""

from __future__ import annotations

import copyreg
import importlib.util
import os
import pkgutil
import sys
import traceback
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from threading import RLock
from types import ModuleType

import alehouse.games
from alehouse.folders import GAMES, add_folders
from alehouse.game import BrokenGame, Game
from alehouse.refused import Refused

GROUP = "alehouse.games"
_loaded: dict[tuple[str, str], Game] = {}
_loading = RLock()


def named(module: str) -> str:
    """The name of the game in a module of that name."""
    return module.rpartition(".")[2].replace("_", "-")


@cache
def shipped() -> list[str]:
    """The names of the games of this package, sorted."""
    return sorted(named(m.name) for m in pkgutil.iter_modules(alehouse.games.__path__))


def use_folders(folders: Sequence[str | Path]) -> None:
    """Look for games in these folders, too, from now on and in processes that this one starts.

    Raises Refused if one is no folder.
    """
    wanted = [Path(folder).expanduser() for folder in folders]
    for folder in wanted:
        if not folder.is_dir():
            raise Refused("error-games-folder", path=str(folder))
    add_folders(wanted)


def _sources() -> dict[str, Path | str]:
    """Where the games of other people are, by name: a file, a package's folder, or the name of a module."""
    return _sources_in(os.environ.get(GAMES, ""))


@cache
def _sources_in(folders: str) -> dict[str, Path | str]:
    every: list[Path | str] = [entry.value for entry in entry_points(group=GROUP)]
    for folder in filter(None, folders.split(os.pathsep)):
        for module in pkgutil.iter_modules([folder]):
            path = Path(folder).resolve() / module.name
            # What does not declare a game is a module that its neighbours share.
            source = path / "__init__.py" if module.ispkg else path.with_suffix(".py")
            if source.is_file() and "Game(" in source.read_text("utf-8", "replace"):
                every.append(path if module.ispkg else source)
    found: dict[str, Path | str] = {}
    for place in every:
        name = named(place if isinstance(place, str) else place.stem)
        if name in shipped() or found.setdefault(name, place) != place:
            raise Refused("error-game-taken", game=name, path=str(place))
    return found


def names() -> list[str]:
    """The names of all games, sorted. Raises Refused if two have the same."""
    return sorted([*shipped(), *_sources()])


def find(name: str) -> Game:
    """The game of that name. Raises Refused, naming the known ones, or BrokenGame if its module cannot be loaded."""
    if not isinstance(name, str):
        raise TypeError(f"a game is found by its name, and {name!r} is no text")
    source = _sources().get(name, "")
    if not source and name not in shipped():
        raise Refused("error-game", game=name, games=", ".join(names()))
    wanted = name, str(source)
    if wanted not in _loaded:
        # One after the other: a game is loaded once, and Python 3.11 cannot parse sources in two threads.
        with _loading:
            if wanted not in _loaded:
                _loaded[wanted] = _load(*wanted)
    return _loaded[wanted]


def _load(name: str, source: str) -> Game:
    module = name.replace("-", "_")
    try:
        if not source:
            found = import_module(f"alehouse.games.{module}")
        elif isinstance(_sources()[name], str):
            found = import_module(source)
        else:
            found = _module_at(module, Path(source))
        game = getattr(found, "game", None)
        if not isinstance(game, Game):
            raise BrokenGame("there is no `game = Game(__name__, …)` at its end")
        game.check_end()
        if game.texts:
            from alehouse.language import learn

            learn(game.texts)
    except Exception as error:
        raise BrokenGame(f"{name}: {_where(error, source or module)}") from error
    return game


def _where(error: Exception, source: str) -> str:
    """What is wrong with a module, and in which of its lines."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or source).name}, line {error.lineno}: {error.msg}"
    frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).is_relative_to(source)]
    words = str(error) if isinstance(error, TypeError) else f"{type(error).__name__}: {error}"
    if not frames or isinstance(error, BrokenGame):
        return words
    return f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}: {words}"


def _module_at(name: str, path: Path) -> ModuleType:
    """The module in a file or a package's folder. Other modules beside it can be imported by their names."""
    # A namespace package: unless it is known already, a fluent.py in that folder would stand in its place.
    import_module("fluent")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    whole = f"alehouse_games.{name}"
    source = path / "__init__.py" if path.is_dir() else path
    inside = [str(path)] if path.is_dir() else None
    spec = importlib.util.spec_from_file_location(whole, source, submodule_search_locations=inside)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[whole] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[whole]
        raise
    return module


def every_game() -> list[Game]:
    """All games that can be loaded, in order of their names."""
    return [game for game in _tried() if isinstance(game, Game)]


def welcome(game: Game) -> int | None:
    """The place of a game among those that are offered first, from 0; `None` for all others."""
    offered = alehouse.games.WELCOME
    return offered.index(game.name) if game.name in offered else None


def broken_games() -> list[BrokenGame]:
    """What is wrong with those that cannot."""
    return [game for game in _tried() if isinstance(game, BrokenGame)]


def _tried() -> Iterator[Game | BrokenGame]:
    for name in names():
        try:
            yield find(name)
        except BrokenGame as broken:
            yield broken


def rules_of(game: Game, language: str) -> str | None:
    """The page of a game's rules as Markdown: in a language, else in English, else in any; `None` if there is none."""
    from alehouse.language import FALLBACK, LOCALES, languages

    for locale in (language, FALLBACK, *game.rules):
        if locale in game.rules:
            return game.rules[locale]
        page = LOCALES / locale / "rules" / f"{game.name}.md"
        # Whoever asks may have made the language up.
        if locale in languages() and page.is_file():
            return page.read_text("utf-8")
    return None


def study_of(game: Game, language: str) -> str | None:
    """The page on how a game is played well, as Markdown: in a language, else in English; `None` if there is none.

    Only the games of the package have one.
    """
    from alehouse.language import FALLBACK, LOCALES, languages

    if game.name not in shipped():
        return None
    for locale in (language, FALLBACK):
        page = LOCALES / locale / "study" / f"{game.name}.md"
        if locale in languages() and page.is_file():
            return page.read_text("utf-8")
    return None


# A game is pickled as its name: whoever reads it finds the game there is in its own process.
copyreg.pickle(Game, lambda game: (find, (game.name,)))
