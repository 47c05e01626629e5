### Ghost Town: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `builds-left` the card goes from $seat to $target.

game-ghost-town = Ghost Town
    .line = Be paid for every card that finds a place in your house. The first that does not drives you out of town.

verb-left = To the left
    .about = a card into your left neighbour’s house
    .carded = { $cards } to the left

zone-street = street
zone-house = house

event-shows-first = { $seat ->
    [you] { $card ->
        [8] Your first card is an 8.
       *[other] Your first card is a { $card }.
    }
   *[other] { $card ->
        [8] { $seat }’s first card is an 8.
       *[other] { $seat }’s first card is a { $card }.
    }
}
event-tie-card = { $seat ->
    [you] { $card ->
        [8] You get an 8 to break the tie.
       *[other] You get a { $card } to break the tie.
    }
   *[other] { $card ->
        [8] { $seat } gets an 8 to break the tie.
       *[other] { $seat } gets a { $card } to break the tie.
    }
}
event-builds = { $seat ->
    [you] You play the { $card } into your house.
   *[other] { $seat } builds with the { $card }.
}
event-builds-left = { $seat ->
    [you] You play the { $card } into { $target }’s house.
   *[other] { $target ->
        [you] { $seat } plays the { $card } into your house.
       *[other] { $seat } plays the { $card } into { $target }’s house.
    }
}
event-moves-in = { $seat ->
    [you] { $card ->
        [8] You draw an 8 for your house.
       *[other] You draw a { $card } for your house.
    }
   *[other] { $card ->
        [8] { $seat } draws an 8.
       *[other] { $seat } draws a { $card }.
    }
}
event-house-falls = { $seat ->
    [you] { $card ->
        [8] You draw an 8 too many and are bust.
       *[other] You draw a { $card } too many and are bust.
    }
   *[other] { $card ->
        [8] { $seat } draws an 8 too many and is bust.
       *[other] { $seat } draws a { $card } too many and is bust.
    }
}

option-ghost-town-hands = Hands
    .about = How many hands are played. Most chips at the end wins.

error-ghost-town-first = Everybody chooses a first card now. Possible: { $legal }.
error-ghost-town-begun = The first cards have been shown. Possible: { $legal }.
error-ghost-town-no-card = There is no card left to draw. Possible: { $legal }.
error-ghost-town-street = That rank is on the street. Possible: { $legal }.
error-ghost-town-in-house = Your house has that rank already. Possible: { $legal }.
error-ghost-town-left = You can play to the left only what your own house has already. Possible: { $legal }.
error-ghost-town-left-has = The house to your left has that rank already. Possible: { $legal }.

hand-ghost-town-now = Hand { $hand }
hand-ghost-town-of = Hand { $hand }/{ $of }
hand-ghost-town-sums = Hand { $hand }: who got what
event-ghost-town-hand = Hand { $amount } begins.
chance-ghost-town-hand = a new hand begins
