"""What `legal` lists is accepted, nothing else is, and what is refused or only looked at changes nothing."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterator
from functools import cache

from alehouse.language import LOCALES, languages
from alehouse.laws.fault import Fault
from alehouse.laws.playing import (
    Manner,
    accepted,
    completed,
    menu_of,
    play_on,
    playable,
    played,
    played_move,
    some,
    somewhere,
    with_fault,
)
from alehouse.laws.settings import Setting
from alehouse.laws.written import texts_to_try
from alehouse.layout import view
from alehouse.refused import Refused
from alehouse.table import Table


def fingerprint(table: Table) -> bytes:
    """Everything about a table that a refused move must leave alone."""
    return pickle.dumps(table)


@cache
def _mentioned(language: str, message: str) -> frozenset[str]:
    """What a message of this package mentions."""
    for file in (LOCALES / language).glob("*.ftl"):
        found = re.search(
            rf"^{re.escape(message)}[ \t]*=(.*(?:\n(?:[ \t]+.*)?)*)", file.read_text("utf-8"), re.MULTILINE
        )
        if found:
            return frozenset(re.findall(r"\$([\w-]+)", found[1]))
    return frozenset()


def unexplained(refused: Refused) -> str | None:
    """Why the reason of a refusal cannot be said, if so: no message, or something that it mentions is missing."""
    for language in languages():
        try:
            text = refused.text(language)
        except KeyError:
            return f"there is no message {refused.code}: `why_not` returns the id of a message that there is"
        untold = _mentioned(language, refused.code) - refused.details.keys()
        if not text or refused.code in text or untold:
            return f"the message {refused.code} mentions what nobody tells it ({', '.join(sorted(untold))}): {text}"
    return None


def legal_moves_are_the_accepted_ones(setting: Setting, most: int = 120) -> Iterator[Fault]:
    """Every move that can be written, or many of them, is tried for every seat: accepted exactly if it is listed."""
    chance = random.Random(setting.manner)
    table = somewhere(setting, 100) if chance.random() < 0.8 else played(setting, 200)
    record = table.record().text()
    for letter in table.seats:
        before = fingerprint(table)
        legal = with_fault(table, None, lambda letter=letter: table.legal(letter))
        if legal and letter not in table.acting:
            yield Fault("legal", f"{letter} is not acting, and has moves", record)
        if fingerprint(table) != before:
            yield Fault(
                "legal",
                "looking at the menu has changed the table: `legal` writes to nothing but `menu`",
                record,
            )
            return
        for text in some(texts_to_try(table, letter), most, chance):
            if accepted(table, letter, text):
                other = table.copy()
                played_move(other, f"{letter} {text}")
                if other.moves[-1] != f"{letter} {text}":
                    yield Fault(
                        "legal", f"{letter} {text} was made, and the table tells {other.moves[-1]}", record
                    )
                continue
            try:
                with_fault_but_refused(table, f"{letter} {text}")
            except Refused as refused:
                if words := unexplained(refused):
                    yield Fault("legal", words, record)
                    return
                wanted = "error-over" if table.over else "error-turn" if letter not in table.acting else None
                told = refused.code if refused.code in ("error-over", "error-turn") else None
                if told != wanted:
                    yield Fault("legal", f"{letter} {text} is refused for a wrong reason: {refused}", record)
            else:
                yield Fault("legal", f"{letter} {text} is not in the menu, and was accepted", record)
                return
            if fingerprint(table) != before:
                yield Fault(
                    "legal",
                    f"{letter} {text} was refused, and has changed the table: `legal`, `completes` and `why_not` write to nothing",
                    record,
                )
                return


def with_fault_but_refused(table: Table, move: str) -> None:
    """Try a move that must be refused. Raises Refused, or Broken if the rules fail."""
    refused: list[Refused] = []

    def read() -> None:
        try:
            table.play(move)
        except Refused as error:
            refused.append(error)

    with_fault(table, move, read)
    if refused:
        raise refused[0]


def every_move_of_the_menu_can_be_made(setting: Setting) -> Iterator[Fault]:
    """At every step, every move of the menu (or many of them) is accepted."""
    table, manner = setting.table(), Manner(setting.game, setting.manner)
    for _ in [None, *range(40)]:
        if table.over:
            return
        for letter in table.acting:
            before = table.state.tobytes()
            texts = with_fault(table, None, lambda letter=letter: playable(table, letter, manner.chance))
            if table.state.tobytes() != before:
                yield Fault(
                    "legal",
                    "looking at the menu has changed the table: `legal` writes to nothing but `menu`",
                    table.record().text(),
                )
                return
            for text in some(texts, 12, manner.chance):
                played_move(table.copy(), f"{letter} {text}")
        for _ in play_on(table, manner, 1):
            pass


def a_seat_knows_its_moves(setting: Setting) -> Iterator[Fault]:
    """`legal` and the reasons for refusals are the same on what the seat sees as on the whole state."""
    game, chance = setting.game, random.Random(setting.manner)
    table = somewhere(setting, 80)
    record = table.record().text()
    for letter in table.acting:
        p = table.seat(letter)
        sight = view(game.layout, table.laid_open().view, p)
        whole = with_fault(table, None, lambda p=p: menu_of(game, table.state, p))
        known = with_fault(table, None, lambda p=p, sight=sight: menu_of(game, sight[0], p))
        if known != whole:
            differ = sorted({game.notation.write(m) for m in set(known) ^ set(whole)})
            yield Fault(
                "legal",
                f"whether {letter} may make {', '.join(differ)} depends on what it cannot see; `legal` may read only that",
                record,
            )
            continue
        choices = table.seen_by(letter).menu()
        if sorted(choice.text for choice in choices) != table.legal(letter):
            yield Fault("legal", f"{letter} is shown other moves than are legal", record)
        blind = table.imagined(sight, past=[], rows=[[]], moves=[])
        for text in some(texts_to_try(table, letter), 40, chance):
            if accepted(table, letter, text):
                continue
            reasons = []
            for each in (blind, table):
                try:
                    each.read(text, letter)
                    reasons.append(text)
                except Refused as refused:
                    reasons.append(str(refused))
            if reasons[0] != reasons[1]:
                yield Fault(
                    "legal",
                    f"why {letter} {text} is refused depends on what {letter} cannot see: {reasons[1]} / {reasons[0]}; "
                    "`why_not` and `completes` may read only what the mover sees",
                    record,
                )
                break


def a_price_is_really_paid(setting: Setting) -> Iterator[Fault]:
    """What a menu says that a move costs is gone from the mover's chips, or added to points that nobody wants."""
    chance = random.Random(setting.manner)
    table = somewhere(setting, 60)
    for letter in table.acting:
        for choice in some(table.seen_by(letter).menu(), 20, chance):
            if choice.price is None:
                continue
            after = table.copy()
            text = completed(table, letter, choice.text, random.Random(1))
            happened = played_move(after, f"{letter} {text}")
            paid = [e["amount"] for e in happened if e["amount"] and letter in (e["seat"], e["target"])]
            if choice.price < 0 or choice.price not in paid:
                yield Fault(
                    "promises",
                    f"`price` says that {letter} {text} costs {choice.price}, and its events tell of {paid or 'no payment'}; "
                    "`price` returns what a move certainly costs, and 0 if that is not certain",
                    after.record().text(),
                )
                return
