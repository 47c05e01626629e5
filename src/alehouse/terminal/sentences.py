"""Sentences about what has happened at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alehouse.terminal.texts import text, text_or

BEGINNINGS = ("hand", "game")
"""Events with which a new paragraph begins."""


def sentence(event: dict[str, Any], names: dict[str, str], you: str | None) -> str:
    """One event as a sentence; `names` by seat letter, `you` is the reader's seat."""

    def name(seat: str | None) -> str:
        return "none" if seat is None else "you" if seat == you else names[seat]

    card = event["card"]
    what = event["event"]
    args: dict[str, Any] = {
        "seat": name(event["seat"]),
        "target": "self" if event["target"] and event["target"] == event["seat"] else name(event["target"]),
        "card": "none"
        if card is None
        else "hidden"
        if card == "?"
        else int(card)
        if card.isdigit()
        else card,
        "amount": event["amount"] or 0,
    }
    try:
        return text(f"event-{what}", **args)
    except KeyError:
        seat = "none" if event["seat"] is None else names[event["seat"]]
        return text("terminal-plain-event", seat=seat, what=what)


def paragraphs(events: Sequence[dict[str, Any]], names: dict[str, str], you: str | None) -> list[str]:
    """What happened, a paragraph for each move and one for each new hand. Others' face-down cards go untold."""
    told: list[str] = []
    move: int | None = None
    for event in events:
        if event["event"] == "dealt" and event["card"] == "?":
            continue
        words = sentence(event, names, you)
        if told and event["move"] == move and event["event"] not in BEGINNINGS:
            told[-1] = f"{told[-1]} {words}"
        else:
            told.append(words)
        move = event["move"]
    return told


def label(choice: Any, names: dict[str, str], you: str) -> str:
    """A legal move (a `Choice`) in words: what its cards make, or the verb's message that fits what the move says."""
    if choice.makes:
        return text(f"makes-{choice.makes}")
    message = f"verb-{choice.verb}"
    card = choice.cards[0] if choice.cards else "none"
    args: dict[str, Any] = {
        "target": "none" if choice.target is None else names[choice.target],
        "card": int(card) if card.isdigit() else card,
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
    for attribute in wanted:
        found = text_or("", message, attribute=attribute, **args)
        if found:
            return found
    return text_or("", message, **args)
