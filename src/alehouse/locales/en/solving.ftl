# What moves are worth (alehouse solve).
help-metavar-solve = RECORD|GAME…
help-solve = Say what every legal move at the end of a record is worth under best play of all, or, given a game’s name, what that game is worth to every seat before the first card. Exit status: 0; 2 a record cannot be read, or cannot be solved so; 3 there are too many positions; 130 it was interrupted.
help-solve-cards = Of a game by its name: the first cards, as in a record ("9 4").
help-solve-moves = Of a game by its name: the moves made so far, separated by commas ("A bet 10").
help-solve-first = Of a game by its name: the seat that begins, where chance would choose it.
help-solve-records = Records, folders of records (every .toml below), or games’ names.
help-solve-method = exact: where everybody knows the same; equilibrium: two seats with hidden cards; search: what the search bot thinks, of any position.
help-solve-until = Count to the end of the hand or of the game.
help-solve-limit = Positions that are kept at most.
help-solve-ms = Time for an equilibrium (30000 if not given) or a search (2000), in milliseconds.
help-solve-upto = Solve the position after so many moves.
help-solve-players = Number of players, for a game’s name.
solve-progress = { $name }: { $positions }
solve-column-ahead = ahead
solve-column-chance = chance
solve-column-lead = more than advised
solve-column-margin = ±
solve-about = { $method ->
    [exact] How far ahead each move brings its seat by the end of { $until ->
        [game] the game
       *[hand] the hand
    }, in { $unit ->
        [chips] chips
       *[points] points
    }, if all play their best. Exact.
    [equilibrium] How likely each move is to be played in an approximate equilibrium.
   *[search] How much more each move brings by the end of the hand than the one that the rule of thumb advises, by trying. ± is half a 95 % interval.
}
solve-deal = How far ahead every seat will be at the end of { $until ->
    [game] the game
   *[hand] the hand
}, in { $unit ->
    [chips] chips
   *[points] points
}, before the first card and if all play their best. Exact.
solve-effort = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} in { NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s
solve-equilibrium = The hand is worth { $value } to seat A from its beginning.
solve-exploitable = { $how ->
    [exact] Best responses gain { $gains } on average of both seats.
   *[bound] Responses were found that gain { $gains } (±{ $margin }) on average of both seats; better ones may gain more.
}
solve-interrupted = { $moves ->
    [0] Interrupted before a move was valued.
    [one] Interrupted: { $moves } move was valued.
   *[other] Interrupted: { $moves } moves were valued.
}
solve-too-large = This is too large: { $positions } positions so far, and no more than { $limit } are kept. Raise --limit, ask later in the hand (--upto), or take --method search.
solve-method = There is no method "{ $method }", only { $methods }.
solve-until = Values are counted to the end of the hand or of the game, not "{ $until }".
solve-idle = { $option } does not go with --method { $method }.
solve-deal-exact = Before the first card a game is solved exactly or not at all, not with --method { $method }.
solve-limit = The limit must be 1 or more, not { $limit }.
solve-nothing-at-stake = { $game } is played for neither points nor chips, so no move is worth more than another.
solve-stopped = The cards of this record end in the middle of a move: nobody is to move. With --upto N the position after N moves is solved.
solve-sealed = Several seats choose in secret here, so no move is best by itself. { $players ->
    [2] Take --method equilibrium or --method search.
   *[other] Take --method search.
}
solve-sealed-later = What follows depends on choices in secret, so no move is best by itself. { $players ->
    [2] Take --method equilibrium or --method search.
   *[other] Take --method search.
}
solve-hidden = Cards are hidden here, so no move is best by itself. { $players ->
    [2] Take --method equilibrium or --method search.
   *[other] Take --method search.
}
solve-hidden-later = What follows depends on cards that will be hidden, so no move is best by itself. { $players ->
    [2] Take --method equilibrium or --method search.
   *[other] Take --method search.
}
solve-long = A single move draws more cards here than can be followed exactly. Take --method search.
solve-again = The same position can come again without end, so there is no exact value. Take --method search.
solve-deals = There are more than { $deals } ways to deal the first cards. Lay down some cards and solve a record.
