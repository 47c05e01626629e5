"""The bytes that are sent: those of the messages they stand for, and of nothing that their receiver may not know."""

import random

import msgspec
import pytest

from alehouse.catalogue import every_game
from alehouse.laws.worlds import other_states, other_world
from alehouse.server import protocol
from alehouse.server.play import Teller
from alehouse.table import Table

encode = msgspec.json.Encoder().encode
GAMES = {game.name: game for game in every_game()}


def seen(table, viewer):
    return table.seen_by(None if viewer < 0 else table.seats[viewer])


def event(told):
    names = ("event", "seat", "target", "card", "amount", "from", "to")
    return protocol.Event(*(told[name] for name in names))


def entry(table, viewer, number):
    """A move as the messages describe it, made of what a viewer knows."""
    knows = seen(table, viewer)
    events = [event(told) for told in knows.events(number) if told["move"] == number]
    if not number:
        return protocol.LogEntry(0, None, None, events)
    words = table.laid_open() if table.over else knows
    mover = knows.seats[knows.known(number).mover]
    return protocol.LogEntry(number, mover, words.words(number), events)


def position_and_menu(table, viewer):
    knows = seen(table, viewer)
    position = knows.position(legal=False)
    return (
        protocol.Position(**{name: position[name] for name in protocol.Position.__struct_fields__}),
        [protocol.Choice(**vars(choice)) for choice in knows.menu()],
    )


def moved(table, viewer):
    told = entry(table, viewer, table.made)
    return encode(
        protocol.MovedFrame(table.made, told.seat, told.text, told.events, *position_and_menu(table, viewer))
    )


def state(table, viewer, limit):
    log = [entry(table, viewer, n) for n in range(max(0, table.made - limit + 1), table.made + 1)]
    return encode(protocol.StateFrame(table.made, *position_and_menu(table, viewer), log))


def some_table(name, seed):
    """A table of some size with some of the game's options."""
    game, chance = GAMES[name], random.Random(f"{name} {seed}")
    players = chance.randint(game.min_players, game.max_players)
    options = dict(game.options_for(players))
    for option, (_, kind) in game.options.items():
        if kind.type == "switch" and chance.random() < 0.5:
            options[option] = True
        elif kind.type == "choice" and chance.random() < 0.5:
            options[option] = chance.choice(kind.choices)
    try:
        game.check(players, options)
    except Exception:
        options = dict(game.options_for(players))
    return Table(name, [f'Zoë "{n}" 🍺' for n in range(players)], options, seed=f"frames {seed}"), chance


def move(table, chance):
    seat = chance.choice(table.acting)
    legal = table.legal(seat)
    table.play(seat, chance.choice([text for text in legal if "…" not in text] or legal))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_viewer_is_sent_the_message_made_of_what_that_viewer_knows(name):
    for seed in range(2):
        table, chance = some_table(name, seed)
        teller = Teller(table)
        viewers = [-1, *range(len(table.seats))]
        for made in range(40):
            if made:
                if table.over:
                    break
                move(table, chance)
                told = teller.moved(viewers)
                assert told == {viewer: moved(table, viewer) for viewer in viewers}
            if made % 10 == 0 or table.over:
                limit = chance.choice([1, 3, 1000])
                for viewer in viewers:
                    assert teller.state(viewer, limit) == state(table, viewer, limit)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_worlds_that_look_the_same_are_told_with_the_same_bytes(name):
    table, chance = some_table(name, 3)
    for made in range(24):
        if table.over:
            break
        if made % 6 == 5:
            for viewer in (-1, *range(len(table.seats))):
                expected = state(table, viewer, 1000), moved(table, viewer)
                for other in other_states(table, viewer, chance):
                    world = other_world(table, other, viewer, chance)
                    teller = Teller(world)
                    # Whoever sees more is told first: what is remembered for one must not reach another.
                    everybody = teller.moved([*range(len(table.seats)), -1])
                    assert (teller.state(viewer, 1000), everybody[viewer]) == expected
        move(table, chance)


def test_a_new_name_is_told():
    table, _ = some_table("port", 1)
    teller = Teller(table)
    teller.state(0, 10)
    table.names = ["Ann", *table.names[1:]]
    assert msgspec.json.decode(teller.state(0, 10))["position"]["players"] == table.names
