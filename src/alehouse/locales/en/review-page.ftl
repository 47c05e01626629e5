# A game that has been judged, as a page (alehouse review --html).
review-page-title = { $game }, looked at again
review-page-unfinished = Broken off after { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
review-page-which = Game
review-page-graph = Who was how likely to win
review-page-graph-label = Chances to win, move by move
review-page-start = Before the first move
review-page-first-deal = First deal
review-page-move = Move { $move } of { $total }
review-page-chance = { $seat } { $percent } %
review-page-percent = { $percent } %
review-page-played = { $seat }: “{ $move }”
review-page-back = One move back
review-page-on = One move on
review-page-next-mistake = Next mistake
review-page-fine = Nothing was better
review-page-better = Better: “{ $best }”
review-page-perhaps = Perhaps better: “{ $best }”
review-page-exact = exact
review-page-points = { $number } points
review-page-chips = { $number } chips
review-page-seats = What it came to
review-page-seats-about = Ahead means: what a seat has gained more than the others on average. The result is what could be expected before the first card, plus luck, plus what everybody’s play was worth to the seat.
review-page-result = { $sign ->
    [more] Ends { $amount } ahead.
    [less] Ends { $amount } behind.
   *[level] Ends level with the others.
}
review-page-expected = { $sign ->
    [more] { $amount } ahead could be expected from the start.
    [less] { $amount } behind could be expected from the start.
   *[level] Nothing else could be expected from the start than to be level.
}
review-page-luck = { $sign ->
    [more] Luck brought { $amount }.
    [less] Luck cost { $amount }.
   *[level] Luck made no difference.
}
review-page-skill = { $sign ->
    [more] Play, of all at the table, brought { $amount }.
    [less] Play, of all at the table, cost { $amount }.
   *[level] Play made no difference.
}
review-page-term-expected = expected
review-page-term-luck = luck
review-page-term-skill = play
review-page-term-result = result
review-page-mistakes = { $count ->
    [0] No decision is known to have been worse than another.
    [one] One decision cost { $amount }.
   *[other] { $count } decisions cost { $amount } altogether.
}
review-page-decisions = Decisions
review-page-decisions-none = Nobody had anything to decide.
review-page-decisions-count = { $count ->
    [0] { $total } decisions, and nothing was better in any of them.
    [one] In one of { $total } decisions something was better.
   *[other] In { $count } of { $total } decisions something was better.
}
review-page-order-time = In order of play
review-page-order-cost = The dearest first
review-page-all-decisions = All { $count } decisions
review-page-fewer = Fewer
review-page-draws = What chance brought
review-page-draws-about = By how much better or worse what came was for each seat than what could be expected. Over many games this adds up to nothing.
review-page-draws-none = Nothing was left to chance.
review-page-all-draws = All { $count } draws
review-page-error-built = The page for reviews has not been built: { $path } is missing. In the source folder "make page" builds it.
review-page-error-empty = There is no review to write: none of the records could be judged.
