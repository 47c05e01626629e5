### Troll Guts: its name, what can be done, what happens. Arguments as in games.ftl; in `steals` and `buys` the card comes
### from $target.

game-troll-guts = Troll Guts
    .line = Leg im eigenen Stapel eine Falle, und hoff, dass jemand bei dir stiehlt.

verb-stack = Stapeln
    .about = die verdeckten Karten in eine Reihenfolge bringen
    .carded = { $cards } stapeln
verb-steal = Stehlen
    .about = die oberste Karte eines anderen Stapels
    .aimed = Bei { $target } stehlen
verb-buy = Kaufen
    .about = die oberste Karte des eigenen Stapels, für einen Chip

event-stacks = { $seat ->
    [you] Dein Stapel ist geordnet.
   *[other] { $seat } hat gestapelt.
}
event-draws = { $seat ->
    [you] Du ziehst.
   *[other] { $seat } zieht.
}
event-steals = { $seat ->
    [you] Du stiehlst { $target } die { $card }.
   *[other] { $target ->
        [you] { $seat } stiehlt dir die { $card }.
       *[other] { $seat } stiehlt { $target } die { $card }.
    }
}
event-buys = { $seat ->
    [you] Du kaufst deine { $card }.
   *[other] { $seat } kauft die { $card } vom eigenen Stapel.
}

option-troll-guts-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.

error-troll-guts-stack = Zuerst bringen alle ihre verdeckten Karten in eine Reihenfolge. Möglich: { $legal }.
error-troll-guts-stacked = Die Stapel sind geordnet und bleiben so. Möglich: { $legal }.
error-troll-guts-order = Nenn jede deiner verdeckten Karten einmal, von oben an. Möglich: { $legal }.
error-troll-guts-no-card = Es gibt keine Karte zu ziehen. Möglich: { $legal }.
error-troll-guts-nothing-to-buy = Dein Stapel ist aufgebraucht. Möglich: { $legal }.
error-troll-guts-own = Bei dir selbst kannst du nicht stehlen, nur kaufen. Möglich: { $legal }.
error-troll-guts-nothing-to-steal = Dort gibt es nichts mehr zu stehlen. Möglich: { $legal }.

hand-troll-guts-now = Runde { $hand }
hand-troll-guts-of = Runde { $hand }/{ $of }
hand-troll-guts-sums = Runde { $hand }: wer was bekam
event-troll-guts-hand = Runde { $amount } beginnt.
chance-troll-guts-hand = eine neue Runde beginnt
