### Being at a table together: who is here, whose turn takes long, what all agree on.

error-clock-both = A clock has either so many seconds for each move or so many for the whole game, not both.
error-clock-add = Seconds that come with each move go with a time for the whole game. Give one.
error-clock-range = { $what ->
    [move] A move can have { $least } to { $most } seconds, not { $value }.
    [add] { $least } to { $most } seconds can come with each move, not { $value }.
   *[game] A game can have { $least } to { $most } seconds for each seat, not { $value }.
}
error-not-their-turn = It is not the turn of seat { $seat }.
error-nudged = You have only just nudged seat { $seat }. Once in { $seconds } seconds is enough.
error-seat-free = Seat { $seat } is free already, or the game has begun.
error-no-person = There is no person in seat { $seat } who could be away or be waited for.
error-here = Whoever has seat { $seat } is here.
error-wait = { $seconds ->
    [one] That can be done in one second.
   *[other] That can be done in { $seconds } seconds.
}
error-not-ready = Those in these seats are here and not ready: { $seats }.
error-undo-none = You have made no move that could be taken back.
error-undo-learned = That cannot be taken back: somebody has learned something by it.
error-undo-asked = Seat { $seat } has asked already to take a move back.
error-undo-refused = Somebody wants the move to stand.
error-undo-nothing = Nobody asks any more to take a move back.

company-heading = At the table
company-here = here
company-left = plays for somebody who has left ({ $bot })
company-away = { $minutes ->
    [0] has just gone away
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
company-stands-in = a bot in { $seconds } s
company-absent = { $name } is away.
company-absent-bot = A bot plays in { $seconds } s.
company-slow = { $name } is taking a while.
company-call = Let a bot play now
company-nudge = Nudge { $name }
company-nudge-sent = { $name } has been nudged.
company-nudged = { $name } is waiting for you.
company-title = { $name } is waiting · { $game }
company-remove = Give { $name }’s seat to a bot
company-removing = { $count } of { $of } agree
company-undo = Take my move back
company-undo-asks = { $moves ->
    [one] { $name } would like to take the last move back.
   *[other] { $name } would like to take the last { $moves } moves back.
}
company-undo-waits = To take it back, these still have to agree: { $names }
company-undo-agree = All right
company-undo-refuse = No
company-undo-no = The move stands: { $names } did not agree.
company-late = { $seat ->
    [you] Your time was up: a bot moved for you.
   *[other] The time of { $seat } was up: a bot moved.
}
company-undone = That was taken back.
company-watchers = Watching: { $names }
company-unnamed = { $count ->
    [one] one guest
   *[other] { $count } guests
}
company-clock = Time left
company-time-left = { $seconds } seconds left.

wait-remove = Free the seat
wait-remove-about = Free the seat of { $name }
wait-removed = Whoever set this table has freed your seat. Sit down again, or just watch.
wait-ready = I am ready
wait-is-ready = ready
wait-lead-ready = Send this link. The game starts when every seat is taken and everybody is here and ready.
wait-lead-ready-watch = The game starts when every seat is taken and everybody is here and ready.
wait-start = Start without those missing
wait-start-hint = Bots play for them until they come.
wait-start-in = Those missing are waited for: { $seconds } s
wait-name = What shall we call you?
wait-just-watch = You can also just watch: the game will be shown here.
wait-clock = Clock:
wait-clock-move = { $seconds } s for each move
wait-clock-game = { $minutes } min each for the game
wait-clock-add = { $minutes } min each for the game, and { $seconds } s with each move

set-clock = Clock
    .none = No clock
    .hint = If time runs out, a bot makes the move.
set-clock-move = { $seconds } s a move
set-clock-minutes = { $minutes } min a move
set-clock-game = { $minutes } min each + { $seconds } s a move
set-begins = The game starts
    .full = when every seat is taken
    .ready = when everybody is ready
