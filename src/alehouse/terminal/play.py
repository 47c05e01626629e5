"""The table in the terminal: you against bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from alehouse.bots import Bot
from alehouse.moves import Choice
from alehouse.refused import Refused
from alehouse.table import Table
from alehouse.terminal import catalogue, sentences
from alehouse.terminal.entry import matches
from alehouse.terminal.screen import plain, print_result, print_table, print_words
from alehouse.terminal.texts import locale, text, text_or

ONE_A_LINE = 12
"""Up to so many moves are listed with what they mean; more stand side by side."""
NAMED = 8
"""So many moves at most are named in a hint."""


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One person at a table with bots."""

    def __init__(
        self, table: Table, you: str, bots: dict[str, Bot], kinds: dict[str, str], record: Path | None
    ) -> None:
        self.table = table
        self.you = you
        self.bots = bots
        self.kinds = kinds
        """The bots' names by seat, as they are chosen."""
        self.record = record
        self.saved: set[Path] = set()
        self.console = Console(highlight=False)
        self.names = {seat: plain(name) for seat, name in zip(table.seats, table.names, strict=True)}
        self.told = 0
        self.asking = sys.stdin.isatty()
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "rules": lambda rest: catalogue.print_rules(table.game.name, self.console, page=self.asking),
            "log": self.log,
            "table": lambda rest: self.show(),
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    def warm(self) -> None:
        """Load (or compile) what the table and its bots need, so that nobody waits for it in the middle of the game."""
        _ = self.table.game.entries
        copy = self.table.copy()
        seat = copy.acting[0]
        copy.play(seat, copy.menu(seat)[0].text)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        if self.asking:
            import readline  # noqa: F401  (lets a person edit a line and bring earlier ones back)
        try:
            self.greet()
            while self.table.acting:
                if self.you in self.table.acting:
                    self.own_turn()
                else:
                    self.bot_turn(self.table.acting[0])
            self.tell()
            self.end()
        except (Left, EOFError, KeyboardInterrupt) as why:
            self.part(why)
        finally:
            self.keep()

    def greet(self) -> None:
        """Say who sits where, and how to play."""
        game = self.table.game.name
        self.console.rule(Text(text_or(game, f"game-{game}"), "bold"), align="left")
        others = [
            text("play-other", name=self.names[s], bot=text_or(self.kinds[s], f"bot-{self.kinds[s]}"), seat=s)
            for s in self.clockwise()
        ]
        seated = text("play-seated", seat=self.you, count=len(others), others=", ".join(others))
        print_words(self.console, seated)
        print_words(self.console, text("play-hint"), "dim")
        self.console.print()

    def clockwise(self) -> list[str]:
        """The other seats, from the left neighbour on."""
        at = self.table.seats.index(self.you)
        return self.table.seats[at + 1 :] + self.table.seats[:at]

    def tell(self) -> None:
        """Say what has happened since this was last asked."""
        events = self.table.events(self.you)
        for words in sentences.paragraphs(events[self.told :], self.names, self.you):
            print_words(self.console, words)
        self.told = len(events)

    def show(self) -> None:
        """Draw the table."""
        game = self.table.game.name
        title = text("terminal-title", game=text_or(game, f"game-{game}"), hand=self.table.hand)
        self.console.print()
        self.console.rule(Text(title, "bold"), align="left")
        print_table(self.console, self.table.game, self.table.position(self.you), self.names, self.you)

    def menu(self) -> list[Choice]:
        """The legal moves in the order in which they are numbered: sets of cards from the weakest on."""
        return sorted(self.table.menu(self.you), key=lambda choice: choice.strength or 0)

    def show_menu(self, menu: list[Choice]) -> None:
        """List the legal moves with their numbers."""
        if len(menu) > ONE_A_LINE:
            width = len(str(len(menu)))
            entries = [
                Text.assemble(
                    (f"{i:>{width}} ", "bold cyan"),
                    c.text,
                    (f"  {sentences.label(c, self.names, self.you)}" if c.makes else "", "dim"),
                )
                for i, c in enumerate(menu, 1)
            ]
            self.console.print(Padding(Columns(entries, column_first=True, padding=(0, 2)), (0, 0, 0, 2)))
            return
        grid = Grid.grid(padding=(0, 2))
        for number, choice in enumerate(menu, 1):
            price = choice.price and text(f"play-price-{self.table.game.unit}", amount=choice.price)
            words = Text(sentences.label(choice, self.names, self.you))
            if price:
                words.append(f" ({price})" if words else price, "yellow")
            grid.add_row(Text(f"  {number}", "bold cyan"), Text(choice.text, "bold"), words)
        self.console.print(grid)

    def own_turn(self) -> None:
        """Show the table and ask for a move until a legal one is entered."""
        self.keep()
        self.tell()
        self.show()
        menu = self.menu()
        self.show_menu(menu)
        while True:
            entry = self.ask(text("play-prompt"))
            if entry and self.obey(entry, menu):
                return

    def ask(self, prompt: str) -> str:
        """A line from the person. Raises EOFError at the end of the input."""
        if self.asking:
            return input(prompt).strip()  # not Rich's: the line editor has to know the prompt
        print_words(self.console, prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def obey(self, entry: str, menu: list[Choice]) -> bool:
        """Do what was entered; return whether that was a move."""
        word, _, rest = entry.partition(" ")
        command = self.commands.get(word.casefold())
        if command:
            command(rest.strip())
            return False
        moves = [choice.text for choice in menu]
        if entry.isdecimal():
            if not 1 <= int(entry) <= len(moves):
                self.object(text("play-no-number", number=entry, count=len(moves)))
                return False
            found = [moves[int(entry) - 1]]
        else:
            found = matches(entry, moves, self.names, self.you)
        if len(found) > 1:
            named = text("play-which", count=len(found), moves=", ".join(found))
            self.object(named if len(found) <= NAMED else text("play-which-many", count=len(found)))
            return False
        try:
            self.table.play(self.you, found[0] if found else entry)
        except Refused as refused:
            self.object(refused.text(locale()))
            if "legal" not in refused.details and len(moves) <= NAMED:
                self.object(text("play-possible", moves=", ".join(moves)))
            return False
        return True

    def object(self, words: str) -> None:
        """Say what was wrong with an entry."""
        print_words(self.console, plain(words), "red")

    def bot_turn(self, seat: str) -> None:
        """Let a bot move."""
        thinking = text("play-thinking", name=self.names[seat])
        with self.console.status(thinking) if self.console.is_terminal else nullcontext():
            move = self.bots[seat].choose(self.table, seat)
        self.table.play(seat, move)
        self.tell()

    def help(self, rest: str) -> None:
        """What can be entered now."""
        if self.you in self.table.acting:
            print_words(self.console, text("play-help-moves"), "bold")
            self.show_menu(self.menu())
        print_words(self.console, text("play-help-words"), "bold")
        grid = Grid.grid(padding=(0, 2))
        for words, message in (
            ("1 …", "play-help-move"),
            ("?", "play-help-help"),
            ("rules", "play-help-rules"),
            ("log", "play-help-log"),
            ("table", "play-help-table"),
            (f"save {text('play-file-word')}", "play-help-save"),
            ("quit", "play-help-quit"),
        ):
            grid.add_row(Text(f"  {words}", "bold cyan"), Text(text(message)))
        self.console.print(grid)

    def log(self, rest: str) -> None:
        """Everything that has happened, as the person may know it."""
        for words in sentences.paragraphs(self.table.events(self.you), self.names, self.you):
            print_words(self.console, words)

    def save(self, name: str) -> None:
        """Save the game so far, but over no file that was there before."""
        if not name:
            print_words(self.console, text("play-save-how"))
            return
        path = Path(name).expanduser()
        if path not in self.saved and path.exists():
            self.object(text("play-exists", path=name))
            return
        if self.write(path):
            self.saved.add(path)
            print_words(self.console, text("play-saved", path=name), "green", whole=True)

    def write(self, path: Path) -> bool:
        """Write the record; say so if that fails."""
        try:
            self.table.record().save(path)
        except OSError as error:
            problem = error.strerror or str(error)
            self.object(text("cli-error-no-file", path=str(path), problem=problem))
            return False
        return True

    def keep(self) -> None:
        """Bring the file of `--record` up to date."""
        if self.record and not self.write(self.record):
            self.record = None

    def end(self) -> None:
        """The game is over: the result, and the record for who wants it."""
        self.show()
        print_result(self.console, self.table.position(self.you), self.names)
        self.offer()

    def offer(self) -> None:
        """Ask whether the record is to be saved, if it has not been."""
        while not self.record and not self.saved:
            name = self.ask(text("play-save-offer"))
            if not name:
                return
            self.save(name)

    def leave(self, rest: str) -> None:
        """Get up from the table."""
        raise Left

    def part(self, why: BaseException) -> None:
        """Say goodbye before the game is over."""
        if not isinstance(why, Left):
            self.console.print()
        if self.table.over:
            return
        if self.record:
            print_words(self.console, text("play-saved", path=str(self.record)), "green", whole=True)
        saved = self.record or self.saved
        print_words(self.console, text("play-left" if saved else "play-left-unsaved"))


def sit(
    game: str,
    players: int,
    you: str,
    kinds: list[str],
    options: dict[str, object],
    seed: str | None,
    record: Path | None,
    ms: float,
) -> Sitting:
    """A table with a person in seat `you` and bots in all others; `kinds` are repeated. Raises Refused."""
    from alehouse.bots import make_bot
    from alehouse.catalogue import find
    from alehouse.moves import seat_letter

    find(game).check(players, options)
    seats = [seat_letter(p) for p in range(players)]
    you = seats[find(game).notation.seat(you, players)]
    others = iter(name.strip() for name in text("play-names").split(","))
    names = [text("play-you") if seat == you else next(others) for seat in seats]
    taken = {seat: kinds[i % len(kinds)] for i, seat in enumerate(s for s in seats if s != you)}
    table = Table(game, names, options, seed=seed)
    bots = {}
    for seat, kind in taken.items():
        own = table.record().seed if seed is None else seed
        bots[seat] = make_bot(kind, f"{kind} in {seat}, {own}", ms=ms)
    return Sitting(table, you, bots, taken, record)
