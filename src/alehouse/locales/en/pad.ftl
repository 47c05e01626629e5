### The score pad of Half-Pint Heroes for a real table: on the page and in the terminal.

pad-title = Score pad
pad-heading = Half-Pint Heroes: the score pad
pad-lead = For a game with real cards. You enter predictions, sets won and bets; the pad reckons points, marks and runs.
pad-rules = Rules of Half-Pint Heroes
pad-lobby = Playing with real cards? Keep the score here
pad-mark-x = { $edition ->
    [ru] Х
   *[other] X
}
pad-mark-b = { $edition ->
    [de] K
    [ru] Д
   *[other] B
}
pad-mark-none = no mark

## A new pad

pad-new = New pad
pad-new-again = New pad, same players
pad-new-names = Who plays? (clockwise)
pad-new-name = Name of player { $seat }
pad-new-more = One player more
pad-new-remove = Take { $player } off the pad
pad-new-first = Who deals first?
pad-new-first-about = Whoever had the last black eye deals and leads in round 1; then it goes round clockwise.
pad-new-fewer-rounds = One round fewer
pad-new-more-rounds = One round more
pad-new-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
pad-option-rounds = Rounds
pad-option-edition = Edition
    .about = Whose printed rules hold. German: a brawl does not win a gun fight. Russian: one drinking rule more.
pad-option-edition-en = English
pad-option-edition-de = German
pad-option-edition-ru = Russian
pad-option-drinking = Drinking rules
pad-option-drinking-soft = Soft
pad-option-drinking-hard = Hard
pad-option-drinking-very-hard = Very hard
pad-new-off = Off
pad-new-start = Start the pad
pad-new-empty = Everybody needs a name.
pad-new-twice = Two players are called { $player }. Give one of them another name.
pad-new-replaces = The pad that is kept here is replaced. Save it first if you still need it.
pad-new-back = Back to the pad
pad-settings = Names and rules
pad-settings-save = Keep these changes
pad-open = Open a saved pad
pad-drinks-note = Drink responsibly: nobody wins by drinking too much. Anyone may sit out at any time, whatever the rules say. Not for minors, pregnant people or alcoholics.

## The round to be played

pad-round = Round { $round } of { $rounds }
pad-round-extra = Round { $round }: the extra round for the gun fight
pad-starter = { $player } deals and leads
pad-enter = Enter round { $round }
pad-go-on = Round { $round } is over: enter the sets won
pad-in-play = The predictions of round { $round } are noted.
pad-predicted = { $player }: { $value }
pad-gunfight = { $count ->
    [one] Gun fight in round { $round }: { $players } wins the game at once with one more { $edition ->
        [de] prediction met
       *[other] mark
    }.
   *[other] Gun fight in round { $round }: whoever of { $players } earns one more { $edition ->
        [de] mark by a prediction met
       *[other] mark
    } wins the game at once; of several the highest prediction.
}
pad-run-hint = { $count ->
    [one] { $players } has { $run } marks in a row. One more, and there is a gun fight.
   *[other] { $players } have { $run } marks in a row. One more, and there is a gun fight.
}
pad-drink = { $count ->
    [one] { $players } drinks: { $reason }.
   *[other] { $players } drink: { $reason }.
}
pad-drink-1 = there was a brawl
pad-drink-2 = all predictions were met
pad-drink-3 = no prediction was met
pad-drink-4 = the prediction was missed, and somebody had bet against it
pad-drink-5 = missed three times in a row
pad-drink-6 = somebody else has met three or more in a row
pad-drink-7 = the bet was lost
pad-drink-8 = the predictions add up to the number of cards in a hand; this drink is taken at once
pad-drinks-heading = Drinks for round { $round }
pad-drinks-now = Drinks now
pad-drinks-nobody = Nobody drinks.
pad-sit-out = Who sits out drinks?
pad-sits-out = { $player } sits out drinks

## Entering a round

pad-entry = Round { $round }
pad-entry-fix = Correct round { $round }
pad-entry-played = As played
pad-entry-paper = As on paper
pad-entry-how = How to enter the round
pad-step-predictions = Predictions
pad-step-won = Sets won
pad-step-bets = Bets
pad-step-open = { $step }: still to do
pad-step-done = { $step }: done
pad-ask-prediction = Prediction of { $player }
pad-ask-won = Sets won by { $player }
pad-ask-bet = { $player } has bet against
pad-ask-points = Points of { $player }
pad-ask-mark = Mark of { $player }
pad-ask-hand = Cards in each hand
pad-ask-brawl = Was there a brawl?
pad-brawl-no = No brawl
pad-bet-none = nobody
pad-hand-open = not noted
pad-said = predicted { $value }
pad-sets-so-far = { $sum ->
    [one] 1 set so far
   *[other] { $sum } sets so far
}
pad-next-play = Play the round
pad-next-won = On to the sets won
pad-next-bets = On to the bets
pad-save-round = Write round { $round }
pad-save-fix = Write the correction
pad-cancel = Cancel
pad-remove-last = Take round { $round } off
pad-remove-rest = Take off what does not count

## The sheet

pad-sheet = The pad
pad-sheet-about = { $rounds ->
    [one] Score sheet: two columns for each player, points and mark; 1 round and the extra one.
   *[other] Score sheet: two columns for each player, points and mark; { $rounds } rounds and the extra one.
}
pad-column-round = Round
pad-column-points = points
pad-column-mark = mark
pad-row = Round { $round }: correct it
pad-row-gunfight = gun fight
pad-row-sum = Sum
pad-row-run = Longest run
pad-row-run-value = { $run } · +{ $bonus }
pad-row-total = Total
pad-row-streak = In a row now
pad-row-drinks = Drinks
pad-not-counted = does not count
pad-empty = Nothing is written yet. Enter the predictions of round 1 as soon as they are shown.

## The end

pad-over-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
}
pad-over-gunfight = { $count ->
    [one] { $players } wins the gun fight, and with it the game
   *[other] { $players } win the gun fight together, and with it the game
}
pad-over-uncounted = Points are not counted then; they show how things stood before.
pad-ranking = Final ranking
pad-standing = Standing, runs included
pad-rank-marks = { $brawls ->
    [0] no brawl
    [one] 1 brawl
   *[other] { $brawls } brawls
}, { $met ->
    [0] nothing met
    [one] 1 prediction met
   *[other] { $met } predictions met
}
pad-rank-tie = Equal points: more brawls count, then more predictions met; else the place is shared.
pad-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Keeping it

pad-undo = Undo
pad-save = Save as a file
# The name of the file that is saved.
pad-file = half-pint-pad.toml
pad-print = Print
pad-kept = The pad is kept in this browser.
pad-not-kept = This browser does not keep the pad: save it as a file.
pad-unreckoned = to be reckoned

## What is wrong with a line

pad-problem-count = Round { $line }: { $what ->
    [predictions] there must be one prediction for each of the { $players } players, not { $found }.
    [won] there must be one number of sets won for each of the { $players } players, not { $found }.
    [bets] there must be one bet for each of the { $players } players, not { $found }.
    [points] there must be points for each of the { $players } players, not for { $found }.
   *[marks] there must be a mark, or none, for each of the { $players } players, not for { $found }.
}
pad-problem-prediction = Round { $line }: { $player } cannot have predicted { $value }. A prediction is 0 to { $most }.
pad-problem-hand = Round { $line }: hands of { $value } cards are not dealt. A hand has { $min } to { $max } cards.
pad-problem-brawl-seat = Round { $line }: the brawler is none of the { $players } players.
pad-problem-open = Round { $line } is not finished: the sets won are missing, but a later round is written.
pad-problem-won-missing = Round { $line }: the sets won by { $player } are missing.
pad-problem-won-number = Round { $line }: { $player } cannot have won { $value } sets. Enter a whole number, 0 or more.
pad-problem-won-many = Round { $line }: { $player } cannot have won { $value } sets with { $hand } cards in a hand: { $most } at most.
pad-problem-brawl-few = Round { $line }: { $player } cannot have started a brawl with { $value } sets: it takes { $least } in a row.
pad-problem-brawl-sooner = Round { $line }: { $player } cannot have won { $value } sets before the brawl ended the round: others must have won sets in between.
pad-problem-sum-none = Round { $line }: somebody wins every set, so the sets won cannot all be 0.
pad-problem-sum-many = Round { $line }: together they cannot have won { $sum } sets: with { $hand } cards in a hand there are { $hand } at most.
pad-problem-sum-few = { $sum ->
    [one] Round { $line }: 1 set in all is too few: with { $hand } cards in a hand there are { $least } at least.
   *[other] Round { $line }: { $sum } sets in all are too few: with { $hand } cards in a hand there are { $least } at least.
}
pad-problem-streak = Round { $line }: { $player } cannot have won { $value } of { $sum } sets without three in a row, and that would be a brawl.
pad-problem-bet-missing = Round { $line }: { $player } has no bet. With three or more players everybody bets.
pad-problem-bet-seat = Round { $line }: { $player } has bet against somebody who is not at the table.
pad-problem-bet-self = Round { $line }: { $player } cannot bet against themselves. Choose another player.
pad-problem-mixed = Round { $line } says both what was played and what stands on paper. Enter one of them.
pad-problem-points = Round { $line }: { $player } cannot have { $value } points. Enter 0 to { $most }.
pad-problem-mark = Round { $line }: { $player } cannot have the mark "{ $value }". A mark is X, B or nothing.
pad-problem-showdown = Round { $line }: { $players } have all won the gun fight. Enter the predictions: the highest of them decides.

## What is odd about a line

pad-warning-after-end = The game ended with round { $last }. From round { $line } on nothing counts: take it off, or correct an earlier round.
pad-warning-points = Round { $line }: { $player } cannot have got { $points } points with a mark. Possible: { $possible }.
pad-warning-points-unmarked = Round { $line }: { $player } cannot have got { $points } points without a mark. Possible: { $possible }.
pad-warning-row = Round { $line }: these points cannot come together in one round: too many sets won, or none.
pad-warning-brawl = Round { $line }: in a brawl only the brawler gets points and a mark, but { $player } has some.
pad-warning-brawls = Round { $line }: only one player can start a brawl.

## Pads that cannot be read

pad-error-name = Every player on the pad needs a name.
pad-error-sits-out = Who sits out drinks must be said for each of the { $players } players, as the number of a round or 0.
pad-error-lines = The pad has { $lines } lines, but a game has { $most } at most.
pad-error-game = This is a record of { $game }, not a score pad of Half-Pint Heroes.
pad-error-none = This record keeps no score pad (there is no "{ $key }" with lines in it).
pad-error-line = Line { $line } of the pad cannot be read. It can have: { $keys }.
pad-error-line-value = Line { $line } of the pad cannot be read: "{ $key }" is not what is expected there.
pad-error-unreadable = This file cannot be read as a score pad.

## In the terminal

pad-term-names = Names of the players, clockwise, with commas between them:{" "}
pad-term-names-count = A pad is for { $min } to { $max } players, not { $found }.
pad-term-first = Who deals first? (Enter: { $player }){" "}
pad-term-rounds = How many rounds? (Enter: { $rounds }){" "}
pad-term-edition = Which edition: en, de or ru? (Enter: { $edition }){" "}
pad-term-drinking = Drinking rules: off, soft, hard or very-hard? (Enter: off){" "}
pad-term-file = File to keep the pad in (Enter: none):{" "}
pad-term-exists = { $path } is there already. Choose another name, or go on with it: alehouse pad { $path }
pad-term-number = Enter a whole number from { $min } to { $max }.
pad-term-choice = "{ $entry }" is none of these: { $choices }.
pad-term-nobody = Nobody here is "{ $entry }". At the table: { $players }.
pad-term-several = "{ $entry }" could be { $players }. Say more of the name.
pad-term-prompt = Round { $round }: Enter to enter it, ? for more:{" "}
pad-term-prompt-won = Round { $round }: Enter for the sets won, ? for more:{" "}
pad-term-prompt-over = The game is over; ? for what can be done, quit to leave:{" "}
pad-term-predictions = Predictions of { $players }:{" "}
pad-term-won = Sets won by { $players }, or brawl NAME SETS:{" "}
pad-term-bets = Against whom did { $players } bet?{" "}
pad-term-bets-two = Against whom did { $players } bet? (- for nobody){" "}
pad-term-hand = Cards in each hand (Enter: not noted):{" "}
pad-term-paper = Points and marks of { $players }, such as 30X 0 10 60B:{" "}
pad-term-decide = Predictions of { $players } (they decide the gun fight):{" "}
pad-term-count = { $found ->
    [one] There are { $players } players, but only one entry was read.
   *[other] There are { $players } players, but { $found } entries were read.
} Say something for each, with spaces between.
pad-term-no-number = "{ $entry }" is not a whole number.
pad-term-no-points = "{ $entry }" is not points with or without a mark, such as 30, 30X or 60B.
pad-term-brawl-how = Say who and how many: brawl NAME SETS.
pad-term-kept = Nothing was changed.
pad-term-no-round = There is no round { $entry } on the pad to correct. Written: { $rounds }.
pad-term-no-round-yet = Nothing is written yet that could be corrected.
pad-term-no-undo = There is nothing to undo.
pad-term-undone = The last change is undone.
pad-term-no-drinks = Drinking rules are off on this pad.
pad-term-out = { $player } sits out drinks from now on.
pad-term-in = { $player } is called to drink again.
pad-term-after = The game is over. Correct a round, or undo.
pad-term-unknown = "{ $entry }" is not known here. ? shows what is.
pad-term-save-how = Say where: save FILE
pad-term-saved = Saved: { $path }
pad-term-left = The pad is closed.
pad-term-left-unsaved = The pad is closed. It was not saved.
pad-term-help = You can enter
pad-term-help-enter = the round, step by step (an empty answer breaks off)
pad-term-help-ahead = the predictions, or the sets won, at once
pad-term-help-paper = the round as it stands on paper: points and marks
pad-term-help-fix = correct a round
pad-term-help-undo = take the last change back
pad-term-help-sheet = show the pad
pad-term-help-out = that somebody sits out drinks, or drinks again
pad-term-help-save = keep the pad in a file (then after every round)
pad-term-help-quit = leave; the file keeps the pad
pad-term-word-file = FILE
pad-term-word-name = NAME
pad-term-now = ({ $value }; Enter leaves it so){" "}
pad-term-dropped = Round { $round } is taken off.
pad-term-help-drop = take the last round off
pad-term-legend = ! gun fight
