### One's own tables and games, leaving, and going on at another device.

mine-title = Your games
mine-tables = Your tables
mine-all = All your games
mine-turn = Your turn
mine-turn-other = { $names } to play
mine-waiting = { $free ->
    [one] waiting for one more player
   *[other] waiting for { $free } more players
}
mine-with = with { $names }
mine-alone = alone
mine-moved = last move { $when }
mine-set = set { $when }
mine-play-on = Play on
mine-play-on-about = Play on at { $game }, { $company }
mine-look = Have a look
mine-look-about = Look at { $game }, { $company }
mine-stuck = The game has changed since: it cannot be gone on with.
mine-study = tried out
mine-evening = evening: { $name }
mine-contest = contest
mine-close = Close
mine-close-about = Close the table of { $game }
mine-close-sure = Close this table? Its link is void then.
mine-stand = Stand up
mine-stand-about = Stand up from { $game }, { $company }
mine-leave = Leave
mine-leave-about = Leave { $game }, { $company }
mine-leave-here = Leave this game
mine-leave-sure = Leave for good? A bot takes your seat, and the game counts as left.
mine-no = Stay
mine-none = You are at no table just now.

mine-past = Games that are over
mine-past-none = No game of yours is over yet.
mine-past-more = Show earlier games
mine-won = You won
mine-won-shared = You shared the win
mine-not-lost = You did not lose
mine-lost = You lost
mine-place = Place { $place } of { $of }
mine-over = Played to the end
mine-left = You left
mine-replay = Replay
mine-replay-about = Replay of { $game }, { $when }

mine-statistics = How you play
mine-statistics-none = What you play will be counted here, game by game.
mine-people = With people
mine-bots = Against bots only
mine-count = { $played ->
    [one] { $played } game
   *[other] { $played } games
}
mine-count-won = { $won } won
mine-count-not-lost = { $won } not lost
mine-count-left = { $left } left
mine-best-points = Best: { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
mine-best-chips = Best: { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
mine-latest = Last played { $when }
mine-recent = The latest games, the newest on the right: { $list }
mine-recent-won = won
mine-recent-place = place { $place } of { $of }
mine-recent-left = left
mine-recent-unknown = unknown

mine-name = Your name
mine-name-lead = What others at the table call you. It stays yours on this device.
mine-name-ask = What shall the others call you?
mine-name-go = Sit down

mine-device = Play on elsewhere
mine-device-lead = A link carries you with all your tables to your phone or another computer. You stay here too.
mine-device-make = Make a link
mine-device-new = Make a new link
mine-device-link = The link, good once and for { $minutes } minutes
mine-device-secret = Whoever opens it is you: show it to nobody else.
mine-device-old = The link is no longer good.
mine-back-lead = On this device you have been { $name } before.
mine-back = Go back to { $name }

mine-move-title = Play on here
mine-move-loading = Looking who that is…
mine-move-ask = Go on as { $name } here?
mine-move-lead = All of { $name }’s tables will be at hand on this device. The other device stays { $name }, too.
mine-move-go = Go on as { $name }
mine-move-no = No, leave everything as it is
mine-move-same = You are { $name } here already. The link has not been used up.
mine-move-you = On this device you have been { $name } so far.
mine-move-open = { $open ->
    [one] One table is still open.
   *[other] { $open } tables are still open.
}
mine-move-over = { $over ->
    [one] One game has been played.
   *[other] { $over } games have been played.
}
mine-move-stays = All that stays with { $name }. It is not mixed, and from the page “Your games” you can go back to { $name } here at any time.
