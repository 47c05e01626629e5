"""Octopus, for 4 to 6 players.

Eight cards each. In turn everybody continues, or folds for a chip; whoever is left alone takes the pot. Then round by round
all play a card in secret, and these are discarded; the lowest that nobody else has played decides: `pass` (everybody gives
a card to the left, in secret), or `show` with sets or clean hands best. A set has no rank just once, a clean hand none
twice, all others are dirty and come last; of the same kind the lower cards are better. The best hand takes the pot, and the
worst antes five for the next hand, everybody else one; without a loser it is two each. With one card left there is no
further round.
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    OWNER,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    event,
    number,
    phase,
    said,
    seat,
    seat_set,
    switch,
    verb,
    words,
)
from alehouse.kit import choices, deck, hands, pot, score, sealed, seats
from alehouse.rules import COLLECTS, NOBODY, announce, card_of, move, rule, verb_of


class Table(hands.Hands, hands.PassedCards, sealed.SealedChoices):
    """The state of a session of Octopus."""

    hands = amount(1, 1, 1000)
    last_hand = switch()
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given")
    state = words("in", "folded", per_seat=True, gone="folded")
    revealed = number(per_seat=True, show="number", blank=0)
    """What each seat has played in the last round."""
    decides = seat(show="seat")
    chips = number(per_seat=True)
    pot = number()
    phase = phase("declaring", "round", "deciding", "giving")
    active = seat_set()
    """Seats that have not folded."""
    undeclared = seat_set()
    starter = seat()
    """Who declares first: the winner of the last hand."""
    worst = seat_set()
    """The losers of the last hand."""


IN, FOLDED = Table.state
DECLARING, ROUND, DECIDING, GIVING = Table.phase
verbs = Verbs(
    "continue",
    "fold",
    verb("play", CARD),
    "pass",
    verb("show", said("set")),
    verb("show", said("clean")),
    verb("give", CARD, secret=True),
)
CONTINUE, FOLD, PLAY, PASS, SHOW_SET, SHOW_CLEAN, GIVE = verbs
events = Events(
    event("continues", pause="brief"),
    event("folds", puts=FOLDED, pause="moment"),
    "reveals",
    event("lets-exchange", pause="moment"),
    event("shows", turns=True, pause="brief"),
    event("set-best", pause="moment"),
    event("clean-best", pause="moment"),
    event("worst-hand", pause="moment"),
)
CONTINUES, FOLDS, REVEALS, EXCHANGE, SHOWS, SET_BEST, CLEAN_BEST, WORST = events

CARDS_EACH = 8
DIRTY, SET, CLEAN = range(3)
FOLD_FEE = 1
HOPELESS = 3
"""So many cards spoil no hand but a bad one: the rule of thumb gives it up."""
LOSER_ANTE = 5


@rule
def start(t, d):
    """The first hand is begun by the dealer."""
    t.starter = t.dealer


@rule
def deal(t, d):
    """Antes, eight cards each, and the declarations."""
    for p in range(t.players):
        t.state[p] = IN
        t.revealed[p] = 0
        pot.pay_in(t, d, p, 2 if t.worst == 0 else LOSER_ANTE if seats.has(t.worst, p) else 1)
    hands.clear(t)
    deck.fresh(t)
    hands.deal(t, d, seats.everybody(t), CARDS_EACH)
    t.active = seats.everybody(t)
    t.undeclared = seats.everybody(t)
    t.decides = NOBODY
    t.phase = DECLARING
    seats.turn_to(t, t.starter)


@rule
def legal(t, p, menu):
    """Continue or fold; a card to play or give; or what the decider may decide."""
    if t.phase == DECLARING:
        menu[0] = move(CONTINUE, p)
        menu[1] = move(FOLD, p)
        return 2
    if t.phase == DECIDING:
        menu[0] = move(PASS, p)
        menu[1] = move(SHOW_SET, p)
        menu[2] = move(SHOW_CLEAN, p)
        return 3
    return choices.of_cards(menu, 0, PLAY if t.phase == ROUND else GIVE, p, t.held[p])


@rule
def play(t, d, p, m):
    """Make a move; the last of the sealed choices opens them all."""
    v = verb_of(m)
    if v in (CONTINUE, FOLD):
        return declare(t, d, p, v == FOLD)
    if v == PLAY:
        return reveal(t, d) if sealed.seal(t, p, card_of(m)) else True
    if v == GIVE:
        return pass_cards(t, d) if sealed.seal(t, p, card_of(m)) else True
    if v == PASS:
        announce(d, EXCHANGE, p)
        t.phase = GIVING
        sealed.ask(t, t.active)
        return True
    return showdown(t, d, SET if v == SHOW_SET else CLEAN, p)


@rule
def declare(t, d, p, folds):
    """Continue, or fold for a chip; whoever is left alone takes the pot at once (R1)."""
    t.undeclared = seats.but(t.undeclared, p)
    if folds:
        announce(d, FOLDS, p)
        pot.pay_in(t, d, p, FOLD_FEE)
        t.state[p] = FOLDED
        t.active = seats.but(t.active, p)
    else:
        announce(d, CONTINUES, p)
    if seats.alone(t.active):
        return end_hand(t, d, t.active, 0)
    if t.undeclared:
        seats.turn_to(t, seats.next(t, p, t.undeclared))
        return True
    return next_round(t, d)


@rule
def next_round(t, d):
    """Everybody who is in plays a card in secret; with one card left the hands are shown (R3)."""
    if t.in_hand[seats.only(t.active)] == 1:
        return showdown(t, d, CLEAN, NOBODY)
    t.phase = ROUND
    t.decides = NOBODY
    sealed.ask(t, t.active)
    return True


@rule
def reveal(t, d):
    """Show and discard the played cards (R2); the lowest that is alone decides."""
    for p in range(t.players):
        t.revealed[p] = 0
        if seats.has(t.active, p):
            t.revealed[p] = sealed.unseal(t, p)
            hands.discard(t, d, p, t.revealed[p], REVEALS)
    p = seats.lowest_alone(t, t.active, t.revealed, 0)
    if p == NOBODY:
        return next_round(t, d)
    t.decides = p
    t.phase = DECIDING
    seats.turn_to(t, p)
    return True


@rule
def pass_cards(t, d):
    """All given cards go to the next seats to the left at the same time."""
    hands.pass_left(t, d, t.active)
    return next_round(t, d)


@rule
def hand_type(t, p):
    """What kind of hand a seat has: a set has no rank just once, a clean one none twice."""
    return CLEAN if spoilt(t, p, CLEAN) == 0 else SET if spoilt(t, p, SET) == 0 else DIRTY


@rule
def goodness(t, p, best):
    """How good a hand is when `best` is the best type: more is better. Dirty hands come last, of a type high cards do."""
    kind = hand_type(t, p)
    place = 0 if kind == DIRTY else 2 if kind == best else 1
    high_cards = 0
    for k in range(len(t.deck) - 1, 0, -1):
        for _ in range(t.held[p, k]):
            high_cards = high_cards << 4 | k
    return (place << 40) - high_cards


@rule
def showdown(t, d, best, p):
    """The best hand takes the pot, the worst is the loser; if all are the same, nobody is (R5, R6).

    Seat `p` has said which type is best; nobody has where hands of one card are shown, which are all clean (R4).
    """
    if p != NOBODY:
        announce(d, SET_BEST if best == SET else CLEAN_BEST, p)
    highest = -(1 << 50)
    lowest = 1 << 50
    winners = 0
    losers = 0
    for q in range(t.players):
        if seats.has(t.active, q):
            hands.show(t, d, q, SHOWS)
            good = goodness(t, q, best)
            if good > highest:
                highest = good
                winners = 0
            if good < lowest:
                lowest = good
                losers = 0
            winners |= (good == highest) << q
            losers |= (good == lowest) << q
    return end_hand(t, d, winners, losers if highest > lowest else 0)


@rule
def end_hand(t, d, winners, losers):
    """Share the pot; in a last hand the losers pay at once (R8). The first winner in order declares first next (R7)."""
    pot.share(t, d, winners)
    t.starter = seats.nearest(t, t.starter, winners)
    t.worst = losers
    for p in range(t.players):
        if seats.has(losers, p):
            announce(d, WORST, p)
    if t.last_hand and t.hand == t.hands and losers:
        pot.antes(t, d, losers, LOSER_ANTE)
        due = LOSER_ANTE * seats.count(losers)
        each = due // seats.count(winners)
        for p in range(t.players):
            if seats.has(winners, p):
                pot.collect(t, d, p, each + (due % seats.count(winners) if p == t.starter else 0))
    return score.end_hand(t, d)


@rule
def standing(t, p):
    """How well a seat stands, for search: its chips, and its part of a pot that it still plays for."""
    return pot.stake(t, p, t.active)


@rule
def price(t, m):
    """Folding costs a chip."""
    return FOLD_FEE if verb_of(m) == FOLD else 0


@rule
def worth(t, p, m):
    """Get rid of what spoils the hand, the highest first, and show as soon as it is a set or clean.

    Fold only a hopeless hand, and only where it would be dear to lose.
    """
    aim = CLEAN if spoilt(t, p, CLEAN) <= spoilt(t, p, SET) else SET
    if t.phase == DECLARING:
        dear = t.hand < t.hands or t.last_hand
        return 1 * ((verb_of(m) == FOLD) == (dear and spoilt(t, p, aim) >= HOPELESS))
    if t.phase == DECIDING:
        return 1 * (verb_of(m) == PASS + hand_type(t, p))
    k = card_of(m)
    spoils = t.held[p, k] > 1 if aim == CLEAN else t.held[p, k] == 1
    return k + len(t.deck) * spoils


@rule
def spoilt(t, p, aim):
    """How many cards keep a hand from being a set or clean."""
    n = 0
    for k in range(1, len(t.deck)):
        if aim == CLEAN:
            n += max(0, t.held[p, k] - 1)
        else:
            n += t.held[p, k] == 1
    return n


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether a card is the lowest that stands alone, so that p decides; whether it wins to show now."""
    v = verb_of(m)
    if v == PLAY:
        return {"decides": after.decides == p if told and REVEALS in told else None}
    if v in (SHOW_SET, SHOW_CLEAN):
        return {"best-hand": None if told is None else COLLECTS in told}
    return {}


def why_not(t, m):
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    return "error-card-not-held" if verb_of(m) == (-1, PLAY, -1, GIVE)[int(t.phase)] else None


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: a declaration, then seven rounds of a card, a decision and a card given."""
    return options["hands"] * (players + 7 * (2 * players + 1))


game = Game(__name__, players=(4, 6), minutes=(5, 15), kind="bluffing", unit="chips")
