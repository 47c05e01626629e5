"""A small game that keeps all laws: what the broken ones beside this file share. It is no game by itself.

Everybody antes a chip and is dealt two cards in secret. In turn each seat stands or swaps a card, which is discarded in
sight; then hands are shown, the highest total takes the pot and a point. Most chips after some hands win.
"""

from alehouse.declare import CARD, OWNER, Events, Verbs, amount, cards, event, number, seat_set, verb, words
from alehouse.kit import choices, deck, hands, pot, score, seats
from alehouse.rules import DEALT, DECK, HELD, announce, card_of, move, rule, verb_of


class Nip(hands.Hands):
    """The fields of the game."""

    hands = amount(2, 1, 9)
    state = words("in", "done", per_seat=True, gone="done")
    waiting = seat_set()
    swaps = number(per_seat=True, show="number")
    points = number(per_seat=True)
    chips = number(per_seat=True)
    pot = number()


IN, DONE = Nip.state
verbs = Verbs("stand", verb("swap", CARD))
STAND, SWAP = verbs
events = Events(
    event("stands", puts=DONE),
    event("swaps", puts=DONE),
    event("swap-count", tells="swaps"),
    event("turns-hand", turns=True),
)
STANDS, SWAPS, COUNTS, TURNS = events


@rule
def deal(t, d):
    hands.clear(t)
    deck.fresh(t)
    pot.antes(t, d, seats.everybody(t), 1)
    hands.deal(t, d, seats.everybody(t), 2)
    t.waiting = seats.everybody(t)
    for p in range(t.players):
        t.state[p] = IN
        t.swaps[p] = 0
    seats.turn_to(t, seats.next(t, t.dealer, t.waiting))


@rule
def legal(t, p, menu):
    menu[0] = move(STAND, p)
    return choices.of_cards(menu, 1, SWAP, p, t.held[p])


@rule
def swap(t, d, p, k):
    hands.discard(t, d, p, k, SWAPS)
    new = deck.draw(t, d)
    t.held[p, new] += 1
    t.in_hand[p] += 1
    announce(d, DEALT, p, card=new, source=DECK, to=HELD, seen=1 << p)
    t.swaps[p] = k
    announce(d, COUNTS, p, amount=k)


@rule
def after_turn(t, d, p):
    t.waiting = seats.but(t.waiting, p)
    if t.waiting:
        seats.turn_to(t, seats.next(t, p, t.waiting))
        return True
    return showdown(t, d)


@rule
def showdown(t, d):
    best = 0
    ahead = 0
    for p in range(t.players):
        hands.show(t, d, p, TURNS)
        total = 0
        for k in range(1, len(t.deck)):
            total += k * int(t.held[p, k])
        if total > best:
            best = total
            ahead = 0
        if total == best:
            ahead |= 1 << p
    pot.share(t, d, ahead)
    for p in range(t.players):
        if seats.has(ahead, p):
            score.gain(t, d, p, 1)
    return score.end_hand(t, d)


@rule
def play(t, d, p, m):
    t.state[p] = DONE
    if verb_of(m) == SWAP:
        swap(t, d, p, card_of(m))
    else:
        announce(d, STANDS, p)
    return after_turn(t, d, p)


@rule
def standing(t, p):
    return t.chips[p]


@rule
def worth(t, p, m):
    return 5 - card_of(m) if verb_of(m) == SWAP else 0


def bound(players, options):
    return options["hands"] * players


def texts_of(name):
    """The English texts of a game of that name."""
    return f"""
game-{name} = Nip
    .line = One swap, one showdown.
verb-stand = Stand
verb-swap = Swap
event-stands = {{ $seat }} stands.
event-swaps = {{ $seat }} swaps.
event-swap-count = {{ $seat }} has swapped a {{ $amount }}.
event-turns-hand = {{ $seat }} turns up a {{ $card }}.
zone-held = Hand
zone-swaps = Swapped
zone-left = Deck
zone-discard = Discards
state-in = in
state-done = done
option-{name}-hands = Hands
    .about = So many are played.
"""
