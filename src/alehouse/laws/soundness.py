"""What holds in every state: no card and no chip is lost, fields hold what they are declared to hold, somebody can go on."""

from __future__ import annotations

from typing import Any

import numpy as np

from alehouse.game import Game
from alehouse.kit.sealed import SealedChoices
from alehouse.laws.fault import Fault
from alehouse.layout import LETTERS, OWNER, Field, card_counts, line_order, stack_order
from alehouse.native.sampling import ATTEMPTS


def sealed_fields(game: Game) -> list[str]:
    """The fields in which seats keep what they have chosen in secret until all have; 0: nothing."""
    return [n for n in vars(SealedChoices) if n in SealedChoices.fields and n in game.layout.fields]


def private_numbers(game: Game) -> list[str]:
    """Other numbers that only their owners see; in the eyes of others they are 0."""
    return [
        n
        for n, f in game.layout.fields.items()
        if f.kind == "number" and f.seen_by == OWNER and n not in sealed_fields(game)
    ]


def seats_axis(field: Field) -> int:
    """Which axis of a field's memory the seats are, if every seat has one."""
    return 1 if field.lines else 0


def unsound(game: Game, options: dict[str, Any], state: Any, *, sampled: bool = False) -> list[Fault]:
    """What is wrong with a state by itself.

    A `sampled` state has all cards in their places, but not what other seats remember of cards they have given up.
    """
    found = [*_cards(game, options, state, sampled), *_fields(game, state), *_chips(game, options, state)]
    return [*found, *_turns(game, state, sampled)]


def _cards(game: Game, options: dict[str, Any], state: Any, sampled: bool) -> list[Fault]:
    layout, words = game.layout, []
    deck, players = game.deck, int(state["players"])
    there, wanted = card_counts(layout, state).tolist(), game.counts(options)
    wrong = [f"{deck.texts[k]}: {n} of {wanted[k]}" for k, n in enumerate(there) if k and n != wanted[k]]
    if wrong:
        words.append(
            f"cards are lost or made: {', '.join(wrong)}; whatever takes a card from one field has to put it into another"
        )
    olders = {declared.older for declared in layout.fields.values()}
    for name, declared in layout.fields.items():
        value = np.asarray(state[name], np.int64)
        if declared.kind == "bag":
            only_memory = sampled and not declared.cards and name not in olders
            if not only_memory and value[..., 0].any():
                words.append(
                    f"{name}: kind 0, a card that is not known, in the full state; only views have such cards"
                )
            if (value < 0).any():
                words.append(f"{name}: fewer than no cards of a kind; {value.tolist()}")
            if declared.older and (np.asarray(state[declared.older], np.int64) > value).any():
                words.append(f"{declared.older}: more cards are older than there are in {name}")
        elif declared.kind == "stack":
            for word in np.atleast_1d(value).reshape(-1).tolist():
                order = stack_order(word)
                if (
                    len(set(order)) < len(order)
                    or sum(1 << k for k in order) != word & 0xFFFF
                    or word >> (16 + 4 * len(order))
                ):
                    words.append(f"{name}: {word:#x} is no stack; change it by `kit.stack` alone")
        elif declared.kind == "line":
            for word in np.atleast_1d(value).reshape(-1).tolist():
                order = line_order(word) if word >= 0 else [0]
                if not all(0 < k < deck.kinds for k in order):
                    words.append(f"{name}: {word:#x} is no line; change it by `kit.line` alone")
    words += impossible(game, state, sampled=sampled)
    if {"deck", "left"} <= set(layout.fields):
        left = int(state["left"])
        burnt, burns = (int(state[name]) if name in layout.fields else 0 for name in ("burnt", "burns"))
        lying = int(np.sum(state["deck"], dtype=np.int64))
        if left + burnt != lying or left < 0 or not 0 <= burnt <= burns:
            words.append(
                f"the deck holds {lying} cards, and left + burnt is {left} + {burnt} (burns {burns}); draw and shuffle by `kit.deck`"
            )
    if "in_hand" in layout.fields and "held" in layout.fields and layout.fields["held"].kind == "bag":
        sizes = np.asarray(state["held"], np.int64).sum(-1)
        if sizes.tolist() != state["in_hand"].tolist():
            words.append(
                f"in_hand is {state['in_hand'][:players].tolist()}, and hands hold {sizes[:players].tolist()} cards"
            )
    return [Fault("cards", w) for w in words]


def _fields(game: Game, state: Any) -> list[Fault]:
    layout, words, players = game.layout, [], int(state["players"])
    everybody = (1 << players) - 1
    for name, declared in layout.fields.items():
        value = np.asarray(state[name], np.int64)
        if declared.per_seat:
            away = np.moveaxis(value, seats_axis(declared), 0)[players:]
            if (away != declared.empty).any():
                words.append(
                    f"{name}: a seat at which nobody sits has something; go through range(t.players) only"
                )
            value = np.moveaxis(value, seats_axis(declared), 0)[:players]
        low, high = int(value.min()), int(value.max())
        if declared.kind == "words" and not 0 <= low <= high < len(declared.words):
            words.append(f"{name} holds {value.tolist()}; it has words for 0 … {len(declared.words) - 1}")
        elif declared.kind == "seat" and not -1 <= low <= high < players:
            words.append(f"{name} holds {value.tolist()}; a seat is 0 … {players - 1}, or NOBODY (-1)")
        elif declared.kind == "flag" and not 0 <= low <= high <= 1:
            words.append(
                f"{name} holds {value.tolist()}; a flag is 0 or 1 (or it is a number: declare it so)"
            )
        elif declared.kind == "seats" and (value & ~everybody).any():
            words.append(f"{name} holds {value.tolist()}: bits of seats at which nobody sits")
        elif declared.kind == "ranks" and (value >> game.deck.kinds).any():
            words.append(f"{name} holds {value.tolist()}: bits that stand for no kind of card")
        elif declared.kind == "sheet" and declared.rows:
            written = int(state[declared.rows])
            if not 0 <= written <= declared.length:
                words.append(f"{declared.rows} is {written}; the sheet {name} has 0 … {declared.length} rows")
            elif value[:, written:].any():
                words.append(f"{name}: something stands below its last row ({declared.rows} is {written})")
            if declared.words and not 0 <= low <= high < len(declared.words):
                words.append(f"{name} holds {low} … {high}; it has words for 0 … {len(declared.words) - 1}")
    return [Fault("fields", w) for w in words]


def _chips(game: Game, options: dict[str, Any], state: Any) -> list[Fault]:
    layout = game.layout
    if "chips" not in layout.fields:
        return []
    parts = {"chips": state["chips"].tolist()} | {
        k: int(state[k]) for k in ("pot", "bank") if k in layout.fields
    }
    total = int(state["chips"].sum()) + sum(int(state[k]) for k in parts if k != "chips")
    if total:
        return [Fault("chips", f"chips and pot sum to {total}, not to 0: {parts}; pay by `kit.pot` alone")]
    if {"chips", "pot"} & game.unused_with(options) and any(map(np.any, (state[k] for k in parts))):
        return [Fault("chips", f"chips in a game that `unused` says is not played for them: {parts}")]
    return []


def _turns(game: Game, state: Any, sampled: bool) -> list[Fault]:
    words, players = [], int(state["players"])
    over, acting, sealing = (int(state[name]) for name in ("over", "acting", "sealing"))
    winners, losers = int(state["winners"]), int(state["losers"])
    for p in range(players):
        chosen = any(int(state[name][p]) for name in sealed_fields(game))
        chooses = bool(sealing >> p & 1 and not acting >> p & 1)
        if chosen and not chooses:
            words.append(
                f"{LETTERS[p]} has something sealed, and no choice is waiting to be opened; take it out by `sealed.unseal`"
            )
        if chooses and not chosen and not sampled and sealed_fields(game):
            words.append(f"{LETTERS[p]} has chosen, and nothing is sealed; choose by `sealed.seal`")
    if bool(acting) == bool(over):
        words.append(
            f"acting is {acting:b} and over is {over}: while a game goes on somebody is acting, and when it is over nobody is"
        )
    if sealing and acting & ~sealing:
        words.append(
            f"a seat acts that has no part in the sealed choice: acting {acting:b}, sealing {sealing:b}"
        )
    if bool(winners | losers) != bool(over and players > 1):
        words.append(
            f"over is {over}, winners {winners:b}, losers {losers:b}: somebody wins or loses when the game is over, and not before"
        )
    if int(state["dealer"]) < 0 or int(state["hand"]) < 1:
        words.append(
            f"dealer is {int(state['dealer'])}, hand is {int(state['hand'])}: the frame counts hands, rules do not"
        )
    return [Fault("turns", w) for w in words]


def misremembered(hands: Field, state: Any, players: int) -> list[str]:
    """What is wrong with what seats remember of the cards in hands, or with what everybody knows about these."""
    found = []
    for q in range(players):
        hand = np.asarray(state[hands.name][q], np.int64)
        if hands.distinct and int(state[hands.distinct]) >> q & 1 and (hand > 1).any():
            found.append(
                f"{LETTERS[q]} holds two of a kind, and {hands.distinct} says that it does not: {hand.tolist()}"
            )
        captured = state[hands.known][q] if hands.known else np.zeros(len(hand), np.int64)
        if (captured[1:] > hand[1:]).any():
            found.append(f"{LETTERS[q]} is known to hold {captured.tolist()}, and has {hand.tolist()}")
        for p in range(players) if hands.given else ():
            given = state[hands.given][p]
            if int(state["receiver"][p]) == q and (given[1:] + captured[1:] > hand[1:]).any():
                found.append(
                    f"{LETTERS[p]} has given {given.tolist()} to {LETTERS[q]}, who has {hand.tolist()}"
                )
            if int(state["receiver"][p]) < 0 and given.any():
                found.append(f"{LETTERS[p]} has given something to nobody")
    return found


def impossible(game: Game, state: Any, *, sampled: bool = False) -> list[str]:
    """Why hidden cards cannot lie as they do in a state, or in a sample for which `possible` held in the true state."""
    players = int(state["players"])
    found = [
        f"{name}: {fault}"
        for name, declared in game.layout.fields.items()
        if declared.cards and declared.per_seat and declared.kind == "bag"
        for fault in misremembered(declared, state, players)
    ]
    if not game.possible(state):
        found.append(
            f"`possible` holds for the true cards, and in {ATTEMPTS} tries no deal was found for which it does: it is true of "
            "too few deals; ask less in it, or let fields say what is known (`known`, `given`, `distinct`), since deals are "
            "drawn by these"
            if sampled
            else "`possible` says that cards cannot lie as they do; it has to hold for every state that is reached"
        )
    return found
