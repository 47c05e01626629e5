### Pendleton: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `places` the card goes to the column whose target is $amount.

game-pendleton = Pendleton
    .line = Fünf Spalten, zwei Seiten: Leg jede Karte dorthin, wo sie wehtut, bevor eine kommt, die nirgends passt.

verb-place = Anlegen
    .about = deine Karte in eine Spalte, benannt nach ihrem Ziel
    .carded = An die { $card } anlegen

zone-column1 = Spalte 1
zone-column2 = Spalte 2
zone-column3 = Spalte 3
zone-column4 = Spalte 4
zone-column5 = Spalte 5
zone-starter = angefangen

event-set-aside = Eine { $card } liegt schon da: Diese kommt beiseite.
event-places = { $seat ->
    [you] Du legst die { $card } in die Spalte der { $amount }.
   *[other] { $seat } legt die { $card } in die Spalte der { $amount }.
}
event-fits-nowhere = Die { $card } passt nirgends: Die Runde ist vorbei.
event-takes-column = { $seat ->
    [you] Du bekommst die Spalte der { $card }.
   *[other] { $seat } bekommt die Spalte der { $card }.
}
event-column-tied = { $amount ->
    [0] In der Spalte der { $card } ist Gleichstand: Niemand bekommt etwas.
    [one] In der Spalte der { $card } ist Gleichstand: 1 Punkt für beide.
   *[other] In der Spalte der { $card } ist Gleichstand: je { $amount } Punkte.
}

option-pendleton-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden; dann gewinnt, wer vorn liegt.

error-pendleton-rank-there = In dieser Spalte liegt schon eine Karte von diesem Rang. Möglich: { $legal }.
error-pendleton-no-target = Eine Spalte mit diesem Ziel gibt es nicht. Möglich: { $legal }.
