### Carousel: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-carousel = Carousel
    .line = Six hands that nobody plays go round and round: bet on how many are still there after the next deal.

verb-carousel-bet = Bet
    .about = say how many hands will be alive
    .amount = Bet on { $amount }

zone-house1 = hand 1
zone-house2 = hand 2
zone-house3 = hand 3
zone-house4 = hand 4
zone-house5 = hand 5
zone-house6 = hand 6
zone-bets = bet on

event-bets-on = { $seat ->
    [you] You bet on { $amount }.
   *[other] { $seat } bets on { $amount }.
}
event-hand-pairs = { $card ->
    [8] Hand { $amount } has a second 8 and is gone.
   *[other] Hand { $amount } has a second { $card } and is gone.
}
event-alive = { $amount ->
    [0] No hand is alive.
    [one] 1 hand is alive.
   *[other] { $amount } hands are alive.
}
event-pot-stays = Nobody has bet on that: the pot stays.

option-carousel-hands = Games
    .about = How many games are played. Most chips at the end wins.
option-carousel-bet = Bet
    .about = What everybody bets in each round, in chips.

error-carousel-number = Bet on a number from 0 to 6. Possible: { $legal }.

hand-carousel-now = Game { $hand }
hand-carousel-of = Game { $hand }/{ $of }
hand-carousel-sums = Game { $hand }: who got what
event-carousel-hand = Game { $amount } begins.
chance-carousel-hand = a new game begins
