### Contests: several tables with the same cards, and the daily deal.

error-contest = There is no such contest.
error-contest-alone = A contest is for games of two or more at a table.
error-contest-begun = The contest has begun: nobody can join any more.
error-contest-changed = Somebody has just joined or left. Look again, then begin.
error-contest-deals = A contest has 1 to { $max } deals.
error-contest-few = A contest needs { $least } people, and so far there are only { $people }. Without bots it works with { $fits }.
error-contest-full = The contest is full: it has { $places } places.
error-contest-host = Only whoever set up this contest can do that.
error-contest-live = Others may still have these cards before them. The table can be looked at when the contest is over.
error-contest-over = The contest is over.
error-contest-places = A contest is for { $min } to { $max } people.
error-contest-rematch = After a table of a contest the contest goes on: see its page.
error-contest-stranger = That person does not take part in this contest.
error-contest-undo = In a contest no move is taken back.
error-too-many-contests = You have { $limit } contests that are not over. End one of them first.
error-day = There is no deal of that day.
error-day-deal = The deals of that day are 1 to { $deals }.
error-day-first = First play today’s deal as it counts, then as often as you like.
error-day-over = That day is over.
error-day-played = You have played today’s deal. You can practise it now.

lobby-daily = The daily deal
lobby-contest = A contest for 4 to 32

contest-title = Contest: { $game }
contest-lead = All tables play the same cards at the same time. You are compared with whoever had your cards, so luck does not count.
contest-facts = { $deals ->
    [one] One deal, { $players } to a table
   *[other] { $deals } deals, { $players } to a table
}
contest-dealt = All cards are dealt before anybody chooses: every table plays exactly the same cards.
contest-deck = The first cards are the same at all tables, and the decks lie in the same order. Who draws what depends on what you do.
contest-move-on = After each deal everybody moves on: to other opponents and another seat.
contest-people = { $count ->
    [one] One person so far
   *[other] { $count } people so far
}
contest-entrants = Who takes part
contest-host = host
contest-gone = a bot plays on
contest-join = Join in
contest-leave = Leave again
contest-start = Begin
contest-need = { $missing ->
    [one] One more person is needed.
   *[other] { $missing } more people are needed.
}
contest-bots = { $bots ->
    [0] No bots are needed.
    [one] One bot fills the tables. None are needed with { $fits } people.
   *[other] { $bots } bots fill the tables. None are needed with { $fits } people.
}
contest-wait = It begins when the host says so.
contest-remove = Remove
contest-remove-about = Remove { $name }
contest-bot-about = Let a bot play on for { $name }
contest-bot = Bot plays on
contest-deal = Deal { $deal } of { $deals }
contest-sits = You have seat { $seat } at table { $room }.
contest-go = To your table
contest-done = You have finished this deal. The next one comes as soon as all tables have.
contest-watch = The tables are playing. How it stands is told after each deal.
contest-table = Table { $room }
contest-table-live = playing
contest-table-over = finished
contest-standing = How it stands
contest-standing-none = Nothing to compare yet: that comes after the first deal.
contest-final = Final standing
contest-column-name = Name
contest-column-percent = Better than
contest-column-difference = Difference
contest-column-points = Points
contest-column-chips = Chips
contest-column-deals = Deals
contest-percent-about = “Better than” says how many of the others with the same cards you beat, on average; equals count half. “Difference” is how much more you made than they did on average.
contest-margin = ± { $margin }
contest-percent = { $percent } %
contest-results = Deal { $deal }
contest-seat = Cards of seat { $seat }
contest-replay = Replay
contest-replay-about = Replay table { $room }, deal { $deal }
contest-over = The contest is over
contest-end = End the contest
contest-end-about = Deals that are not finished do not count.
contest-end-sure = End it now
contest-quit = Let a bot play on for me
contest-quit-sure = Leave the contest for good? A bot plays on for you, at your table and at those to come.
contest-back = How it stands
contest-loading = Looking at the contest…
contest-new-title = A contest
contest-new-lead = For 4 to 32 people: set it up, send the link, and begin when all are there.
contest-new-game = Game
contest-new-players = People at a table
contest-new-deals = Deals
contest-new-fits = Without bots for { $fits } people. With other numbers bots fill the tables.
contest-new-create = Set up the contest
contest-new-evening = It counts for the evening, by the final standing.

daily-title = Daily deal
daily-of = Daily deal of { $day }
daily-lead = Everybody plays the same cards against the same bots, once a day.
daily-facts = { $deals ->
    [one] One deal, { $players } at the table, you in seat { $seat }
   *[other] { $deals } deals, { $players } at the table, you in seat { $seat }
}
daily-play = Play
daily-go-on = Go on: deal { $deal } of { $deals }
daily-mine = Your result
daily-deal = Deal { $deal }
daily-place = Place { $place }
daily-better = Better than { $percent } % of the others
daily-first = You are the first today. How others fare you will see here.
daily-hidden = { $finished ->
    [0] Nobody has finished today’s deal yet.
    [one] One person has finished. The results are here for you when you have, too.
   *[other] { $finished } people have finished. The results are here for you when you have, too.
}
daily-late = You did not finish in time, or a bot finished for you: it does not count.
daily-results = Results
daily-none = Nobody has finished this deal.
daily-practise = Practise deal { $deal }
daily-practise-about = Practice does not count.
daily-closed = The games can be replayed when the day is over: after { $time }.
daily-replay = Replay deal { $deal }
daily-replay-about = Replay deal { $deal } of { $name }
daily-streak = { $streak ->
    [one] One day in a row
   *[other] { $streak } days in a row
}
daily-days = { $days ->
    [one] one day in all
   *[other] { $days } days in all
}
daily-earlier = Earlier days
daily-played = played
daily-look = Final position
daily-today = To today’s deal
