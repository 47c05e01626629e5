"""The score pad for a real table: what its players write down, reckoned by the rules of the game.

A pad is names, house rules and lines. A line is a round as it was played (predictions, sets won, bets or a brawl), or
as it stands on paper (points and marks), or the last one still being played (predictions, perhaps bets). Nothing that
follows from the lines is kept: after every change, of any line, all of it is reckoned anew.
"""

from alehouse.games.half_pint import game
from alehouse.pad.reckoning import Place, Round, Tally, tally
from alehouse.pad.records import read, record
from alehouse.pad.sheet import Line, Note, Pad

__all__ = ["Line", "Note", "Pad", "Place", "Round", "Tally", "game", "read", "record", "tally"]
