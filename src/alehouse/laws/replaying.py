"""The same seed and moves give the same bytes, a record written and read is the same, and its cards alone tell the game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import Manner, completed, menu_of, play_on
from alehouse.laws.settings import Setting
from alehouse.laws.written import every_text
from alehouse.layout import LETTERS, NOBODY
from alehouse.records import Record
from alehouse.refused import Refused
from alehouse.replayed import replay
from alehouse.table import Table

HINT = "a rule may look at nothing but the table and the dealer (no module variables, no generator of its own)"


def history(table: Table, moves: list[str]) -> list[tuple[bytes, str]]:
    """State and events after the deal and after every move of a game, as bytes and text."""
    steps = [(table.state.tobytes(), repr(table.laid_open().events()))]
    for move in moves:
        happened = table.play(move)
        steps.append((table.state.tobytes(), repr(happened)))
    return steps


def game_of(setting: Setting, limit: int = 80) -> tuple[Table, list[tuple[bytes, str]]]:
    """A table played at random, and its history."""
    table = setting.table()
    steps = [(table.state.tobytes(), repr(table.laid_open().events()))]
    for happened in play_on(table, Manner(setting.game, setting.manner), limit):
        steps.append((table.state.tobytes(), repr(happened)))
    return table, steps


def a_game_can_be_replayed(setting: Setting) -> Iterator[Fault]:
    """From its seed, from its record written and read again, and from `replay`, which shows what the table shows."""
    table, steps = game_of(setting)
    record = table.record()
    read = Record.read(record.text())
    if read != record or read.text() != record.text():
        yield Fault("replay", "its record, written and read again, is another one", record.text())
        return
    for again, how in ((setting.table(), "the same seed and moves"), (Table.of(read), "its record")):
        try:
            found = history(again, table.moves)
        except Refused as refused:
            yield Fault("replay", f"{how} cannot be played again: {refused}; {HINT}", record.text())
            return
        if found != steps:
            number = next(n for n, (one, two) in enumerate(zip(found, steps, strict=True)) if one != two)
            yield Fault("replay", f"{how} give another game from move {number} on; {HINT}", record.text())
            return
    upto = random.Random(setting.manner).randint(0, table.made)
    shown = replay(read, upto)
    for seat in (None, *table.seats):
        if shown.seen_by(seat) != table.at(upto).seen_by(seat).position():
            yield Fault("replay", f"`replay` shows another position to {seat} after move {upto}; {HINT}", record.text())


def cards_alone_give_the_same_game(setting: Setting) -> Iterator[Fault]:
    """The cards in the order in which chance decided on them replace the seed."""
    table, steps = game_of(setting, 60)
    first = int(table.state.first)
    cards = table.dealt()
    try:
        again = setting.table(seed=None, cards=cards, first=None if first == NOBODY else LETTERS[first])
        found = history(again, table.moves)
    except Refused as refused:
        yield Fault(
            "replay",
            f"a record of its cards cannot be played: {refused}; every card of chance comes by `deck.draw` or `pick` and is "
            "announced with `source`, and who begins comes from `seats.beginner`",
            table.record().text(),
        )
        return
    if [events for _, events in found] != [events for _, events in steps] or (
        first == (NOBODY if setting.first is None else LETTERS.index(setting.first)) and found != steps
    ):
        number = next((n for n, (one, two) in enumerate(zip(found, steps, strict=True)) if one != two), 0)
        yield Fault(
            "replay",
            f"its cards give another game from move {number} on: a card of chance is not announced (`source=DECK`), or in another order",
            table.record().text(),
        )


def texts_are_moves(setting: Setting) -> Iterator[Fault]:
    """Every legal move has one text, which reads back as that move however it is spaced and cased."""
    game, table = setting.game, setting.table()
    chance, manner = random.Random(setting.manner), Manner(setting.game, setting.manner)
    write, read = game.notation.write, game.notation.read

    def wrong(words: str) -> Fault:
        return Fault("notation", words, table.record().text())

    for _ in range(40):
        if table.over:
            break
        for letter in table.acting:
            menu = menu_of(game, table.state, table.seat(letter))
            texts = [write(m) for m in menu]
            twice = sorted({text for text in texts if texts.count(text) > 1})
            if twice:
                yield wrong(
                    f"{', '.join(twice)} is in the menu twice: once is enough, and numbers that differ in what the verb "
                    "does not say (see its arguments) have no text of their own"
                )
                return
            strange = [text for text in texts if text[0] != letter]
            if strange:
                yield wrong(f"the menu of {letter} has moves of other seats: {', '.join(strange)}; write move(VERB, p, …)")
                return
            for m, text in zip(menu, texts, strict=True):
                if game.notation.is_open(m):
                    whole = f"{letter} {completed(table, letter, text[2:], chance)}"
                    if game.notation.opened(read(whole, setting.players)) != m:
                        yield wrong(f"{whole} completes {text}, and does not belong to it")
                        return
                    m, text = read(whole, setting.players), whole
                try:
                    back = read(text, setting.players)
                except Refused as refused:
                    yield wrong(f"{text} is in the menu and cannot be read: {refused}; give the verb the arguments that its moves have")
                    return
                if back != m:
                    yield wrong(
                        f"{text} reads back as another move ({back} for {m}): the move holds a seat, a card or an amount that "
                        "the verb's arguments do not name"
                    )
                    return
                untidy = "".join(
                    chance.choice([" ", "  ", "\t"]) if c == " " else chance.choice([c.lower(), c.upper()]) for c in text
                )
                if table.read(f" {untidy}  ") != m:
                    yield wrong(f"{untidy!r} does not read as {text}")
                    return
        for _ in play_on(table, manner, 1):
            pass


def every_written_move_reads_back(game: Game) -> Iterator[Fault]:
    """Not only the legal ones: writing what was read gives the text, and no two texts are one number."""
    players = game.max_players
    known: dict[int, str] = {}
    for seat in LETTERS[:players]:
        for text in every_text(game, players):
            m = game.notation.read(f"{seat} {text}", players)
            if game.notation.write(m) != f"{seat} {text}" or known.setdefault(m, f"{seat} {text}") != f"{seat} {text}":
                yield Fault(
                    "notation",
                    f"{seat} {text} is the same move as {known.get(m)}: two verbs of one word need different arguments",
                )
                return
