# Games that have been played, judged (alehouse review).
help-review = Judge games that were played: which decisions cost how much, what the cards brought, who was how likely to win. Exit status: 0; 2 a record cannot be read or a move is illegal.
help-review-ms = Time for each decision, in milliseconds; 100 if not given.
help-review-iterations = So many deals are tried for each decision, instead of time: the result is always the same.
help-review-upto = Judge the first so many moves.
help-review-until = Count how far ahead seats are to the end of the hand or of the game. If not given: decisions to the end of the hand, luck and skill to the end of the game.
help-review-html = Write it all to this file as a page that works without a network.
review-progress = reviewing { $file }
review-interrupted = Interrupted: { $done } of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} judged.
review-about = { $over ->
    [true] The game was played to its end, { $moves }.
   *[false] The game was broken off, { $moves }: what it was worth there stands for the result.
}
review-chances = Chances to win
review-accounts = Luck and skill, in { $unit ->
    [chips] chips
   *[points] points
} ahead of the others
review-column-seat = who
review-column-expected = expected
review-column-luck = luck
review-column-skill = play
review-column-result = result
review-column-loss = mistakes
review-column-move = move
review-column-played = played
review-column-better = would have been better
review-plus = +{ $number }
review-minus = −{ $number }
review-luckiest = { $alone ->
    [true] The cards brought { $name } { $luck } { $unit ->
        [chips] chips
       *[points] points
    } more than could be expected.
   *[false] Luckiest was { $name }: the cards brought { $luck } { $unit ->
        [chips] chips
       *[points] points
    } more than could be expected.
}
review-costliest = Most was given away by { $name }: decisions that cost { $loss } { $unit ->
    [chips] chips
   *[points] points
}.
review-until-game = Result = expected + luck + play. Play is what all moves, also those of the others, have changed; values are those of playing on to the end of the game.
review-until-hand = Result = expected + luck + play. Play is what all moves, also those of the others, have changed; values are those of playing on to the end of each hand.
review-worst = The decisions that cost most ({ $shown } of { $all })
review-better = { $move }, by { $loss } ± { $margin }
review-better-exact = { $move }, by { $loss }
review-margin = From what each seat knew at the time; ± is half the 95 % interval.
review-faultless = No decision is shown to have been a mistake.
review-no-decisions = Nobody had anything to decide.
review-until = There is no end called { $until }: losses are counted to the end of the hand or of the game.
review-iterations = For each decision one deal at least has to be tried.
review-nothing-at-stake = { $game } is played for neither points nor chips, and so nothing in it can be won or lost by a decision.
review-nothing-yet = Nothing is known yet: the review has not begun.
review-illegal = Move { $move }, { $text }, cannot be reviewed: { $reason }
