### Looking at a game again, and playing on from it.

replay-page-title = { $game }, replayed
replay-page-at = Move { $move } of { $total }.
replay-page-count = { $move } / { $total }
replay-page-controls = Going through the game
replay-page-scrubber = Move
replay-page-moves = Moves
replay-page-secret = { $name } chooses in secret.
replay-page-chosen = { $name }: “{ $move }”
replay-page-more = More
replay-page-back = One move back
replay-page-on = One move on
replay-page-hand-back = To the round before
replay-page-hand-on = To the next round
replay-page-play = Play by itself
replay-page-pause = Stop
replay-page-speed = Speed
replay-page-speed-half = ½×
replay-page-speed-one = 1×
replay-page-speed-two = 2×
replay-page-speed-four = 4×
replay-page-eyes = Whose eyes
replay-page-eyes-all = All cards open
replay-page-eyes-seat = As { $name } saw it
replay-page-eyes-watch = As a spectator saw it
replay-page-copy = Copy a link to this position
replay-page-copied = The link is copied.
replay-page-link = A link to this position:
replay-page-review = Review
replay-page-review-waiting = { $before ->
    [0] Waiting to be judged…
    [one] One game is judged before this one…
   *[other] { $before } games are judged before this one…
}
replay-page-review-preparing = Getting the rules ready…
replay-page-review-working = Judging the game: { $percent } %
replay-page-review-part = There was not time enough to judge all decisions: those of the beginning are missing.
replay-page-play-on = Play on
replay-page-play-on-heading = Play on after move { $move }
replay-page-play-on-about = A new table goes on from this position. It is for trying things out and counts for nothing.
replay-page-play-on-seat = You sit in
replay-page-seat = seat { $seat }, where { $name } sat
replay-page-play-on-cards = Cards to come
replay-page-play-on-same = The same ones as then
replay-page-play-on-new = New ones
replay-page-play-on-others = The others
replay-page-play-on-bots = Bots, at once
replay-page-play-on-friends = Friends: you get a link to send
replay-page-play-on-go = Set the table
replay-page-start = Look at a game again
replay-page-start-about = A record that you saved at a finished table, or in the terminal, can be gone through here move by move, from every seat, and played on from anywhere. It is shown to you only, and nothing of it is kept, unless you have the game reviewed: then it gets an address, under which others can see it, too.
replay-page-start-drop = Drop a record here.
replay-page-start-choose = Choose a file
replay-page-start-paste = Or paste its text
replay-page-start-show = Show it
replay-page-start-large = This file is too large for a record: at most { $most } KB are read.
replay-page-keys-steps = ← →: one move back or on
replay-page-keys-ends = Home, End: to the beginning, to the end
replay-page-keys-hands = Page up, page down: to the round before, to the next one
replay-page-keys-run = Space: play by itself, stop
replay-page-keys-eyes = 1–8: with the eyes of that seat, 9 as a spectator, 0 with all cards open
replay-page-keys-log = L: all moves
replay-page-keys-help = ?: these keys
