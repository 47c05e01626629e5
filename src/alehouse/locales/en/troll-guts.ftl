### Troll Guts: its name, what can be done, what happens. Arguments as in games.ftl; in `steals` and `buys` the card comes
### from $target.

game-troll-guts = Troll Guts
    .line = Lay a trap in your own stack, and hope that somebody steals from you.

verb-stack = Stack
    .about = put your down cards in an order
    .carded = Stack { $cards }
verb-steal = Steal
    .about = the top card of another’s stack
    .aimed = Steal from { $target }
verb-buy = Buy
    .about = the top card of your own stack, for a chip

event-stacks = { $seat ->
    [you] Your stack is in order.
   *[other] { $seat }’s stack is in order.
}
event-draws = { $seat ->
    [you] You draw.
   *[other] { $seat } draws.
}
event-steals = { $seat ->
    [you] You steal the { $card } from { $target }.
   *[other] { $target ->
        [you] { $seat } steals your { $card }.
       *[other] { $seat } steals the { $card } from { $target }.
    }
}
event-buys = { $seat ->
    [you] You buy your { $card }.
   *[other] { $seat } buys the { $card } on top of the own stack.
}

option-troll-guts-hands = Hands
    .about = How many hands are played. Most chips at the end wins.

error-troll-guts-stack = First everybody puts the down cards in an order. Possible: { $legal }.
error-troll-guts-stacked = The stacks are in order and stay so. Possible: { $legal }.
error-troll-guts-order = Name each of your down cards once, from the top. Possible: { $legal }.
error-troll-guts-no-card = There is no card to draw. Possible: { $legal }.
error-troll-guts-nothing-to-buy = Your stack is used up. Possible: { $legal }.
error-troll-guts-own = You cannot steal from yourself; buy instead. Possible: { $legal }.
error-troll-guts-nothing-to-steal = That player is out or has no stack left. Possible: { $legal }.

hand-troll-guts-now = Hand { $hand }
hand-troll-guts-of = Hand { $hand }/{ $of }
hand-troll-guts-sums = Hand { $hand }: who got what
event-troll-guts-hand = Hand { $amount } begins.
chance-troll-guts-hand = a new hand begins
