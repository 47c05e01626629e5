### An evening with friends: several games, and how everybody stands.

evening-lead = Keep a group together for several games: one link for all, somebody proposes what comes next, and in the end you see who has won the evening.
evening-name = What is the evening called?
evening-usual-name = Game night
evening-make = Set up an evening
evening-mine = My evenings
evening-over = This evening is over.
evening-missing = There is no such evening.
evening-double = { $name } ({ $number })
evening-elsewhere = This evening is open in another window.
evening-use-here = Use it here
evening-offline = The connection is lost. Trying again…
evening-my-table = Back to your table: { $game }
evening-next = What comes next?
evening-no-proposal = Nobody has proposed a game yet.
evening-propose = Propose a game
evening-hints = With hints
evening-contest = Set up a contest
evening-contests = Contests
evening-contest-people = { $people ->
    [one] one person takes part
   *[other] { $people } take part
}
evening-contest-join = Take part
evening-contest-look = Go there
evening-as-contest = as a contest
evening-people = Players
evening-minutes = Time
evening-minutes-most = { $minutes ->
    [one] up to { $minutes } minute
   *[other] up to { $minutes } minutes
}
evening-minutes-any = any
evening-none-fits = No game fits that. Allow more time, or let some look on.
evening-wanted = { $people ->
    [one] In so far: { $names } ({ $people } person)
   *[other] In so far: { $names } ({ $people } people)
}
evening-proposed = { $people ->
    [one] { $name } proposes { $game }; { $people } person is in.
   *[other] { $name } proposes { $game }; { $people } people are in.
}
evening-in = I’m in
evening-out = Not me after all
evening-bots = Bots
evening-begin = Begin
evening-too-many = Too many: at most { $most } can play.
evening-running = Being played
evening-watch = Watch
evening-play = Go there
evening-standings = Standings
evening-standings-none = Once a game with at least two of you is over, it counts here.
evening-place = Place
evening-who = Name
evening-points = Points
evening-games = Games
evening-won = First
evening-rating = Skill
evening-plot = Points after each game
evening-how = How is that reckoned?
evening-how-points = In every game you get one point for each person you leave behind, and half a point for each you share your place with. Bots do not count.
evening-how-rating = Skill is an estimate from who was ahead of whom. Everybody begins at 25; the number after ± says how far off it may still be.
evening-played = Games of the evening
evening-real-cards = with real cards
evening-placed = { $place }. { $name }
evening-look-back = Look at it again
evening-record = Record
evening-moments = Moments to remember
evening-moments-looking = Looking through the games…
evening-moments-none = Nothing stands out.
evening-moment-gain-points = { $amount ->
    [one] The biggest haul: { $name } gained 1 point at { $game } in a single move.
   *[other] The biggest haul: { $name } gained { $amount } points at { $game } in a single move.
}
evening-moment-gain-chips = The biggest haul: { $name } won chips at { $game } in a single move: { $amount }.
evening-moment-loss-points = { $amount ->
    [one] The hardest blow: { $name } took 1 point at { $game } in a single move.
   *[other] The hardest blow: { $name } took { $amount } points at { $game } in a single move.
}
evening-moment-loss-chips = The hardest blow: { $name } lost chips at { $game } in a single move: { $amount }.
evening-moment-luck = The narrowest escape: { $name } went on at { $game } though it fails { $chance } of the time, and got away with it.
evening-moment-mishap = The worst luck: { $name } was hit at { $game } by a card that comes only { $chance } of the time.
evening-print = Print
evening-end = End the evening
evening-go-on = Go on with it
evening-here = Who is in
evening-is-here = here
evening-away = away
evening-busy = playing
evening-link = Whoever has this link is in
evening-pad = Add a score pad
evening-pad-about = A game of Half-Pint Heroes with real cards counts, too: take the finished score pad of this device or open its file, and say which column is whose.
evening-pad-here = Take the pad of this device
evening-pad-open = Open a file
evening-pad-nobody = nobody of us
evening-pad-add = Let it count
evening-next-table = Next table: { $game }
evening-to = To the evening “{ $name }”
