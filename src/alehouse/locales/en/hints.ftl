### Help at the table: what a button does, what can happen, what a good player would do; rules and ranking.

table-help = Help with this move
hint-title = Help with this move
hint-does = What you can do
hint-none = There is nothing for you to do just now.
hint-chances = What can happen, and how likely
hint-good = What a good player would do
hint-ask = Show
hint-asking = Counting…
hint-thinking = Thinking…
hint-off = There are no hints at this table: they were not agreed on.
hint-turn = Ask when it is your turn.
hint-certain = Your move turns no card by chance: what comes of it depends on what the others hold and do.
hint-exact = Exact, from all that you can know.
hint-sampled = From samples: ± { NUMBER($margin, maximumFractionDigits: 1) } percentage points.
hint-left = { $left ->
    [one] 1 more move was not counted: it would have taken too long.
   *[other] { $left } more moves were not counted: it would have taken too long.
}
hint-cards = next card
hint-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
hint-each = { $chance } each
hint-thumb = “{ $move }”: so says the rule of thumb. For reasons the game is still being prepared; ask again in a minute.
table-ranking = Sets by strength
hint-strongest = The strongest stands on top.
hint-rulesall = The rules on a page of their own
