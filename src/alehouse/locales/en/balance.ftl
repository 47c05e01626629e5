### What a designer asks of a game: the report of `alehouse balance`.

help-balance = Find out whether a game is fair, how long it takes, whether the lead changes, how much is luck and whether choices matter.
help-balance-players = How many players, separated by commas or as a range: 2,4 or 2-6. All that the game allows if not given.
help-balance-beside = Options to be looked at beside the others, as NAME=VALUE, several separated by blanks; can be given more than once.
help-balance-bot = Who plays in all seats: the name of a bot, or module:Class.
help-balance-games = Games of each case at most.
help-balance-seconds = Time for each case, in seconds; three games are played in any case.
help-balance-pace = How many seconds people need for a move: what minutes are reckoned from.
help-balance-out = Write the report to this file after every case: as JSON if its name ends in .json, else as a page with plots.
error-balance-stakes = { $game } is played for neither points nor chips: there is nothing by which seats could be compared.
error-balance-players = "{ $value }" does not say how many players: 4, or 2,4, or 2-6.
balance-title = { $game }: balance
balance-how = Figures with their 95 % intervals. Ahead: what a seat has more than one of the others in the end. Luck: the part of the differences between results that chance explains. The winner is known when the chance to win stays above 90 %. A choice matters if its best and its worst move are further apart than a tenth of what a hand’s results spread by.
balance-side-by-side = Side by side
balance-case = { $players ->
    [one] 1 player
   *[other] { $players } players
}
balance-case-options = { $players ->
    [one] 1 player, { $options }
   *[other] { $players } players, { $options }
}
balance-games = Games looked at
balance-best-seat = Best seat, ahead
balance-worst-seat = Worst seat, ahead
balance-moves = Moves in a game
balance-minutes = Minutes
balance-hands = Hands in a game
balance-leads = The lead changes, times a game
balance-known = The winner is known after
balance-luck = Explained by luck
balance-forced = Moves without a choice
balance-matter = Choices that matter
balance-worth = What a choice is worth
balance-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } … { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
balance-figure-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-share = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } % [{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } … { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
balance-share-alone = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
balance-seat = { $seat }: { $ahead }
balance-seats-caption = What each seat is worth: as it came, and less the luck.
balance-curve-caption = The chance of whoever wins in the end, over the course of a game.
balance-events = What happens, and how often
balance-event = What
balance-per-hand = Times a hand
balance-raw = as it came
balance-less-luck = less the luck
balance-axis-seat = seat
balance-axis-ahead = { $unit ->
    [chips] chips ahead
   *[points] points ahead
}
balance-axis-course = % of the game
balance-axis-chance = chance, %
balance-interrupted = { $done ->
    [one] Interrupted: 1 of { $cases } cases, the last one perhaps with fewer games.
   *[other] Interrupted: { $done } of { $cases } cases, the last one perhaps with fewer games.
}
