"""Half-Pint Heroes, for 2 to 7 players.

Ten rounds. The top card of the shuffled deck tells how many cards lie in the row and how many each hand has. Everybody
predicts in secret how many sets they will win, then bets on somebody to miss. Clockwise from the leader everybody plays
one set: cards of the hand, with or without cards of the row, which all may use; the strongest of them wins, and its
owner leads the next. Sets won are worth 10, a prediction that is met 10 for each set predicted (none: 30, or 20 with
five and more) and a mark, a bet that is won 20. Three sets in succession are a brawl: it ends the round, and only the
brawler scores. Five marks in a row call for a gun fight: one more mark in the next round wins the game. At the end the
longest run of marks is worth 10 a mark, and the most points win.
"""

from __future__ import annotations

from typing import Any

from alehouse.declare import Game
from alehouse.games.half_pint.scoring import (
    PER_MARK_OF_RUN,
    call_sum_drinks,
    end_line,
    longest_run,
    run,
    score_round,
)
from alehouse.games.half_pint.sets import BITS, ONE_CARD, WORDS, sets, strength, type_of
from alehouse.games.half_pint.state import (
    BET,
    BET_NONE,
    BETS,
    BETTING,
    MAKES,
    PLAY,
    PLAYED,
    PLAYING,
    PLAYS,
    PREDICT,
    PREDICTING,
    PREDICTS,
    ROW,
    SEALED,
    TAKES_SET,
    USES,
    Table,
    events,
    verbs,
)
from alehouse.games.half_pint.steady import advise
from alehouse.games.half_pint.symbols import MOST_HAND, check_deal
from alehouse.kit import bag, choices, hands, sealed, seats
from alehouse.rules import (
    DEALT,
    DECK,
    HELD,
    NOBODY,
    amount_of,
    announce,
    cards_of,
    move,
    pick,
    rule,
    seat_of,
    target_of,
    verb_of,
)

__all__ = ["Table", "advise", "deal", "events", "game", "legal", "play", "standing", "start", "verbs"]

HIGHEST_PREDICTION = 6
MOST_SETS = 1024
"""So many sets of a menu have actions: far more than hands and rows of the usual sizes make."""
BRAWL_STREAK = 3
GUNFIGHT_HOPE, VICTORY = 40, 100
"""What a gun fight to come and a game that is won are worth to a player, in points."""


ranking = WORDS[1:]


@rule
def start(t, d):
    """Whoever begins deals."""
    t.dealer = seats.beginner(t, d)


@rule
def deal(t, d):
    """Shuffle all cards, turn up the first row card, deal as it says and let everybody predict."""
    bag.clear(t.row)
    bag.clear(t.discard)
    for p in range(t.players):
        t.laid[p] = 0
        bag.clear(t.held[p])
        bag.clear(t.played[p])
        bag.clear(t.borrowed[p])
    for k in range(1, len(t.deck)):
        t.deck[k] = 1
    t.left = len(t.deck) - 1
    deal_cards(t, d)
    for p in range(t.players):
        t.prediction[p] = -1
        t.bet[p] = NOBODY
        t.won[p] = 0
    t.brawler = NOBODY
    t.streak = 0
    t.last_winner = NOBODY
    t.leads = NOBODY
    t.ahead = NOBODY
    t.phase = PREDICTING
    sealed.ask(t, seats.everybody(t))


@rule
def deal_cards(t, d):
    """Row and hands in the size that the first row card says, hands from the left of the start player (R1, R2)."""
    size = t.symbols[turn_up(t, d)]
    t.hand_size = size & 15
    for _ in range(t.hand_size):
        p = t.dealer
        for _ in range(t.players):
            p = seats.left(t, p)
            k = draw(t, d)
            t.held[p, k] = 1
            announce(d, DEALT, p, card=k, source=DECK, to=HELD, seen=1 << p)
    for p in range(t.players):
        t.in_hand[p] = t.hand_size
    for _ in range((size >> 4) - 1):
        turn_up(t, d)


@rule
def draw(t, d):
    """Take a card off the deck."""
    k = pick(d, t.deck, t.left)
    t.left -= 1
    return k


@rule
def turn_up(t, d):
    """A card of the deck comes to the row."""
    k = draw(t, d)
    t.row[k] = 1
    announce(d, DEALT, card=k, source=DECK, to=ROW)
    return k


@rule
def legal(t, p, menu):
    """A prediction (R3), a bet on another (R6; with two players also none), or any set with a card of the hand."""
    if t.phase == PREDICTING:
        for n in range(HIGHEST_PREDICTION + 1):
            menu[n] = move(PREDICT, p, amount=n)
        return HIGHEST_PREDICTION + 1
    if t.phase == PLAYING:
        return sets(t, p, menu, False)
    n = choices.of_seats(menu, 0, BET, p, seats.but(seats.everybody(t), p))
    if t.players == 2:
        menu[n] = move(BET_NONE, p)
        n += 1
    return n


@rule
def essential(t, p, menu):
    """What there is to choose from, without sets that come to the same."""
    return sets(t, p, menu, True) if t.phase == PLAYING else legal(t, p, menu)


@rule
def play(t, d, p, m):
    """Predict, bet or play a set."""
    if t.phase == PLAYING:
        return play_set(t, d, p, cards_of(m))
    if t.phase == BETTING:
        place_bet(t, d, p, target_of(m))
    elif sealed.seal(t, p, amount_of(m)):
        reveal_predictions(t, d)
    return True


@rule
def reveal_predictions(t, d):
    """All predictions are in: show them and take the bets."""
    for p in range(t.players):
        t.prediction[p] = sealed.unseal(t, p)
        announce(d, PREDICTS, p, amount=t.prediction[p])
    call_sum_drinks(t, d)
    t.phase = BETTING
    if t.bet_order == SEALED:
        sealed.ask(t, seats.everybody(t))
    else:
        seats.turn_to(t, t.dealer)


@rule
def place_bet(t, d, p, q):
    """Bet on seat `q` to miss, or on nobody; after the last bet the start player leads."""
    if t.bet_order == SEALED:
        if not sealed.seal(t, p, q + 1):
            return
        for s in range(t.players):
            t.bet[s] = sealed.unseal(t, s) - 1
            announce(d, BETS, s, t.bet[s])
    else:
        t.bet[p] = q
        announce(d, BETS, p, q)
        following = seats.left(t, p)
        if following != t.dealer:
            seats.turn_to(t, following)
            return
    t.phase = PLAYING
    lead(t, t.dealer)


@rule
def lead(t, p):
    """A new trick begins with seat `p`; everybody with cards has to play (R20)."""
    t.leads = p
    t.best = 0
    t.to_play = hands.holders(t)
    seats.turn_to(t, p)


@rule
def play_set(t, d, p, cards):
    """Lay out a set; the first of equals stays ahead (R21). After the last seat's set the trick is won."""
    if t.best == 0:
        clear_sets(t)
    worth = strength(cards)
    lay_out(t, d, p, cards)
    announce(d, MAKES, p, amount=type_of(worth))
    if worth > t.best:
        t.best = worth
        t.ahead = p
    t.to_play = seats.but(t.to_play, p)
    if not t.to_play:
        return win_set(t, d, t.ahead)
    seats.turn_to(t, seats.next(t, p, t.to_play))
    return True


@rule
def clear_sets(t):
    """The sets of the last trick leave the table."""
    for p in range(t.players):
        while t.laid[p]:
            k = t.laid[p] & ONE_CARD
            t.laid[p] >>= BITS
            t.discard[k] += t.played[p, k]
            t.played[p, k] = 0
            t.borrowed[p, k] = 0


@rule
def lay_out(t, d, p, cards):
    """The cards of a set: those of the hand are played, those of the row stay there (R5)."""
    t.laid[p] = cards
    while cards:
        k = cards & ONE_CARD
        cards >>= BITS
        if t.row[k]:
            t.borrowed[p, k] = 1
            announce(d, USES, p, card=k)
        else:
            hands.lay(t, p, k)
            t.played[p, k] = 1
            announce(d, PLAYS, p, card=k, source=HELD, to=PLAYED)


@rule
def win_set(t, d, p):
    """Seat `p` wins the trick: a brawl after three in succession (R10, R11), else it leads, or the round ends (R9)."""
    t.won[p] += 1
    t.streak = t.streak + 1 if t.last_winner == p else 1
    t.last_winner = p
    announce(d, TAKES_SET, p, amount=t.won[p])
    left = hands.holders(t)
    if t.streak == BRAWL_STREAK:
        t.brawler = p
    elif left and not (t.players == 2 and seats.alone(left)):
        lead(t, seats.nearest(t, p, left))
        return True
    return end_round(t, d)


@rule
def end_round(t, d):
    """Score the round; the next one is begun by the left neighbour of its start player (R12)."""
    score_round(t, d)
    end_line(t, d)
    if t.over:
        t.leads = NOBODY
        t.ahead = NOBODY
    else:
        t.dealer = seats.left(t, t.dealer)
    return False


def makes(t: Any, m: int) -> tuple[str, int] | None:
    """The name of the set that a move plays, and its strength."""
    if verb_of(m) != PLAY:
        return None
    worth = int(strength(cards_of(m)))
    return WORDS[type_of(worth)], worth


def why_not(t: Any, m: int) -> str | None:
    """The reason, in terms of the rules, why a move of this game is not legal; `None` if the verb alone is wrong."""
    p, v, phase = seat_of(m), verb_of(m), int(t.phase)
    if v not in ((PREDICT,), (BET, BET_NONE), (PLAY,))[phase]:
        return ("error-half-pint-predict", "error-half-pint-bet", "error-half-pint-play")[phase]
    if v == PREDICT:
        return "error-half-pint-prediction"
    if v == BET:
        return "error-half-pint-bet-own"
    if v == BET_NONE:
        return "error-half-pint-bet-none"
    kinds = []
    cards = cards_of(m)
    while cards:
        kinds.append(cards & ONE_CARD)
        cards >>= BITS
    if len(set(kinds)) < len(kinds) or not all(t.held[p, k] or t.row[k] for k in kinds):
        return "error-half-pint-not-held"
    if not any(t.held[p, k] for k in kinds):
        return "error-half-pint-row-only"
    if not strength(cards_of(m)):
        return "error-half-pint-no-set"
    return "error-half-pint-row-group"


def facts(t: Any) -> dict[str, Any]:
    """Marks by seat and round, predictions once all are shown, bets, sets won, and drinks where they are called."""
    n = int(t.players)
    letters = [*"ABCDEFG", None]  # the last one for nobody
    signs = Table.marks.words
    return {
        "marks": [[signs[int(mark)] for mark in t.marks[p][: int(t.finished)]] for p in range(n)],
        "predictions": None if t.prediction[0] < 0 else [int(x) for x in t.prediction[:n]],
        "bets": [letters[int(x)] for x in t.bet[:n]],
        "won": [int(x) for x in t.won[:n]],
        "drinks": [int(x) for x in t.drinks[:n]] if t.drinking else None,
    }


@rule
def settled(t):
    """Once the hands are dealt, nothing is left to chance until the round ends."""
    return True


@rule
def standing(t, p):
    """How well a seat stands, for search: its column against the mean of all (in points, times the players).

    Before the end the longest run counts, a run that goes on a little more, and a gun fight to come much more.
    """
    total = 0
    mine = 0
    for q in range(t.players):
        worth = t.points[q]
        if not t.over:
            worth += PER_MARK_OF_RUN * longest_run(t, q) + 2 * run(t, q) + GUNFIGHT_HOPE * t.gunfight[q]
        elif seats.has(t.winners, q):
            worth += VICTORY
        total += worth
        if q == p:
            mine = worth
    return mine * t.players - total


def check(players: int, options: dict[str, Any]) -> None:
    """Raises Refused if the symbols ask for more cards than there are."""
    check_deal(players, options["symbols"])


def reach(word: str, players: int, options: dict[str, Any]) -> range:
    """What can be predicted; and so many sets to choose from."""
    return range(HIGHEST_PREDICTION + 1) if word == "predict" else range(MOST_SETS)


def bound(players: int, options: dict[str, Any]) -> int:
    """More moves than any game can have: every seat predicts, bets and plays as many sets as it has cards (R22)."""
    return (options["rounds"] + 1) * players * (2 + MOST_HAND)


game = Game(__name__, players=(2, 7), minutes=(30, 60), kind="tricks", unit="points")
