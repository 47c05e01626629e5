### The command line and the terminal table.
### Messages that begin with help- are read without Fluent, so that `--help` is quick: plain text only.

help-alehouse = Pub card games: play in the terminal or on the web, replay records, study the games.
help-version = Show the version and leave.
help-games = List the games.
help-games-players = Only games for so many players.
help-rules = Show the rules of a game and its options.
help-play = Play a game here in the terminal, against bots, or go on with one that was kept in a file.
help-replay = Replay records and show the last position of each. Exit status: 0 all moves are legal and what the record expects holds; 1 something differs from what it expects; 2 it cannot be read or a move is illegal.
help-pad = Keep the score of Half-Pint Heroes at a real table.
help-pad-file = The file that keeps the pad: a record. Without it you are asked.
help-pad-show = Show the pad in the file and leave. Exit status 1: a line of it cannot be.
help-pad-json = Print what follows from the pad in the file as JSON and leave.
help-simulate = Let bots play many games against each other and compare them.
help-tournament = Let every bot play against every other one in all games, and say who is how much better.
help-tournament-games = Which games; all of them if none is named.
help-tournament-bots = Bots, separated by commas (names, or module:Class): each plays against those named after it, one seat against all others.
help-tournament-seconds = About how long a match may take at most, in seconds.
help-tournament-out = Write the table to this file after every match (.json as JSON, anything else as Markdown).
help-adjust-luck = Tell also how far ahead everybody is without luck: the same on average, and known more closely from the same games.
help-until = Stop as soon as the 95 % interval of how far ahead the first bot is has become so narrow on either side (0.5 or ±0.5; 5% of the spread of single games).
help-cluster = Share the work with the workers of a Dask cluster, by its scheduler’s address (tcp://HOST:PORT), in place of processes of this machine.
help-patience = How long a bot of other people may take for a move before it counts as silent, in seconds; 60 if not given, more with a large --ms.
help-tournament-equal = Who is shown to be so close to nobody’s advantage is called equal (0.5; 5% of the spread of single games).
help-tournament-resume = Keep the matches in this JSON file, and do not play again what it has already.
help-metavar-width = WIDTH
help-metavar-address = ADDRESS
help-metavar-seconds = SECONDS
help-metavar-games = GAMES
help-bench = Measure how many moves per second the games make on this computer.
help-check = Check whether a game keeps the laws that every game has to keep. Exit status: 0 all hold; 1 one is broken.
help-check-long = Take longer: more games, and more of what is rare.
help-serve = Open the web table.
help-warm = Prepare the rules of all games for this computer, so that nothing has to be waited for later.
help-backup = Back up all that the server keeps — tables, moves, guests — to a file. The server may go on meanwhile.
help-backup-file = The file to write; an earlier back-up there is replaced.
help-restore = Fill a new, empty database from a back-up.
help-restore-file = The file that holds the back-up.
help-backup-settings = A file of settings (TOML), as for serve.

help-arg-game = The game’s name, as in 'alehouse games'.
help-arg-files = Records, and folders of records (every .toml below).
help-players = Number of players.
help-option = A house rule, as name=value; may be given several times. 'alehouse rules GAME' lists them.
help-seed = Any text: the same seed deals the same cards. Without it every game is another one.
help-play-bots = Who plays against you, separated by commas: names of bots, or module:Class; the list is repeated for all seats. search if not given.
help-play-seat = Your seat: A, B, C and so on, clockwise; A if not given.
help-play-record = Keep the record of the game in this file, which must not be there yet.
help-arg-play = The game’s name, as in 'alehouse games', or the file of a game to go on with.
help-play-ms = Time a thinking bot may take for a move, in milliseconds.
help-replay-json = One JSON object a line.
help-replay-seat = Show only what this seat may see.
help-replay-upto = Show the position after so many moves.
help-simulate-games = How many games.
help-simulate-bots = Who plays, separated by commas: names of bots, or module:Class; the list is repeated for all seats. search,random if not given.
help-simulate-ms = Time for each move of a thinking bot, in milliseconds.
help-simulate-iterations = Iterations for each move of a thinking bot, instead of time: the result can be repeated with --seed.
help-simulate-jobs = How many games are played at the same time; as many as there are processors if not given.
help-json = Print JSON.
help-csv = Print CSV.
help-simulate-out = Write the result to this file (.csv as CSV, anything else as JSON).
help-bench-players = Players at each table.
help-bench-seconds = How long each figure is measured, in seconds.

## Errors that only the command line has

cli-error-option-form = Write an option as name=value, not "{ $text }".
cli-error-no-records = { $path } holds no records (no .toml file below it).
cli-error-rules-failed = The rules failed while the record was replayed: { $problem }
cli-error-bots-few = A tournament needs two different bots at least.
cli-error-bots-empty = Name at least one bot, for example: search,random
cli-error-games = At least one game has to be played.
cli-error-format = Choose one of --json and --csv.
cli-error-budget = Choose one of --ms and --iterations.
cli-error-positive = This must be 1 or more.
cli-error-missing = This needs packages that are not installed ({ $module }). Install them with: { $command }
cli-error-no-file = No file could be written at { $path }: { $problem }.
cli-error-changed = { $path } has been changed by somebody else meanwhile and was left as it is. Keep yours in another file: save FILE
cli-rescued = Kept in { $path }. Go on with it: { $command }
cli-error-none-for = No game here is for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
cli-error-bots-many = { $seats ->
    [one] { $bots } bots are named, but there is only 1 seat.
   *[other] { $bots } bots are named, but there are only { $seats } seats.
}
cli-error-bots-others = { $seats ->
    [0] Nobody else sits at this table, so no bots can be named.
    [one] { $bots } bots are named, but only 1 can sit against you.
   *[other] { $bots } bots are named, but only { $seats } can sit against you.
}
cli-error-bot-move = The bot { $bot } in seat { $seat } made no move that is possible: { $reason }
cli-error-contradicts = The game that is kept there has another { $option }: { $found }, not { $given }. Leave it out to go on as it is.
cli-error-move = Move { $number }, "{ $text }", cannot be played again: { $reason }
cli-error-no-folder = There is no folder { $path }.
cli-error-no-folder-for = No file could be written at { $path }: there is no folder { $folder }.
cli-error-no-home = Whose home folder is meant by { $path } is not known.
cli-error-no-input = Entries are read from the standard input, and that is closed.
cli-error-record-exists = { $path } is there already. Choose another name; if it is a game, you can go on with it: alehouse play { $path }
cli-error-stream = The output could not be written or the input could not be read: { $problem }.
cli-error-system = { $path }: { $problem }.

## Preparing the rules

prepare-game = Preparing the rules of { $game } for this computer (only once)…
prepare-all = Preparing the rules for this computer (only once)…
prepare-done = Everything is ready ({ NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s).

## Lists of games and rules

cli-games-column-game = game
cli-games-column-players = players
cli-games-column-minutes = minutes
cli-games-column-kind = kind
cli-games-column-line = what it is like
cli-games-range = { $low ->
   *[other] { $low }–{ $high }
}
cli-games-kind-luck = pushing luck
cli-games-kind-bluffing = bluffing
cli-games-kind-bidding = bidding
cli-games-kind-gambling = gambling
cli-games-kind-tricks = tricks
cli-games-hint = Rules: alehouse rules { $game } · Play: alehouse play { $game }

cli-rules-missing = The full rules of { $game } are not written down yet; this is a summary.
cli-rules-options = House rules (--option name=value)
cli-rules-no-options = { $game } has no house rules: it is played one way.
cli-rules-column-name = name
cli-rules-column-values = values
cli-rules-column-default = default
cli-rules-column-about = what it does
cli-rules-switch = on, off
cli-rules-number = { $low } to { $high }
cli-rules-open = left open
cli-rules-on = on
cli-rules-off = off
cli-rules-needs = Only with { $other }.

## The table

terminal-title = { $game } · { $hand }
terminal-column-seat = seat
terminal-column-player = player
terminal-column-points = points
terminal-column-chips = chips
terminal-pot = pot
terminal-fact = { $what }: { $value }
terminal-you = { $name } (you)
terminal-legend-turn = { $mark } to play
terminal-over = The game is over.
terminal-waiting = To play: { $seats }
terminal-stopped = The cards end here.
terminal-deal = Dealt: { $parts }.
terminal-deal-part = { $seat ->
    [none] face up { $cards }
    [you] you { $cards }
   *[other] { $seat } { $cards }
}
terminal-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
terminal-losers = { $count ->
    [one] Loser: { $names }
   *[other] Losers: { $names }
}
terminal-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

## Playing

play-names = Maud, Ned, Olive, Percy, Rose, Silas, Tess, Walt
play-you = You
play-seated = You sit in seat { $seat }. { $count ->
    [one] Against you: { $others }.
   *[other] Against you, clockwise: { $others }.
}
play-other = { $name } ({ $bot }, seat { $seat })
play-other-short = { $name } ({ $seat })
play-hint = Enter what stands before a move, its words or the beginning of them; ? shows more.
play-prompt = Your move:{" "}
play-price-points = { $amount ->
    [one] costs 1 point
   *[other] costs { $amount } points
}
play-price-chips = { $amount ->
    [one] costs 1 chip
   *[other] costs { $amount } chips
}
play-thinking = { $name } is thinking…
play-no-number = There is no move { $number }; the moves are 1 to { $count }.
play-which = That could be { $count } moves: { $moves }.
play-which-many = That could be { $count } moves. Say more of it.
play-possible = Possible: { $moves }
play-help-moves = Moves now
play-help-words = At your turn you can also enter
play-help-move = what stands before a move, or its words: upper and lower case are the same, a player’s name does for the seat, and what fits only one move is enough
play-help-help = this help
play-help-rules = the rules of this game
play-help-log = everything that has happened so far
play-help-table = the table once more
play-help-save = keep the game so far as a record
play-help-quit = leave the table
play-save-how = Say where: save FILE
play-saved = Saved: { $path }
play-exists = { $path } is there already. Choose another name.
play-left = You have left the table.
play-left-unsaved = You have left the table. The game was not saved.
play-left-since = { $moves ->
    [one] You have left the table. { $path } keeps the game as it was after 1 move.
   *[other] You have left the table. { $path } keeps the game as it was after { $moves } moves.
}
play-save-offer = Save the record? File name, or nothing to leave it:{" "}
play-seed = Seed of this game: { $seed }
play-file-word = FILE
play-move-word = MOVE
play-more = { $count ->
    [one] … and 1 more between them: ? shows all.
   *[other] … and { $count } more between them: ? shows all.
}
play-no-such-number = No move names { $number }.
play-goes-on = { $moves ->
    [0] You begin the game in { $path }.
    [one] You go on with { $path } after 1 move.
   *[other] You go on with { $path } after { $moves } moves.
}
play-goes-on-kept = The file is kept up to date.
play-goes-on-not-kept = The file stays as it is; save keeps the game.
play-undone = { $others ->
    [0] Undone: your move { $move }.
    [one] Undone: your move { $move }, and 1 move of another player after it.
   *[other] Undone: your move { $move }, and { $others } moves of other players after it.
}
play-undo-none = You have decided nothing yet that could be undone.
play-odds-none = There is nothing to choose now.
play-odds-no-move = No move fits "{ $move }".
play-odds-many = These are { $count } moves. Say which: odds MOVE
play-help-odds = what can come of a move, or of every one, and how likely it is
play-help-undo = take your last decision back, and all that came after it

## Odds

odds-column-move = move
odds-column-what = what can come
odds-column-chance = how likely
odds-cards = { $cards } { $chance }
odds-percent = { $percent } %
odds-under = under { $percent } %
odds-over = over { $percent } %
odds-each = each { $chance }
odds-certain = Nothing is left to chance.
odds-exact = Exact, from what you can know.
odds-sampled = Sampled from what you can know: ± { $margin } % at most, 95 times in 100.

## What can come of a move: events as things that may or may not happen, to anybody

chance-bust = a bust
chance-pair = a pair
chance-pair-out = a pair that throws somebody out
chance-stays = a calamity: another turn
chance-clean = no pair
chance-out = somebody is out of the hand
chance-gains = points for somebody
chance-pays = somebody pays chips
chance-collects = somebody takes chips from the pot
chance-wins = the game is won
chance-loses = somebody loses the game
chance-playoff = one more round, to decide
chance-hand = a new round begins
chance-game = a new game begins
chance-leads = it is settled who leads
chance-redeal = the cards are dealt again
chance-reshuffled = the discards are shuffled
chance-replaced = a tie card is replaced
chance-dealt = cards are dealt
chance-discarded = a card is discarded
chance-takes = somebody takes a card
chance-passes = a card is passed on
chance-turns = a card is turned up
chance-folds = somebody folds
chance-locks = somebody locks
chance-second-stone = a second black stone
chance-stones-back = a black stone goes back
chance-hand-pairs = a hand pairs
chance-alive = hands that are still there
chance-pot-stays = the pot stays
chance-breaks = a rank is broken
chance-dead = a dead stack
chance-live = a live stack
chance-saves = somebody is saved
chance-right = every card is named right
chance-wrong = a card is named wrong
chance-house-falls = a house is bust
chance-builds = somebody builds with a card
chance-moves-in = somebody draws a card for the house
chance-gets-pitched = somebody gets a pitched card
chance-uncovers = the card is turned up
chance-keeps-card = the card is kept
chance-pairs-off = a pair is gone
chance-judges = the Judge decides
chance-struck = a recipe is out
chance-takes-target = the target is taken
chance-unclaimed = nobody takes the target
chance-champion = a Champion
chance-beats-monster = the Monster is beaten
chance-loses-fight = the Monster wins
chance-replay = the round is played again
chance-stalemate = the pot is shared
chance-set-best = the hands are shown, sets are best
chance-clean-best = the hands are shown, clean ones are best
chance-worst-hand = somebody has the worst hand
chance-fits-nowhere = a card fits nowhere
chance-takes-column = a column is won
chance-column-tied = a column is tied
chance-dealer-gets = the dealer gets a card
chance-dealer-pairs = the dealer has a pair
chance-dealer-three = the dealer gets a 3
chance-pays-house = somebody pays the house
chance-house-pays = the house pays
chance-opening-pair = a pair at the start
chance-busts-out = somebody is bust
chance-captures = a card is captured
chance-has-most = somebody has most
chance-takes-set = a set is won
chance-brawl = a brawl
chance-meets = a prediction is met
chance-misses = a prediction is missed
chance-bet-won = a bet is won
chance-bet-lost = a bet is lost
chance-gunfight = a gun fight
chance-gunfight-won = a gun fight is won
chance-drinks = somebody drinks

## Checking a game

check-title = The laws for { $game }
check-progress = laws
check-ok = ok
check-not-loaded = { $game } cannot be loaded:
check-idle = not asked
check-untried = not tried
check-missing = missing
check-broken = broken
check-holds = { $game } keeps all laws.
check-faults = { $count ->
    [one] { $game } breaks a law in 1 way.
   *[other] { $game } breaks laws in { $count } ways.
}

## Replaying

replay-title = { $file }: { $game }
replay-moves = { $count ->
    [one] after 1 move
   *[other] after { $count } moves
}
replay-legal = { $seat } can: { $moves }
replay-error = { $file }: { $reason }
replay-illegal = { $file }: move { $move }, "{ $text }": { $reason }
replay-difference = { $file }: { $path }: expected { $expected }, found { $found }
replay-absent = nothing

## Simulating

simulate-progress = games
simulate-left = { $left } left
simulate-title = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $rate } moves per second
simulate-seed = Seed: { $seed }
simulate-column-bot = bot
simulate-column-seats = seats
simulate-column-games = games
simulate-column-wins = wins %
simulate-column-losses = losses %
simulate-column-interval = 95 % interval
simulate-column-points = points
simulate-column-chips = chips
simulate-column-ms = ms a move
simulate-column-seat = seat
simulate-by-bot = By bot (a shared win counts in parts; each of several seats counts for itself)
simulate-by-seat = By seat, whoever sits there
simulate-mean = { $mean } ± { $half }
simulate-range = { $low } – { $high }
simulate-uneven = { $games } games are no whole number of rounds of { $players } seats: not every bot has sat in every seat equally often.
simulate-interrupted = Interrupted: { $done } of { $games } games were played.
simulate-wrote = Written: { $path }

## Tournament

tournament-title = How good the bots are
tournament-how =
    The number behind a game is that of the players. One seat is taken by the first bot, all others by the second. Every deal is played once in each rotation, all matches of a game with the same deals. "Wins" is the share of games that the first bot wins (shared wins count in parts; where there are only losers, the games it does not lose) with its 95 % interval, "fair" what it would be between equals. "Ahead" is what a game brings it more than one of the others; where points are bad, fewer of them. Who is better is told by what is played for.
tournament-about = { $ms } ms a move for a thinking bot, at most about { $seconds } s a match, seed "{ $seed }"
tournament-progress = matches
tournament-match = { $game }: { $bot } against { $others }
tournament-game = { $game } ({ $players })
tournament-bots = { $bot } – { $others }
tournament-share = { $share } [{ $low }–{ $high }]
tournament-chips = chips
tournament-points = points
tournament-better = better
tournament-worse = worse
tournament-even = open
tournament-interrupted = Interrupted: { $done } of { $matches } matches were played to the end.
tournament-column-game = game
tournament-column-bots = bots
tournament-column-games = games
tournament-column-wins = wins %
tournament-column-fair = fair %
tournament-column-ahead = ahead
tournament-column-unit = in
tournament-column-verdict = it is

## Speed

bench-title = Thousands of moves per second, { $players ->
    [one] 1 player
   *[other] { $players } players
}, random play
bench-column-game = game
bench-column-one = compiled, 1 thread
bench-column-many = compiled, { $threads } threads
bench-column-raw = Python, raw rules
bench-column-table = Python, Table
bench-measuring = measuring
bench-hint = Beside other engines: make bench (in a copy of the sources).
terminal-none = –
cli-rules-text = a text, or @file
