# What can come of a move (alehouse odds).
help-odds = Say of every legal move at the end of a record what can come of it and how likely that is, from what the seat to move knows. Exit status: 0; 2 a record cannot be read, or there is nothing to choose.
help-odds-seat = The seat whose moves these are, if several are to move.
help-odds-upto = The odds after so many moves.
odds-title = Seat { $seat } ({ $name }) is to move after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
odds-error-over = The game is over after hand { $hand }: there is nothing to choose. With --upto N the odds are those after N moves.
odds-error-cards = The cards of this record end in the middle of a move: nobody is to move. With --upto N the odds are those after N moves.
odds-error-seat = It is not for { $seat } to move but for { $acting }, so { $seat } has no moves to ask about.
question-pair = it pairs your hand
question-deadfall-dead = the call is right
question-deadfall-live = the call is wrong
question-deadfall-right = the whole hand is named right
question-deadfall-wrong = a card is named wrong
question-answer-right = the answer is right
question-alone = your bid stands alone
question-struck = the Judge hates your recipe
question-decides = you decide
question-best-hand = your hand is the best
question-champion = you are Champion
question-beats-monster = you beat the Monster
question-pair-out = a pitched card throws you out
question-bet-right = your bet is right
