"""Law 3: nothing that a seat gets depends on what it may not see."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.native.dealer import SCRIPT_FIRST, ImpossibleCard, announce
from alehouse.dealer import give_script, new_dealer
from alehouse.events import PAYS
from alehouse.game import Game
from alehouse.layout import ALL, NO_ONE, OWNER, SPECTATOR, card_counts, view
from alehouse.deals import sample
from alehouse.table import Table

from .hiding import (
    Viewer,
    by_chance,
    everything,
    named,
    rechosen,
    redealt,
    sees,
    told_apart,
    viewers,
    with_other_log,
)
from .playing import (
    Manner,
    accepted,
    any_setting,
    every_text,
    examples,
    fitting,
    play_on,
    playable,
    played,
    sealed_fields,
    some_settings,
    with_state,
)


def other_states(
    table: Table, viewer: Viewer, chance: random.Random, move: str | None = None
) -> list[np.ndarray]:
    """Two other full states with the same view: one of any kind, one that is a fair sample.

    In the first one the mover of `move` has the cards that it names.
    """
    seen = view(table.layout, table.state, viewer)
    fair = sample(table.game, seen, viewer, new_dealer(str(chance.random())))
    m = None if move is None else table.read(move)
    return [redealt(table.game, table.state, viewer, chance, m), rechosen(table.game, fair, viewer, chance)]


@given(data=st.data())
@examples(30)
def test_nothing_a_seat_gets_depends_on_hidden_cards(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 60)))
    chance = random.Random(setting.manner)
    texts = [*chance.choices(every_text(game, setting.players), k=8), "", "x", "draw draw", "fold Z 99"]
    for viewer in viewers(setting.players):
        for state in other_states(table, viewer, chance):
            world = with_other_log(with_state(table, state), viewer, chance)
            assert everything(world, viewer, texts) == everything(table, viewer, texts)


@given(data=st.data())
@examples(20)
def test_a_move_tells_a_seat_no_more_than_its_events(game: Game, data: st.DataObject) -> None:
    """The same move in two worlds that look the same: the views after it are equal exactly if the events are (unless
    a new deal has begun).

    In the other world the cards that the seat sees drawn are the same, those it does not see are any others.
    """
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 60)))
    chance = random.Random(setting.manner)
    manner = Manner(game, setting.manner + 1)
    for _ in range(6):
        if table.over:
            break
        move = manner.move(table)
        after = table.copy()
        happened = after.play(move)
        for viewer in viewers(setting.players):
            for state in other_states(table, viewer, chance, move):
                compare_a_move(game, table, move, after, happened, viewer, with_state(table, state), chance)
        table = after


def compare_a_move(
    game: Game,
    table: Table,
    move: str,
    after: Table,
    happened: list[dict[str, Any]],
    viewer: Viewer,
    world: Table,
    chance: random.Random,
) -> bool:
    """Whether the move could be made in the other world; asserts that views and events go together."""
    seat = named(viewer)
    if not accepted(world, move[0], move[2:]):
        return False
    other = played_alike(game, after, move, viewer, world, chance)
    if other is None:
        return False
    same_events, same_view = alike(after, other, viewer)
    # What was shown before a new deal, or when all is over, is seen in no later view.
    forgotten = after.over or any(
        event["event"] in ("hand", "redeal") for event in after.laid_open().events(len(after.moves))
    )
    assert same_events == same_view or (forgotten and same_view), (
        f"{seat}: {move}: events {'equal' if same_events else 'differ'}, "
        f"views {'equal' if same_view else 'differ'}\n{table.record().text()}"
    )
    if same_events:
        assert everything(other, viewer, []) == everything(after, viewer, [])
    return True


def letter_of(viewer: Viewer) -> str | None:
    """How `Table.view` names a viewer."""
    return None if viewer == SPECTATOR else named(viewer)


def alike(after: Table, other: Table, viewer: Viewer) -> tuple[bool, bool]:
    """Whether the last move of two tables has told a viewer the same, and left it the same view."""
    seat, number = named(viewer), len(after.moves)
    letter = letter_of(viewer)
    return (
        other.seen_by(seat).events(number) == after.seen_by(seat).events(number),
        other.seen_by(letter).view.tobytes() == after.seen_by(letter).view.tobytes(),
    )


def played_alike(
    game: Game, after: Table, move: str, viewer: Viewer, world: Table, chance: random.Random
) -> Table | None:
    """Another world after a move, with the cards that the viewer has seen come after the last move of `after`.

    `None` if these cannot come there.
    """
    rows = [row for number, row in after._log if number == len(after.moves)]
    drawn = [row for row in rows if row[3] and by_chance(game, game.place_names[int(row[5])])]
    script = [int(row[3]) for row in drawn]
    hidden = [i for i, row in enumerate(drawn) if not sees(viewer, int(row[7]))]
    if chance.random() < 0.5:
        others = chance.sample([script[i] for i in hidden], len(hidden))
    else:
        others = [chance.randrange(1, game.deck.kinds) for _ in hidden]
    for i, card in zip(hidden, others, strict=True):
        script[i] = card
    other = world.copy()
    m = other.read(move)
    dealer = other._dealer
    give_script(dealer, script, SCRIPT_FIRST)
    dealer["logged"] = 0
    try:
        game.play(other.state, dealer[0], m >> 5 & 7, m)
    except ImpossibleCard:
        return None
    other._moves.append(m)
    number = len(other._moves)
    other._log += [(number, row) for row in dealer["log"][0][: int(dealer["logged"][0])].tolist()]
    return other


@given(data=st.data())
@examples(15)
def test_the_words_of_a_move_tell_no_more_than_its_events(game: Game, data: st.DataObject) -> None:
    """Unless they are secret: a move that could not have been made in another world that looks the same tells others
    that they are not in it. Then no move of that world may look the same.
    """
    if all(verb.secret for verb in game.verbs.all):
        return
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 40)))
    assert (
        find_telling_words(table, Manner(game, setting.manner + 1), random.Random(setting.manner), 12) == []
    )


def find_telling_words(table: Table, manner: Manner, chance: random.Random, limit: int) -> list[str]:
    """Moves with words that tell others more than events and views do."""
    game, found = table.game, []
    for _ in range(limit):
        if table.over:
            break
        move = manner.move(table)
        after = table.copy()
        after.play(move)
        secret = game.notation.parts(table.read(move))["verb"].secret
        mover = table.seat(move[0])
        for viewer in viewers(len(table.seats)):
            if secret or viewer == mover or int(table.state["sealing"]):
                continue
            world = with_state(table, redealt(game, table.state, viewer, chance))
            if accepted(world, move[0], move[2:]):
                continue
            for text in playable(world, move[0], chance)[:30]:
                other = played_alike(game, after, f"{move[0]} {text}", viewer, world, chance)
                if other is not None and all(alike(after, other, viewer)):
                    found.append(
                        f"{move} and {text} look the same to {named(viewer)}\n{table.record().text()}"
                    )
        table = after
    return found


@given(data=st.data())
@examples(15)
def test_a_sealed_choice_says_only_that_it_was_made(game: Game, data: st.DataObject) -> None:
    """Until all have chosen, others get the same whatever a seat has chosen, and the seat sees what it was."""
    if not sealed_fields(game):
        return
    setting = data.draw(any_setting(game))
    table = setting.table()
    chance = random.Random(setting.manner)
    assert find_sealed_choices(table, Manner(game, setting.manner), chance, 60) == []


def find_sealed_choices(table: Table, manner: Manner, chance: random.Random, limit: int) -> list[str]:
    """How sealed choices of a game could be told apart by others, or not by those who made them."""
    found = []
    moves = play_on(table, manner, limit)
    while next(moves, None) is not None and len(found) < 2:
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
        for viewer in viewers(len(table.seats)):
            one, two = (everything(world, viewer, ["x", texts[0]]) for world in worlds)
            if (one == two) == (named(viewer) == letter):
                found.append(f"{texts} of {letter} seen by {named(viewer)}\n{table.record().text()}")
    return found


@given(data=st.data())
@examples(25)
def test_the_feed_is_all_there_is_to_know(game: Game, data: st.DataObject) -> None:
    """Two pasts with the same feed: the seat gets the same views, positions, menus and prices at every step."""
    setting = data.draw(any_setting(game))
    table = played(setting, 60)
    chance = random.Random(setting.manner)
    for viewer in viewers(setting.players):
        for _ in range(3):
            _, apart = told_apart(setting, table, viewer, chance)
            assert apart == []


def remembered_of_others(game: Game, view: Any, viewer: Viewer) -> np.ndarray:
    """The cards in others' hands that a viewer knows of, by kind, as its view says."""
    found = np.zeros(game.deck.kinds, int)
    for field in game.layout.fields.values():
        if field.given and viewer >= 0:
            found += view[field.given][viewer]
        for q in range(int(view["players"])) if field.known else ():
            found += view[field.known][q] if q != viewer else 0
    found[0] = 0
    return found


def knowledge_faults(setting: Any, limit: int, seen_in: set[str] | None = None) -> list[str]:
    """Where a view knows more or fewer cards than the events told its owner, in a game played at random.

    A card becomes known by an event that shows it coming from the deck or from where the viewer cannot look; that seats
    forget what they knew of hands from which a card has left is no fault. The names of all places in which there have
    been cards are added to `seen_in`.
    """
    game = setting.game
    fields = game.layout.fields
    table = setting.table()
    faults: list[str] = []

    def learnt(viewer: Viewer, since: int, earlier: Any, shuffled: bool) -> np.ndarray:
        cards = np.zeros(game.deck.kinds, int)
        for event in table.events(named(viewer), since):
            source = event["from"]
            if event["card"] in (None, "?") or source is None:
                continue
            kind = game.deck.kind(event["card"])
            news = by_chance(game, source)
            if source in fields and declared[source] == OWNER:
                news = shuffled or owner(event, earlier, kind) != named(viewer)
            cards[kind] += news
        return cards

    def owner(event: dict[str, Any], earlier: Any, kind: int) -> str:
        """Whose card it was: the target's, if that is who has lost one."""
        lost = [
            letter
            for letter in (event["target"], event["seat"])
            if letter is not None
            and earlier[event["from"]][table.seat(letter)][kind]
            > table.state[event["from"]][table.seat(letter)][kind]
        ]
        return str((lost or [event["seat"]])[0])

    def dealt_again(since: int) -> np.ndarray:
        """Cards from a pile other than the deck, which viewers may have put there."""
        cards = np.zeros(game.deck.kinds, int)
        for event in table.laid_open().events(since):
            if event["card"] and event["from"] != "deck" and by_chance(game, event["from"]):
                cards[game.deck.kind(event["card"])] += 1
        return cards

    declared = {name: field.seen_by for name, field in fields.items()}
    everybody = viewers(setting.players)
    before = {viewer: np.zeros(game.deck.kinds, int) for viewer in everybody}
    memory = {viewer: np.zeros(game.deck.kinds, int) for viewer in everybody}
    deck = sum(game.counts(setting.options))
    steps = play_on(table, Manner(game, setting.manner), limit)
    number = 0
    earlier = table.state.copy()
    while True:
        drawn = sum(e["from"] == "deck" and e["card"] is not None for e in table.laid_open().events(number))
        hidden = int(card_counts(game.layout, table.seen_by(None).view[0])[0])
        now = int(table.state["deck"].sum()) if "deck" in fields else hidden
        shuffled = now != deck - drawn
        deck = now
        if seen_in is not None:
            seen_in |= {name for name, field in fields.items() if field.cards and table.state[name].any()}
        for viewer in everybody:
            seen = view(game.layout, table.state, viewer)[0]
            recalled = remembered_of_others(game, seen, viewer)
            known = card_counts(game.layout, seen) + recalled
            known[0] = 0
            expected = before[viewer] + learnt(viewer, number, earlier, shuffled)
            least = expected - memory[viewer] - dealt_again(number)
            forgets = shuffled or table.over
            if (known > expected).any() or (not forgets and (known < least).any()):
                faults.append(
                    f"{named(viewer)} knows {known.tolist()}, was told {expected.tolist()}\n"
                    + table.record().text()
                )
            before[viewer], memory[viewer] = known, recalled
        earlier = table.state.copy()
        if next(steps, None) is None:
            return faults
        number = len(table.moves)


@given(data=st.data())
@examples(25)
def test_a_seat_knows_exactly_what_it_was_told(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    assert knowledge_faults(setting, 80) == []


@given(data=st.data())
@examples(25)
def test_positions_show_hidden_cards_only_as_question_marks(game: Game, data: st.DataObject) -> None:
    setting = data.draw(any_setting(game))
    table = played(setting, data.draw(st.integers(0, 60)))
    whole = table.laid_open().position()
    for viewer in viewers(setting.players):
        position = table.position(named(viewer))
        assert set(position) == set(whole)
        assert set(position["legal"]) == set(table.acting) & {named(viewer)}
        for name, field in game.layout.fields.items():
            if not field.show or field.kind != "bag" or field.show == "pile":
                continue
            mine, theirs = position["zones"][name], whole["zones"][name]
            if not field.per_seat:
                assert mine == (theirs if field.seen_by == ALL else ["?"] * len(theirs))
                continue
            for p in range(setting.players):
                open_to = field.seen_by == ALL or (field.seen_by == OWNER and p == viewer)
                assert mine[p] == (theirs[p] if open_to else ["?"] * len(theirs[p]))


@given(data=st.data())
@examples(15)
def test_no_seed_and_no_record_is_part_of_what_a_seat_gets(game: Game, data: st.DataObject) -> None:
    secret = "KEEP-THIS-TO-YOURSELF"
    setting = data.draw(any_setting(game)).with_seed(secret)
    table = played(setting, 30)
    key = table._dealer["key"][0]
    for viewer in viewers(setting.players):
        got = everything(table, viewer, ["nonsense"])
        assert secret not in got
        assert key.tobytes().hex() not in got
        texts = set(json.dumps(table.position(named(viewer))).replace('"', " ").split())
        assert not texts & {"seed", "cards", "moves", "deck"}
        for event in table.events(named(viewer)):
            assert set(event) == {"event", "seat", "target", "card", "amount", "from", "to", "move"}


def test_the_test_would_notice_a_field_that_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever hidden cards everybody may see by mistake, or a hidden zone is forgotten for its owner."""
    settings = list(some_settings(game, 2))
    hidden = {n: f for n, f in game.layout.fields.items() if f.cards and f.seen_by != ALL}
    assert hidden
    used: set[str] = set()
    assert not any(knowledge_faults(setting, 40, used) for setting in settings)
    for name, field in hidden.items():
        if name not in used:
            continue  # cards are there only while a move is made, or never
        with monkeypatch.context() as patch:
            patch.setitem(game.layout.fields, name, replace(field, seen_by=ALL))
            assert any(knowledge_faults(setting, 40) for setting in settings), name
        if field.seen_by == OWNER:
            with monkeypatch.context() as patch:
                patch.setitem(game.layout.fields, name, replace(field, seen_by=NOBODY))
                assert any(knowledge_faults(setting, 40) for setting in settings), name


def used_memories(game: Game, fields: dict[str, Any]) -> list[str]:
    """Those of some fields in which there ever is something, as far as some games show."""
    found = set()
    for setting in some_settings(game, 4, 9):
        table = setting.table()
        for _ in play_on(table, Manner(game, setting.manner), 120):
            found |= {name for name in fields if np.any(table.state[name])}
    return [name for name in fields if name in found]


def shines_through(setting: Any, name: str, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a view would say something of a field with hidden knowledge, somewhere in a game, if all could see it."""
    game, table = setting.game, setting.table()
    chance = random.Random(setting.manner)
    for _ in play_on(table, Manner(game, setting.manner), 120):
        if table.state[name].any():
            other = redealt(game, table.state, viewer, chance)[0]
            worlds = (other, table.state)
            assert len({view(game.layout, world, viewer).tobytes() for world in worlds}) == 1
            with monkeypatch.context() as patch:
                patch.setitem(game.layout.fields, name, replace(game.layout.fields[name], seen_by=ALL))
                if len({view(game.layout, world, viewer).tobytes() for world in worlds}) == 2:
                    return True
    return False


def test_the_test_would_notice_a_memory_that_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is only remembered about hidden cards must be hidden as well, and what is chosen in secret."""
    remembered = {n: f for n, f in game.layout.fields.items() if not f.cards and f.seen_by != ALL}
    for name in used_memories(game, remembered):
        chance = random.Random(name)
        assert any(
            shines_through(setting, name, chance.choice(viewers(setting.players)), monkeypatch)
            for number in (9, *range(40))
            for setting in some_settings(game, 4, number)
        ), f"{name} could be seen by all"


def test_the_test_would_notice_words_that_tell(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret verb that is declared open."""
    if not any(verb.secret for verb in game.verbs.all):
        return
    for verb in game.verbs.all:
        monkeypatch.setitem(vars(verb), "secret", False)
    leaks = False
    for setting in some_settings(game, 2, 3):
        chance = random.Random(setting.manner)
        if find_telling_words(setting.table(), Manner(game, setting.manner), chance, 20):
            leaks = True
            break
    # Sealed choices that are never shown are nobody else's affair either; the table tells their words to nobody.
    assert leaks or bool(sealed_fields(game))


def test_the_test_would_notice_a_sealed_choice_that_is_told(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To others by a view or by an event, or not even to the seat itself."""

    def leaks() -> bool:
        for number, setting in enumerate(some_settings(game, 1)):
            if number % 2 == 0:
                setting = replace(setting, options=fitting(game, setting.players, {}))
            if find_sealed_choices(setting.table(), Manner(game, 1), random.Random(1), 20):
                return True
        return False

    play = game.play

    def telling(t: Any, d: Any, p: int, m: int) -> None:
        play(t, d, p, m)
        announce(d, PAYS, p, amount=int(m) % 1_000_003)

    for name in sealed_fields(game):
        assert not leaks()
        for seen_by in (ALL, NOBODY):
            with monkeypatch.context() as patch:
                patch.setitem(game.layout.fields, name, replace(game.layout.fields[name], seen_by=seen_by))
                assert leaks()
        with monkeypatch.context() as patch:
            patch.setattr(game, "play", telling)
            assert leaks()


def test_the_test_would_notice_an_event_that_is_seen(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that shows everybody what one seat drew."""
    if not any(f.show == "hand" for f in game.layout.fields.values()):
        return  # no seat holds cards that others may not see: there is nothing to leak
    masked = Table._event
    monkeypatch.setattr(Table, "_event", lambda self, row, viewer: masked(self, row, None))
    assert any(knowledge_faults(setting, 10) for setting in some_settings(game, 1))
