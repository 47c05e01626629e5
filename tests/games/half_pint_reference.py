"""Half-Pint Heroes a second time: slow, plain and without anything of the package, to compare the game with.

Cards are their texts ("K1" … "Y13"), seats are numbers, and whatever can be found by trying everything is.
"""

from __future__ import annotations

from itertools import combinations

COLOURS = "KRBGY"
VALUES = range(1, 14)
DECK = [f"{colour}{value}" for colour in COLOURS for value in VALUES]
SEATS = "ABCDEFG"

# weakest first
SETS = (
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "full-house",
    "flush",
    "four",
    "straight-flush",
    "five",
    "royal-flush",
)


VALUE_OF = {card: int(card[1:]) for card in DECK}


def value(card):
    return VALUE_OF[card]


def colour(card):
    return card[0]


def in_order(cards):
    """By value, then by colour, as moves are written."""
    return sorted(cards, key=lambda card: (value(card), COLOURS.index(colour(card))))


# Sets


def makes(cards):
    """What the cards make, or None if they are no set."""
    size = len(cards)
    values = sorted([value(card) for card in cards])
    different = len(set(values))
    if different == 1:
        return (None, "high-card", "pair", "three", "four", "five")[size]
    if different == 2:
        smaller_group = min(values.count(values[0]), values.count(values[-1]))
        if smaller_group == 2:
            return {4: "two-pair", 5: "full-house"}[size]
    if size == 5 and different == 5:
        one_colour = len({colour(card) for card in cards}) == 1
        in_a_row = values == list(range(values[0], values[0] + 5))
        if one_colour and in_a_row:
            return "royal-flush" if values[-1] == 13 else "straight-flush"
        if one_colour:
            return "flush"
        if in_a_row:
            return "straight"
    return None


def strength(cards):
    """Sets compare as these do; equal ones tie."""
    return SETS.index(makes(cards)), sorted([value(card) for card in cards], reverse=True)


def beats(cards, earlier):
    """Whether a set wins against one that was played before it."""
    return strength(cards) > strength(earlier)


def sets(hand, row, row_group_needs_hand_card=False):
    """All sets that may be played, each in order; tries every choice of up to five cards."""
    found = []
    for size in range(1, 6):
        for cards in combinations([*hand, *row], size):
            kind = makes(cards)
            if kind is None:
                continue
            own = [card for card in cards if card in hand]
            if not own:
                continue
            if row_group_needs_hand_card and kind in ("two-pair", "full-house"):
                numbers = {value(card) for card in cards}
                if numbers != {value(card) for card in own}:
                    continue
            found.append(in_order(cards))
    return found


# Symbols


def default_symbols(card):
    """Row and hand size on a card of the bundled table."""
    row = (value(card) + COLOURS.index(colour(card)) + 1) % 5 + 1
    return row, 8 - row


def read_symbols(text):
    """Row and hand size by card, as the option `symbols` gives them."""
    pairs = [word for line in text.splitlines() for word in line.split("#")[0].split()]
    pairs = [tuple(map(int, pair.split("/"))) for pair in pairs]
    if not pairs:
        return {card: default_symbols(card) for card in DECK}
    if len(pairs) == 1:
        pairs *= len(DECK)
    return dict(zip(DECK, pairs, strict=True))


# Scoring


def round_score(predictions, won, bets, brawler=None):
    """Points and marks of one round; `bets` are seats or None."""
    n = len(won)
    if brawler is not None:
        points = [10 * won[p] + 30 if p == brawler else 0 for p in range(n)]
        return points, ["B" if p == brawler else "" for p in range(n)]
    met = [predictions[p] == won[p] for p in range(n)]
    points = [10 * w for w in won]
    for p in range(n):
        if met[p]:
            if predictions[p] > 0:
                points[p] += 10 * predictions[p]
            else:
                points[p] += 30 if n <= 4 else 20
        if bets[p] is not None:
            if not met[bets[p]]:
                points[p] += 20
            elif n == 2:
                points[bets[p]] += 20
    return points, ["X" if met[p] else "" for p in range(n)]


def run_at_the_end(marks):
    """How many rounds up to the last one have a mark without a gap."""
    length = 0
    for mark in reversed(marks):
        if not mark:
            break
        length += 1
    return length


def longest_run(marks):
    return max((run_at_the_end(marks[:end]) for end in range(len(marks) + 1)), default=0)


def misses_at_the_end(marks):
    length = 0
    for mark in reversed(marks):
        if mark:
            break
        length += 1
    return length


def final(lines, marks):
    """Totals with the bonus for the longest run, and who wins."""
    seats = range(len(lines))
    totals = [sum(lines[p]) + 10 * longest_run(marks[p]) for p in seats]
    order = {p: (totals[p], marks[p].count("B"), marks[p].count("X")) for p in seats}
    best = max(order.values())
    return totals, [p for p in seats if order[p] == best]


def gun_fighters(marks):
    return [p for p in range(len(marks)) if run_at_the_end(marks[p]) >= 5]


def gun_fight_winners(fighters, marks, predictions, edition="en"):
    """Who wins the game in this gun fight; `marks` are those of the round."""
    good = ("X",) if edition == "de" else ("X", "B")
    successful = [p for p in fighters if marks[p] in good]
    highest = max((predictions[p] for p in successful), default=None)
    return [p for p in successful if predictions[p] == highest]


RULES_OF_LEVEL = {"soft": (1, 2, 3), "hard": (1, 2, 3, 4, 5), "very-hard": (1, 2, 3, 4, 5, 6, 7, 8)}


def drinks_at_the_end(level, marks, bets):
    """One drink or none by seat at the end of a round; `marks` are all so far, with those of the round."""
    n = len(marks)
    rules = RULES_OF_LEVEL[level]
    now = [marks[p][-1] for p in range(n)]
    drinking = set()
    brawl = "B" in now
    if brawl and 1 in rules:
        drinking |= set(range(n))
    if not brawl:
        if 2 in rules and all(now):
            drinking |= set(range(n))
        if 3 in rules and not any(now):
            drinking |= set(range(n))
        for p in range(n):
            if 4 in rules and not now[p] and p in bets:
                drinking.add(p)
            if 7 in rules and bets[p] is not None and now[bets[p]]:
                drinking.add(p)
    for p in range(n):
        misses = misses_at_the_end(marks[p])
        if 5 in rules and misses > 0 and misses % 3 == 0:
            drinking.add(p)
        if 6 in rules and run_at_the_end(marks[p]) >= 3:
            drinking |= set(range(n)) - {p}
    return [int(p in drinking) for p in range(n)]


# The game


class NoMoreCards(Exception):
    """A card is needed and none is given."""


class Game:
    """A whole game. `cards` are texts in deal order (any iterable: it may make them up), `first` starts round 1."""

    def __init__(self, players, options=None, first="A", cards=()):
        options = options or {}
        self.n = players
        self.rounds = options.get("rounds", 10)
        self.edition = options.get("edition", "en")
        self.drinking = options.get("drinking")
        self.strict = options.get("row_group_needs_hand_card", False)
        self.sealed_bets = options.get("bet_order", "clockwise") == "sealed"
        self.symbols = read_symbols(options.get("symbols", ""))
        self.supply = iter(cards)
        self.dealt = []
        self.moves = []
        self.lines = [[] for _ in range(players)]
        self.marks = [[] for _ in range(players)]
        self.drinks = [0] * players
        self.points = [0] * players
        self.round = 0
        self.start = SEATS.index(first) - 1
        self.over = False
        self.winners = []
        self.new_round()

    # who may do what

    def acting(self):
        return "".join(SEATS[p] for p in range(self.n) if self.choices(p))

    def legal(self, seat):
        return sorted(self.choices(SEATS.index(seat)))

    def choices(self, p):
        if self.over or self.phase == "no cards":
            return []
        if self.phase == "predict":
            return [] if p in self.predictions else [f"predict {number}" for number in range(7)]
        if self.phase == "bet":
            if p in self.bets or not (self.sealed_bets or p == self.turn):
                return []
            none = ["bet none"] if self.n == 2 else []
            return none + [f"bet {SEATS[other]}" for other in range(self.n) if other != p]
        if p != self.turn:
            return []
        return ["play " + " ".join(cards) for cards in sets(self.hands[p], self.row, self.strict)]

    def play(self, move):
        """Make a move, written like "B play K6 R6"; it must be legal."""
        seat, verb, *arguments = move.split()
        p = SEATS.index(seat)
        assert f"{verb} {' '.join(arguments)}" in self.choices(p), move
        self.moves.append(move)
        if verb == "predict":
            self.predict(p, int(arguments[0]))
        elif verb == "bet":
            self.bet(p, None if arguments == ["none"] else SEATS.index(arguments[0]))
        else:
            self.put_down(p, arguments)

    # what happens

    def draw(self):
        card = next(self.supply, None)
        if card is None:
            raise NoMoreCards
        assert card in DECK, card
        assert card not in self.on_the_table, f"{card} twice in round {self.round}"
        self.on_the_table.append(card)
        self.dealt.append(card)
        return card

    def left_of(self, p):
        """All seats clockwise from the one to the left of p, p last."""
        return [(p + step) % self.n for step in range(1, self.n + 1)]

    def new_round(self):
        self.round += 1
        self.start = (self.start + 1) % self.n
        self.fighters = gun_fighters(self.marks)
        self.on_the_table = []
        self.row = []
        self.hands = [[] for _ in range(self.n)]
        self.predictions = {}
        self.bets = {}
        self.won = [0] * self.n
        self.trick_winners = []
        self.trick = []
        self.trick_finished = True
        self.turn = None
        self.brawler = None
        self.phase = "predict"
        try:
            self.deal()
        except NoMoreCards:
            self.phase = "no cards"

    def deal(self):
        self.row.append(self.draw())
        row_size, self.hand_size = self.symbols[self.row[0]]
        for _ in range(self.hand_size):
            for p in self.left_of(self.start):
                self.hands[p].append(self.draw())
        while len(self.row) < row_size:
            self.row.append(self.draw())

    def predict(self, p, number):
        self.predictions[p] = number
        if len(self.predictions) < self.n:
            return
        rules = RULES_OF_LEVEL.get(self.drinking, ())
        if self.edition == "ru" and 8 in rules and sum(self.predictions.values()) == self.hand_size:
            self.drinks = [count + 1 for count in self.drinks]
        self.phase = "bet"
        self.turn = self.start

    def bet(self, p, other):
        self.bets[p] = other
        self.turn = self.left_of(p)[0]
        if len(self.bets) == self.n:
            self.phase = "play"
            self.turn = self.start

    def put_down(self, p, cards):
        if self.trick_finished:
            self.trick = []
            self.trick_finished = False
        self.trick.append((p, cards))
        self.hands[p] = [card for card in self.hands[p] if card not in cards]
        played = [seat for seat, _ in self.trick]
        waiting = [seat for seat in self.left_of(p) if self.hands[seat] and seat not in played]
        if waiting:
            self.turn = waiting[0]
        else:
            self.finish_trick()

    def finish_trick(self):
        winner, best = self.trick[0]
        for p, cards in self.trick[1:]:
            if beats(cards, best):
                winner, best = p, cards
        self.won[winner] += 1
        self.trick_winners.append(winner)
        self.trick_finished = True
        if self.trick_winners[-3:] == [winner] * 3:
            self.brawler = winner
            self.finish_round()
            return
        holding = [p for p in range(self.n) if self.hands[p]]
        if not holding or (self.n == 2 and len(holding) < 2):
            self.finish_round()
            return
        self.turn = winner if winner in holding else next(p for p in self.left_of(winner) if p in holding)

    def finish_round(self):
        predictions = [self.predictions[p] for p in range(self.n)]
        bets = [self.bets[p] for p in range(self.n)]
        points, marks = round_score(predictions, self.won, bets, self.brawler)
        for p in range(self.n):
            self.marks[p].append(marks[p])
        if self.drinking:
            due = drinks_at_the_end(self.drinking, self.marks, bets)
            self.drinks = [count + more for count, more in zip(self.drinks, due, strict=True)]
        winners = gun_fight_winners(self.fighters, marks, predictions, self.edition)
        if winners:
            self.end(winners)
            return
        for p in range(self.n):
            self.lines[p].append(points[p])
            self.points[p] += points[p]
        last = self.round > self.rounds or (self.round == self.rounds and not gun_fighters(self.marks))
        if last:
            self.points, winners = final(self.lines, self.marks)
            self.end(winners)
        else:
            self.new_round()

    def end(self, winners):
        self.over = True
        self.winners = winners
        self.phase = "over"
        self.turn = None

    # what is compared

    def facts(self):
        """What a record may expect of the position, without the legal moves."""
        seats = range(self.n)
        predicted = len(self.predictions) == self.n
        bets_shown = not self.sealed_bets or len(self.bets) == self.n
        bets = [self.bets.get(p) if bets_shown else None for p in seats]
        return {
            "over": self.over,
            "hand": self.round,
            "acting": sorted(self.acting()),
            "points": list(self.points),
            "marks": [list(marks) for marks in self.marks],
            "predictions": [self.predictions[p] for p in seats] if predicted else None,
            "bets": [None if other is None else SEATS[other] for other in bets],
            "won": list(self.won),
            "drinks": list(self.drinks) if self.drinking else None,
            "winners": sorted(SEATS[p] for p in self.winners),
        }

    def legal_moves(self):
        return {seat: self.legal(seat) for seat in self.acting()}
