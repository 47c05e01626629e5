### What the special parts of a table say: columns, hands that nobody plays, bids, claims. $sums is a list of `board-side`.

board-column = Spalte { $card }: { $sums }
board-side = { $leads ->
    [yes] { $name } { $sum }, vorn
   *[other] { $name } { $sum }
}
board-gone = { $what }: weg
board-gone-short = weg
board-bid = { $card }: { $names }.
board-void = ungültig, weil mehrfach geboten
board-carried = vom letzten Mal
board-barred = jetzt nicht wählbar
board-why = Warum nicht { $name }?
board-choose-rank = Wähl, was sie sein soll.

## The end of a hand, and a second word before a move

table-go-on = Weiter
table-turn-tally = Es wird abgerechnet
table-sure = Willst du das?
many-wins = Es gewinnen: { $names }.
many-loses = Es verlieren: { $names }.
