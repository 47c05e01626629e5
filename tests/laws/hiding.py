"""Other worlds that look the same to a seat: other hidden cards on the table, and other hidden cards in the past."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from alehouse.dealer import new_dealer
from alehouse.game import Game
from alehouse.layout import NO_ONE, OWNER, SPECTATOR, Field
from alehouse.moves import seat_letter
from alehouse.refused import Refused
from alehouse.table import Table

from .playing import Setting, impossible, menu_of, playable, private_numbers, sealed_fields

Viewer = int
"""A seat's number, or `SPECTATOR`."""


def viewers(players: int) -> list[Viewer]:
    return [SPECTATOR, *range(players)]


def named(viewer: Viewer) -> str:
    """How `Table.position` and `Table.events` name a viewer."""
    return "spectator" if viewer == SPECTATOR else seat_letter(viewer)


def hidden_bags(game: Game, players: int, viewer: Viewer) -> Iterator[tuple[str, Field, tuple[int, ...]]]:
    """Each bag that a viewer may not look into: the field's name, the field, and where in it."""
    for name, field in game.layout.fields.items():
        if field.kind != "bag" or field.seen_by not in (OWNER, NOBODY):
            continue
        for p in range(players) if field.per_seat else [None]:
            if field.seen_by == NOBODY or p != viewer:
                yield name, field, () if p is None else (p,)


def redealt(
    game: Game, state: Any, viewer: Viewer, chance: random.Random, move: int | None = None
) -> np.ndarray:
    """Another full state with the same view: all cards that the viewer cannot place change places at random.

    What seats remember about hidden cards and have chosen in secret changes too; nothing is asked about how likely
    such a state is, but it must be possible. The cards that `move` names stay with its seat.
    """
    for _ in range(20):
        other = dealt_again(game, state, viewer, chance, move)
        if not impossible(game, other[0]):
            break
    else:
        other[0] = state
    return rechosen(game, other, viewer, chance)


def placed_cards(game: Game, field: Field, state: Any, viewer: Viewer, at: tuple[int, ...]) -> np.ndarray:
    """The cards of a hidden bag that a viewer can place all the same: by kind."""
    known = np.zeros(game.deck.kinds, np.int64)
    if field.known:
        known += state[field.known][at]
    if field.given and viewer >= 0 and (int(state["receiver"][viewer]) - 1,) == at:
        known += state[field.given][viewer]
    return known


def part_of(bag: np.ndarray, size: int, chance: random.Random) -> np.ndarray:
    """Some cards of a bag."""
    kinds = [k for k, n in enumerate(bag.tolist()) for _ in range(n)]
    return np.bincount(chance.sample(kinds, size), minlength=len(bag))


def dealt_again(
    game: Game, state: Any, viewer: Viewer, chance: random.Random, move: int | None
) -> np.ndarray:
    """One try at a state for `redealt`."""
    other = np.zeros(1, game.layout.dtype)
    other[0] = state
    players = int(state["players"])
    fields = game.layout.fields
    bags = list(hidden_bags(game, players, viewer))
    partial = {field.older for _, field, _ in bags if field.older}
    given = {field.given for field in fields.values() if field.given}
    pieces = {} if move is None else game.notation.parts(move)
    kept = {}
    pool = []
    for name, field, at in bags:
        if not field.cards:
            continue
        stay = placed_cards(game, field, state, viewer, at)
        if at == (pieces.get("seat"),):
            named_cards = np.bincount(pieces.get("cards", []), minlength=game.deck.kinds)
            stay = np.maximum(stay, np.minimum(named_cards, state[name][at]))
        kept[name, at] = stay
        pool += [k for k, n in enumerate((state[name][at] - stay).tolist()) for _ in range(n)]
    chance.shuffle(pool)
    for name, field, at in bags:
        memory = other[name][0][at]
        count = int(memory.sum())
        if field.cards:
            stay = kept[name, at]
            dealt = [pool.pop() for _ in range(count - int(stay.sum()))]
            memory[:] = stay + np.bincount(dealt, minlength=len(memory))
            if field.older:
                part = other[field.older][0][at]
                part[:] = part_of(memory, int(part.sum()), chance)
        elif name not in partial and name not in given:
            kinds = [chance.randrange(1, len(memory)) for _ in range(count)]
            memory[:] = np.bincount(kinds, minlength=len(memory))
    assert not pool
    for hands in fields.values():
        for p in range(players) if hands.given else ():
            if p == viewer:
                continue
            q = int(state["receiver"][p]) - 1
            memory = other[hands.given][0][p]
            memory[:] = 0
            if q >= 0:
                rest = other[hands.name][0][q] - (other[hands.known][0][q] if hands.known else 0)
                memory[:] = part_of(rest, chance.randint(0, int(rest.sum())), chance)
    for name in private_numbers(game):
        for p in range(players):
            if p != viewer:
                other[name][0][p] = 0
    return other


def rechosen(game: Game, state: np.ndarray, viewer: Viewer, chance: random.Random) -> np.ndarray:
    """The state in which the other seats that have already chosen in secret have chosen anything else instead."""
    sealing, acting = int(state["sealing"][0]), int(state["acting"][0])
    for p in range(int(state["players"][0])):
        if p == viewer or not sealing & ~acting & 1 << p:
            continue
        other = state.copy()
        for name in sealed_fields(game):
            other[name][0][p] = 0
        other["acting"] |= 1 << p
        game.play(other[0], new_dealer(None)[0], p, chance.choice(menu_of(game, other[0], p)))
        state = other
    return state


def with_other_log(table: Table, viewer: Viewer, chance: random.Random) -> Table:
    """A copy of a table in whose log every card that the viewer may not see is another one."""
    other = table.copy()
    log = []
    for number, row in table._log:
        row = row.copy()
        seen = int(row[7])
        if row[3] and seen != -1 and not (viewer >= 0 and seen >> viewer & 1):
            row[3] = chance.choice([k for k in range(1, table.game.deck.kinds) if k != row[3]])
        log.append((number, row))
    other._log = log
    return other


def refusals(table: Table, viewer: Viewer, texts: list[str]) -> list[Any]:
    """What a seat is told when it tries some moves on a copy of the table."""
    told: list[Any] = []
    for text in texts:
        try:
            table.read(text, named(viewer))
            told.append(text)
        except Refused as refused:
            told.append((refused.code, refused.details, str(refused)))
    return told


def everything(table: Table, viewer: Viewer, texts: list[str], since: int = 0) -> str:
    """All that a viewer gets from a table, as one text: events after the first `since` moves, and what it is told
    about the moves `texts`, among the rest.
    """
    seat = named(viewer)
    got: dict[str, Any] = {
        "view": table.seen_by(None if viewer == SPECTATOR else seat).view.tobytes().hex(),
        "position": table.seen_by(seat).position(),
        "events": table.seen_by(seat).events(since),
        "acting": table.acting,
        "over": [table.over, table.winners, table.losers, table.hand],
    }
    if viewer != SPECTATOR:
        got["legal"] = table.legal(seat)
        got["menu"] = [vars(choice) for choice in table.seen_by(seat).menu()]
        got["refusals"] = refusals(table, viewer, texts)
    return json.dumps(got)


class Draw(NamedTuple):
    """A card that came from the deck."""

    card: str
    seen: int
    """Mask of the seats that saw it; -1: everybody."""
    deck: int
    """How many times the cards were shuffled before."""


def by_chance(game: Game, place: str | None) -> bool:
    """Whether chance decides which card comes from a place: nobody can look into it."""
    return place == "deck" or (place in game.layout.fields and game.layout.fields[place].seen_by == NOBODY)


def cards_by_chance(table: Table) -> list[str]:
    """The cards of a game in the order in which chance decided on them: a table's `cards`."""
    return [e["card"] for e in table.laid_open().events() if e["card"] and by_chance(table.game, e["from"])]


def draws(table: Table) -> list[Draw]:
    """The cards of a game in the order in which they were drawn."""
    found, shuffles = [], 0
    for _, row in table._log:
        if table.game.event_names[int(row[0])] in ("reshuffled", "redeal"):
            shuffles += 1
        if row[3] and by_chance(table.game, table.game.place_names[int(row[5])]):
            found.append(Draw(table.game.deck.text(int(row[3])), int(row[7]), shuffles))
    return found


def sees(viewer: Viewer, mask: int) -> bool:
    return mask == -1 or (viewer >= 0 and bool(mask >> viewer & 1))


def other_past(drawn: list[Draw], viewer: Viewer, kinds: list[str], chance: random.Random) -> list[str]:
    """The same draws, except for some that the viewer did not see: changed, swapped, or swapped over a reshuffle."""
    cards = [draw.card for draw in drawn]
    hidden = [i for i, draw in enumerate(drawn) if not sees(viewer, draw.seen)]
    over = [
        (i, j)
        for n, i in enumerate(hidden)
        for j in hidden[n + 1 : n + 12]
        if drawn[i].seen == drawn[j].seen and drawn[i].deck < drawn[j].deck and cards[i] != cards[j]
    ]
    if over and chance.random() < 0.5:
        i, j = chance.choice(over)
        cards[i], cards[j] = cards[j], cards[i]
        return cards
    for _ in range(chance.choice([1, 1, 2, 3])):
        if not hidden:
            break
        i = chance.choice(hidden)
        if chance.random() < 0.6:
            j = chance.choice([j for j in hidden if chance.random() < 0.5 or drawn[j].seen == drawn[i].seen])
            cards[i], cards[j] = cards[j], cards[i]
        else:
            cards[i] = chance.choice(kinds)
    return cards


def other_choice(table: Table, move: str, viewer: Viewer, chance: random.Random) -> str:
    """A move, or another one in its place that the viewer may not be able to tell from it: the choice is sealed, or its
    words are secret.
    """
    if table.seat(move[0]) == viewer or chance.random() < 0.5:
        return move
    verb = table.game.notation.parts(table.game.notation.read(move, len(table.seats)))["verb"]
    texts = playable(table, move[0], chance)
    if not int(table.state["sealing"]):
        texts = [text for text in texts if verb.secret and text.split()[0] == verb.word]
    return f"{move[0]} {chance.choice(texts)}" if texts else move


def told_apart(
    setting: Setting, table: Table, viewer: Viewer, chance: random.Random
) -> tuple[int, list[str]]:
    """Compare a played game with another past of it for as long as the viewer's feed says the same.

    Returns how many steps were compared in worlds that differ, and how the viewer could have told them apart.
    """
    game = setting.game
    drawn = draws(table)
    kinds = [game.deck.text(k) for k in range(1, game.deck.kinds)]
    ours = [draw.card for draw in drawn]
    sealed = bool(sealed_fields(game)) or any(verb.secret for verb in game.verbs.all)
    cards = ours if sealed and chance.random() < 0.3 else other_past(drawn, viewer, kinds, chance)
    if cards == ours and not sealed:
        return 0, []
    try:
        truth, other = setting.table(cards=ours), setting.table(cards=cards)
    except Refused:  # a card that cannot come, so this is no other past
        return 0, []
    steps = 0
    for number, move in enumerate([None, *table.moves]):
        if move is not None:
            try:
                truth.play(move)
                other.play(other_choice(other, move, viewer, chance))
            except Refused:
                break
        if truth.events(named(viewer), number) != other.events(named(viewer), number):
            break
        steps += cards != ours or truth.moves != other.moves
        got, theirs = everything(truth, viewer, [], number), everything(other, viewer, [], number)
        if got != theirs:
            mine, their = json.loads(got), json.loads(theirs)
            apart = [key for key in mine if mine[key] != their[key]]
            views = [np.frombuffer(bytes.fromhex(it["view"]), game.layout.dtype)[0] for it in (mine, their)]
            fields = [f for f in game.layout.dtype.names or () if np.any(views[0][f] != views[1][f])]
            return steps, [
                f"after move {number} {named(viewer)} can tell {cards} from {ours} by {apart} {fields}\n"
                f"{other.moves}\n" + table.record().text()
            ]
    return steps, []
