"""Nothing that a seat gets depends on what it may not see."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import numpy as np

from alehouse.dealer import key_of
from alehouse.events import EVERYBODY
from alehouse.game import Game
from alehouse.laws.fault import Fault
from alehouse.laws.playing import (
    Manner,
    menu_of,
    play_on,
    playable,
    played,
    played_move,
    somewhere,
    stands_in,
)
from alehouse.laws.settings import Setting
from alehouse.laws.soundness import sealed_fields
from alehouse.laws.worlds import (
    Viewer,
    apart,
    gets,
    hidden_bags,
    made_with,
    named,
    other_states,
    other_world,
    redealt,
    seen,
    seen_cards,
    told_apart,
    view_bytes,
    viewers,
)
from alehouse.laws.written import every_text
from alehouse.layout import ALL, LETTERS, OWNER, SPECTATOR, card_counts, view
from alehouse.native.moves import SEAT_SHIFT
from alehouse.seen import Event, hidden_from
from alehouse.table import Table

HINT = (
    "what a rule reads for a seat (in `legal`, `price`, `facts`, `why_not` …) has to be in sight of that seat"
)


def hidden_cards_change_nothing(setting: Setting) -> Iterator[Fault]:
    """Other hidden cards, another hidden past: a seat gets the same, and its pickled `Seen` is the same bytes."""
    game, chance = setting.game, random.Random(setting.manner)
    table = somewhere(setting, 60)
    texts = [*chance.choices(every_text(game, setting.players), k=8), "", "x", "draw draw", "fold Z 99"]
    for viewer in viewers(setting.players):
        for state in other_states(table, viewer, chance):
            if differ := apart(other_world(table, state, viewer, chance), table, viewer, texts):
                yield Fault(
                    "secrecy",
                    f"{named(viewer)} gets another {', '.join(differ)} if cards change that it may not see; {HINT}",
                    table.record().text(),
                )


def other_pasts_look_the_same(setting: Setting) -> Iterator[Fault]:
    """Two games that tell a seat the same give it the same at every step."""
    table, chance = played(setting, 60), random.Random(setting.manner)
    for viewer in viewers(setting.players):
        for _ in range(2):
            if words := told_apart(setting, table, viewer, chance)[1]:
                yield Fault(
                    "secrecy",
                    f"{words}; {HINT}, and a choice that nobody is ever shown is a verb with secret=True",
                    table.record().text(),
                )


def no_seed_is_given_away(setting: Setting) -> Iterator[Fault]:
    """Neither the seed, nor its key, nor the record is part of what a seat gets."""
    secret = "KEEP-THIS-TO-YOURSELF"
    table = played(setting.with_seed(secret), 20)
    for viewer in viewers(setting.players):
        given = (
            pickle.dumps(seen(table, viewer)) + " ".join(gets(table, viewer, ["nonsense"]).values()).encode()
        )
        if secret.encode() in given or key_of(secret).tobytes() in given:
            yield Fault(
                "secrecy", f"{named(viewer)} gets the seed; `facts` may not say it", table.record().text()
            )


def zones_hide_cards(setting: Setting) -> Iterator[Fault]:
    """Hidden cards are shown as question marks, as many as there are."""
    game, table = setting.game, somewhere(setting, 60)
    whole = table.laid_open().zones()
    for viewer in viewers(setting.players):
        zones, position = seen(table, viewer).zones(), seen(table, viewer).position()
        if set(position["legal"]) != set(table.acting) & ({LETTERS[viewer]} if viewer >= 0 else set()):
            yield Fault(
                "secrecy",
                f"{named(viewer)} is told the moves of {sorted(position['legal'])}",
                table.record().text(),
            )
        for zone in game.layout.zones():
            field, shown, there = zone.field, zones[zone.name], whole[zone.name]
            if field.kind != "bag" or field.show == "pile":
                continue
            mine, theirs = (shown, there) if field.per_seat else ([shown], [there])
            assert isinstance(mine, list)
            assert isinstance(theirs, list)
            for p, (has, holds) in enumerate(zip(mine, theirs, strict=True)):
                assert isinstance(holds, list)
                may_look = field.seen_by == ALL or (field.seen_by == OWNER and p == viewer)
                if has != (holds if may_look else ["?"] * len(holds)):
                    yield Fault(
                        "secrecy",
                        f"{zone.name}: {named(viewer)} is shown {has} where {holds} lie and seen_by={field.seen_by!r}",
                        table.record().text(),
                    )


def a_move_tells_what_its_events_tell(setting: Setting) -> Iterator[Fault]:
    """The same move in two worlds that look the same: the views after it are equal exactly if the events are (unless
    a new deal has begun).

    In the other world the cards that the seat sees drawn are the same, those it does not see are any others.
    """
    game, chance = setting.game, random.Random(setting.manner)
    table, manner = somewhere(setting, 60), Manner(setting.game, setting.manner + 1)
    for _ in range(6):
        if table.over:
            break
        move, before = manner.move(table), table.laid_open().view
        m = table.read(move)
        worlds = {viewer: other_states(table, viewer, chance, move) for viewer in viewers(setting.players)}
        played_move(table, move)
        rows = table.laid_open().announced(table.made)
        after = table.laid_open().view
        for viewer, states in worlds.items():
            for state in states:
                if not stands_in(game, state[0], m, menu_of(game, state[0], m >> SEAT_SHIFT & 7)):
                    continue
                other = made_with(game, state, m, _script(game, rows, viewer, chance))
                if other is None:
                    continue
                same_events, same_view = _alike(game, (after, rows), other, viewer)
                # What was shown before a new deal, or when all is over, is seen in no later view.
                forgotten = table.over or any(game.event_names[row[0]] in ("hand", "redeal") for row in rows)
                if same_events != same_view and not (forgotten and same_view):
                    fields = _differing(game, before, after, other[0], viewer)
                    what = "its events tell it nothing of that" if same_events else "though its events differ"
                    yield Fault(
                        "secrecy",
                        f"after {move} {named(viewer)} sees {fields or 'the same'} where hidden cards differ, {what}; "
                        "announce every card that is turned up, with `seen` for those who may see it",
                        table.record().text(),
                    )


def _script(game: Game, rows: list[list[int]], viewer: Viewer, chance: random.Random) -> list[int]:
    """The cards that came in a move, those that the viewer did not see exchanged for any others."""
    drawn = [row for row in rows if row[3] and row[5] in game.chosen_by_chance]
    script = [row[3] for row in drawn]
    hidden = [i for i, row in enumerate(drawn) if not seen_cards(viewer, row[7])]
    if chance.random() < 0.5:
        others = chance.sample([script[i] for i in hidden], len(hidden))
    else:
        others = [chance.randrange(1, game.deck.kinds) for _ in hidden]
    for i, card in zip(hidden, others, strict=True):
        script[i] = card
    return script


Turned = tuple[np.ndarray, list[list[int]]]
"""A state after a move, and the events of the move."""


def _alike(game: Game, one: Turned, other: Turned, viewer: Viewer) -> tuple[bool, bool]:
    """Whether a move has told a viewer the same, and left it the same view."""
    told = [[row[:7] for row in hidden_from(viewer, rows)] for _, rows in (one, other)]
    views = [view_bytes(game, state, viewer) for state, _ in (one, other)]
    return told[0] == told[1], views[0] == views[1]


def _differing(game: Game, before: np.ndarray, one: np.ndarray, other: np.ndarray, viewer: Viewer) -> str:
    mine, theirs = (view(game.layout, state, viewer)[0] for state in (one, other))
    return ", ".join(name for name in game.layout.fields if np.any(mine[name] != theirs[name]))


def words_tell_what_events_tell(setting: Setting) -> Iterator[Fault]:
    """Unless they are secret: a move that could not have been made in another world that looks the same tells others
    that they are not in it. Then no move of that world may look the same.
    """
    game, chance = setting.game, random.Random(setting.manner)
    table, manner = somewhere(setting, 40), Manner(game, setting.manner + 1)
    for _ in range(12):
        if table.over:
            break
        move = manner.move(table)
        m, mover = table.read(move), table.seat(move[0])
        verb, before = game.notation.verb(m), table.copy()
        played_move(table, move)
        if verb.secret and (name := _told_to_all(before, table, m)):
            yield Fault(
                "secrecy",
                f"{move}: {verb.word!r} is declared with secret=True, and the event {name} tells everybody its card; announce "
                "it with seen=1 << p, or leave secret=True out",
                table.record().text(),
            )
            return
        if verb.secret or int(before.state["sealing"]):
            continue
        after = (table.laid_open().view, table.laid_open().announced(table.made))
        for viewer in viewers(setting.players):
            if viewer == mover:
                continue
            world = redealt(game, before.state, viewer, chance)
            menu = menu_of(game, world[0], mover)
            if stands_in(game, world[0], m, menu):
                continue
            imagined = before.imagined(world, past=(), rows=([],), moves=())
            for text in playable(imagined, move[0], chance)[:30]:
                m2 = game.notation.read(text, setting.players, mover)
                other = made_with(game, world, m2, _script(game, after[1], viewer, chance))
                if other is not None and all(_alike(game, after, other, viewer)):
                    yield Fault(
                        "secrecy",
                        f"{move} and {text} look the same to {named(viewer)} but for their words, which name a card that "
                        f"is hidden from it: declare verb({verb.word!r}, …, secret=True)",
                        table.record().text(),
                    )
                    return


def _told_to_all(before: Table, table: Table, m: int) -> str | None:
    """The event of a move by which everybody is told a card that the move names, unless it opens sealed choices.

    Cards of which its seat had more than the move names, that came by chance, or that lay open are other ones.
    """
    game, mover, fields = table.game, m >> SEAT_SHIFT & 7, table.game.layout.fields
    if int(before.state["sealing"]) and int(before.state["acting"]) == 1 << mover:
        return None
    rows = table.laid_open().announced(table.made)
    named_cards = game.notation.parts(m).get("cards", [])
    own = [
        name for name, f, at in hidden_bags(game, len(table.seats), SPECTATOR) if f.cards and at == (mover,)
    ]
    for row in rows:
        source = fields.get(str(game.place_names[row[5]]))
        if game.events_by_name[game.event_names[row[0]]].begins:
            return None
        if row[1] != mover or row[3] not in named_cards or row[7] != EVERYBODY:
            continue
        others = sum(int(before.state[name][mover][row[3]]) for name in own) - named_cards.count(row[3])
        drawn = any(r[1] == mover and r[3] == row[3] and r[5] in game.chosen_by_chance for r in rows)
        if others <= 0 and not drawn and (source is None or source.seen_by != ALL):
            return game.event_names[row[0]]
    return None


def sealed_choices_stay_sealed(setting: Setting) -> Iterator[Fault]:
    """Until all have chosen, others get the same whatever a seat has chosen, and the seat sees what it was."""
    game, chance = setting.game, random.Random(setting.manner)
    table = setting.table()
    for _ in [None, *play_on(table, Manner(game, setting.manner), 60)]:
        if not int(table.state["sealing"]) or len(table.acting) < 2:
            continue
        letter = chance.choice(table.acting)
        texts = table.legal(letter)
        if len(texts) < 2:
            continue
        texts = chance.sample(texts, 2)
        worlds = [table.copy() for _ in texts]
        for world, text in zip(worlds, texts, strict=True):
            world.play(letter, text)
        for viewer in viewers(setting.players):
            differ = apart(worlds[0], worlds[1], viewer, ["x", texts[0]])
            if viewer >= 0 and LETTERS[viewer] == letter:
                if not differ:
                    yield Fault(
                        "secrecy",
                        f"{letter} cannot see what it has chosen itself: {texts}",
                        table.record().text(),
                    )
            elif differ:
                yield Fault(
                    "secrecy",
                    f"{named(viewer)} gets another {', '.join(differ)} when {letter} seals {texts[1]} instead of {texts[0]}; "
                    "seal choices by `kit.sealed`, and announce nothing before all are in",
                    table.record().text(),
                )


def has_sealed_choices(game: Game) -> str | None:
    """Why there is nothing to ask about sealed choices, if so."""
    return None if sealed_fields(game) else "it has no sealed choices"


def remembered_of_others(game: Game, state: np.void, viewer: Viewer) -> np.ndarray:
    """The cards in others' hands that a viewer knows of, by kind, as its view says."""
    found: np.ndarray = np.zeros(game.deck.kinds, int)
    for field in game.layout.fields.values():
        if field.given and viewer >= 0:
            found += state[str(field.given)][viewer]
        for q in range(int(state["players"])) if field.known else ():
            found += state[str(field.known)][q] if q != viewer else 0
    found[0] = 0
    return found


class _Learning:
    """How many cards each viewer knows of, by its view, and by what it has been told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        kinds = self.game.deck.kinds
        everybody = viewers(len(table.seats))
        self.before = {viewer: np.zeros(kinds, int) for viewer in everybody}
        self.memory = {viewer: np.zeros(kinds, int) for viewer in everybody}
        self.deck = sum(self.game.counts(table.options))
        self.earlier = table.state.copy()

    def faults(self, number: int) -> Iterator[Fault]:
        """Look at the table after a move."""
        game, table, fields = self.game, self.table, self.game.layout.fields
        happened = table.laid_open().events(number)
        drawn = sum(e["from"] == "deck" and e["card"] is not None for e in happened)
        hidden = int(card_counts(game.layout, table.seen_by(None).state)[0])
        now = int(table.state["deck"].sum()) if "deck" in fields else hidden
        shuffled = now != self.deck - drawn
        self.deck = now
        for viewer in self.before:
            state = seen(table, viewer).state
            recalled = remembered_of_others(game, state, viewer)
            known = card_counts(game.layout, state) + recalled
            known[0] = 0
            expected = self.before[viewer] + self._learnt(viewer, number, shuffled)
            least = expected - self.memory[viewer] - self._gone(happened)
            if (known > expected).any() or (not (shuffled or table.over) and (known < least).any()):
                more, less = known - expected, np.maximum(least - known, 0)
                told = [f"{game.deck.texts[k]}" for k in np.flatnonzero(more > 0)]
                lost = [f"{game.deck.texts[k]}" for k in np.flatnonzero(less > 0)]
                yield Fault(
                    "secrecy",
                    f"{named(viewer)} sees {', '.join(told) or 'no card'} that no event has told it, and "
                    f"{', '.join(lost) or 'no card'} less than events have told it; announce each card that it comes to see, "
                    "and declare with `seen_by` who sees it",
                    table.record().text(),
                )
            self.before[viewer], self.memory[viewer] = known, recalled
        self.earlier = table.state.copy()

    def _learnt(self, viewer: Viewer, since: int, shuffled: bool) -> np.ndarray:
        """The cards that a viewer has been shown coming from the deck or from where it cannot look."""
        game, fields = self.game, self.game.layout.fields
        cards: np.ndarray = np.zeros(game.deck.kinds, int)
        for event in seen(self.table, viewer).events(since):
            source = event["from"]
            if event["card"] in (None, "?") or source is None:
                continue
            kind = game.deck.kind(str(event["card"]))
            news = game.place_names.index(source) in game.chosen_by_chance
            if source in fields and fields[source].seen_by == OWNER:
                news = shuffled or viewer == SPECTATOR or self._owner(event, kind) != LETTERS[viewer]
            cards[kind] += news
        return cards

    def _owner(self, event: Event, kind: int) -> str:
        """Whose card it was: the target's, if that is who has lost one."""
        table, source = self.table, str(event["from"])
        lost = [
            letter
            for letter in (str(event["target"]), str(event["seat"]))
            if letter in table.seats
            and self.earlier[source][table.seat(letter)][kind] > table.state[source][table.seat(letter)][kind]
        ]
        return (lost or [str(event["seat"])])[0]

    def _gone(self, happened: list[Event]) -> np.ndarray:
        """Cards from a pile other than the deck, which viewers may have put there."""
        cards: np.ndarray = np.zeros(self.game.deck.kinds, int)
        chance = {self.game.place_names[place] for place in self.game.chosen_by_chance}
        for event in happened:
            if event["card"] and event["from"] != "deck" and event["from"] in chance:
                cards[self.game.deck.kind(event["card"])] += 1
        return cards


def a_seat_knows_what_it_was_told(setting: Setting, limit: int = 80) -> Iterator[Fault]:
    """A view knows neither more nor fewer cards than the events have told its owner.

    A card becomes known by an event that shows it coming from the deck or from where the viewer cannot look; that seats
    forget what they knew of hands from which a card has left is no fault.
    """
    table = setting.table()
    learning = _Learning(table)
    yield from learning.faults(0)
    for _ in play_on(table, Manner(setting.game, setting.manner), limit):
        yield from learning.faults(table.made)
