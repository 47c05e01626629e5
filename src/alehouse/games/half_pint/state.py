"""What lies on a table of Half-Pint Heroes, what a player may do there, and what can happen."""

from __future__ import annotations

from typing import ClassVar

from alehouse.declare import (
    AMOUNT,
    CARDS,
    HALF_PINT,
    NO_ONE,
    OWNER,
    SEAT,
    Deck,
    Events,
    Verbs,
    amount,
    cards,
    choice,
    event,
    flag,
    number,
    phase,
    remembered,
    said,
    seat,
    seat_set,
    sheet,
    switch,
    text,
    verb,
)
from alehouse.games.half_pint.symbols import sizes
from alehouse.kit.sealed import SealedChoices

MOST_ROUNDS = 20


class Table(SealedChoices):
    """The state of a game of Half-Pint Heroes; the dealer is the start player of the round."""

    deck_of_cards: ClassVar[Deck] = HALF_PINT

    rounds = amount(10, 1, MOST_ROUNDS)
    edition = choice("en", "de", "ru")
    drinking = choice("soft", "hard", "very-hard", optional=True)
    row_group_needs_hand_card = switch()
    bet_order = choice("clockwise", "sealed")
    symbols = text(sizes, HALF_PINT.kinds, "3/1", "1/2", "5/4", "1/9", "5/12", "# all alike\n2/6")
    """For each card row size × 16 + hand size."""

    hand_size = number()
    prediction = number(per_seat=True, show="slip", blank=-1)
    bet = seat(per_seat=True, show="seat")
    """Whom a seat has bet on to miss."""
    won = number(per_seat=True, show="tricks")
    """Sets won in this round."""
    brawler = seat()
    """Who has won the round by a brawl."""
    points = number(per_seat=True)
    finished = number()
    """How many lines of the pad are written."""
    lines = sheet(MOST_ROUNDS + 1, "finished")
    marks = sheet(MOST_ROUNDS + 1, "finished", "", "X", "B", show="marks")
    gunfight = flag(per_seat=True, show="flag")
    """Whose gun fight this round is."""
    drinks = number(per_seat=True, show="mugs", needs="drinking")

    phase = phase("predict", "bet", "play", show="state")
    row = cards(show="row")
    held = cards(per_seat=True, seen_by=OWNER, show="hand")
    in_hand = number(per_seat=True)
    """How many cards a seat holds."""
    played = cards(per_seat=True, show="set", also=("borrowed",))
    """The hand cards of the sets in this trick, or in the last one until the next is led."""
    borrowed = remembered(per_seat=True)
    """The row cards of these sets."""
    laid = number(per_seat=True)
    """All cards of these sets, as in a move."""
    leads = seat(show="seat")
    ahead = seat(show="seat")
    """Who has the best of the sets that lie on the table."""
    to_play = seat_set()
    """The seats that have still to play in this trick."""
    best = number()
    """The strength of the best set of this trick; 0: none has been played."""
    streak = number()
    """How many sets in a row the winner of the last one has won in this round."""
    last_winner = seat()
    discard = cards(show="pile")
    deck = cards(seen_by=NO_ONE)
    left = number(show="number")


PREDICTING, BETTING, PLAYING = Table.phase
ENGLISH, GERMAN, RUSSIAN = Table.edition
NO_DRINKS, SOFT, HARD, VERY_HARD = Table.drinking
CLOCKWISE, SEALED = Table.bet_order
NO_MARK, MET, BRAWLED = range(3)
ROW, PLAYED = Table.place("row"), Table.place("played")

verbs = Verbs(verb("predict", AMOUNT), verb("bet", SEAT), verb("bet", said("none")), verb("play", CARDS))
PREDICT, BET, BET_NONE, PLAY = verbs

events = Events(
    event("predicts", tells="prediction", pause="none"),
    event("bets", pause="moment"),
    event("plays", pause="brief"),
    event("uses", copies="played", pause="brief"),
    event("makes", makes=True, pause="moment"),
    event("takes-set", tells="won", pause="long"),
    event("brawl", calls=True, whole=True, pause="long"),
    event("tricks", pause="none"),
    event("meets", pause="none"),
    event("misses", pause="none"),
    event("bet-won", pause="none"),
    event("bet-lost", pause="none"),
    event("gunfight", calls=True, pause="moment"),
    event("gunfight-won", calls=True, pause="long"),
    event("run", award=True, pause="none"),
    event("drinks", counts="drinks", pause="none"),
)
(
    PREDICTS,
    BETS,
    PLAYS,
    USES,
    MAKES,
    TAKES_SET,
    BRAWL,
    TRICKS,
    MEETS,
    MISSES,
    BET_WON,
    BET_LOST,
    GUNFIGHT,
    GUNFIGHT_WON,
    RUN,
    DRINKS,
) = events
