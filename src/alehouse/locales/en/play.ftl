### At a table where predictions are made, bets are laid and sets are played: choosing, what lies there, what it was worth.

## What is known of a seat

table-holds = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-not-yet = not chosen yet
table-streak = { $count ->
    [one] 1 in a row
   *[other] { $count } in a row
}

hand-now = Round { $hand }
hand-of = Round { $hand }/{ $of }
hand-sums = Round { $hand }: who got what

## Choosing a set

table-play = Play
table-sets = Sets you can play, from weak to strong
table-set-of = { $name }: { $cards }
table-choose-more = Add a card to make a set.

## Names of sets: $first is the number it has most of, $second the other, $top the highest

set-high-card = High card: { $top }
set-pair = Pair of { $first }s
set-two-pair = Two pair, { $first }s and { $second }s
set-three = Three of a kind, { $first }s
set-straight = Straight up to { $top }
set-full-house = Full house, { $first }s over { $second }s
set-flush = Flush, { $top } high
set-four = Four of a kind, { $first }s
set-straight-flush = Straight flush up to { $top }
set-five = Five of a kind, { $first }s
set-royal-flush = Royal flush

## What happened

table-lays = { $seat ->
    [you] You play { $cards }: { $set }.
   *[other] { $seat } plays { $cards }: { $set }.
}
table-dealt = { $seat ->
    [none] Turned up: { $cards }.
    [you] You get { $cards }.
   *[other] { $seat } gets { $cards }.
}
all-predicts = { $total ->
    [0] The predictions are open: nobody wants to win a set.
    [one] The predictions are open: 1 set in all.
   *[other] The predictions are open: { $total } sets in all.
}

## What a round was worth

table-called = At once
table-total = Total
table-mark = Mark
table-sheet = { $rounds ->
    [one] Points and marks, 1 round
   *[other] Points and marks, { $rounds } rounds
}
sum-brawl = Brawl
sum-tricks = Sets
sum-meets = Prediction
sum-misses = Prediction
sum-bet-won = Bet
sum-bet-lost = Bet
table-run = Longest run

## Drinks

drinks-heading = Before the first drink
drinks-note = Drink responsibly. Anyone may sit out, at any time and without a reason. Not for minors, pregnant people or alcoholics.
drinks-sit-out = I sit out
drinks-read = Understood
table-drink-reason = { $reason ->
    [1] There was a brawl.
    [2] Everybody met their prediction.
    [3] Nobody met their prediction.
    [4] Missed, and somebody had bet on that.
    [5] Missed three times in a row.
    [6] Somebody else has met three in a row, or more.
    [7] The bet failed.
    [8] All predictions together are the number of cards in a hand.
   *[other] It is time for a drink.
}

## Naming cards that are not seen

play-name-cards = { $left ->
    [0] All cards are named:
    [one] Name one more card:
   *[other] Name { $left } more cards:
}
play-name-rank = { $count ->
    [0] { $rank }, not named
    [one] { $rank }, named once
   *[other] { $rank }, named { $count } times
}
play-name-back = Take one back
play-name-done = Call
play-order = From the top: { $cards }

## Cards with a suit, as they are read aloud

card-suit-half-pint-K = black { $rank }
card-suit-half-pint-R = red { $rank }
card-suit-half-pint-B = blue { $rank }
card-suit-half-pint-G = green { $rank }
card-suit-half-pint-Y = yellow { $rank }

## Who leads, and whose set has won

table-turn-lead = You lead
table-set-won = wins the set
table-anew = No set with that: begun anew.
