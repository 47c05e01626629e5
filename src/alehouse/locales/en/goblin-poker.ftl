### Goblin Poker: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-goblin-poker = Goblin Poker
    .line = What you throw away comes back, to somebody. Do not be the one it pairs.

verb-pitch = Pitch
    .about = a card face down, to be dealt to somebody
    .carded = Pitch { $cards }

zone-round-number = round

event-starts-stack = { $seat ->
    [you] { $card ->
        [8] You start your stack with an 8.
       *[other] You start your stack with a { $card }.
    }
   *[other] { $card ->
        [8] { $seat } starts with an 8.
       *[other] { $seat } starts with a { $card }.
    }
}
event-goblin-round = Round { $amount } of five.
event-pitches = { $seat ->
    [you] { $card ->
        [hidden] You pitch a card.
       *[other] You pitch the { $card }.
    }
   *[other] { $seat } pitches a card.
}
event-gets-pitched = { $seat ->
    [you] { $card ->
        [8] You get an 8 of the pitched cards.
       *[other] You get a { $card } of the pitched cards.
    }
   *[other] { $card ->
        [8] { $seat } gets an 8 of the pitched cards.
       *[other] { $seat } gets a { $card } of the pitched cards.
    }
}

option-goblin-poker-hands = Hands
    .about = How many hands are played. Most chips at the end wins.

error-goblin-poker-first = Everybody chooses a first card now. Possible: { $legal }.
error-goblin-poker-begun = The first cards have been shown. Possible: { $legal }.

hand-goblin-poker-now = Hand { $hand }
hand-goblin-poker-of = Hand { $hand }/{ $of }
hand-goblin-poker-sums = Hand { $hand }: who got what
event-goblin-poker-hand = Hand { $amount } begins.
chance-goblin-poker-hand = a new hand begins
