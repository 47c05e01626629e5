"""`alehouse pad`: the score pad of Half-Pint Heroes for a real table, line by line."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from alehouse.layout import LETTERS
from alehouse.pad import Line, Note, Pad, Tally, game, read, record, tally
from alehouse.pad.sheet import whole
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.terminal.files import HungUp, Kept, claim, hearing, path_of, reason, rescue
from alehouse.terminal.screen import plain, print_words
from alehouse.terminal.texts import locale, text

ROUNDS = game.options["rounds"][1]
EDITIONS = game.options["edition"][1].choices
LEVELS = ("off", *game.options["drinking"][1].choices)
STEPS_BACK = 100
SPELLED = {"X": "XХ*", "B": "BKКДВ"}
"""How marks may be entered: Latin or Cyrillic, in every edition's letters."""
NOBODY = ("-", "none")
PREDICTIONS, WON, BETS = range(3)


class Left(Exception):
    """The person has closed the pad."""


class Again(Exception):
    """An entry that means nothing here; the text says why."""


def run(path: Path | None, show: bool, as_json: bool) -> int:
    """Keep a pad, or only show the one in a file; return the exit status. Raises Refused."""
    console = Console(highlight=False)
    if show or as_json:
        if path is None:
            raise Refused("error-file", path="", problem=text("pad-term-save-how"))
        pad = load(path)
        found = tally(pad)
        if as_json:
            print(json.dumps(in_json(pad, found), ensure_ascii=False))
        else:
            print_pad(console, pad, found)
        return 1 if found.problem else 0
    if sys.stdin is None:
        raise Refused("cli-error-no-input")
    if path is not None and not path.parent.is_dir():
        raise Refused("cli-error-no-folder-for", path=str(path), folder=str(path.parent))
    there = path is not None and os.path.exists(path)
    file = None if path is None else Kept(path, None if there else b"")
    Keeper(file, load(path) if path is not None and there else None, console).run()
    return 0


def load(path: Path) -> Pad:
    """The pad in a file. Raises Refused."""
    return read(Record.load(path))


def in_json(pad: Pad, found: Tally) -> dict[str, Any]:
    """A tally as JSON values, with the players' names and the notes in words."""
    data = {"players": list(pad.players), **asdict(found)}
    data["problem"] = None if found.problem is None else note_in_json(found.problem)
    data["warnings"] = [note_in_json(note) for note in found.warnings]
    return data


def note_in_json(note: Note) -> dict[str, Any]:
    """A note with its text."""
    return asdict(note) | {"text": note.text(locale())}


def letter_of(mark: str, edition: str) -> str:
    """A mark as the edition writes it."""
    return text(f"pad-mark-{mark.lower()}", edition=edition) if mark else " "


def print_pad(console: Console, pad: Pad, found: Tally) -> None:
    """Draw the pad and say what follows from it."""
    names = [plain(name) for name in pad.players]
    console.print(grid(pad, found, names))
    if any(any(line.gunfight) for line in found.lines):
        print_words(console, text("pad-term-legend"), "dim")
    for note in found.warnings:
        print_words(console, plain(note.text(locale())), "yellow")
    if found.problem:
        print_words(console, plain(found.problem.text(locale())), "red")
    print_state(console, pad, found, names)


def grid(pad: Pad, found: Tally, names: Sequence[str]) -> Grid:
    """The pad as it looks on paper: a line for each round, points and marks of each player."""
    table = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), header_style="bold")
    table.add_column("", no_wrap=True)
    for seat, name in enumerate(names):
        table.add_column(
            Text(f"{LETTERS[seat]} {name}"), justify="right", no_wrap=True, overflow="ellipsis", min_width=7
        )
    seats = range(len(names))
    for at in range(max(pad.rounds + found.extra, len(pad.lines))):
        cells = [Text("") for _ in seats]
        if at < len(found.lines):
            line = found.lines[at]
            cells = [
                Text(
                    f"{line.points[p] or '-'} {letter_of(line.marks[p], pad.edition)}{'!' if line.gunfight[p] else ' '}"
                )
                for p in seats
            ]
        elif at < len(pad.lines) and pad.lines[at].open and pad.lines[at].predictions:
            cells = [Text(f"({value})  ", "dim") for value in pad.lines[at].predictions or ()]
        elif at < len(pad.lines):
            cells = [Text("…  ", "dim") for _ in seats]
        table.add_row(Text(f"{at + 1:>2}"), *cells)
    table.add_section()
    longest = [
        text("pad-row-run-value", run=n, bonus=bonus) if n else "-"
        for n, bonus in zip(found.longest, found.bonus, strict=True)
    ]
    rows: list[tuple[str, Sequence[Any], str]] = [
        (text("pad-row-streak"), found.runs, ""),
        (text("pad-row-sum"), found.sums, ""),
        (text("pad-row-run"), longest, ""),
        (text("pad-row-total"), found.totals, "bold"),
    ]
    if found.by_gunfight:
        del rows[2]
    if pad.drinking:
        rows.append((text("pad-row-drinks"), found.drinks, ""))
    for label, values, style in rows:
        table.add_row(Text(label, style), *(Text(f"{value}  ", style) for value in values))
    return table


def in_row(names: Sequence[str], flags: Sequence[Any]) -> tuple[int, str]:
    """How many of the seats are meant, and their names."""
    chosen = [name for name, flag in zip(names, flags, strict=True) if flag]
    return len(chosen), ", ".join(chosen)


def print_state(console: Console, pad: Pad, found: Tally, names: Sequence[str]) -> None:
    """Say who deals, whose gun fight it is, who drinks, and in the end who has won."""
    print_drinks(console, pad, found, names)
    if found.over:
        count, winners = len(found.winners), ", ".join(names[p] for p in found.winners)
        won = "pad-over-gunfight" if found.by_gunfight else "pad-over-wins"
        print_words(console, text(won, count=count, players=winners), "bold")
        if found.by_gunfight:
            print_words(console, text("pad-over-uncounted"), "dim")
        print_ranking(console, found, names)
        return
    if found.problem or found.round is None or found.starter is None:
        return
    heading = text("pad-round-extra" if found.extra else "pad-round", round=found.round, rounds=pad.rounds)
    print_words(console, f"{heading} · {text('pad-starter', player=names[found.starter])}", "bold")
    if any(found.gunfight):
        count, fighters = in_row(names, found.gunfight)
        words = text("pad-gunfight", count=count, players=fighters, round=found.round, edition=pad.edition)
        print_words(console, words, "bold yellow")
    if any(found.near):
        count, near = in_row(names, found.near)
        longest = found.runs[found.near.index(True)]
        print_words(console, text("pad-run-hint", count=count, players=near, run=longest), "yellow")


def print_drinks(console: Console, pad: Pad, found: Tally, names: Sequence[str]) -> None:
    """Say who drinks for the last round, or at once: the note on drinking comes first."""
    if not pad.drinking or found.problem or not (found.lines or found.open):
        return
    drinks = found.calls if found.open else found.lines[-1].drinks
    rules = sorted({rule for each in drinks for rule in each})
    if found.open and not rules:
        return
    print_words(console, text("pad-drinks-note"), "dim")
    heading = text("pad-drinks-now") if found.open else text("pad-drinks-heading", round=len(found.lines))
    print_words(console, heading, "bold")
    for rule in rules:
        count, thirsty = in_row(names, [rule in each for each in drinks])
        print_words(
            console, text("pad-drink", count=count, players=thirsty, reason=text(f"pad-drink-{rule}"))
        )
    if not rules:
        print_words(console, text("pad-drinks-nobody"))


def print_ranking(console: Console, found: Tally, names: Sequence[str]) -> None:
    """The final ranking; where totals are equal, the marks that decide."""
    print_words(console, text("pad-ranking"), "bold")
    totals = [place.total for place in found.ranking]
    table = Grid.grid(padding=(0, 2))
    for place in found.ranking:
        tied = totals.count(place.total) > 1
        marks = text("pad-rank-marks", brawls=place.brawls, met=place.met) if tied else ""
        table.add_row(
            Text(f"  {place.place}."), Text(names[place.seat]), Text(str(place.total)), Text(marks, "dim")
        )
    console.print(table)
    if len(set(totals)) < len(totals) and not found.by_gunfight:
        print_words(console, text("pad-rank-tie"), "dim")


def find_seat(entry: str, names: Sequence[str]) -> int:
    """The seat that a name, its beginning or a letter means. Raises Again."""
    wanted = entry.strip().casefold()
    exact = [p for p, name in enumerate(names) if name.casefold() == wanted]
    if exact:
        return exact[0]
    fitting = {p for p, name in enumerate(names) if wanted and name.casefold().startswith(wanted)}
    fitting |= {p for p in range(len(names)) if LETTERS[p].casefold() == wanted}
    if not fitting:
        raise Again(text("pad-term-nobody", entry=entry, players=", ".join(names)))
    if len(fitting) > 1:
        several = ", ".join(f"{names[p]} ({LETTERS[p]})" for p in sorted(fitting))
        raise Again(text("pad-term-several", entry=entry, players=several))
    return fitting.pop()


def pieces(entry: str, count: int) -> list[str]:
    """One piece for each player: between commas or spaces, or one character each. Raises Again."""
    found = [piece.strip() for piece in entry.split(",")] if "," in entry else entry.split()
    if len(found) == 1 and len(found[0]) == count:
        found = list(found[0])
    if len(found) != count:
        raise Again(text("pad-term-count", players=count, found=len(found)))
    return found


def number(entry: str) -> int:
    """A whole number, 0 or more. Raises Again."""
    if not (entry.isascii() and entry.isdecimal()) or len(entry) > 4:
        raise Again(text("pad-term-no-number", entry=entry))
    return int(entry)


def numbers(entry: str, count: int) -> list[int]:
    """A whole number for each player. Raises Again."""
    return [number(piece) for piece in pieces(entry, count)]


def read_won(entry: str, names: Sequence[str]) -> dict[str, Any]:
    """Sets won by all, or a brawl: the fields of a line. Raises Again."""
    word, _, rest = entry.partition(" ")
    if word and "brawl".startswith(word.casefold()):
        who, _, sets = rest.strip().rpartition(" ")
        if not who:
            raise Again(text("pad-term-brawl-how"))
        brawler = find_seat(who, names)
        won = [number(sets) if p == brawler else None for p in range(len(names))]
        return {"won": won, "brawl": brawler}
    return {"won": numbers(entry, len(names)), "brawl": None}


def read_bets(entry: str, names: Sequence[str]) -> dict[str, Any]:
    """On whom each has bet, or on nobody. Raises Again."""
    return {
        "bets": [
            None if piece.casefold() in NOBODY else find_seat(piece, names)
            for piece in pieces(entry, len(names))
        ]
    }


def read_paper(entry: str, names: Sequence[str]) -> dict[str, Any]:
    """Points and marks as they stand on paper. Raises Again."""
    points, marks = [], []
    for piece in pieces(entry, len(names)):
        match = re.fullmatch(r"(\d{1,4}|[-–])(.?)", piece)
        mark = match[2].upper() if match else ""
        found = next((name for name, letters in SPELLED.items() if mark and mark in letters), None)
        if match is None or (mark and found is None):
            raise Again(text("pad-term-no-points", entry=piece))
        points.append(int(match[1]) if match[1].isdecimal() else 0)
        marks.append(found or "")
    return {"points": points, "marks": marks}


def stage_of(note: Note) -> int:
    """At which question what is wrong with a line can be mended."""
    if note.code.startswith("pad-problem-bet") or note.args.get("what") == "bets":
        return BETS
    early = ("pad-problem-prediction", "pad-problem-hand")
    return PREDICTIONS if note.code in early or note.args.get("what") == "predictions" else WON


class Keeper:
    """Somebody who keeps a pad."""

    def __init__(self, file: Kept | None, pad: Pad | None, console: Console) -> None:
        self.file = file
        self.kept = pad
        """The pad as it is in the file."""
        self.console = console
        self.asking = sys.stdin.isatty()
        self.past: list[Pad] = []
        self.ahead = ""
        """An answer that was entered before its question was asked."""
        self._pad = pad
        self.commands: dict[str, Callable[[str], None]] = {
            "": lambda rest: self.enter(),
            "?": self.help,
            "help": self.help,
            "paper": self.paper,
            "fix": self.fix,
            "undo": self.undo,
            "drop": self.drop,
            "sheet": lambda rest: self.show(),
            "out": lambda rest: self.sit_out(rest, True),
            "in": lambda rest: self.sit_out(rest, False),
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    @property
    def pad(self) -> Pad:
        """The pad as it is now."""
        if self._pad is None:
            raise RuntimeError("no pad has been set up")
        return self._pad

    @property
    def names(self) -> list[str]:
        """The players' names as they can be shown."""
        return [plain(name) for name in self.pad.players]

    def run(self) -> None:
        """Keep the pad until the person leaves."""
        if self.asking:
            import readline  # noqa: F401  (lets a person edit a line and bring earlier ones back)
        try:
            with hearing():
                try:
                    self.fill_in()
                except (Left, EOFError, KeyboardInterrupt) as why:
                    self.part(why)
        except HungUp as why:
            self.rescue()
            raise SystemExit(128 + why.number) from None
        except Exception:
            self.rescue()
            raise

    def fill_in(self) -> None:
        """Ask for all that belongs on the pad, and go on until the person leaves."""
        if self._pad is None:
            new = self.file is not None  # else the file is named, and claimed, when one is asked for it
            pad = self.set_up()
            # A link may lead to a file that is only now made.
            if new and self.file is not None and not self.file.path.is_symlink():
                try:
                    claim(self.file.path, "pad-term-exists")
                except Refused as refused:
                    self.object(refused.text(locale()))
                    self.file = None
            self._pad = pad
            self.keep()
        self.show()
        while True:
            self.turn()

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost if the pad were closed now."""
        return self._pad is None or self.file is None or self.kept is not self._pad

    def part(self, why: BaseException) -> None:
        """Close the pad, and say where it is."""
        if not isinstance(why, Left):
            self.console.print()
        if self._pad is not None and self.kept is not self._pad and self.file:
            self.keep()
        if self.asking and self.unsaved and self._pad is not None and self._pad.lines:
            with suppress(EOFError, KeyboardInterrupt):
                while self.unsaved and (entry := self.ask(text("play-save-offer"))):
                    self.save(entry)
        if self.file and not self.unsaved:
            print_words(self.console, text("pad-term-saved", path=str(self.file.path)), "green", whole=True)
        print_words(self.console, text("pad-term-left-unsaved" if self.unsaved else "pad-term-left"))

    def rescue(self) -> None:
        """Keep a pad that breaks off without the person's will."""
        if self._pad is not None and self.unsaved:
            rescue(record(self._pad).text(), game.name, "pad")

    def turn(self) -> None:
        """Ask what to do, and do it."""
        found = tally(self.pad)
        if found.over:
            prompt = text("pad-term-prompt-over")
        else:
            prompt = text("pad-term-prompt-won" if found.open else "pad-term-prompt", round=found.round or 0)
        entry = self.ask(prompt)
        word, _, rest = entry.partition(" ")
        command = self.commands.get(word.casefold())
        if word[0:1].isdecimal():
            self.ahead = entry
            self.enter()
            self.ahead = ""
        elif command is None:
            self.object(text("pad-term-unknown", entry=plain(entry)))
        else:
            command(rest.strip())

    def ask(self, prompt: str) -> str:
        """A line from the person. Raises EOFError at the end of the input."""
        if self.asking:
            return input(prompt).strip()  # not Rich's: the line editor has to know the prompt
        print_words(self.console, prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def object(self, words: str) -> None:
        """Say what was wrong with an entry."""
        print_words(self.console, plain(words), "red")

    def set_up(self) -> Pad:
        """Ask for names and house rules."""
        self.console.rule(Text(text("pad-heading"), "bold"), align="left")
        names = self.until(text("pad-term-names"), self.read_names)
        first = self.until(
            text("pad-term-first", player=plain(names[0])), lambda e: find_seat(e, names) if e else 0
        )
        rounds = self.until(text("pad-term-rounds", rounds=ROUNDS.default), self.read_rounds)
        usual = locale() if locale() in EDITIONS else EDITIONS[0]
        edition = self.until(
            text("pad-term-edition", edition=usual), lambda e: self.one_of(e or usual, EDITIONS)
        )
        print_words(self.console, text("pad-drinks-note"), "dim")
        level = self.until(text("pad-term-drinking"), lambda e: self.one_of(e or LEVELS[0], LEVELS))
        if self.file is None:
            self.file = self.until(text("pad-term-file"), self.new_file)
        return Pad(tuple(names), rounds, edition, None if level == LEVELS[0] else level, first)

    def until(self, prompt: str, understand: Callable[[str], Any]) -> Any:
        """Ask until the answer is understood."""
        while True:
            try:
                return understand(self.ask(prompt))
            except Again as why:
                self.object(str(why))

    def read_names(self, entry: str) -> list[str]:
        """Names between commas. Raises Again."""
        names = [name.strip() for name in entry.split(",") if name.strip()]
        low, high = game.min_players, game.max_players
        if not low <= len(names) <= high:
            raise Again(text("pad-term-names-count", min=low, max=high, found=len(names)))
        for at, name in enumerate(names):
            if name.casefold() in [other.casefold() for other in names[:at]]:
                raise Again(text("pad-new-twice", player=plain(name)))
        return names

    def read_rounds(self, entry: str) -> int:
        """How many rounds are played, the usual number if nothing is said. Raises Again."""
        entry = entry or str(ROUNDS.default)
        if not entry.isdecimal() or not whole(int(entry[:4]), ROUNDS.minimum, ROUNDS.maximum):
            raise Again(text("pad-term-number", min=ROUNDS.minimum, max=ROUNDS.maximum))
        return int(entry)

    def one_of(self, entry: str, choices: Sequence[str]) -> str:
        """One of some words, or the beginning of it. Raises Again."""
        wanted = entry.casefold()
        exact = [choice for choice in choices if choice == wanted]
        fitting = exact or [choice for choice in choices if choice.startswith(wanted)]
        if len(fitting) != 1:
            raise Again(text("pad-term-choice", entry=plain(entry), choices=", ".join(choices)))
        return fitting[0]

    def new_file(self, entry: str) -> Kept | None:
        """A file that is not there yet. Raises Again."""
        if not entry:
            return None
        try:
            path = path_of(entry)
            if path.exists():
                raise Again(text("pad-term-exists", path=entry))
            if not path.parent.is_dir():
                raise Again(text("cli-error-no-folder-for", path=entry, folder=str(path.parent)))
            claim(path)
        except Refused as refused:
            raise Again(refused.text(locale())) from None
        except (OSError, ValueError) as error:
            raise Again(text("cli-error-no-file", path=entry, problem=reason(error))) from None
        return Kept(path)

    def keep(self) -> None:
        """Bring the file up to date, so that it is whole at every moment; say so if that fails."""
        if self.file is None:
            return
        try:
            self.file.put(record(self.pad).text())
        except Refused as refused:
            self.object(refused.text(locale()))
        else:
            self.kept = self._pad

    def change(self, pad: Pad) -> None:
        """Put another state of the pad in place of this one, and keep it."""
        self.past = [*self.past, self.pad][-STEPS_BACK:]
        self._pad = pad
        self.keep()

    def show(self) -> None:
        """Draw the pad."""
        self.console.print()
        print_pad(self.console, self.pad, tally(self.pad))

    def with_line(self, at: int, line: Line) -> Pad:
        """The pad with another line."""
        lines = list(self.pad.lines)
        lines[at : at + 1] = [line]
        return replace(self.pad, lines=tuple(lines))

    def problem(self, at: int, line: Line) -> Note | None:
        """What is wrong with a line, if it is that line."""
        found = tally(self.with_line(at, line)).problem
        return found if found and found.line == at + 1 else None

    def enter(self) -> None:
        """Enter the round that is to be played, or whose predictions are noted."""
        found = tally(self.pad)
        if found.problem:
            self.correct(found.problem.line - 1)
        elif found.over:
            self.object(text("pad-term-after"))
        elif found.open:
            self.finish(len(self.pad.lines) - 1, self.pad.lines[-1])
        else:
            at = len(self.pad.lines)
            line = self.predict(at, Line())
            if line is not None:
                self.change(self.with_line(at, line))
                print_drinks(self.console, self.pad, tally(self.pad), self.names)
                self.finish(at, line)

    def question(
        self,
        prompt: str,
        at: int,
        line: Line,
        stage: int,
        understand: Callable[[str], dict[str, Any]],
        now: str = "",
    ) -> Line | None:
        """Ask for a part of a line until it can be; an empty answer keeps what is there `now`, or breaks off."""
        while True:
            entry = self.ahead or self.ask(prompt + (text("pad-term-now", value=now) if now else ""))
            self.ahead = ""
            if not entry and not now:
                print_words(self.console, text("pad-term-kept"))
                return None
            try:
                asked = replace(line, **understand(entry)) if entry else line
            except Again as why:
                self.object(str(why))
                continue
            wrong = self.problem(at, asked)
            if wrong is None or stage_of(wrong) > stage:
                return asked
            self.object(wrong.text(locale()))
            now = ""

    def predict(self, at: int, line: Line) -> Line | None:
        """Ask for the predictions, and where they matter for the size of the hands."""
        names, n = self.names, len(self.names)
        now = "" if line.predictions is None else listed(line.predictions)
        if line.brawl is not None:
            now = now or NOBODY[0]
        prompt = text("pad-term-predictions", players=", ".join(names))
        found = self.question(prompt, at, line, PREDICTIONS, lambda e: {"predictions": numbers(e, n)}, now)
        if found is None or self.pad.edition != "ru" or self.pad.drinking != LEVELS[-1]:
            return found
        kept = found
        while True:
            entry = self.ask(text("pad-term-hand"))
            if not entry:
                return kept
            try:
                asked = replace(kept, hand=number(entry))
            except Again as why:
                self.object(str(why))
                continue
            wrong = self.problem(at, asked)
            if wrong is None or stage_of(wrong) > PREDICTIONS:
                return asked
            self.object(wrong.text(locale()))

    def finish(self, at: int, line: Line) -> None:
        """Ask for the sets won and the bets, or a brawl, and write the line."""
        names = self.names
        players = ", ".join(names)
        fixing = not line.open
        now = ""
        if fixing and line.brawl is not None:
            now = f"brawl {names[line.brawl]} {(line.won or ())[line.brawl]}"
        elif fixing:
            now = listed(line.won or ())
        found = self.question(
            text("pad-term-won", players=players), at, line, WON, lambda e: read_won(e, names), now
        )
        if found is None:
            return
        if found.brawl is None:
            bets = "" if found.bets is None else listed("-" if q is None else LETTERS[q] for q in found.bets)
            prompt = text("pad-term-bets-two" if len(names) == 2 else "pad-term-bets", players=players)
            found = self.question(prompt, at, found, BETS, lambda e: read_bets(e, names), bets)
            if found is None:
                return
        self.change(self.with_line(at, found))
        self.show()

    def paper(self, rest: str) -> None:
        """Enter the next round as it stands on paper."""
        found = tally(self.pad)
        if found.over:
            self.object(text("pad-term-after"))
        elif found.problem:
            self.object(found.problem.text(locale()))
        else:
            self.copy(len(self.pad.lines) - found.open, "", rest)

    def copy(self, at: int, now: str, entry: str = "") -> None:
        """Ask for points and marks, and where a gun fight hangs on them for predictions."""
        names = self.names
        players = ", ".join(names)
        prompt = text("pad-term-paper", players=players)
        line: Line | None = None
        while line is None:
            entry = entry or self.ask(prompt + (text("pad-term-now", value=now) if now else ""))
            if not entry:
                print_words(self.console, text("pad-term-kept"))
                return
            try:
                line = Line(**read_paper(entry, names))
            except Again as why:
                self.object(str(why))
            else:
                wrong = self.problem(at, line)
                if wrong and wrong.code == "pad-problem-showdown":
                    print_words(self.console, plain(wrong.text(locale())), "yellow")
                    decide = text("pad-term-decide", players=players)
                    understand = self.predictions
                    line = self.question(decide, at, line, WON, understand)
                    if line is None:
                        return
                elif wrong:
                    self.object(wrong.text(locale()))
                    line = None
            entry = ""
        self.change(self.with_line(at, line))
        self.show()

    def predictions(self, entry: str) -> dict[str, Any]:
        """Predictions of all. Raises Again."""
        return {"predictions": numbers(entry, len(self.names))}

    def fix(self, rest: str) -> None:
        """Correct a round."""
        count = len(self.pad.lines)
        if not count:
            self.object(text("pad-term-no-round-yet"))
        elif not rest.isdecimal() or not 1 <= int(rest[:4]) <= count:
            rounds = "1" if count == 1 else f"1–{count}"
            self.object(text("pad-term-no-round", entry=plain(rest) or "?", rounds=rounds))
        else:
            self.correct(int(rest) - 1)

    def correct(self, at: int) -> None:
        """Ask for a line again; what is right can be left as it is."""
        old = self.pad.lines[at]
        if old.written:
            shown = (
                f"{points}{letter_of(mark, self.pad.edition).strip()}"
                for points, mark in zip(old.points or (), old.marks or (), strict=False)
            )
            self.copy(at, listed(shown))
            return
        line = self.predict(at, old)
        if line is None:
            return
        if line.open:
            self.change(self.with_line(at, line))
            self.show()
        else:
            self.finish(at, line)

    def undo(self, rest: str) -> None:
        """Take the last change back."""
        if not self.past:
            self.object(text("pad-term-no-undo"))
            return
        self._pad = self.past.pop()
        self.keep()
        print_words(self.console, text("pad-term-undone"))
        self.show()

    def drop(self, rest: str) -> None:
        """Take the last line off."""
        count = len(self.pad.lines)
        if not count:
            self.object(text("pad-term-no-round-yet"))
            return
        self.change(replace(self.pad, lines=tuple(self.pad.lines[:-1])))
        print_words(self.console, text("pad-term-dropped", round=count))
        self.show()

    def sit_out(self, rest: str, out: bool) -> None:
        """Call somebody to drink no more, or again."""
        if not self.pad.drinking:
            self.object(text("pad-term-no-drinks"))
            return
        try:
            seat = find_seat(rest, self.names)
        except Again as why:
            self.object(str(why))
            return
        since = list(self.pad.sits_out) or [0] * len(self.names)
        since[seat] = max(1, len(self.pad.lines)) if out else 0
        self.change(replace(self.pad, sits_out=tuple(since)))
        print_words(self.console, text("pad-term-out" if out else "pad-term-in", player=self.names[seat]))

    def save(self, rest: str) -> None:
        """Keep the pad in a file from now on."""
        if not rest and self.file is None:
            self.object(text("pad-term-save-how"))
            return
        if rest:
            try:
                self.file = self.new_file(rest)
            except Again as why:
                self.object(str(why))
                return
        self.keep()
        if self.file and not self.unsaved:
            print_words(self.console, text("pad-term-saved", path=str(self.file.path)), "green", whole=True)

    def help(self, rest: str) -> None:
        """What can be entered."""
        print_words(self.console, text("pad-term-help"), "bold")
        table = Grid.grid(padding=(0, 2))
        name, file = text("pad-term-word-name"), text("pad-term-word-file")
        for words, message in (
            ("Enter", "pad-term-help-enter"),
            ("1 0 2", "pad-term-help-ahead"),
            ("paper", "pad-term-help-paper"),
            ("fix 3", "pad-term-help-fix"),
            ("undo", "pad-term-help-undo"),
            ("drop", "pad-term-help-drop"),
            ("sheet", "pad-term-help-sheet"),
            (f"out {name}, in {name}", "pad-term-help-out"),
            (f"save {file}", "pad-term-help-save"),
            ("quit", "pad-term-help-quit"),
        ):
            table.add_row(Text(f"  {words}", "bold cyan"), Text(text(message)))
        self.console.print(table)

    def leave(self, rest: str) -> None:
        """Close the pad."""
        raise Left


def listed(values: Any) -> str:
    """Values one after the other, as they are entered."""
    return " ".join(str(value) for value in values)
