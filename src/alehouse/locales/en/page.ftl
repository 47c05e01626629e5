### Texts of the web page.

page-title = Alehouse
page-title-turn = Your turn · { $game }
page-title-on = { $page } · Alehouse
page-evening = An evening with friends
page-skip = Skip to the content
page-home = Back to the games
page-unofficial = Alehouse is an unofficial table for these games, not endorsed by their publishers. If you like a game, buy its cards.
page-noscript = Alehouse needs JavaScript to play cards. Allow it for this page, then load the page again.
page-nowhere = There is nothing here
    .about = The address may be incomplete, or what was here is gone.

page-theme-dark = Evening light
page-theme-light = Daylight
page-sound = Sound
page-sound-on = Sound on
page-sound-off = Sound off
page-settings = Settings
page-language = Language
page-language-missing = { $language } cannot be fetched just now: the server cannot be reached.

page-name-label = Your name
page-name-edit = Change your name
page-name-save = Save
page-name-short = A name needs at least one letter.

## Lobby

lobby-heading = Pick a game and sit down
lobby-lead = Card games from the pub, with friends from anywhere or with bots right away.
lobby-evening = An evening with friends: several games, one score
lobby-filter = How many are you?
lobby-filter-any = Any
lobby-filter-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lobby-search = Search
lobby-filter-kind = Kind
lobby-filter-kind-any = All kinds
lobby-filter-time = Time
lobby-filter-time-any = Any time
lobby-filter-time-most = up to { $minutes } min
lobby-filter-clear = Show all games
lobby-welcome = Start here
lobby-with-bots = { $bots ->
    [one] with one bot
   *[other] with { $bots } bots
}
lobby-filter-none = No game here is like that. Choose less, or something else.
lobby-players = { $min }–{ $max } players
lobby-players-exact = { $players ->
    [one] 1 player
   *[other] { $players } players
}
lobby-minutes = { $min }–{ $max } min
lobby-kind-luck = pushing luck
lobby-kind-bluffing = bluffing
lobby-kind-bidding = bidding
lobby-kind-gambling = gambling
lobby-kind-tricks = tricks
lobby-play = Play now
lobby-play-about = Play now: { $game }, against bots
lobby-set = Set a table
lobby-set-about = Set a table for { $game }
lobby-rules = Rules
lobby-rules-about = Rules of { $game }
lobby-learn = Learn by playing
lobby-learn-about = Learn { $game } by playing
lobby-open = Tables with a free seat
lobby-open-none = No table is waiting just now. Set one and send a friend the link.
lobby-open-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
lobby-join = Sit down
lobby-join-about = Sit down at the { $game } table { $company }
lobby-loading = Opening the doors…

## Set a table

set-heading = Set a table: { $game }
set-missing-heading = No such game
set-missing = Nothing of that name is played here.
set-seats = Who plays?
set-seat-you = You
set-seat-number = Seat { $seat }
set-seat-open = A friend
set-more = One seat more
set-fewer = One seat fewer
set-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
set-options = House rules
set-options-none = Nothing to choose: this game is played one way.
set-option-off = off
set-option-range = A whole number from { $min } to { $max }.
set-option-from = A whole number, { $min } or more.
set-option-whole = A whole number.
set-listed = Who can find it?
set-listed-link = Only those with the link
set-listed-all = Anybody in the lobby
set-hints = May players ask for hints?
set-hints-on = Anybody may ask, when it is their turn, what can happen and what a good player would do.
set-create = Open the table
set-create-start = Start the game
set-all-bots = With bots in all other seats the game starts at once.

## Rules

rules-heading = Rules of { $game }
rules-loading = Fetching the rules…
rules-missing = The rules of this game are not written down yet.
rules-nowhere = Nothing of that name is played here.

## Table: before the game

wait-lead-title = { $game }: waiting for players
wait-options = House rules:
wait-lead = Send this link. The game starts by itself when every seat is taken.
wait-lead-watch = The game starts by itself when every seat is taken.
invite-link = Invitation link
invite-copy = Copy link
invite-copied = Copied
invite-by-hand = Your browser does not let this page copy. The link is marked: copy it yourself.
invite-share = Share
invite-qr = The link as a QR code
wait-seat-free = free
wait-sit = Sit here
wait-sit-about = Sit down in seat { $seat }
wait-bot = Fill with a bot
wait-bot-about = Put { $bot } in seat { $seat }
wait-stand = Stand up
wait-close = Close this table
wait-you = you
wait-away = away

## Table: play

table-loading = Finding your seat…
table-missing = There is no such table. It may have been cleared away.
table-left = { $left } left
table-pot = Pot
table-pot-amount = Pot: { $amount }
table-discards = { $count ->
    [one] 1 discard
   *[other] { $count } discards
}
table-turn-you = Your turn
table-turn-you-sealed = Choose in secret
table-turn-other = { $name } to play
table-turn-others = Waiting for { $names }
table-turn-wait = Dealing
table-turn-over = The game is over
table-away = away
table-held = a bot plays on
table-watching = You are watching
table-ready = has chosen
table-chosen = You have chosen. { $names } still to choose.
table-what-none = The cards are being dealt.
table-sending = Sending…
table-offline = The line is down. Trying again; nothing is lost.
table-name-double = { $name } ({ $seat })
table-move-dropped = The table has moved on, so your move was not made. Choose again.
table-use-here = Play on here
table-elsewhere = You have opened this table in another window and play on there.
table-to-act = to play

table-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
table-chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
table-price-points = { $amount ->
    [0] free
    [one] 1 point
   *[other] { $amount } points
}
table-price-chips = { $amount ->
    [0] free
    [one] 1 chip
   *[other] { $amount } chips
}
table-price-points-range = { $low }–{ $high } points
table-price-chips-range = { $low }–{ $high } chips

table-your-cards = Your cards
table-your-turn-hint = Choose what to do.
table-choose-target = Choose whom.
table-choose-card = Choose a card.
table-choose-card-or-target = Choose a card or whom.
table-choose-amount = Choose how many.
table-notices = Aim and notices
table-cancel = Cancel
table-actions = What you can do
table-others = The others
table-middle = The middle of the table
table-fact = { $what }: { $value }
table-action-open = { $verb }…
table-choice-full = { $verb }: { $target }, { $card }
table-choice-aimed = { $verb }: { $target }
table-choice-carded = { $verb } { $card }
table-choice-amount = { $verb } { $amount }
table-confirm = Done
table-target-plain = Choose { $name }
table-amount = How many

table-log = What happened
table-log-open = Log
table-log-empty = Nothing yet. What happens at the table is written here.
table-scores = Scores
table-rules = Rules
table-keys = Keys
table-keys-heading = Keys
table-keys-digits = 1 … 9: the actions in the bar, from the left
table-keys-arrows = Arrows: from card to card and seat to seat
table-keys-enter = Enter or Space: play what is marked
table-keys-escape = Esc: take the choice back
table-keys-regions = R: from one part of the table to the next, with Shift back
table-keys-log = L: the log
table-keys-skip = S: skip ahead
table-keys-help = ?: this list
table-close = Close

card-in = { $card } of { $zone }, { $place } of { $count }
card-hidden-in = a face-down card of { $zone }, { $place } of { $count }
card-yours-in = { $card } of your { $zone }, { $place } of { $count }
card-of-in = { $card } of { $name }’s { $zone }, { $place } of { $count }
card-yours-hidden-in = a face-down card of your { $zone }, { $place } of { $count }
card-of-hidden-in = a face-down card of { $name }’s { $zone }, { $place } of { $count }

## The end

over-wins = { $names } wins
over-wins-you = You win
over-wins-shared = { $names } share the win
over-loses = { $names } loses
over-loses-you = You lose
over-none = Nobody wins
over-rematch = Play again
over-rematch-join = Join the next game
over-rematch-waiting = A next game is waiting for you.
over-replay = Replay
over-review = Review
over-record = Save the record
over-lobby = Back to the games
over-final = Final standing
over-winner = wins
over-loser = loses

## Errors of the page itself

page-error-unknown = That did not work. Please try again.
page-error-offline = The server cannot be reached just now. Check your connection and try again.
page-retry = Try again

## Without a line, and after an update

page-offline = You are offline. The rules and the score pad work all the same; tables need a connection.
page-offline-pad = Open the score pad
page-newer = There is a new version of this page.
page-newer-reload = Reload
page-newer-later = Later
