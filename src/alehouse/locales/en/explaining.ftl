### Why a move is good: the hint at the prompt, and bots that explain themselves.

explain-only = There is nothing else to do: “{ $move }”.
explain-clear = { $unit ->
    [chips] “{ $move }”: about { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } chips more than “{ $rival }” { $until } (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
   *[points] “{ $move }”: about { NUMBER($lead, minimumFractionDigits: 2, maximumFractionDigits: 2) } points more than “{ $rival }” { $until } (± { NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
}
until-hand = by the end of the hand
until-sweep-hand = by the end of the deal
until-kitty-hand = by the end of the deal
until-carousel-hand = by the end of the game
explain-ending = “{ $move }”: of all ways on to the end it leads to the best; “{ $rival }” is next.
explain-close = “{ $move }”: as far as can be told, “{ $rival }” is about as good.
explain-risk = { $cards ->
    [one] After “{ $move }”, 1 of { $of } unseen cards brings this about ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
   *[other] After “{ $move }”, { $cards } of { $of } unseen cards bring this about ({ NUMBER($percent, maximumFractionDigits: 0) } %): { $what }.
}
explain-risk-sampled = After “{ $move }”, about { NUMBER($percent, maximumFractionDigits: 0) } times in 100: { $what }.

play-help-hint = what a good player would do here, and why
play-hint-none = It is not your turn: there is nothing to choose.
