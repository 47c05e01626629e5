### What the special parts of a table say: columns, hands that nobody plays, bids, claims. $sums is a list of `board-side`.

board-column = Column { $card }: { $sums }
board-side = { $leads ->
    [yes] { $name } { $sum }, ahead
   *[other] { $name } { $sum }
}
board-gone = { $what }: gone
board-gone-short = gone
board-bid = { $card }: { $names }.
board-void = void, because it was bid more than once
board-carried = left over
board-barred = cannot be chosen now
board-why = Why not { $name }?
board-choose-rank = Choose what to call it.

## The end of a hand, and a second word before a move

table-go-on = Go on
table-turn-tally = Time to reckon up
table-sure = Is that what you want?
many-wins = { $names } win.
many-loses = { $names } lose.
