"""Sitting down at a table in the terminal: at a new game, or at one that was kept in a file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from alehouse.bots import make_bot
from alehouse.catalogue import find, names
from alehouse.game import Game
from alehouse.language import languages, say
from alehouse.moves import seat_letter
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.table import Table
from alehouse.terminal.catalogue import read_options
from alehouse.terminal.files import Kept, claim
from alehouse.terminal.play import BOTS, SEAT, Sitting
from alehouse.terminal.texts import locale, text

USUAL_BOT = "search"


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line; `None` where nothing was."""

    players: int | None = None
    seat: str | None = None
    bots: Sequence[str] | None = None
    options: Sequence[str] = ()
    seed: str | None = None
    record: Path | None = None
    ms: float = 300


def is_record(words: str) -> bool:
    """Whether these words name a file to go on with, and not a game."""
    return words not in names() and (
        words.lower().endswith(".toml") or os.path.basename(words) != words or os.path.exists(words)
    )


def sit(name: str, wishes: Wishes) -> Sitting:
    """A new game with a person in one seat and bots in all others. Raises Refused."""
    game = find(name)
    players = game.usual_players if wishes.players is None else wishes.players
    options = read_options(game, wishes.options)
    game.check(players, options)
    seats = [seat_letter(p) for p in range(players)]
    you = seats[game.notation.seat(wishes.seat or "A", players)]
    others = iter(each.strip() for each in text("play-names").split(","))
    table = Table(
        name, [text("play-you") if seat == you else next(others) for seat in seats], options, seed=wishes.seed
    )
    kinds = seated(wishes.bots or [USUAL_BOT], seats, you)
    check_bots(wishes.bots, players)
    bots = bots_for(table, kinds, wishes.ms)
    sitting = Sitting(table, you, bots, kinds, wishes.record)
    if wishes.record:
        claim(wishes.record, "cli-error-record-exists")
    return sitting


def go_on(path: Path, wishes: Wishes) -> Sitting:
    """A game that is kept in a file, after its last move. Raises Refused, also if what was wished contradicts it.

    The file is kept up to date if it was kept by such a sitting before (it says who sat where); any other stays as it
    is, unless `record` names it.
    """
    held = Kept(path, None).held
    record = Record.load(path)
    game = find(record.game)
    players = len(record.names)
    check_wishes(record, game, wishes)
    noted = record.notes.get(SEAT)
    seats = [seat_letter(p) for p in range(players)]
    you = seats[game.notation.seat(wishes.seat or str(noted or own_seat(record)), players)]
    table = replayed(record)
    check_bots(wishes.bots, players)
    kinds = seated(wishes.bots or bots_in(record) or [USUAL_BOT], seats, you)
    bots = bots_for(table, kinds, wishes.ms)
    kept = wishes.record
    if kept is None:
        kept = path if noted is not None and path.is_file() else None
    elif same(kept, path):
        kept = path
    sitting = Sitting(table, you, bots, kinds, kept, source=path, held=held)
    if wishes.record and kept != path:
        claim(wishes.record, "cli-error-record-exists")
    return sitting


def check_wishes(record: Record, game: Game, wishes: Wishes) -> None:
    """Raises Refused if what was said on the command line is not so in a record."""
    seat = wishes.seat.upper() if wishes.seat else None
    wished: list[tuple[str, Any, Any]] = [
        ("--players", wishes.players, len(record.names)),
        ("--seed", wishes.seed, record.seed),
        ("--seat", seat, record.notes.get(SEAT, seat)),
    ]
    wished = [(option, said, found) for option, said, found in wished if said is not None]
    has = game.check_options(record.options)
    given = read_options(game, wishes.options, record.options)
    wished += [(f"--option {name}", value, has[name]) for name, value in given.items()]
    for option, said, found in wished:
        if said != found:
            raise Refused("cli-error-contradicts", option=option, given=in_words(said), found=in_words(found))


def in_words(value: Any) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, bool):
        return text("cli-rules-on" if value else "cli-rules-off")
    return text("cli-rules-open") if value is None or value == "" else str(value)


def own_seat(record: Record) -> str:
    """The seat of whoever is called "You" in some language; the first one if nobody is."""
    called = {say(language, "play-you") for language in languages()}
    return next((seat_letter(p) for p, name in enumerate(record.names) if name in called), "A")


def bots_in(record: Record) -> list[str]:
    """The names of the bots that a record says sat at the table."""
    noted = record.notes.get(BOTS)
    return [str(kind) for kind in noted] if isinstance(noted, list) else []


def replayed(record: Record) -> Table:
    """The table of a record after its last move. Raises Refused."""
    table = Table.of(replace(record, expect={}))
    for number, move in enumerate(record.moves):
        try:
            table.make(table.read(move), last=number == len(record.moves) - 1)
        except Refused as refused:
            raise Refused(
                "cli-error-move", number=number + 1, text=move, reason=refused.text(locale())
            ) from None
    return table


def seated(kinds: Sequence[str], seats: Sequence[str], you: str) -> dict[str, str]:
    """Which bot sits in each seat but yours; their names are repeated."""
    return {seat: kinds[i % len(kinds)] for i, seat in enumerate(s for s in seats if s != you)}


def check_bots(kinds: Sequence[str] | None, players: int) -> None:
    """Raises Refused if more bots are named than can sit down."""
    if kinds and len(kinds) > players - 1:
        raise Refused("cli-error-bots-others", bots=len(kinds), seats=players - 1)


def bots_for(table: Table, kinds: dict[str, str], ms: float) -> dict[str, Any]:
    """A bot for each seat; with the same seed of the game it has the same luck. Raises Refused."""
    seed = table.record().seed
    return {seat: make_bot(kind, f"{kind} in {seat}, {seed}", ms=ms) for seat, kind in kinds.items()}


def same(a: Path, b: Path) -> bool:
    """Whether two paths lead to the same file."""
    try:
        return a.samefile(b)
    except OSError:
        return False
