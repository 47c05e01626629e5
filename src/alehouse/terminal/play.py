"""The table in the terminal: you against bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from alehouse import compiling
from alehouse.bots import Bot
from alehouse.moves import Choice
from alehouse.refused import Refused
from alehouse.seen import Event, Seen
from alehouse.table import Table
from alehouse.terminal import catalogue, sentences
from alehouse.terminal.entry import key, matches, numbered
from alehouse.terminal.files import HungUp, Kept, claim, hearing, path_of, rescue
from alehouse.terminal.screen import drawn, line_count, plain, print_result, print_table, print_words
from alehouse.terminal.texts import hand_of, locale, text, text_or, title_of

ONE_A_LINE = 12
"""Up to so many moves are listed with what they mean; more stand side by side."""
NAMED = 8
"""So many moves at most are named in a hint."""
LEAST = 3
"""So many lines of a menu are shown however low the screen is."""
SEAT, BOTS = "_seat", "_bots"
"""Keys of a record that say where the person sat and who the bots were: so one can go on with the game."""


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One person at a table with bots."""

    def __init__(
        self,
        table: Table,
        you: str,
        bots: dict[str, Bot],
        kinds: dict[str, str],
        record: Path | None = None,
        source: Path | None = None,
        held: bytes | None = None,
    ) -> None:
        """`held` is what stood in the file `source` when it was read."""
        self.table = table
        self.you = you
        self.bots = bots
        self.kinds = kinds
        """The bots' names by seat, as they are chosen."""
        self.record = record
        """The file that is kept up to date."""
        self.failing = False
        """Whether it could not be written the last time."""
        self.source = source
        """The file with the game that one goes on with."""
        self.saved: dict[Path, int] = {}
        """Files in which the game was saved, and after how many moves."""
        self.files = {} if source is None else {source: Kept(source, held)}
        self.console = Console(highlight=False)
        self.names = {seat: plain(name) for seat, name in zip(table.seats, table.names, strict=True)}
        self.told = 0
        self.used = 0
        """How many lines of the screen are used, from the table's first line on."""
        self.input = sys.stdin
        if self.input is None:
            raise Refused("cli-error-no-input")
        self.asking = self.input.isatty()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "rules": lambda rest: catalogue.print_rules(table.game.name, self.console, page=self.asking),
            "log": self.log,
            "table": lambda rest: self.page(self.show),
            "odds": self.odds,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    @property
    def seen(self) -> Seen:
        """What the person knows of the table."""
        return self.table.seen_by(self.you)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        if self.asking:
            import readline  # noqa: F401  (lets a person edit a line and bring earlier ones back)
        try:
            with hearing():
                try:
                    self.sit_through()
                except (Left, EOFError, KeyboardInterrupt) as why:
                    self.part(why)
                finally:
                    self.keep()
        except HungUp as why:
            self.rescue()
            raise SystemExit(128 + why.number) from None
        except Exception:
            self.rescue()
            raise

    def sit_through(self) -> None:
        """Play until the game is over."""
        self.greet()
        if self.asking and "search" in self.kinds.values():
            # Compiled while the person looks at the table.
            compiling.want(self.table.game.name)
        going_on = True
        while going_on:
            while self.table.acting:
                if self.you in self.table.acting:
                    self.own_turn()
                else:
                    self.bot_turn(self.table.acting[0])
            going_on = self.end()

    def greet(self) -> None:
        """Say who sits where, and how to play."""
        self.console.rule(Text(title_of(self.table.game.name), "bold"), align="left")
        others = [
            text("play-other", name=self.names[s], bot=text_or(self.kinds[s], f"bot-{self.kinds[s]}"), seat=s)
            for s in self.clockwise()
        ]
        seated = text("play-seated", seat=self.you, count=len(others), others=", ".join(others))
        print_words(self.console, seated)
        if self.source:
            kept = self.record is not None and self.record == self.source
            on = text("play-goes-on", path=str(self.source), moves=len(self.table.moves))
            how = text("play-goes-on-kept" if kept else "play-goes-on-not-kept")
            print_words(self.console, on if self.record and not kept else f"{on} {how}", whole=True)
            self.told = self.events_before_own_last_move()
        print_words(self.console, text("play-hint"), "dim")
        self.console.print()

    def clockwise(self) -> list[str]:
        """The other seats, from the left neighbour on."""
        at = self.table.seats.index(self.you)
        return self.table.seats[at + 1 :] + self.table.seats[:at]

    def tell(self) -> None:
        """Say what has happened since this was last asked."""
        events = self.seen.events()
        for words in self.paragraphs(events[self.told :]):
            print_words(self.console, words)
        self.told = len(events)

    def paragraphs(self, events: Sequence[Event]) -> list[str]:
        """What has happened, as sentences for the person."""
        return sentences.paragraphs(self.table.game, events, self.names, self.you)

    def show(self, *, sheet: bool = True, compact: bool = False) -> None:
        """Draw the table, with the score sheet if there is one."""
        name = self.table.game.name
        title = text("terminal-title", game=title_of(name), hand=hand_of(name, self.table.hand))
        self.console.rule(Text(title, "bold"), align="left")
        position = self.seen.position(legal=False)
        print_table(
            self.console, self.table.game, position, self.names, self.you, sheet=sheet, compact=compact
        )

    def menu(self) -> list[Choice]:
        """The legal moves in the order in which they are numbered: sets of cards from the weakest on."""
        return sorted(self.seen.menu(), key=lambda choice: choice.strength or 0)

    def menus(self, menu: list[Choice], lines: int | None = None) -> Iterator[str]:
        """The legal moves with what can be entered for them, drawn in several ways, the clearest first.

        Ways that are known to take more than so many `lines` are left out.
        """
        marks = self.marks(menu)
        if len(menu) <= ONE_A_LINE:
            yield drawn(self.console, lambda: self.list_moves(menu, marks))
        for meaning in (True, False):
            if lines is None or self.least_lines(menu) <= lines:
                yield drawn(self.console, partial(self.set_moves, menu, marks, meaning=meaning))

    def part_of_menu(self, menu: list[Choice], lines: int) -> str:
        """As many of the legal moves as there is room for, drawn: the first and the last, and how many are between."""
        lines = max(lines, LEAST)
        marks = self.marks(menu)
        half = (len(menu) - 1) // 2
        shown = ""
        while half:
            first, last = menu[:half], menu[-half:]
            if self.least_lines(first + last) < lines:
                shown = drawn(
                    self.console, partial(self.set_moves, first + last, marks[:half] + marks[-half:])
                )
                shown += f"  {text('play-more', count=len(menu) - 2 * half)}\n"
                if line_count(shown) <= lines:
                    break
            half = half * 4 // 5
        return shown or next(self.menus(menu))

    def least_lines(self, menu: Sequence[Choice]) -> int:
        """How many lines some moves take at least, side by side."""
        return -(-sum(len(choice.text) + 2 for choice in menu) // self.console.width)

    def marks(self, menu: Sequence[Choice]) -> list[str]:
        """What stands before each move of a menu: its place, or what is enough to enter for it."""
        moves = [choice.text for choice in menu]
        if numbered(moves):
            return [str(i) for i in range(1, len(moves) + 1)]
        if len(moves) > ONE_A_LINE:
            return [""] * len(moves)
        keys = [key(move, moves, self.names, self.you, self.commands) for move in moves]
        return ["" if each == move else each for each, move in zip(keys, moves, strict=True)]

    def list_moves(self, menu: Sequence[Choice], marks: Sequence[str]) -> None:
        """A menu with a move on each line, and what it means and costs."""
        grid = Grid.grid(padding=(0, 2))
        for mark, choice in zip(marks, menu, strict=True):
            price = choice.price and text(f"play-price-{self.table.game.unit}", amount=choice.price)
            words = Text(sentences.label(self.table.game, choice, self.names, self.you))
            if price:
                words.append(f" ({price})" if words else price, "yellow")
            grid.add_row(Text(f"  {mark}", "bold cyan"), Text(choice.text, "bold"), words)
        self.console.print(grid)

    def set_moves(self, menu: Sequence[Choice], marks: Sequence[str], *, meaning: bool = False) -> None:
        """A menu with moves side by side, and with what their cards make if their `meaning` is asked for."""
        width = max(map(len, marks))
        entries = [
            Text.assemble(
                (f"{mark:>{width}} " if width else "", "bold cyan"),
                choice.text,
                (
                    f"  {sentences.label(self.table.game, choice, self.names, self.you)}"
                    if meaning and choice.makes
                    else "",
                    "dim",
                ),
            )
            for mark, choice in zip(marks, menu, strict=True)
        ]
        self.console.print(Padding(Columns(entries, column_first=True, padding=(0, 2)), (0, 0, 0, 2)))

    def own_turn(self) -> None:
        """Show the table and ask for a move until a legal one is entered."""
        self.keep()
        self.tell()
        menu = self.menu()
        self.draw(menu)
        table = self.table
        while self.table is table:
            entry = self.ask(text("play-prompt"))
            if entry and self.obey(entry, menu):
                return

    def draw(self, menu: list[Choice]) -> None:
        """Draw the table and the menu below it, so that both are on the screen together."""
        self.console.print()
        if not self.console.is_terminal:
            self.show()
            self.write_out(next(self.menus(menu)))
            return
        self.used = 0
        room = self.console.height - 1  # the last line is for what is entered
        # Where there is little room the sheet goes first, then the edges of things, then what moves mean.
        tables = [
            drawn(self.console, partial(self.show, sheet=sheet, compact=compact))
            for sheet, compact in ((True, False), (False, False), (True, True), (False, True))
        ]
        table = min(tables, key=line_count)
        menus = self.menus(menu, room - line_count(table))
        both = (table + moves for moves in menus for table in tables)
        fitting = next((shown for shown in both if line_count(shown) <= room), None)
        if fitting is None:
            fitting = table + self.part_of_menu(menu, room - line_count(table))
        self.write_out(fitting)

    def write_out(self, shown: str) -> None:
        """Put on the screen what was drawn for it."""
        self.console.file.write(shown)
        self.console.file.flush()
        self.used += line_count(shown)

    def scrolls(self, shown: str) -> bool:
        """Whether the table would be scrolled away if this came below it, and a line to enter something in."""
        return self.console.is_terminal and self.used + line_count(shown) >= self.console.height

    def page(self, show: Callable[[], None]) -> None:
        """Show something: in a pager if it would scroll the table away, which is drawn again after it."""
        shown = drawn(self.console, show)
        if not (self.asking and self.scrolls(shown)):
            self.write_out(shown)
            return
        with self.console.pager(styles=True):
            show()
        if self.you in self.table.acting:
            self.draw(self.menu())

    def ask(self, prompt: str) -> str:
        """A line from the person. Raises EOFError at the end of the input."""
        self.used += 1
        if self.asking:
            return input(prompt).strip()  # not Rich's: the line editor has to know the prompt
        print_words(self.console, prompt)
        line = self.input.readline()
        if not line:
            raise EOFError
        return line.strip()

    def obey(self, entry: str, menu: list[Choice]) -> bool:
        """Do what was entered; return whether that was a move."""
        moves = [choice.text for choice in menu]
        if self.command(entry, moves):
            return False
        if entry.isdecimal() and numbered(moves):
            if not 1 <= int(entry[:6]) <= len(moves):
                self.object(text("play-no-number", number=entry, count=len(moves)))
                return False
            found = [moves[int(entry) - 1]]
        else:
            found = matches(entry, moves, self.names, self.you)
            if not found and entry.replace(" ", "").isdecimal():
                self.object(text("play-no-such-number", number=entry))
                self.possible(moves)
                return False
        if len(found) > 1:
            named = text("play-which", count=len(found), moves=", ".join(found))
            self.object(named if len(found) <= NAMED else text("play-which-many", count=len(found)))
            return False
        try:
            self.table.play(self.you, found[0] if found else entry)
        except Refused as refused:
            self.object(refused.text(locale()))
            if "legal" not in refused.details:
                self.possible(moves)
            return False
        return True

    def command(self, entry: str, moves: Sequence[str] = ()) -> bool:
        """Do what was entered if it is a command, and no move of the same words; return whether it is."""
        word, _, rest = entry.partition(" ")
        command = self.commands.get(word.casefold())
        if command is None or entry.casefold() in moves:
            return False
        command(rest.strip())
        return True

    def possible(self, moves: Sequence[str]) -> None:
        """Name the legal moves if they are few."""
        if len(moves) <= NAMED:
            self.object(text("play-possible", moves=", ".join(moves)))

    def object(self, words: str) -> None:
        """Say what was wrong with an entry."""
        shown = drawn(self.console, lambda: print_words(self.console, plain(words), "red"))
        if self.scrolls(shown) and self.you in self.table.acting:
            self.draw(self.menu())
        self.write_out(shown)

    def bot_turn(self, seat: str) -> None:
        """Let a bot move."""
        thinking = text("play-thinking", name=self.names[seat])
        with self.console.status(thinking) if self.console.is_terminal else nullcontext():
            move = self.bots[seat].choose(self.table.seen_by(seat))
        try:
            self.table.play(seat, move)
        except Refused as refused:
            reason = refused.text(locale())
            raise Refused("cli-error-bot-move", bot=self.kinds[seat], seat=seat, reason=reason) from None
        self.tell()

    def help(self, rest: str) -> None:
        """What can be entered now."""
        self.page(self.show_help)

    def show_help(self) -> None:
        """List the moves and the commands."""
        menu = self.menu() if self.you in self.table.acting else []
        if menu:
            print_words(self.console, text("play-help-moves"), "bold")
            self.write_out(next(self.menus(menu)))
        print_words(self.console, text("play-help-words"), "bold")
        grid = Grid.grid(padding=(0, 2))
        shown = next(filter(None, self.marks(menu)), "1") if menu else "1"
        for words, message in (
            (f"{shown} …", "play-help-move"),
            ("?", "play-help-help"),
            ("rules", "play-help-rules"),
            ("log", "play-help-log"),
            ("table", "play-help-table"),
            (f"odds {text('play-move-word')}", "play-help-odds"),
            ("hint", "play-help-hint"),
            ("undo", "play-help-undo"),
            (f"save {text('play-file-word')}", "play-help-save"),
            ("quit", "play-help-quit"),
        ):
            grid.add_row(Text(f"  {words}", "bold cyan"), Text(text(message)))
        self.console.print(grid)

    def odds(self, rest: str) -> None:
        """Say what can come of a move, or of every one, and how likely it is."""
        from alehouse.terminal.chances import print_odds

        menu = self.menu() if self.you in self.table.acting else []
        if not menu:
            self.object(text("play-odds-none"))
            return
        moves = [choice.text for choice in menu]
        if rest and numbered(moves) and rest.isdecimal() and 1 <= int(rest[:6]) <= len(moves):
            moves = [moves[int(rest) - 1]]
        elif rest:
            moves = matches(rest, moves, self.names, self.you)
        if not moves:
            self.object(text("play-odds-no-move", move=rest))
        elif len(moves) > ONE_A_LINE:
            self.object(text("play-odds-many", count=len(moves)))
        else:
            chosen = [choice for choice in menu if choice.text in moves]
            try:
                self.page(lambda: print_odds(self.console, self.seen, chosen))
            except KeyboardInterrupt:
                self.console.print()

    def hint(self, rest: str) -> None:
        """Say what a good player would do, and why."""
        from alehouse.bots.explaining import explain

        if self.you not in self.table.acting:
            self.object(text("play-hint-none"))
            return
        try:
            found = explain(self.seen)
        except KeyboardInterrupt:
            self.console.print()
            return
        print_words(self.console, " ".join(found.sentences(locale())), "cyan")

    def undo(self, rest: str) -> None:
        """Go back to the person's own last decision. Other cards come from there: those that came have been seen."""
        back = self.own_last_move()
        if back is None:
            self.object(text("play-undo-none"))
            return
        moves = self.table.moves
        seed = self.table.record().seed
        self.table = self.table.at(back)
        with suppress(Refused):  # what was not chance's choice of a card comes again
            self.table.reseed(None if seed is None else f"{seed} / undone {len(moves)}")
        self.told = len(self.seen.events())
        words = text("play-undone", move=moves[back].partition(" ")[2], others=len(moves) - back - 1)
        print_words(self.console, words, "yellow")

    def events_before_own_last_move(self) -> int:
        """How many events lie before the person's last move: what has happened since is told when one goes on."""
        last = self.own_last_move()
        return 0 if last is None else sum(event["move"] <= last for event in self.seen.events())

    def own_last_move(self) -> int | None:
        """How many moves lie before the person's last one; `None` if there is none."""
        own = [i for i, move in enumerate(self.table.moves) if move.startswith(f"{self.you} ")]
        return own[-1] if own else None

    def log(self, rest: str) -> None:
        """Everything that has happened, as the person may know it."""

        def show() -> None:
            for words in self.paragraphs(self.seen.events()):
                print_words(self.console, words)

        self.page(show)

    def save(self, name: str) -> None:
        """Save the game so far, but over no file that was there before."""
        if not name:
            print_words(self.console, text("play-save-how"))
            return
        try:
            path = path_of(name)
            if not self.may_replace(path):
                claim(path)
        except Refused as refused:
            self.object(refused.text(locale()))
            return
        if self.write(path):
            self.saved[path] = len(self.table.moves)
            print_words(self.console, text("play-saved", path=name), "green", whole=True)

    def may_replace(self, path: Path) -> bool:
        """Whether a file is one in which this game is kept already."""
        kept = {*self.saved, *filter(None, (self.record, self.source))}
        try:
            return any(path.samefile(own) for own in kept if own.exists())
        except (OSError, ValueError):
            return False

    def write(self, path: Path) -> bool:
        """Write the record; say so if that fails."""
        refused = self.written(path)
        if refused:
            self.object(refused.text(locale()))
        return refused is None

    def written(self, path: Path) -> Refused | None:
        """Write the record; return why that could not be done."""
        try:
            self.files.setdefault(path, Kept(path, None)).put(self.words())
        except Refused as refused:
            return refused
        return None

    def words(self) -> str:
        """The record, with a note of who sat where."""
        record = self.table.record()
        sat = {SEAT: self.you, BOTS: [self.kinds[s] for s in self.table.seats if s != self.you]}
        return replace(record, notes=record.notes | sat).text()

    def keep(self) -> None:
        """Bring the file of `--record` up to date; say so, once, if that fails."""
        if not self.record:
            return
        refused = self.written(self.record)
        if refused and not self.failing:
            self.object(refused.text(locale()))
        self.failing = refused is not None

    def unsaved(self) -> bool:
        """Whether moves would be lost if the game ended here."""
        moves = len(self.table.moves)
        return moves not in self.saved.values() and (self.record is None or self.failing)

    def rescue(self) -> None:
        """Keep a game that breaks off without the person's will."""
        if self.table.moves and self.unsaved():
            rescue(self.words(), self.table.game.name, "play")

    def end(self) -> bool:
        """Tell the result, and offer the record to who wants it; return whether the last decision was taken back."""
        self.keep()
        self.tell()
        self.console.print()
        self.show()
        print_result(self.console, self.seen.position(legal=False), self.names)
        table = self.table
        while self.table is table and self.unsaved():
            entry = self.ask(text("play-save-offer"))
            if not entry:
                break
            if not self.command(entry):
                self.save(entry)
        return self.table is not table

    def leave(self, rest: str) -> None:
        """Get up from the table."""
        raise Left

    def part(self, why: BaseException) -> None:
        """Say goodbye before the game is over."""
        if not isinstance(why, Left):
            self.console.print()
        if self.table.over:
            return
        self.keep()
        if self.asking and self.own_last_move() is not None and self.unsaved():
            with suppress(EOFError, KeyboardInterrupt):
                while self.unsaved() and (entry := self.ask(text("play-save-offer"))):
                    self.save(entry)
        if self.record and not self.failing:
            print_words(self.console, text("play-saved", path=str(self.record)), "green", whole=True)
        if self.unsaved() and self.saved:
            path, moves = max(self.saved.items(), key=lambda saved: saved[1])
            print_words(self.console, text("play-left-since", path=str(path), moves=moves), whole=True)
            return
        print_words(self.console, text("play-left-unsaved" if self.unsaved() else "play-left"))
