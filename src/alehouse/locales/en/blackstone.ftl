### Blackstone: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-blackstone = Blackstone
    .line = The 10s are black stones. One is a nuisance, two are ruin, and you must never take fewer cards than the last one did.

verb-take = Take
    .about = cards from the deck, at least as many as the last who took
    .amount = Take { $amount }

zone-white = white stones
zone-black = black stones
zone-minimum = take at least

state-lost = lost

event-takes-cards = { $seat ->
    [you] { $amount ->
        [one] You take 1 card.
       *[other] You take { $amount } cards.
    }
   *[other] { $amount ->
        [one] { $seat } takes 1 card.
       *[other] { $seat } takes { $amount } cards.
    }
}
event-stones-back = { $seat ->
    [you] One of your black stones is too many and goes back into the deck.
   *[other] One black stone of { $seat } is too many and goes back into the deck.
}
event-second-stone = { $seat ->
    [you] Your second black stone: you lose this hand.
   *[other] The second black stone: { $seat } loses this hand.
}

option-blackstone-hands = Hands
    .about = How many hands are played. Most chips at the end wins.

error-blackstone-too-few = You must take at least as many cards as the last who took. Possible: { $legal }.
error-blackstone-deck = There are not so many cards left. Possible: { $legal }.

hand-blackstone-now = Hand { $hand }
hand-blackstone-of = Hand { $hand }/{ $of }
hand-blackstone-sums = Hand { $hand }: who got what
event-blackstone-hand = Hand { $amount } begins.
chance-blackstone-hand = a new hand begins
