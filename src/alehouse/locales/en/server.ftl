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
error-name = A name has 1 to { $max } visible characters.
error-locale = There are no texts in "{ $locale }". There are: { $locales }.
error-seat-taken = Seat { $seat } is taken.
error-seated = You already have seat { $seat } at this table.
error-full = There is no free seat at this table.
error-begun = The game has begun.
error-not-creator = Only whoever set this table can do that.
error-me-twice = You can take one seat only.
error-bot-missing = Say which bot is to take seat { $seat }. The bots are: { $bots }.
error-game-live = The record is there when the game is over.
error-not-over = The game is not over.
error-too-many-tables = You have { $limit } unfinished tables. Finish one of them first.
error-too-many-watchers = Too many are watching this table.
error-too-many-lines = You have this table open too many times.
error-rules = The rules of { $game } are not written down yet.
error-silent = Nothing was heard from you for { $seconds } seconds.
error-closing = The server is closing; come back in a moment.
error-slow = You are not reading what the server sends.
error-busy = The server cannot save that just now. Try again.
error-server = Something went wrong on the server. Nothing was changed.
error-port = Port { $port } of { $host } cannot be used: { $problem }.

server-no-page = The page is not built
    .about = The server is running, but its web page is missing. In a checkout, build it with “make page”. Bots and programs can use the server without it.

server-openapi-title = The HTTP interface of Alehouse
    .about = Everything below /api is described by an OpenAPI document. The live line of a table is a WebSocket; docs/protocol.md describes it.
server-openapi-json = As JSON
server-openapi-yaml = As YAML
