"""Kitty, for 3 to 6 players (the hard game for four).

Seven cards are the kitty, all others are dealt. Each round a target is turned from the kitty, everybody passes a card to
the left and then bids one, each time all at once and in secret. The lowest bid that nobody else has made takes the target into
the hand; with the 1 it has to be given to another. Bids are discarded, targets that nobody takes too. At the end whoever
holds the most cards of a rank scores the rank, ties all of it; the highest score wins.
Variants: Soft (one target, then two, two and two; the two lowest lone bids take one each), Sticky (targets stay until they
are taken), Partners (opposite seats count together), for chips (the others pay the winner the difference), and the long
form (to 100 points, ties play on).
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    OWNER,
    SEAT,
    Events,
    Game,
    Refused,
    Verbs,
    amount,
    cards,
    event,
    number,
    phase,
    seat,
    switch,
    verb,
)
from alehouse.kit import bag, choices, deck, hands, pot, score, sealed, seats
from alehouse.rules import HELD, NOBODY, announce, card_of, rule, seat_of, target_of, verb_of


class Table(hands.Hands, hands.PassedCards, hands.CapturedCards, sealed.SealedChoices):
    """The state of a game of Kitty."""

    hands = amount(1, 1, 1000)
    soft = switch()
    sticky = switch()
    partners = switch()
    for_chips = switch(name="chips")
    long_form = switch()
    max_rounds = amount(500, 1, 100_000)
    left = number()
    held = cards(per_seat=True, seen_by=OWNER, show="hand", given="given", known="captured")
    targets = cards(show="prize")
    kitty = number(show="number")
    """Cards of the kitty that have not been turned."""
    bid = number(per_seat=True, show="lone-bid", blank=0)
    """The last bids, from when all are shown until everybody bids again."""
    points = number(per_seat=True)
    score = number(per_seat=True)
    """What each seat has scored in the last deal."""
    chips = number(per_seat=True)
    pot = number()
    phase = phase("passing", "bidding", "choosing", "giving")
    taker = seat()
    """The lone bidder who takes a target now."""
    second = seat()
    """The one who takes another after that."""
    offered = number()
    """The target that is given away; 0: all of them."""


PASSING, BIDDING, CHOOSING, GIVING = Table.phase
verbs = Verbs(verb("pass", CARD, secret=True), verb("bid", CARD), verb("choose", CARD), verb("give", SEAT))
PASS, BID, CHOOSE, GIVE = verbs
events = Events(
    "turns-target",
    "bids",
    "takes-target",
    event("gives-target", pause="moment"),
    "unclaimed",
    event("scores-rank", pause="brief"),
)
TARGET, BIDS, TAKES, GIVES, UNCLAIMED, SCORES = events

TARGETS = Table.place("targets")
KITTY = 7
LONG_TARGET = 100


@rule
def deal(t, d):
    """The kitty, then all other cards to the players; with five players the last three are put away (R15)."""
    hands.clear(t)
    for p in range(t.players):
        t.bid[p] = 0
    deck.fresh(t)
    hands.deal(t, d, seats.everybody(t), (t.left - KITTY) // t.players)
    t.kitty = KITTY
    new_round(t, d)


@rule
def new_round(t, d):
    """Turn the target or targets; then everybody passes a card."""
    for _ in range(2 if t.soft and t.kitty < KITTY else 1):
        deck.turn_up(t, d, t.targets, TARGETS, TARGET)
        t.kitty -= 1
    t.phase = PASSING
    sealed.ask(t, seats.everybody(t))


@rule
def legal(t, p, menu):
    """A card to pass or bid, a target to choose, or whom to give one to."""
    if t.phase == GIVING:
        return choices.of_seats(menu, 0, GIVE, p, rivals(t, p))
    if t.phase == CHOOSING:
        return choices.of_cards(menu, 0, CHOOSE, p, t.targets)
    return choices.of_cards(menu, 0, PASS if t.phase == PASSING else BID, p, t.held[p])


@rule
def mate(t, p):
    """The seat opposite."""
    return (p + t.players // 2) % t.players


@rule
def rivals(t, p):
    """The seats that do not count together with seat `p`."""
    others = seats.but(seats.everybody(t), p)
    return seats.but(others, mate(t, p)) if t.partners else others


@rule
def play(t, d, p, m):
    """Make a choice; the last of the sealed ones opens them all."""
    v = verb_of(m)
    if v in (PASS, BID):
        if not sealed.seal(t, p, card_of(m)):
            return True
        if v == PASS:
            pass_cards(t, d)
            return True
        reveal_bids(t, d)
    elif v == GIVE:
        announce(d, GIVES, p, target_of(m), card=t.offered)
        take(t, d, target_of(m), t.offered)
    elif t.bid[p] == 1:
        offer(t, p, card_of(m))
        return True
    else:
        take(t, d, p, card_of(m))
    return capture(t, d)


@rule
def pass_cards(t, d):
    """All passed cards go to the left neighbours at the same time; then everybody bids."""
    hands.pass_left(t, d, seats.everybody(t))
    for p in range(t.players):
        t.bid[p] = 0
    t.phase = BIDDING
    sealed.ask(t, seats.everybody(t))


@rule
def reveal_bids(t, d):
    """Show and discard all bids, and find the lowest that only one seat has made (R6)."""
    for p in range(t.players):
        t.bid[p] = sealed.unseal(t, p)
        hands.discard(t, d, p, t.bid[p], BIDS)
    t.taker = seats.lowest_alone(t, seats.everybody(t), t.bid, 0)
    t.second = NOBODY
    if t.soft and t.taker != NOBODY:
        t.second = seats.lowest_alone(t, seats.everybody(t), t.bid, t.bid[t.taker])


@rule
def capture(t, d):
    """The lowest lone bidder takes the targets; in Soft one of them, and the next lone bidder another (R5, R9, R13).

    Stop where somebody has to choose or to give, and end the round when nobody takes any more.
    """
    while t.taker != NOBODY and bag.size(t.targets):
        p = t.taker
        ranks = bag.ranks(t.targets)
        if t.soft and ranks & (ranks - 1):
            t.phase = CHOOSING
            seats.turn_to(t, p)
            return True
        k = bag.first(t.targets) if t.soft else 0
        if t.bid[p] == 1:
            offer(t, p, k)
            return True
        take(t, d, p, k)
    return end_round(t, d)


@rule
def offer(t, p, k):
    """What the 1 has won has to be given to another: one target (R7), or in the hard game (0) all of them (R8)."""
    t.offered = k
    t.phase = GIVING
    seats.turn_to(t, p)


@rule
def take(t, d, p, k):
    """A target, or all of them (0), goes into a hand in the sight of all (R10); the next bidder may follow."""
    for r in range(1, len(t.deck)):
        for _ in range(t.targets[r] if k == 0 else 1 * (r == k)):
            t.targets[r] -= 1
            hands.capture(t, p, r)
            announce(d, TAKES, p, card=r, source=TARGETS, to=HELD)
    t.taker = t.second
    t.second = NOBODY


@rule
def end_round(t, d):
    """Targets that nobody took are discarded, or stick; after the last round the hands are scored."""
    if not (t.sticky and t.kitty):
        deck.discard_bag(t, d, t.targets, TARGETS, UNCLAIMED)
    if t.kitty:
        new_round(t, d)
        return True
    return end_deal(t, d)


@rule
def end_deal(t, d):
    """Score the hands, the most cards of a rank for the rank (R2, R3), partners' together; then pay, and maybe end the game."""
    together = t.held.copy()
    for p in range(t.players):
        if t.partners:
            together[p] += t.held[mate(t, p)]
    for p in range(t.players):
        t.score[p] = 0
        led = score.ranks_led(t, together, p)
        for k in range(1, len(t.deck)):
            if led >> k & 1:
                t.score[p] += k
                announce(d, SCORES, p, card=k, amount=together[p, k])
        score.gain(t, d, p, t.score[p])
    if t.for_chips:
        pay_difference(t, d)
    ahead = seats.most(t, t.points)
    if t.long_form:
        first = seats.only(ahead)
        # One player, or one team (C14).
        alone = ahead & rivals(t, first) == 0
        if (alone and t.points[first] >= LONG_TARGET) or t.hand >= t.max_rounds:
            score.win(t, d, ahead)
    elif t.hand >= t.hands:
        score.win(t, d, seats.most(t, t.chips) if t.for_chips else ahead)
    return False


@rule
def pay_difference(t, d):
    """Every other seat pays what it is behind in this deal; the best share it, and odd chips stay (R14)."""
    best = seats.most(t, t.score)
    top = t.score[seats.only(best)]
    for p in range(t.players):
        if t.score[p] < top:
            pot.pay_in(t, d, p, top - t.score[p])
    pot.share(t, d, best)


@rule
def standing(t, p):
    """How well a seat stands, for search: what it has scored, or its chips, against the best of the others."""
    gained = t.chips if t.for_chips and not t.long_form else t.points
    best = -(1 << 40)
    for q in range(t.players):
        if seats.has(rivals(t, p), q):
            best = max(best, gained[q])
    return gained[p] - best


@rule
def settled(t):
    """Nothing is left to chance once the last target is turned."""
    return t.kitty == 0


@rule
def worth(t, p, m):
    """Pass what is worth least; bid what is worth least against the chance that it wins what is worth most."""
    k = card_of(m)
    if t.phase == GIVING:
        q = target_of(m)
        return -1000.0 * t.points[q] - t.in_hand[q]
    if t.phase == CHOOSING:
        return -1.0 * k if t.bid[p] == 1 else extra_worth(t, p, k)
    lost = holding_worth(t, k, t.held[p, k] - 1) - holding_worth(t, k, t.held[p, k])
    if t.phase == PASSING or k == 1:
        return lost
    prize = 0.0
    for r in range(1, len(t.deck)):
        if t.targets[r]:
            each = extra_worth(t, p, r)
            prize = max(prize, each) if t.soft else prize + t.targets[r] * each
    others = t.players - 1 - t.partners
    return lost + prize * (1.0 - k / len(t.deck)) ** (others * (0.25 if t.soft else 0.5))


@rule
def holding_worth(t, k, n):
    """About how much it is worth to hold `n` cards of rank `k`: the rank, the likelier the more of the rest they are."""
    usual = 1.6 * k / t.players
    square = float(n) ** 2
    return k * square / (square + usual * usual)


@rule
def extra_worth(t, p, k):
    """About how much another card of rank `k` is worth to seat `p`."""
    return holding_worth(t, k, t.held[p, k] + 1) - holding_worth(t, k, t.held[p, k])


def question(t, p: int, m: int, after, told) -> dict[str, bool | None]:
    """Whether a bid stands alone once all are shown."""
    if verb_of(m) != BID:
        return {}
    if not told or BIDS not in told:
        return {"alone": None}
    return {"alone": all(q == p or after.bid[q] != after.bid[p] for q in range(t.players))}


def why_not(t, m):
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    if verb_of(m) != (PASS, BID, CHOOSE, GIVE)[int(t.phase)]:
        return None
    if verb_of(m) == CHOOSE:
        return "error-kitty-no-target"
    if verb_of(m) == GIVE:
        return "error-kitty-own" if target_of(m) == seat_of(m) else "error-kitty-partner"
    return "error-card-not-held"


def check(players: int, options: dict) -> None:
    """Raises Refused if the hard game is not for four, or Partners not for four or six (R1)."""
    if not options["soft"] and players != 4:
        raise Refused("error-kitty-hard", players=players)
    if options["partners"] and players % 2:
        raise Refused("error-kitty-partners", players=players)


def bound(players: int, options: dict) -> int:
    """More moves than any game can have: seven rounds of a pass, a bid, a choice and a gift."""
    return options["max_rounds" if options["long_form"] else "hands"] * players * 7 * 4


game = Game(
    __name__,
    players=(3, 6),
    minutes=(10, 25),
    kind="bidding",
    unit="points",
    version=2,
    unused=lambda options: () if options["chips"] else ("chips", "pot"),
)
