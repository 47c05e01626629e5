## Shared work, luck, and when to stop: of simulate and tournament

error-width = "{ $text }" is no width: a number above 0 is wanted, such as 0.5 or ±0.5, or a part of the spread of single games, such as 5%.
error-luck-stakes = { $game } is played for neither points nor chips, so that luck cannot be counted.
error-bot-fails = The bot { $bot } in seat { $seat } failed at { $game } (seed "{ $seed }"): { $problem }
error-game-fails = The rules of { $game } failed (seed "{ $seed }"): { $problem }
error-game-endless = A game of { $game } goes on after { $most } moves, more than its `bound` says it can have (seed "{ $seed }").
error-bot-cheats = The bot { $bot } in seat { $seat } chose "{ $text }" at { $game } (seed "{ $seed }"): { $problem }
error-bot-silent = The bot { $bot } in seat { $seat } has not answered within { $seconds } s at { $game } (seed "{ $seed }"). --patience says how long it may take.
error-cluster-unreachable = No cluster answers at { $address }: { $problem }
error-cluster-empty = The cluster at { $address } has had no worker for { $seconds } s.
error-cluster-gone = The cluster at { $address } is gone.
error-cluster-differs = { $worker } of the cluster has something else than this machine: { $theirs } there, { $ours } here. Both have to be the same.
error-cluster-luggage = The games and bots to be sent to the cluster are more than { $megabytes } MB, with { $path }.
error-work-kills = A piece of work has ended every process that tried it.
error-tournament-kept = { $path } holds no matches of a tournament.
error-tournament-otherwise = The matches in { $path } were played otherwise ({ $how }), and would not go together with these.

cli-error-above-nothing = it must be a number above 0
engine-missing = The work is done by one process alone. To share it: { $command }

simulate-column-ahead = ahead
simulate-column-adjusted = without luck
simulate-broken-off = { $done } of { $games } games were played before that.
tournament-column-adjusted = without luck
tournament-equal = equal (±{ $margin })
tournament-width-relative = { $percent } % of the spread of single games
tournament-until = A match ends as soon as its interval is no wider than ± { $width }.
tournament-equal-within = Equal: the interval lies within ± { $width } of nothing.
tournament-adjusted = "Without luck" is how far ahead the bot is less what chance brought: the same on average, and mostly calmer. Who is better is told by whichever of the two is known more closely.
