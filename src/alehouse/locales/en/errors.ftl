# Why something was refused.

error-game = There is no game called "{ $game }". The games are: { $games }.
error-players = { $span ->
    [one] { $game } is for { $max } players, not { $players }.
   *[many] { $game } is for { $min } to { $max } players, not { $players }.
}
error-players-type = "players" must be a number of seats or a list of names.
error-seats = A table has 1 to 8 seats, not { $players }.
error-option = { $game } has no option "{ $option }". Its options are: { $options }.
error-option-value = Option "{ $option }" cannot be { $value }. Allowed: { $allowed }.
error-option-needs = { $value ->
    [any] Option "{ $option }" means something only when option "{ $other }" is set.
   *[other] Option "{ $option }" means something only when option "{ $other }" is set to { $value }.
}
error-seat = There is no seat "{ $seat }" at this table. The seats are A to { $last }.
error-move-empty = A move is a seat and a verb, such as "A hit".
error-verb = "{ $verb }" is not something one can do in this game. One can: { $verbs }.
error-arguments = "{ $text }" is not complete or says too much. Say: { $wanted }.
error-card = There is no card "{ $card }" in this deck. The cards are { $cards }.
error-too-many-cards = { $cards } cards are too many for one move: at most { $most }.
error-cards-open = "{ $text }" leaves open which cards: name them.
error-amount = "{ $amount }" is not a whole number that can be played.
error-turn = It is not { $seat }'s turn. To move: { $acting }.
error-over = The game is over.
error-illegal = "{ $text }" is not possible now. Possible: { $legal }.
error-card-not-held = You do not hold that card. Possible: { $legal }.
error-regent-own-hand = You cannot aim at your own hand. Possible: { $legal }.
error-regent-target-out = That player is out of this round. Possible: { $legal }.
error-regent-gift-pairs = A gift may not pair an up card of its receiver. Possible: { $legal }.
error-regent-nothing-to-see = That player has no down cards, so there is nothing to see. Possible: { $legal }.
error-cards-missing = Card { $place } of "cards" is missing, and there is no seed to go on with.
error-card-impossible = Card { $place } of "cards" is { $card }, but no { $card } can come there.
error-card-unknown = Card { $place } of "cards" is "{ $card }", which is not in this deck.
error-first-missing = This game chooses at random who begins: give "first" or a "seed".
error-file = { $path } cannot be read: { $problem }.
error-file-encoding = { $path } is not UTF-8 text (line { $line }, byte { $place }).
error-file-utf-16 = { $path } is not UTF-8 text but UTF-16 or the like. Save it as UTF-8.
error-file-large = { $path } is too large for a record: more than { $most } MB.
error-toml = This is not a valid TOML file: { $problem }.
error-number-long = { $key ->
    [none] A number in line { $line } has more than { $most } digits.
   *[other] { $line ->
        [0] A number in "{ $key }" has more than { $most } digits.
       *[other] A number in "{ $key }" (line { $line }) has more than { $most } digits.
    }
}
error-deep = { $key ->
    [none] Lists or tables are nested more than { $most } deep.
   *[other] What stands in "{ $key }" is nested more than { $most } deep.
}
error-key = A record has no key "{ $key }". Its keys are: { $keys }.
error-key-missing = A record must have the key "{ $key }".
error-key-type = { $kind ->
    [list] The value of "{ $key }" must be a list.
    [table] The value of "{ $key }" must be a table.
   *[text] The value of "{ $key }" must be a text.
}
error-version = This record has format { $found }; this program reads format { $version }.
error-move-text = Move { $number } is not a text: { $found }.
error-upto = There are only { $moves } moves, so the position after { $upto } does not exist.
error-bot = There is no bot called "{ $bot }". The bots are: { $bots }.
error-odds-limit = There are more than { $limit } possibilities; that is too many to list.
error-not-text = The value of "{ $key }" holds half a character and cannot be written down.
error-half-pint-predict = Everybody predicts first. Possible: { $legal }.
error-half-pint-bet = It is the time for bets. Possible: { $legal }.
error-half-pint-play = It is the time to play sets. Possible: { $legal }.
error-half-pint-prediction = A prediction is a number from 0 to 6. Possible: { $legal }.
error-half-pint-bet-own = You cannot bet against yourself. Possible: { $legal }.
error-half-pint-bet-none = Only with two players one need not bet. Possible: { $legal }.
error-half-pint-not-held = A set is made of different cards of your hand and the row. Possible: { $legal }.
error-half-pint-row-only = At least one card of a set must come from your hand. Possible: { $legal }.
error-half-pint-no-set = These cards are not one of the eleven sets. Possible: { $legal }.
error-half-pint-row-group = Each number of a two pair or full house must have a card of your hand at this table. Possible: { $legal }.
error-half-pint-symbols-count = A table of symbols has one pair "row/hand" for each of the { $cards } cards, or one pair for all; this one has { $found }.
error-half-pint-symbols-pair = The symbols of { $card } cannot be "{ $pair }": write row size / hand size, 1 to { $row } / 1 to { $hand }, such as 3/5.
error-half-pint-symbols-deal = With { $card } ({ $row } in the row, { $hand } in each hand) { $players } players need { $needed } cards, but there are only { $cards }.
error-bot-missing-class = There is no bot "{ $bot }": { $problem }.
error-bot-choose = "{ $bot }" is no bot: it has no method choose(seen).
error-game-taken = There is a game called "{ $game }" already, so { $path } needs another name.
error-games-folder = There is no folder { $path } to look for games in.
error-no-seat = A spectator has nothing to choose.
error-odds-sealed = What others choose in secret at the same time has no odds.
error-reseed = What this game has left to chance cannot all be told as cards, so no other cards can come.
error-game-broken = This game cannot be loaded: { $problem }

## Compiled rules

cache-not-writable = { $path } cannot be written to: the compiled rules are kept in a temporary folder, and compiled again next time.
compile-failed = { $game } could not be compiled and goes on more slowly: { $problem }
