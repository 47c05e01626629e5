"""Sentences about what has happened at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alehouse.game import Game
from alehouse.language import plain_words
from alehouse.moves import Choice
from alehouse.seen import Event
from alehouse.terminal.texts import named, text

FEW = 3
"""So many cards that are dealt one after the other are told one by one; more of them in one sentence."""


def sentence(game: Game, event: Event, names: dict[str, str], you: str | None) -> str:
    """One event as a sentence; `names` by seat letter, `you` is the reader's seat."""

    def name(seat: str | None) -> str:
        return "none" if seat is None else "you" if seat == you else names[seat]

    card = event["card"]
    args: dict[str, Any] = {
        "seat": name(event["seat"]),
        "target": "self" if event["target"] and event["target"] == event["seat"] else name(event["target"]),
        "card": "none" if card is None else "hidden" if card == "?" else as_number(card),
        "amount": event["amount"] or 0,
    }
    told = named("event", game.name, event["event"], **args)
    if told is not None:
        return told
    seat = "none" if event["seat"] is None else names[event["seat"]]
    return text("terminal-plain-event", seat=seat, what=plain_words(event["event"]))


def as_number(card: str) -> int | str:
    """A card's text; a number if it is one, so that messages can choose by it."""
    return int(card) if card.isdecimal() else card


def deal(events: Sequence[Event], names: dict[str, str], you: str | None) -> str:
    """Cards that were dealt one after the other as one sentence: who has got which."""
    hands: dict[str | None, list[str]] = {}
    for event in events:
        hands.setdefault(event["seat"], []).append(event["card"] or "?")
    # What lies in the middle is told after what players have got.
    parts = [
        text(
            "terminal-deal-part",
            seat="none" if seat is None else "you" if seat == you else names[seat],
            cards=" ".join(cards),
        )
        for seat, cards in sorted(hands.items(), key=lambda hand: hand[0] is None)
    ]
    return text("terminal-deal", parts=", ".join(parts))


def paragraphs(game: Game, events: Sequence[Event], names: dict[str, str], you: str | None) -> list[str]:
    """What happened, a paragraph for each move and one for each new hand. Others' face-down cards go untold."""
    told: list[str] = []
    move: int | None = None
    dealt: list[Event] = []

    def tell(words: str, of: int, begins: bool) -> None:
        nonlocal move
        if told and of == move and not begins:
            told[-1] = f"{told[-1]} {words}"
        else:
            told.append(words)
        move = of

    def tell_deal() -> None:
        if len(dealt) > FEW:
            tell(deal(dealt, names, you), dealt[0]["move"], False)
        else:
            for event in dealt:
                tell(sentence(game, event, names, you), event["move"], False)
        dealt.clear()

    for event in events:
        declared = game.events_by_name[event["event"]]
        if declared.deals:
            if dealt and dealt[0]["move"] != event["move"]:
                tell_deal()
            if event["card"] not in (None, "?"):
                dealt.append(event)
            continue
        tell_deal()
        begins = declared.begins is not None
        tell(sentence(game, event, names, you), event["move"], begins)
    tell_deal()
    return told


def label(game: Game, choice: Choice, names: dict[str, str], you: str) -> str:
    """A legal move (a `Choice`) in words: what its cards make, or the verb's message that fits what the move says.

    Empty if there is no text for it.
    """
    if choice.makes:
        return named("makes", game.name, choice.makes) or plain_words(choice.makes)
    card = choice.cards[0] if choice.cards else "none"
    args: dict[str, Any] = {
        "target": "none"
        if choice.target is None
        else "you"
        if choice.target == you
        else names[choice.target],
        "card": as_number(card),
        "cards": " ".join(choice.cards),
        "amount": choice.amount or 0,
    }
    if choice.word:
        wanted = [choice.word]
    elif choice.target and choice.cards:
        wanted = ["taking-own", "taking"] if choice.target == you else ["taking"]
    elif choice.target:
        wanted = ["aimed"]
    elif choice.cards:
        wanted = ["carded"]
    elif choice.amount is not None:
        wanted = ["amount"]
    else:
        wanted = ["about"]
    for attribute in (*wanted, None):
        found = named("verb", game.name, choice.verb, attribute=attribute, **args)
        if found:
            return found
    return ""
