"""Half-Pint Heroes: whole games played by the game and by the reference side by side agree after every move."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from alehouse import Record, Table

from . import half_pint_reference as reference

GAMES = 40 if os.environ.get("ALEHOUSE_LONG") == "1" else 7
"""For each number of players."""


# Players who bring about what random ones hardly ever do


def weakest(game, p):
    return min(reference.sets(game.hands[p], game.row, game.strict), key=reference.strength)


def strongest(game, p):
    return max(reference.sets(game.hands[p], game.row, game.strict), key=reference.strength)


def at_random(game, p, chance):
    """Any legal move."""
    return chance.choice(game.choices(p))


def honest(game, p, chance):
    """Predict few sets and try to win just so many."""
    if game.phase == "predict":
        return f"predict {chance.choice([0, 0, 1, 1, 2])}"
    if game.phase == "play":
        cards = strongest(game, p) if game.won[p] < game.predictions[p] else weakest(game, p)
        return f"play {' '.join(cards)}"
    return at_random(game, p, chance)


def humble(game, p, chance):
    """Predict nothing and win as little as possible."""
    if game.phase == "predict":
        return f"predict {chance.choice([0, 0, 0, 0, 1])}"
    if game.phase == "play":
        return f"play {' '.join(weakest(game, p))}"
    return at_random(game, p, chance)


def brawling(game, p, chance):
    """All but A play low, single cards so long as it wins."""
    if game.phase == "play":
        if p == 0:
            singles = [[card] for card in game.hands[p]]
            return f"play {' '.join(max(singles, key=reference.strength))}"
        return f"play {' '.join(weakest(game, p))}"
    return at_random(game, p, chance)


def knowing(game, p, chance):
    """See all cards, and that everybody plays the best set of a hand of one card: predict right most of the time."""
    if game.phase == "predict":
        order = [game.start, *game.left_of(game.start)[:-1]]
        plays = [strongest(game, seat) for seat in order]
        best = max(map(reference.strength, plays))
        winner = next(
            seat for seat, cards in zip(order, plays, strict=True) if reference.strength(cards) == best
        )
        slip = chance.random() < (0.3 if p == 1 else 0.04)
        return f"predict {int((p == winner) != slip)}"
    if game.phase == "play":
        return f"play {' '.join(strongest(game, p))}"
    return at_random(game, p, chance)


MANNERS = {
    "random": at_random,
    "honest": honest,
    "humble": humble,
    "brawling": brawling,
    "knowing": knowing,
}


def choose(game, manner, chance):
    """A move of one of the seats that may act now, in text; now and then any."""
    p = reference.SEATS.index(chance.choice(game.acting()))
    player = at_random if chance.random() < 0.03 else MANNERS[manner]
    return f"{reference.SEATS[p]} {player(game, p, chance)}"


# How games are set up


def own_symbols(chance):
    """A table of 65 pairs, written with comments and any white space."""
    lines = []
    for colour in reference.COLOURS:
        pairs = [f"{chance.randint(1, 5)}/{chance.randint(1, 6)}" for _ in reference.VALUES]
        lines.append(f"{'  '.join(pairs)} # {colour} 1/1")
    return "# row/hand\n" + "\n".join(lines)


def any_options(players, chance):
    """Options that make rare things likely. `manner` is how the seats play."""
    options = {"rounds": chance.choice([1, 2, 5, 5, 6, 7, 8, 9, 10])}
    manner = chance.choice(list(MANNERS))
    symbols = {
        "random": ["", "", own_symbols(chance), "5/3"],
        "honest": ["1/1", "1/2", "1/3", "2/2"],
        "humble": ["1/1", "1/1", "1/2"],
        "brawling": ["1/3", "1/3", "1/4"],
        "knowing": ["1/1"],
    }
    options["symbols"] = chance.choice(symbols[manner])
    options["edition"] = chance.choice(["en", "de", "ru"])
    options["drinking"] = chance.choice([None, "soft", "hard", "very-hard", "very-hard"])
    options["row_group_needs_hand_card"] = chance.random() < 0.3
    options["bet_order"] = chance.choice(["clockwise", "clockwise", "sealed"])
    return {name: value for name, value in options.items() if value not in (None, "", False)}, manner


class Dealing(reference.Game):
    """The reference with cards of its own; with `rigged` A mostly gets better ones than the others."""

    def __init__(self, players, options, first, chance, rigged=False):
        self.chance = chance
        self.rigged = rigged
        super().__init__(players, options, first)

    def draw(self):
        free = [card for card in reference.DECK if card not in self.on_the_table]
        to_seat_a = self.left_of(self.start)[(len(self.on_the_table) - 1) % self.n] == 0
        wanted = [card for card in free if (reference.value(card) > 9) == to_seat_a]
        if self.rigged and wanted and self.chance.random() < 0.95:
            free = wanted
        self.supply = iter([self.chance.choice(free)])
        return super().draw()


class Following(reference.Game):
    """The reference with the cards that a table deals."""

    def __init__(self, table, options, first):
        self.queue = []
        self.follow(table.laid_open().events())
        super().__init__(len(table.seats), options, first, self.taken())

    def follow(self, events):
        self.queue += [event["card"] for event in events if event["event"] == "dealt"]

    def taken(self):
        while True:
            if not self.queue:
                raise AssertionError("the table has dealt fewer cards")
            yield self.queue.pop(0)


# Comparing


def compared(game):
    """What the reference says of a position, in the words of a record, and of the table's zones."""
    seats = range(game.n)
    trick = dict(game.trick)
    zones = {
        "row": set(game.row),
        "held": [set(hand) for hand in game.hands],
        "played": [set(trick.get(p, ())) for p in seats],
    }
    if not game.over:
        zones["phase"] = game.phase
        zones["gunfight"] = [int(p in game.fighters) for p in seats]
        zones["lines"] = [list(line) for line in game.lines]
    if game.phase == "play":
        leader = game.turn if game.trick_finished else game.trick[0][0]
        zones["leads"] = reference.SEATS[leader]
    return game.facts() | {"legal": game.legal_moves(), "losers": [], "zones": zones}


def found(table):
    position = table.laid_open().position()
    zones = position["zones"]
    zones["row"] = set(zones["row"])
    for name in ("held", "played"):
        zones[name] = [set(cards) for cards in zones[name]]
    return position


def agree(table, expected):
    position = found(table)
    zones = expected["zones"]
    here = {name: position[name] for name in expected if name != "zones"}
    here["zones"] = {name: position["zones"][name] for name in zones}
    assert here == expected, table.record().text()


def note(game, seen):
    """Count what has come up in a finished game."""
    marks = [mark for column in game.marks for mark in column]
    seen["brawl"] += marks.count("B")
    seen["unmarked"] += marks.count("")
    seen["met"] += marks.count("X")
    rounds = len(game.marks[0])
    seen["extra round"] += rounds > game.rounds
    seen["drinks"] += sum(game.drinks)
    for end in range(5, rounds):
        before = [column[:end] for column in game.marks]
        fighters = reference.gun_fighters(before)
        if not fighters:
            continue
        now = [column[end] for column in game.marks]
        seen["gun fight"] += 1
        seen["gun fight of several"] += len(fighters) > 1
        won = game.over and end == rounds - 1 and len(game.lines[0]) < rounds
        seen["gun fight won"] += won
        seen["gun fight shared"] += won and len(game.winners) > 1
        seen["gun fight brawl"] += any(now[p] == "B" for p in fighters)
        seen["gun fight lost"] += not won
        seen["gun fight brawl in German"] += game.edition == "de" and any(now[p] == "B" for p in fighters)
    if len(game.lines[0]) == rounds:
        best = max(game.points)
        seen["tie"] += game.points.count(best) > 1
        seen["shared"] += len(game.winners) > 1


def setting(name, players, number):
    """What a numbered game is played with: generator, options, manner of the players and first seat."""
    chance = random.Random(f"{name} {players} {number}")
    options, manner = any_options(players, chance)
    return chance, options, manner, chance.choice(reference.SEATS[:players])


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_of_the_table_and_the_reference_behind_it(players):
    for number in range(GAMES):
        chance, options, manner, first = setting("behind", players, number)
        table = Table("half-pint", players, options, seed=f"{players} {number}", first=first)
        game = Following(table, options, first)
        agree(table, compared(game))
        while not game.over:
            move = choose(game, manner, chance)
            game.follow(table.play(move))
            game.play(move)
            agree(table, compared(game))
        assert not game.queue
        assert table.over


def own_game(players, number):
    """A game of the reference with its own cards that has not begun yet, and who plays it how."""
    chance, options, manner, first = setting("before", players, number)
    game = Dealing(players, options, first, chance, rigged=manner == "brawling")
    return game, manner, chance, options, first


@pytest.mark.parametrize("players", range(2, 8))
def test_a_game_of_the_reference_and_the_table_behind_it(players):
    for number in range(GAMES):
        game, manner, chance, options, first = own_game(players, number)
        expected = [compared(game)]
        while not game.over:
            game.play(choose(game, manner, chance))
            expected.append(compared(game))
        record = Record.new("half-pint", players, options, cards=game.dealt, first=first, moves=game.moves)
        table = Table.of(Record.read(record.text()))
        agree(table, expected[0])
        for move, after in zip(game.moves, expected[1:], strict=True):
            table.play(move)
            agree(table, after)
        assert table.moves == game.moves


def test_rare_things_come_up_in_these_games():
    seen = Counter()
    for players in range(2, 8):
        for number in range(GAMES):
            game, manner, chance, *_ = own_game(players, number)
            while not game.over:
                game.play(choose(game, manner, chance))
            note(game, seen)
    assert all(seen.values()), seen


def pad(chance, players, finished, edition):
    """Lines and marks of finished rounds that leave no gun fight won behind them, close enough for ties at the end."""
    lines, marks = [[] for _ in range(players)], [[] for _ in range(players)]
    likely = chance.choice([0.5, 0.85, 0.95])
    while len(marks[0]) < finished:
        brawler = chance.randrange(players) if chance.random() < 0.25 else None
        fighters = reference.gun_fighters(marks)
        row = []
        for p in range(players):
            if brawler is None:
                row.append("X" if chance.random() < likely and p not in fighters else "")
            else:
                row.append("B" if p == brawler and (p not in fighters or edition == "de") else "")
        for p in range(players):
            marks[p].append(row[p])
            lines[p].append(chance.choice([0, 10, 20]) if "B" not in row else 60 if row[p] else 0)
    return lines, marks


def test_one_more_round_on_a_pad_that_is_nearly_full():
    chance = random.Random("nearly full")
    seen = Counter()
    for _ in range(60 * GAMES):
        players = chance.randint(2, 7)
        rounds = chance.choice([1, 5, 6, 7, 10])
        options = {
            "rounds": rounds,
            "symbols": "1/1" if chance.random() < 0.7 else "1/3",
            "edition": chance.choice(["en", "de", "ru"]),
            "drinking": chance.choice(["soft", "hard", "very-hard"]),
        }
        first = chance.choice(reference.SEATS[:players])
        finished = chance.choice([max(0, rounds - 2), rounds - 1, rounds - 1, rounds])
        lines, marks = pad(chance, players, finished, options["edition"])
        if finished == rounds and not reference.gun_fighters(marks):
            continue

        game = Dealing(players, options, first, chance, rigged=options["symbols"] == "1/3")
        table = Table("half-pint", players, options, cards=game.dealt, seed="the next round", first=first)
        game.lines, game.marks, game.round = lines, marks, finished + 1
        game.points = [sum(line) for line in lines]
        game.fighters = reference.gun_fighters(marks)
        state = table.state
        state.finished, state.hand = finished, finished + 1
        for p in range(players):
            state.lines[p, :finished] = lines[p]
            state.marks[p, :finished] = [("", "X", "B").index(mark) for mark in marks[p]]
            state.points[p] = game.points[p]
            state.gunfight[p] = p in game.fighters
        agree(table, compared(game))
        while not game.over and game.round == finished + 1:
            move = choose(game, "knowing" if options["symbols"] == "1/1" else "brawling", chance)
            table.play(move)
            game.play(move)
            if game.over or game.round == finished + 1:
                agree(table, compared(game))
        facts, position = game.facts(), table.laid_open().position()
        for name in ("over", "hand", "points", "marks", "drinks", "winners"):
            assert position[name] == facts[name], (lines, marks, table.record().text())
        seen["over"] += game.over
        note(game, seen)
        if game.over and len(game.lines[0]) == finished + 1:
            seen["tie broken"] += game.points.count(max(game.points)) > len(game.winners)
    assert all(seen.values()), seen
