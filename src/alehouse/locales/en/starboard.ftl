### Starboard: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-starboard = Starboard
    .line = Everybody shares one hand of cards: lock in your share of the pot, or pay to throw out those who have.

zone-middle = middle

event-opening-pair = { $card ->
    [8] A second 8 would be a pair: it is replaced.
   *[other] A second { $card } would be a pair: it is replaced.
}
event-busts-out = { $seat ->
    [you] { $card ->
        [8] An 8 lies there already: you are bust.
       *[other] A { $card } lies there already: you are bust.
    }
   *[other] { $card ->
        [8] An 8 lies there already: { $seat } is bust.
       *[other] A { $card } lies there already: { $seat } is bust.
    }
}
event-locks-in = { $seat ->
    [you] You lock in your share.
   *[other] { $seat } locks.
}

option-starboard-hands = Hands
    .about = How many hands are played. Most chips at the end wins.

hand-starboard-now = Hand { $hand }
hand-starboard-of = Hand { $hand }/{ $of }
hand-starboard-sums = Hand { $hand }: who got what
event-starboard-hand = Hand { $amount } begins.
chance-starboard-hand = a new hand begins
