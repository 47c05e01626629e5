"""Pairs, for 2 to 8 players: basic and continuous, with Calamities, Pieces and six rules for playing for chips.

Push your luck: nobody wants points, and whoever reaches the target first loses.
Basic: one card each, the low card leads. On your turn `hit` (a card; if it pairs a card of your stack you score it) or
`fold` (you score the lowest card on the table). Either way of scoring ends the round; the cards scored are kept.
Continuous: there is one round only. Folding takes any one card from any stack (`fold B 3`) and costs the rest of your
own stack, a pair costs your stack, and the game goes on. With an empty stack you hit automatically.
Calamities: a 7 leads before a 1, and a 7 that you draw leaves the turn with you. Pieces: discard a card of one rank
from your stack and take two cards (the second may go to the next player).
"""

from __future__ import annotations

from alehouse.declare import (
    CARD,
    SEAT,
    Events,
    Game,
    Verbs,
    amount,
    cards,
    choice,
    event,
    number,
    stacks,
    switch,
    verb,
)
from alehouse.kit import bag, deck, leading, pot, score, seats, stack
from alehouse.rules import (
    DEALT,
    DECK,
    DISCARD,
    DISCARDED,
    GAME,
    LOSES,
    announce,
    card_of,
    lowest_bit,
    move,
    rule,
    target_of,
    verb_of,
)


class Table(deck.OneDeck):
    """The state of one or more games of Pairs."""

    mode = choice("basic", "continuous")
    calamities = switch()
    pieces = amount(None, 1, 10)
    second_to_next = switch(needs="pieces")
    chip_rule = choice(
        "seattle", "tacoma", "olympia", "portland", "eugene", "medford", optional=True, name="chips"
    )
    penalty = amount(6, 1, 1000, needs="chips=tacoma")
    games = amount(1, 1, 1000, needs="chips")
    target = amount(None, 1, 31)

    stack = stacks()
    scored = cards(per_seat=True, show="scored")
    points = number(per_seat=True)
    chips = number(per_seat=True)
    pot = number()
    game = number()
    """The number of the present game, from 1."""


BASIC, CONTINUOUS = Table.mode
NO_CHIPS, SEATTLE, TACOMA, OLYMPIA, PORTLAND, EUGENE, MEDFORD = Table.chip_rule
verbs = Verbs("hit", "fold", verb("fold", SEAT, CARD), "pieces")
HIT, FOLD, TAKE, PIECES = verbs
events = Events(
    event("pair", lights=True, pause="moment"),
    event("folds", pause="moment"),
    event("takes", pause="long"),
    event("stays", pause="moment"),
)
PAIR, FOLDS, TAKES, STAYS = events
NEXT, AGAIN, OVER = range(3)
"""What follows: the turn of the left neighbour, another of the same seat, or the end of the round."""

STACK, SCORED = Table.place("stack"), Table.place("scored")
BURN = 5
CALAMITY = 7


@rule
def target(t):
    """The score at which a player loses: 60 / players + 1, but 11 for seven and eight players too."""
    if t.target:
        return t.target
    return 11 if t.players > 6 else 60 // t.players + 1


@rule
def start(t, d):
    """Shuffle all cards for another game; chips and pot go on."""
    t.game += 1
    if t.games > 1:
        announce(d, GAME, amount=t.game)
    for p in range(t.players):
        t.stack[p] = 0
        t.points[p] = 0
        bag.clear(t.scored[p])
    deck.fresh(t, BURN)


@rule
def deal(t, d):
    """Clear the table and deal a card each; the low card leads."""
    stack.discard_all(t, t.stack)
    below = CALAMITY if t.calamities else 0
    leading.deal_one_each(t, d, t.stack, STACK, seats.everybody(t), below)


@rule
def legal(t, p, menu):
    """Hit and Pieces, while there is a card (R4); folding always."""
    n = 0
    drawable = deck.can_draw(t)
    if drawable:
        menu[n] = move(HIT, p)
        n += 1
    if t.mode == BASIC:
        menu[n] = move(FOLD, p)
        n += 1
    else:
        for q in range(t.players):
            for k in range(1, len(t.deck)):
                if stack.has(t.stack[q], k):
                    menu[n] = move(TAKE, p, q, k)
                    n += 1
    if drawable and t.pieces and stack.has(t.stack[p], t.pieces):
        menu[n] = move(PIECES, p)
        n += 1
    return n


@rule
def play(t, d, p, m):
    """Hit, fold or take Pieces; then it is the next seat's turn, unless the round or the game is over."""
    v = verb_of(m)
    if v == HIT:
        then = hit(t, d, p, p)
    elif v == FOLD:
        then = fold(t, d, p)
    elif v == TAKE:
        then = take(t, d, p, target_of(m), card_of(m))
    else:
        then = take_pieces(t, d, p)
    # In the continuous game a seat with an empty stack hits automatically, and is skipped if there is no card.
    while then != OVER:
        if then == NEXT:
            p = seats.left(t, p)
        if t.stack[p] or t.mode == BASIC:
            if then == AGAIN:
                announce(d, STAYS, p)
            seats.turn_to(t, p)
            return True
        then = hit(t, d, p, p) if deck.can_draw(t) else NEXT
    return False


@rule
def hit(t, d, p, mover):
    """Deal a card to `p`; a Calamity of the mover's own leaves the turn where it is. Return what follows."""
    k = deck.draw(t, d)
    announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    then = AGAIN if t.calamities and k == CALAMITY and p == mover else NEXT
    if not stack.has(t.stack[p], k):
        t.stack[p] = stack.put(t.stack[p], k)
        return then
    if t.mode == BASIC:
        t.stack[p] = stack.without(t.stack[p], k)
        t.discard[k] += 1
    else:
        t.stack[p] = stack.discard(t, t.stack[p])
    announce(d, PAIR, p, card=k, amount=k, source=STACK, to=SCORED)
    return max(then, keep(t, d, p, k))


@rule
def fold(t, d, p):
    """Basic: score the lowest card on the table, of equal ones the first to the left (R2; a Calamity is not low, R8)."""
    low = stack.lowest_of(t.stack, seats.everybody(t))
    owner = p
    while not stack.has(t.stack[owner], low):
        owner = seats.left(t, owner)
    return take(t, d, p, owner, low)


@rule
def take(t, d, p, q, k):
    """Score card `k` of seat `q`; in the continuous game the rest of the own stack is lost. Return what follows."""
    announce(d, FOLDS, p)
    t.stack[q] = stack.without(t.stack[q], k)
    if t.mode == CONTINUOUS:
        t.stack[p] = stack.discard(t, t.stack[p])
    announce(d, TAKES, q, p, card=k, amount=k, source=STACK, to=SCORED)
    return keep(t, d, p, k)


@rule
def take_pieces(t, d, p):
    """Discard a card of the Pieces rank and take two cards (R11, R12). Return what follows."""
    k = t.pieces
    t.stack[p] = stack.without(t.stack[p], k)
    t.discard[k] += 1
    announce(d, DISCARDED, p, card=k, source=STACK, to=DISCARD)
    points = t.points[p]
    then = hit(t, d, p, p)
    if then == OVER or t.points[p] != points or not deck.can_draw(t):
        return then
    return max(then, hit(t, d, seats.left(t, p) if t.second_to_next else p, p))


@rule
def keep(t, d, p, k):
    """Player `p` keeps a card of rank `k` as points; that ends a basic round, and the game at the target."""
    t.scored[p, k] += 1
    t.points[p] += k
    if t.chip_rule == EUGENE or t.chip_rule == MEDFORD:
        pot.pay_in(t, d, p, 1 if t.chip_rule == EUGENE else k)
    if t.points[p] < target(t):
        return OVER if t.mode == BASIC else NEXT
    announce(d, LOSES, p)
    settle(t, d, p)
    if t.game < t.games:
        start(t, d)
    else:
        t.over = 1
        t.acting = 0
        t.losers = 1 << p
        if t.chip_rule:
            score.win(t, d, seats.most(t, t.chips))
    return OVER


@rule
def settle(t, d, loser):
    """Chips change hands by the rule agreed on; what cannot be divided stays in the pot."""
    if t.chip_rule == SEATTLE or t.chip_rule == PORTLAND:
        for p in range(t.players):
            if p != loser:
                pot.pay(t, d, loser, p, 1 if t.chip_rule == SEATTLE else t.points[loser] - t.points[p])
    elif t.chip_rule != NO_CHIPS:
        least = seats.least(t, t.points)
        if t.chip_rule == TACOMA:
            pot.pay_in(t, d, loser, t.penalty)
        elif t.chip_rule == OLYMPIA:
            pot.pay_in(t, d, loser, t.points[loser] - t.points[seats.only(least)])
        pot.share(t, d, least)


@rule
def forget(t):
    """The order of a stack makes no difference, nor do the chips that somebody has already."""
    for p in range(t.players):
        ranks = stack.ranks(t.stack[p])
        t.stack[p] = 0
        while ranks:
            t.stack[p] = stack.put(t.stack[p], lowest_bit(ranks))
            ranks &= ranks - 1
        t.chips[p] = 0


@rule
def standing(t, p):
    """How well a seat stands, for search: few points, or chips where they are played for; the loss counts a target."""
    if t.chip_rule:
        return t.chips[p] * 4 - t.points[p]
    return -t.points[p] - target(t) * seats.has(t.losers, p)


@rule
def worth(t, p, m):
    """What a move costs on average, below 0: the card of a fold, or the pairs that the next card or cards may make."""
    if verb_of(m) == HIT:
        return -hit_cost(t, p, t.stack[p])
    if verb_of(m) == PIECES:
        return -hit_cost(t, p, stack.without(t.stack[p], t.pieces)) * (1 if t.second_to_next else 2)
    return -1.0 * score_cost(t, p, price(t, m))


@rule
def hit_cost(t, p, own):
    """What a card for the stack `own` costs on average."""
    total = 0
    cost = 0
    for k in range(1, len(t.deck)):
        n = deck.to_come(t, t.stack, p, k)
        total += n
        if stack.has(own, k):
            cost += n * score_cost(t, p, k)
    return cost / max(1, total)


@rule
def score_cost(t, p, k):
    """How much it hurts to score `k` points: the loss of the game counts a target more."""
    return k + (target(t) if t.points[p] + k >= target(t) else 0)


@rule
def price(t, m):
    """Points that a move certainly costs."""
    if verb_of(m) == FOLD:
        return stack.lowest_of(t.stack, seats.everybody(t))
    return card_of(m)


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: at most 20 scoring cards a game for 8 players, 55 draws between two."""
    return options["games"] * 40 * 56


game = Game(
    __name__,
    players=(2, 8),
    minutes=(10, 20),
    kind="luck",
    unit="points",
    unused=lambda options: () if options["chips"] else ("chips", "pot"),
    low_points=True,
)
