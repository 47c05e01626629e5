### Pendleton: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `places` the card goes to the column whose target is $amount.

game-pendleton = Pendleton
    .line = Five columns, two sides: put each card where it hurts, before one comes that fits nowhere.

verb-place = Place
    .about = your card in a column, named by its target
    .carded = Place with the { $card }

zone-column1 = column 1
zone-column2 = column 2
zone-column3 = column 3
zone-column4 = column 4
zone-column5 = column 5
zone-starter = began

event-set-aside = { $card ->
    [8] An 8 lies there already: this one is set aside.
   *[other] A { $card } lies there already: this one is set aside.
}
event-places = { $seat ->
    [you] You place the { $card } in the column of the { $amount }.
   *[other] { $seat } places the { $card } in the column of the { $amount }.
}
event-fits-nowhere = The { $card } fits nowhere: the round is over.
event-takes-column = { $seat ->
    [you] You take the column of the { $card }.
   *[other] { $seat } takes the column of the { $card }.
}
event-column-tied = { $amount ->
    [0] The column of the { $card } is level: nobody gets anything.
    [one] The column of the { $card } is level: 1 point each.
   *[other] The column of the { $card } is level: { $amount } points each.
}

option-pendleton-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest; the leader wins.

error-pendleton-rank-there = That column has a card of this rank already. Possible: { $legal }.
error-pendleton-no-target = There is no column with that target. Possible: { $legal }.
