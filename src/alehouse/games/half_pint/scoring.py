"""The score pad of Half-Pint Heroes: points, marks, gun fights, the end of the game, and who drinks.

A table that is played and a pad that is kept by hand are scored by the same rules.
"""

from __future__ import annotations

from alehouse.games.half_pint.state import (
    BET_LOST,
    BET_WON,
    BRAWL,
    BRAWLED,
    DRINKS,
    GERMAN,
    GUNFIGHT,
    GUNFIGHT_WON,
    MEETS,
    MET,
    MISSES,
    NO_DRINKS,
    NO_MARK,
    RUN,
    RUSSIAN,
    TRICKS,
    VERY_HARD,
)
from alehouse.kit import score, seats
from alehouse.rules import NOBODY, announce, rule

PER_SET = 10
PER_PREDICTED = 10
BET_PRICE = 20
BRAWL_BONUS = 30
PER_MARK_OF_RUN = 10
GUNFIGHT_RUN = 5
THIRST_RUN = 3
HARDEST = (0, 3, 5, 7)
"""The last drinking rule of each level (R26); rule 8 is called when the predictions are shown."""


@rule
def bonus(t, prediction):
    """What a prediction that is met is worth (R4)."""
    if prediction > 0:
        return PER_PREDICTED * prediction
    return 30 if t.players <= 4 else 20


@rule
def met(t, p):
    """Whether a seat has won exactly as many sets as it predicted."""
    return t.won[p] == t.prediction[p]


@rule
def score_round(t, d):
    """Write the next line of the pad: points and mark of every seat."""
    for p in range(t.players):
        write(t, p, 0, NO_MARK)
    if t.brawler != NOBODY:
        p = t.brawler
        announce(d, BRAWL, p, amount=t.won[p])
        write(t, p, PER_SET * t.won[p] + BRAWL_BONUS, BRAWLED)
        return
    for p in range(t.players):
        total = PER_SET * t.won[p]
        if total:
            announce(d, TRICKS, p, amount=total)
        if met(t, p):
            total += bonus(t, t.prediction[p])
            announce(d, MEETS, p, amount=bonus(t, t.prediction[p]))
        else:
            announce(d, MISSES, p)
        total += bets_won(t, d, p)
        write(t, p, total, MET if met(t, p) else NO_MARK)


@rule
def bets_won(t, d, p):
    """What a seat gets for bets: its own on somebody who missed; with two players also the other's that failed."""
    total = 0
    q = t.bet[p]
    if q != NOBODY and met(t, q):
        announce(d, BET_LOST, p, q)
    elif q != NOBODY:
        announce(d, BET_WON, p, q, amount=BET_PRICE)
        total += BET_PRICE
    if t.players == 2 and t.bet[1 - p] != NOBODY and met(t, p):
        announce(d, BET_WON, p, p, amount=BET_PRICE)
        total += BET_PRICE
    return total


@rule
def write(t, p, points, mark):
    """Write one seat's part of the line."""
    t.lines[p, t.finished] = points
    t.marks[p, t.finished] = mark


@rule
def lines_in_a_row(t, p, marked):
    """How many lines in a row up to the last one give a seat a mark, or none."""
    n = 0
    while n < t.finished and (t.marks[p, t.finished - 1 - n] != NO_MARK) == marked:
        n += 1
    return n


@rule
def run(t, p):
    """A seat's unbroken run of marks up to the last line (R13, R19)."""
    return lines_in_a_row(t, p, True)


@rule
def longest_run(t, p):
    """The longest unbroken run of marks in a seat's column."""
    longest = 0
    n = 0
    for i in range(t.finished):
        n = n + 1 if t.marks[p, i] != NO_MARK else 0
        longest = max(longest, n)
    return longest


@rule
def end_line(t, d):
    """The line that has been written counts: drinks, the gun fight, and whether the game is over."""
    t.finished += 1
    call_drinks(t, d)
    if gunfight_won(t, d):
        return
    for p in range(t.players):
        points = t.lines[p, t.finished - 1]
        if points:
            score.gain(t, d, p, points)
    fighters = 0
    for p in range(t.players):
        t.gunfight[p] = run(t, p) >= GUNFIGHT_RUN
        fighters += t.gunfight[p]
    if t.finished > t.rounds or (t.finished == t.rounds and not fighters):
        final_scoring(t, d)
        return
    for p in range(t.players):
        if t.gunfight[p]:
            announce(d, GUNFIGHT, p)


@rule
def gunfight_won(t, d):
    """End the game if a gun fighter has earned a mark again: the highest prediction wins (R13, R17), points or not."""
    highest = -1
    winners = 0
    for p in range(t.players):
        mark = t.marks[p, t.finished - 1]
        if t.gunfight[p] and (mark == MET or (mark == BRAWLED and t.edition != GERMAN)):
            if t.prediction[p] > highest:
                highest = t.prediction[p]
                winners = 0
            if t.prediction[p] == highest:
                winners |= 1 << p
    if not winners:
        return False
    for p in range(t.players):
        t.lines[p, t.finished - 1] = 0
        if seats.has(winners, p):
            announce(d, GUNFIGHT_WON, p)
    score.win(t, d, winners)
    return True


@rule
def final_scoring(t, d):
    """Add the runs; the highest total wins, then more brawls, then more marks (R18)."""
    best = -1
    winners = 0
    for p in range(t.players):
        t.gunfight[p] = 0
        extra = PER_MARK_OF_RUN * longest_run(t, p)
        if extra:
            announce(d, RUN, p, amount=extra)
        t.points[p] += extra
        worth = column_worth(t, p)
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= 1 << p
    score.win(t, d, winners)


@rule
def column_worth(t, p):
    """How a seat's column compares with others at the end: points, then brawls, then other marks (R18)."""
    return (t.points[p] * 64 + count_marks(t, p, BRAWLED)) * 64 + count_marks(t, p, MET)


@rule
def count_marks(t, p, mark):
    """How many marks of one kind a seat's column has."""
    n = 0
    for i in range(t.finished):
        n += t.marks[p, i] == mark
    return n


@rule
def drink(t, d, among, reason):
    """Some seats drink, for the drinking rule of that number."""
    for p in range(t.players):
        if seats.has(among, p):
            t.drinks[p] += 1
            announce(d, DRINKS, p, amount=reason)


@rule
def call_sum_drinks(t, d):
    """Rule 8 of the Russian edition: when the predictions add up to the hand size, all drink at once."""
    if t.edition == RUSSIAN and t.drinking == VERY_HARD:
        total = 0
        for p in range(t.players):
            total += t.prediction[p]
        if total == t.hand_size:
            drink(t, d, seats.everybody(t), 8)


@rule
def call_drinks(t, d):
    """Say who drinks for the line just written: each seat once at most, for the first rule that fits (R24–R26)."""
    if t.drinking == NO_DRINKS:
        return
    everybody = seats.everybody(t)
    marked = 0
    for p in range(t.players):
        if t.marks[p, t.finished - 1] != NO_MARK:
            marked |= 1 << p
    if t.brawler != NOBODY:
        drink(t, d, everybody, 1)
        return
    if marked == everybody or marked == 0:
        drink(t, d, everybody, 2 if marked else 3)
        return
    thirsty = 0
    for reason in range(4, HARDEST[t.drinking] + 1):
        called = 0
        for p in range(t.players):
            missed = not seats.has(marked, p)
            if (
                (reason == 4 and missed and bet_on(t, p))
                or (reason == 5 and missed and lines_in_a_row(t, p, False) % THIRST_RUN == 0)
                or (reason == 7 and t.bet[p] != NOBODY and seats.has(marked, t.bet[p]))
            ):
                called |= 1 << p
            if reason == 6 and run(t, p) >= THIRST_RUN:
                called |= seats.but(everybody, p)
        drink(t, d, called & ~thirsty, reason)
        thirsty |= called


@rule
def bet_on(t, p):
    """Whether somebody has bet on a seat."""
    for q in range(t.players):
        if t.bet[q] == p:
            return True
    return False
