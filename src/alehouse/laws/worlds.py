"""Other worlds that look the same to a seat: other hidden cards on the table, and other hidden cards in the past."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from alehouse.dealer import give_script, new_dealer
from alehouse.deals import sample
from alehouse.events import EVERYBODY
from alehouse.game import Game
from alehouse.laws.playing import menu_of, playable
from alehouse.laws.settings import Setting
from alehouse.laws.soundness import impossible, private_numbers, sealed_fields
from alehouse.layout import LETTERS, NO_ONE, OWNER, SPECTATOR, Field, view
from alehouse.native.dealer import SCRIPT_FIRST, ImpossibleCard
from alehouse.native.moves import SEAT_SHIFT
from alehouse.refused import Refused
from alehouse.seen import Seen
from alehouse.table import Table

Viewer = int
"""A seat's number, or `SPECTATOR`."""


def viewers(players: int) -> list[Viewer]:
    """All who look on without seeing everything."""
    return [SPECTATOR, *range(players)]


def named(viewer: Viewer) -> str:
    """A viewer in words."""
    return "a spectator" if viewer == SPECTATOR else f"seat {LETTERS[viewer]}"


def seen(table: Table, viewer: Viewer) -> Seen:
    """What a viewer knows of a table."""
    return table.seen_by(None if viewer == SPECTATOR else LETTERS[viewer])


def seen_cards(viewer: Viewer, mask: int) -> bool:
    """Whether a viewer may see the card of an event with that mask."""
    return mask == EVERYBODY or (viewer >= 0 and bool(mask >> viewer & 1))


def hidden_bags(game: Game, players: int, viewer: Viewer) -> Iterator[tuple[str, Field, tuple[int, ...]]]:
    """Each bag that a viewer may not look into: the field's name, the field, and where in it."""
    for name, field in game.layout.fields.items():
        if field.kind != "bag" or field.seen_by not in (OWNER, NO_ONE):
            continue
        for p in range(players) if field.per_seat else [None]:
            if field.seen_by == NO_ONE or p != viewer:
                yield name, field, () if p is None else (p,)


def holds_hidden_cards(game: Game) -> bool:
    """Whether seats hold cards that others may not see; in other games there is nothing to be uncertain about."""
    return any(field.cards and name != "deck" for name, field, _ in hidden_bags(game, game.max_players, 0))


def placed_cards(game: Game, field: Field, state: Any, viewer: Viewer, at: tuple[int, ...]) -> np.ndarray:
    """The cards of a hidden bag that a viewer can place all the same: by kind."""
    known: np.ndarray = np.zeros(game.deck.kinds, np.int64)
    if field.known:
        known += state[field.known][at]
    if field.given and viewer >= 0 and (int(state["receiver"][viewer]),) == at:
        known += state[field.given][viewer]
    return known


def redealt(
    game: Game, state: Any, viewer: Viewer, chance: random.Random, move: int | None = None
) -> np.ndarray:
    """Another full state with the same view: all cards that the viewer cannot place change places at random.

    What seats remember about hidden cards and have chosen in secret changes too; nothing is asked about how likely
    such a state is, but it must be possible. The cards that `move` names stay with its seat.
    """
    for _ in range(20):
        other = _dealt_again(game, state, viewer, chance, move)
        if not impossible(game, other[0]):
            break
    else:
        other[0] = state
    return rechosen(game, other, viewer, chance)


def _part_of(bag: np.ndarray, size: int, chance: random.Random) -> np.ndarray:
    kinds = [k for k, n in enumerate(bag.tolist()) for _ in range(n)]
    return np.bincount(chance.sample(kinds, size), minlength=len(bag))


def _dealt_again(
    game: Game, state: Any, viewer: Viewer, chance: random.Random, move: int | None
) -> np.ndarray:
    other: np.ndarray = np.zeros(1, game.layout.dtype)
    other[0] = state
    players = int(state["players"])
    fields = game.layout.fields
    bags = list(hidden_bags(game, players, viewer))
    partial = {field.older for _, field, _ in bags if field.older}
    given = {field.given for field in fields.values() if field.given}
    pieces = {} if move is None else game.notation.parts(move)
    kept = {}
    pool: list[int] = []
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
                part[:] = _part_of(memory, int(part.sum()), chance)
        elif name not in partial and name not in given:
            kinds = [chance.randrange(1, len(memory)) for _ in range(count)]
            memory[:] = np.bincount(kinds, minlength=len(memory))
    for hands in fields.values():
        for p in range(players) if hands.given else ():
            if p == viewer:
                continue
            q = int(state["receiver"][p])
            memory = other[hands.given][0][p]
            memory[:] = 0
            if q >= 0:
                rest = other[hands.name][0][q] - (other[hands.known][0][q] if hands.known else 0)
                memory[:] = _part_of(rest, chance.randint(0, int(rest.sum())), chance)
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


def other_states(
    table: Table, viewer: Viewer, chance: random.Random, move: str | None = None
) -> list[np.ndarray]:
    """Two other full states with the same view: one of any kind, one that is a fair sample.

    In the first one the mover of `move` has the cards that it names.
    """
    game = table.game
    fair = sample(game, seen(table, viewer).view, viewer, new_dealer(str(chance.random())))
    m = None if move is None else table.read(move)
    return [redealt(game, table.state, viewer, chance, m), rechosen(game, fair, viewer, chance)]


def other_world(table: Table, state: np.ndarray, viewer: Viewer, chance: random.Random) -> Table:
    """A table in another state, with another past: all that the viewer may not see of either is something else.

    Hidden cards of earlier states and events, sealed choices that are still sealed, and the cards of secret moves.
    """
    game, whole = table.game, table.laid_open()
    kinds = range(1, game.deck.kinds)
    past, moves = [], []
    for number, step in enumerate(whole.story, 1):
        past.append(redealt(game, step.view[0], viewer, chance))
        m = step.move or 0
        known = seen(table, viewer).known(number)
        if known.mover != viewer and known.move != m:
            m = _another_move(game, step.view[0], m, known.move, chance)
        moves.append(m)
    rows = []
    for number in range(whole.made + 1):
        rows.append(whole.announced(number))
        for row in rows[-1]:
            if row[3] and not seen_cards(viewer, row[7]):
                row[3] = chance.choice([k for k in kinds if k != row[3]])
    return table.imagined(state, past=past, rows=rows, moves=moves)


def _another_move(game: Game, state: Any, m: int, known: int | None, chance: random.Random) -> int:
    """A move of the same seat that its viewer cannot tell from `m`: it knows as much of it as `known` says."""
    menu = menu_of(game, state, m >> SEAT_SHIFT & 7)
    alike = [x for x in menu if known is None or game.notation.opened(x) == known]
    return chance.choice(alike or [m])


def refusals(table: Table, viewer: Viewer, texts: Sequence[str]) -> list[Any]:
    """What a seat is told when it tries some moves."""
    told: list[Any] = []
    for text in texts:
        try:
            table.read(text, LETTERS[viewer])
            told.append(text)
        except Refused as refused:
            told.append((refused.code, refused.details, str(refused)))
    return told


def gets(table: Table, viewer: Viewer, texts: Sequence[str], since: int = 0) -> dict[str, str]:
    """All that a viewer gets from a table, by what it is, as texts: events after the first `since` moves, and what it is
    told about the moves `texts`, among the rest.
    """
    knows = seen(table, viewer)
    got: dict[str, Any] = {
        "view": knows.view.tobytes().hex(),
        "the pickled Seen": pickle.dumps(knows).hex(),
        "position": knows.position(),
        "events": knows.events(since),
        "moves": knows.moves,
        "acting": knows.acting,
        "winners": [knows.over, knows.winners, knows.losers, knows.hand],
    }
    if viewer != SPECTATOR:
        got["legal moves"] = table.legal(LETTERS[viewer])
        got["menu"] = [vars(choice) for choice in knows.menu()]
        got["refusals"] = refusals(table, viewer, texts)
    return {what: value if isinstance(value, str) else json.dumps(value) for what, value in got.items()}


def apart(one: Table, other: Table, viewer: Viewer, texts: Sequence[str] = (), since: int = 0) -> list[str]:
    """What a viewer gets from two tables that is not the same, by name, with the fields of its view that differ."""
    got, theirs = gets(one, viewer, texts, since), gets(other, viewer, texts, since)
    differ = [what for what in got if got[what] != theirs[what]]
    if "view" in differ:
        mine, their = seen(one, viewer).state, seen(other, viewer).state
        fields = [f for f in one.layout.fields if np.any(mine[f] != their[f])]
        differ[differ.index("view")] = f"view ({', '.join(fields)})"
    return differ


class Draw(NamedTuple):
    """A card that chance has decided on."""

    card: str
    seen: int
    """Mask of the seats that saw it; -1: everybody."""
    shuffles: int
    """How many times the cards were shuffled before."""


def draws(table: Table) -> list[Draw]:
    """The cards of a game in the order in which they were drawn."""
    game, whole = table.game, table.laid_open()
    found, shuffles = [], 0
    for number in range(whole.made + 1):
        for row in whole.announced(number):
            if game.event_names[row[0]] in ("reshuffled", "redeal"):
                shuffles += 1
            if row[3] and row[5] in game.chosen_by_chance:
                found.append(Draw(game.deck.text(row[3]), row[7], shuffles))
    return found


def other_past(drawn: list[Draw], viewer: Viewer, kinds: list[str], chance: random.Random) -> list[str]:
    """The same draws, except for some that the viewer did not see: changed, swapped, or swapped over a reshuffle."""
    cards = [draw.card for draw in drawn]
    hidden = [i for i, draw in enumerate(drawn) if not seen_cards(viewer, draw.seen)]
    over = [
        (i, j)
        for n, i in enumerate(hidden)
        for j in hidden[n + 1 : n + 12]
        if drawn[i].seen == drawn[j].seen and drawn[i].shuffles < drawn[j].shuffles and cards[i] != cards[j]
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
            j = chance.choice(
                [j for j in hidden if chance.random() < 0.5 or drawn[j].seen == drawn[i].seen] or [i]
            )
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
    verb = table.game.notation.verb(table.game.notation.read(move, len(table.seats)))
    texts = playable(table, move[0], chance)
    if not int(table.state["sealing"]):
        texts = [text for text in texts if verb.secret and text.split()[0] == verb.word]
    return f"{move[0]} {chance.choice(texts)}" if texts else move


def told_apart(
    setting: Setting, table: Table, viewer: Viewer, chance: random.Random
) -> tuple[int, str | None]:
    """Compare a played game with another past of it for as long as the viewer is told the same.

    Returns how many steps were compared in worlds that differ, and how the viewer could have told them apart.
    """
    game, drawn = setting.game, draws(table)
    kinds = [game.deck.text(k) for k in range(1, game.deck.kinds)]
    ours = [draw.card for draw in drawn]
    sealed = bool(sealed_fields(game)) or any(verb.secret for verb in game.verbs.all)
    cards = ours if sealed and chance.random() < 0.3 else other_past(drawn, viewer, kinds, chance)
    if cards == ours and not sealed:
        return 0, None
    try:
        truth, other = setting.table(cards=ours), setting.table(cards=cards)
    except Refused:  # a card that cannot come, so this is no other past
        return 0, None
    steps = 0
    for number, move in enumerate([None, *table.moves]):
        if move is not None:
            try:
                truth.play(move)
                other.play(other_choice(other, move, viewer, chance))
            except Refused:
                break
        if seen(truth, viewer).events(number) != seen(other, viewer).events(number):
            break
        steps += cards != ours or truth.moves != other.moves
        if differ := apart(truth, other, viewer, since=number):
            return steps, (
                f"{named(viewer)} is told the same in two games with other hidden cards, and yet gets another "
                f"{', '.join(differ)} after move {number} (cards {' '.join(cards)}; moves {', '.join(other.moves)})"
            )
    return steps, None


def made_with(
    game: Game, state: np.ndarray, m: int, script: Sequence[int]
) -> tuple[np.ndarray, list[list[int]]] | None:
    """The state after a move, and its events, if these cards come first; `None` if they cannot come."""
    after = state.copy()
    dealer = new_dealer("the cards that follow", logging=True)
    give_script(dealer, script, SCRIPT_FIRST)
    try:
        game.make(after, dealer, m >> SEAT_SHIFT & 7, m)
    except ImpossibleCard:
        return None
    return after, dealer["log"][0][: int(dealer["logged"][0])].tolist()


def view_bytes(game: Game, state: np.ndarray, viewer: Viewer) -> bytes:
    """What a viewer may see of a state, as bytes."""
    return view(game.layout, state, viewer).tobytes()
