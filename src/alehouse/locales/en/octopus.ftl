### Octopus: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-octopus = Octopus
    .line = Eight arms, too many cards: shed what spoils your hand, and be the one who says when to show.

verb-continue = Continue
    .about = play this hand to its end
verb-octopus-pass = Pass cards
    .about = everybody gives a card to the left
verb-show = Show
    .about = everybody shows, and you say what is best
    .set = Show: sets are best
    .clean = Show: clean hands are best

zone-revealed = played
zone-decides = decides

event-continues = { $seat ->
    [you] You continue.
   *[other] { $seat } continues.
}
event-reveals = { $seat ->
    [you] You play the { $card }.
   *[other] { $seat } plays the { $card }.
}
event-lets-exchange = { $seat ->
    [you] You pass: everybody gives a card to the left.
   *[other] { $seat } passes: everybody gives a card to the left.
}
event-shows = { $seat ->
    [you] You show the { $card }.
   *[other] { $seat } shows the { $card }.
}
event-set-best = { $seat ->
    [you] You want to see the hands: sets are best.
   *[other] { $seat } wants to see the hands: sets are best.
}
event-clean-best = { $seat ->
    [you] You want to see the hands: clean ones are best.
   *[other] { $seat } wants to see the hands: clean ones are best.
}
event-worst-hand = { $seat ->
    [you] You have the worst hand.
   *[other] { $seat } has the worst hand.
}

option-octopus-hands = Hands
    .about = How many hands are played. Most chips at the end wins.
option-octopus-last-hand = Settle the last hand
    .about = The loser of the last hand pays the winner five chips, as there is no next ante.

hand-octopus-now = Hand { $hand }
hand-octopus-of = Hand { $hand }/{ $of }
hand-octopus-sums = Hand { $hand }: who got what
event-octopus-hand = Hand { $amount } begins.
chance-octopus-hand = a new hand begins

verb-octopus-give = Give
    .about = a card to the left
    .left = Give a card to { $left }
    .carded-left = Give the { $card } to { $left }
    .carded = Give { $card }
