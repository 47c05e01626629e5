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

import numpy as np

from alehouse.compiled import rule
from alehouse.dealer import announce
from alehouse.deck import (
    RANKS,
    OneDeck,
    can_draw,
    clear_stacks,
    deal_one_each,
    discard_stack,
    draw,
    everybody,
    fresh_deck,
    holds,
    lowest,
    next_hand,
    next_seat,
    put,
    to_come,
    without,
)
from alehouse.events import (
    DEALT,
    DECK,
    DISCARD,
    DISCARDED,
    GAME,
    LOSES,
    own_events,
)
from alehouse.game import Game
from alehouse.layout import amount, cards, choice, number, stacks, switch
from alehouse.ledger import most, pay, pay_pot, share_pot, win
from alehouse.moves import CARD, SEAT, Verbs, card_of, move, target_of, verb, verb_of

BASIC, CONTINUOUS = range(2)
NO_CHIPS, SEATTLE, TACOMA, OLYMPIA, PORTLAND, EUGENE, MEDFORD = range(7)


class Table(OneDeck):
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


verbs = Verbs(verb("hit"), verb("fold"), verb("fold", SEAT, CARD), verb("pieces"))
HIT, FOLD, TAKE, PIECES = verbs
events = own_events("pair", "folds", "takes", "stays")
PAIR, FOLDS, TAKES, STAYS = events

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
    """Set up the table and deal."""
    new_game(t, d)


@rule
def new_game(t, d):
    """Shuffle all cards and deal the first round; chips and pot go on."""
    t.game += 1
    if t.games > 1:
        announce(d, GAME, amount=t.game)
    for p in range(t.players):
        t.stack[p] = 0
        t.points[p] = 0
        for k in range(1, 11):
            t.scored[p, k] = 0
    fresh_deck(t, BURN)
    new_round(t, d)


@rule
def new_round(t, d):
    """Clear the table and deal a card each; the low card leads."""
    next_hand(t, d)
    clear_stacks(t, t.stack)
    deal_one_each(t, d, t.stack, STACK, everybody(t), CALAMITY if t.calamities else 0)


@rule
def legal(t, p, menu):
    """Hit and Pieces, while there is a card (R4); folding always."""
    n = 0
    drawable = can_draw(t)
    if drawable:
        menu[n] = move(HIT, p)
        n += 1
    if t.mode == BASIC:
        menu[n] = move(FOLD, p)
        n += 1
    else:
        for q in range(t.players):
            for k in range(1, 11):
                if holds(t.stack[q], k):
                    menu[n] = move(TAKE, p, q, k)
                    n += 1
    if drawable and t.pieces and holds(t.stack[p], t.pieces):
        menu[n] = move(PIECES, p)
        n += 1
    return n


@rule
def play(t, d, p, m):
    """Hit, fold or take Pieces; then it is the next seat's turn, unless the round or the game is over."""
    v = verb_of(m)
    hand = t.hand
    calamity = False
    if v == HIT:
        calamity = hit(t, d, p, p)
    elif v == FOLD:
        fold(t, d, p)
    elif v == TAKE:
        take(t, d, p, target_of(m), card_of(m))
    else:
        calamity = take_pieces(t, d, p)
    if t.hand == hand and not t.over:
        pass_turn(t, d, p, calamity and t.calamities)


@rule
def hit(t, d, p, mover):
    """Deal a card to `p`; return whether it is a Calamity of the mover's own."""
    k = draw(t, d)
    announce(d, DEALT, p, card=k, source=DECK, to=STACK)
    if not holds(t.stack[p], k):
        t.stack[p] = put(t.stack[p], k)
        return k == CALAMITY and p == mover
    if t.mode == BASIC:
        t.stack[p] = without(t.stack[p], k)
        t.discard[k] += 1
        score(t, d, p, k, PAIR, p)
    else:
        discard_stack(t, t.stack[p])
        t.stack[p] = 0
        score(t, d, p, k, PAIR, p)
    return k == CALAMITY and p == mover


@rule
def fold(t, d, p):
    """Basic: score the lowest card on the table, of equal ones the first to the left (R2; a Calamity is not low, R8)."""
    low = 11
    owner = p
    for i in range(t.players):
        q = (p + i) % t.players
        if t.stack[q] and lowest(t.stack[q]) < low:
            low = lowest(t.stack[q])
            owner = q
    announce(d, FOLDS, p)
    t.stack[owner] = without(t.stack[owner], low)
    score(t, d, p, low, TAKES, owner)


@rule
def take(t, d, p, q, k):
    """Continuous: score card `k` of seat `q`, and lose the rest of the own stack."""
    announce(d, FOLDS, p)
    t.stack[q] = without(t.stack[q], k)
    discard_stack(t, t.stack[p])
    t.stack[p] = 0
    score(t, d, p, k, TAKES, q)


@rule
def take_pieces(t, d, p):
    """Discard a card of the Pieces rank and take two; return whether one of them is a Calamity (R11, R12)."""
    k = t.pieces
    t.stack[p] = without(t.stack[p], k)
    t.discard[k] += 1
    announce(d, DISCARDED, p, card=k, source=STACK, to=DISCARD)
    hand, points = t.hand, t.points[p]
    calamity = hit(t, d, p, p)
    if t.over or t.hand != hand or t.points[p] != points or not can_draw(t):
        return calamity
    other = (p + 1) % t.players if t.second_to_next else p
    second = hit(t, d, other, p)
    return calamity or second


@rule
def score(t, d, p, k, how, owner):
    """Player `p` keeps a card of rank `k` as points; that ends a basic round, and the game at the target."""
    t.scored[p, k] += 1
    t.points[p] += k
    if how == PAIR:
        announce(d, PAIR, p, card=k, amount=k, source=STACK, to=SCORED)
    else:
        announce(d, TAKES, owner, p, k, k, STACK, SCORED)
    if t.chip_rule == EUGENE:
        pay_pot(t, d, p, 1)
    elif t.chip_rule == MEDFORD:
        pay_pot(t, d, p, k)
    if t.points[p] >= target(t):
        end_game(t, d, p)
    elif t.mode == BASIC:
        new_round(t, d)


@rule
def pass_turn(t, d, p, again):
    """Whose turn it is next: the same seat's after a Calamity, else the left neighbour's.

    In the continuous game a seat with an empty stack hits automatically, and is skipped if there is no card.
    """
    while True:
        if not again:
            p = next_seat(t, p, everybody(t))
        if t.stack[p] or t.mode == BASIC:
            break
        again = False
        if can_draw(t):
            game = t.game
            calamity = hit(t, d, p, p)
            if t.over or t.game != game:
                return
            again = calamity and t.calamities
    if again:
        announce(d, STAYS, p)
    t.acting = np.int64(1) << p


@rule
def end_game(t, d, loser):
    """Settle the chips; then the next game begins, or the table is over."""
    announce(d, LOSES, loser)
    settle(t, d, loser)
    if t.game < t.games:
        new_game(t, d)
        return
    t.over = 1
    t.acting = 0
    t.losers = np.int64(1) << loser
    if t.chip_rule:
        win(t, d, most(t, t.chips))


@rule
def settle(t, d, loser):
    """Chips change hands by the rule agreed on; what cannot be divided stays in the pot."""
    if t.chip_rule == NO_CHIPS:
        return
    low = t.points[0]
    for p in range(t.players):
        low = min(low, t.points[p])
    if t.chip_rule == SEATTLE or t.chip_rule == PORTLAND:
        for p in range(t.players):
            if p != loser:
                n = 1 if t.chip_rule == SEATTLE else t.points[loser] - t.points[p]
                pay(t, d, loser, p, n)
        return
    if t.chip_rule == TACOMA:
        pay_pot(t, d, loser, t.penalty)
    elif t.chip_rule == OLYMPIA:
        pay_pot(t, d, loser, t.points[loser] - low)
    least = np.int64(0)
    for p in range(t.players):
        least |= np.int64(t.points[p] == low) << p
    share_pot(t, d, least)


@rule
def standing(t, p):
    """How well a seat stands, for search: few points, or chips where they are played for; the loss counts a target."""
    if t.chip_rule:
        return t.chips[p] * 4 - t.points[p]
    return -t.points[p] - (target(t) if t.losers >> p & 1 else 0)


@rule
def advise(t, d, p, menu, n):
    """Whatever costs least on average: the card of a fold, or the pairs that the next card or cards may make."""
    best = menu[0]
    least = 1.0e9
    for i in range(n):
        v = verb_of(menu[i])
        if v == HIT:
            cost = hit_cost(t, p, t.stack[p])
        elif v == PIECES:
            cost = hit_cost(t, p, without(t.stack[p], t.pieces)) * (1 if t.second_to_next else 2)
        else:
            cost = 1.0 * score_cost(t, p, price(t, menu[i]))
        if cost < least:
            least = cost
            best = menu[i]
    return best


@rule
def hit_cost(t, p, stack):
    """What a card for this stack costs on average."""
    total = np.int64(0)
    cost = np.int64(0)
    for k in range(1, RANKS):
        n = to_come(t, t.stack, p, k)
        total += n
        if holds(stack, k):
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
        low = 11
        for q in range(t.players):
            if t.stack[q]:
                low = min(low, lowest(t.stack[q]))
        return low
    if verb_of(m) == TAKE:
        return card_of(m)
    return 0


def bound(players: int, options: dict) -> int:
    """More moves than any session can have: at most 20 scoring cards a game for 8 players, 55 draws between two."""
    return options["games"] * 40 * 56


game = Game(
    __name__,
    players=(2, 8),
    minutes=(10, 20),
    kind="luck",
    unit="points",
    version=1,
    unused=lambda options: () if options["chips"] else ("chips", "pot"),
)
