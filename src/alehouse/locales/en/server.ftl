### What the server says.

guest-name = Guest { $number }

server-open = Alehouse is open at { $url }
server-closing = Last orders. Everything that was played is kept.
server-preparing = Getting the cards ready…

error-json = This is not JSON: { $problem }
error-empty = A body in JSON is missing.
error-shape = This is not what is expected here: { $problem }
error-kind = There is no frame of the kind "{ $kind }". The kinds are: { $kinds }.
error-binary = Send text, not binary frames.
error-too-large = This is too large: at most { $limit } bytes are accepted.
error-too-fast = That is too fast. Wait a moment.
error-stale = { $seen ->
    [one] The table has moved on: one move was seen, { $made } have been made.
   *[other] The table has moved on: { $seen } moves were seen, { $made } have been made.
}
error-not-begun = The game has not begun: seats are still free.
error-not-seated = You have no seat at this table.
error-other-seat = Seat { $seat } is not yours; you have seat { $yours }.
error-table = There is no such table.
error-table-old = This table was played with an older version of { $game }, and this server cannot continue it.
error-path = There is nothing at this address.
error-method = This cannot be done at this address.
error-request = The request was not understood: { $problem }
error-cookie = The server does not know you. Ask for /api/me first.
error-cross-site = Another website may not do this in your name.
error-host = The request does not say properly which host it is for.
error-pass = This link is not good here: it is incomplete, or a newer one was made after it. Make a new one on the other device.
error-pass-used = This link has been used already. Make a new one on the other device.
error-pass-old = This link is more than { $minutes } minutes old, and so it is not good any more. Make a new one on the other device.
error-pass-back = Nobody else has been on this device before you.
error-name = A name has 1 to { $max } visible characters.
error-locale = There are no texts in "{ $locale }". There are: { $locales }.
error-seat-taken = Seat { $seat } is taken.
error-seated = You already have seat { $seat } at this table.
error-full = There is no free seat at this table.
error-begun = The game has begun.
error-not-creator = Only whoever set this table can do that.
error-me-twice = You can take one seat only.
error-bot-missing = Say which bot is to take seat { $seat }. The bots are: { $bots }.
error-game-live = The game can be looked at by everybody when it is over, and one of a contest when all its tables are done.
error-replay-long = This game is too long to be shown step by step: { $most } moves are the limit.
error-replay-move = Move { $move } of the record, "{ $text }", is not possible, so the game is shown up to there: { $reason }
error-study-source = Name either the table or the record that you want to play on from.
error-study-over = The game is over at this position. Go back to where somebody still has to move.
error-study-sealed = Here some have already chosen in secret. Play on from before the first of these choices, or from after the last one.
error-study-nobody = Nobody has to move at this position: the record ends in the middle of a move. Go back a step.
error-study-seed = The seed of this record is longer than { $most } characters, so its cards cannot come again at a table. Play on with new cards.
error-study-move = Move { $move } of the record is not possible: { $reason }
error-keep-open = This game is not over. Only finished games are kept and judged.
error-keep-many = You have brought { $limit } games within a day. Bring more of them tomorrow.
error-review-off = Games are not judged on this server.
error-review-yours = Another game is being judged for you. Wait until that one is done.
error-review-many = Too many games are waiting to be judged. Try again later.
error-review-failed = This game could not be judged. Try again later.
error-review-long = Judging this game took too long, and was broken off.
error-not-over = The game is not over.
error-too-many-tables = You have { $limit } unfinished tables. Finish one of them first.
error-too-many-watchers = Too many are watching this table.
error-talk-empty = There is nothing in this message that can be seen.
error-talk-long = This message is too long: at most { $max } characters.
error-talk-fast = Not so fast: wait a moment before you say more.
error-talk-word = There is no such reaction. There are: { $words }.
error-talk-nobody = The server does not know you, so you cannot say anything here. Load the page again.
error-talk-busy = This message may not have arrived. Try again in a moment.
error-evening = There is no such evening.
error-evening-ended = This evening is over. Whoever set it up can go on with it.
error-evening-not-in = You are not in on this. Open the link of the evening first, or say that you want to play.
error-evening-host = Only whoever set up the evening can do that, or anybody while that person is away.
error-evening-proposals = There are { $limit } proposals already. Play one of them, or take one back.
error-evening-pads = { $limit } score pads count already; there is no room for more.
error-evening-contests = There are { $limit } contests on this evening already; there is no room for more.
error-evening-pad-open = This score pad is not finished.
error-evening-pad-people = Say for each of the { $players } columns of the pad who that is: at least two people of this evening, nobody twice.
error-proposal = There is no such proposal any more.
error-too-many-evenings = You have set up { $limit } evenings in a day. Go on with one of them.
error-elsewhere = You have opened this table somewhere else since; it goes on there.
error-table-closed = This table has been closed.
error-rules = The rules of { $game } are not written down yet.
error-lesson = There is no lesson for { $game } yet.
error-hints = There are no hints at this table.
error-hint-slow = Thinking it over takes too long just now. Try again, or play as you see fit.
error-silent = Nothing was heard from you for { $seconds } seconds.
error-closing = The server is closing; come back in a moment.
error-slow = You are not reading what the server sends.
error-busy = The server cannot save that just now. Try again.
error-server = Something went wrong on the server. Nothing was changed.
error-too-slow = That took too long. Try again.
error-headers = The headers of the request are too long: at most { $limit } bytes are accepted.
error-crowded = Too many are connected just now. Try again in a moment.
error-metrics = The figures are not for you.
error-workers = { $workers } processes need PostgreSQL as their database: an SQLite file serves only one.
error-setting = { $name } cannot be "{ $value }". { $wanted ->
    [whole] It has to be a whole number, { $least } or more.
    [number] It has to be a number, { $least } or more.
    [port] It has to be a whole number from 0 to 65535.
    [pause] It has to be two numbers, the smaller one first.
    [choice] It has to be one of these: { $choices }.
    [switch] It has to be on, off or auto.
    [networks] It has to be a list of addresses or networks, such as 10.0.0.0/8.
    [public-url] It has to be an address such as https://pub.example/cards/.
   *[other] It has to be a text.
}
error-setting-file = The settings in { $file } cannot be read: { $problem }
error-setting-unknown = { $file } sets "{ $name }", and there is no such setting. There are: { $names }.
error-port = Port { $port } of { $host } cannot be used: { $problem }.

server-no-page = The page is not built
    .about = The server is running, but its web page is missing. In a checkout, build it with “make page”. Bots and programs can use the server without it.

server-preview-waiting = { $game }: { $name } is waiting for you
server-preview-waiting-nobody = { $game }: a table is waiting for you
server-preview-free = { $free ->
    [one] One seat is free. { $about }
   *[other] { $free } seats are free. { $about }
}
server-preview-playing = A game of { $game } is being played. Come in and watch.
server-preview-over = A game of { $game } has been played here.

server-openapi-title = The HTTP interface of Alehouse
    .about = Everything below /api is described by an OpenAPI document. The live line of a table is a WebSocket; docs/protocol.md describes it.
server-openapi-json = As JSON
server-openapi-yaml = As YAML
