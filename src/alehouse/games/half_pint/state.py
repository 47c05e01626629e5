"""What lies on a table of Half-Pint Heroes, what a player may do there, and what can happen."""

from __future__ import annotations

from typing import ClassVar

from alehouse.decks import HALF_PINT, Deck
from alehouse.events import own_events
from alehouse.games.half_pint.symbols import sizes
from alehouse.layout import (
    NOBODY,
    OWNER,
    Layout,
    amount,
    cards,
    choice,
    number,
    remembered,
    seat,
    sheet,
    switch,
    text,
    words,
)
from alehouse.moves import AMOUNT, CARDS, SEAT, Verbs, verb
from alehouse.sealed import SealedChoices

PREDICTING, BETTING, PLAYING = range(3)
ENGLISH, GERMAN, RUSSIAN = range(3)
NO_DRINKS, SOFT, HARD, VERY_HARD = range(4)
NO_MARK, MET, BRAWLED = range(3)
MOST_ROUNDS = 20


class Scores(Layout):
    """What a round is scored from, and the score pad."""

    rounds = amount(10, 1, MOST_ROUNDS)
    edition = choice("en", "de", "ru")
    drinking = choice("soft", "hard", "very-hard", optional=True)
    hand_size = number()
    prediction = number(per_seat=True, show="slip", blank=-1)
    bet = seat(per_seat=True)
    """Whom a seat has bet on to miss."""
    won = number(per_seat=True, show="tricks")
    """Sets won in this round."""
    brawler = number()
    """One more than the seat that has won the round by a brawl; 0: nobody."""
    points = number(per_seat=True)
    finished = number()
    """How many lines of the pad are written."""
    lines = sheet(MOST_ROUNDS + 1, "finished")
    marks = sheet(MOST_ROUNDS + 1, "finished", "", "X", "B", show="marks")
    gunfight = number(per_seat=True, show="flag")
    """1 for those whose gun fight this round is."""
    drinks = number(per_seat=True, show="mugs")


class Table(Scores, SealedChoices):
    """The state of a game of Half-Pint Heroes."""

    deck_of_cards: ClassVar[Deck] = HALF_PINT

    row_group_needs_hand_card = switch()
    bet_order = choice("clockwise", "sealed")
    symbols = text(sizes, HALF_PINT.kinds, "3/1", "1/2", "5/4", "1/9", "5/12", "# all alike\n2/6")
    """For each card row size × 16 + hand size."""

    phase = words("predict", "bet", "play")
    start = number()
    """The start player of the round."""
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
    leads = seat()
    ahead = seat()
    """Who has the best of the sets that lie on the table."""
    to_play = number()
    """The seats that have still to play in this trick, as a bit mask."""
    best = number()
    """The strength of the best set of this trick."""
    best_seat = number()
    streak = number()
    """How many sets in a row the winner of the last one has won in this round."""
    last_winner = number()
    discard = cards(show="pile")
    deck = cards(seen_by=NOBODY)
    left = number(show="number")


verbs = Verbs(verb("predict", AMOUNT), verb("bet", SEAT), verb("bet", "none"), verb("play", CARDS))
PREDICT, BET, BET_NONE, PLAY = verbs

events = own_events(
    "predicts",
    "bets",
    "plays",
    "uses",
    "makes",
    "takes-set",
    "brawl",
    "tricks",
    "meets",
    "misses",
    "bet-won",
    "bet-lost",
    "gunfight",
    "gunfight-won",
    "run",
    "drinks",
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

ROW, HELD, PLAYED = (Table.place(name) for name in ("row", "held", "played"))
