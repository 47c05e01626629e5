### At a table where predictions are made, bets are laid and sets are played: choosing, what lies there, what it was worth.

## What is known of a seat

table-holds = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-not-yet = noch nicht gewählt
table-streak = { $count ->
    [one] 1 in Folge
   *[other] { $count } in Folge
}

hand-now = Runde { $hand }
hand-of = Runde { $hand }/{ $of }
hand-sums = Runde { $hand }: wer was bekam

## Choosing a set

table-play = Spielen
table-sets = Kombinationen, die du spielen kannst, von schwach bis stark
table-set-of = { $name } aus { $cards }
table-choose-more = Noch eine Karte für eine Kombination.

## Names of sets: $first is the number it has most of, $second the other, $top the highest

set-high-card = Höchste Karte: { $top }
set-pair = { $first }er-Paar
set-two-pair = Zwei Paare, { $first }er und { $second }er
set-three = { $first }er-Drilling
set-straight = Straße bis { $top }
set-full-house = Full House, drei { $first }er und zwei { $second }er
set-flush = Flush, höchste { $top }
set-four = { $first }er-Vierling
set-straight-flush = Straße in einer Farbe bis { $top }
set-five = { $first }er-Fünfling
set-royal-flush = Royal Flush

## What happened

table-lays = { $seat ->
    [you] Du spielst { $cards }: { $set }.
   *[other] { $seat } spielt { $cards }: { $set }.
}
table-dealt = { $seat ->
    [none] Aufgedeckt: { $cards }.
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
}
all-predicts = { $total ->
    [0] Die Ansagen liegen offen: Niemand will einen Stich.
    [one] Die Ansagen liegen offen: zusammen 1 Stich.
   *[other] Die Ansagen liegen offen: zusammen { $total } Stiche.
}

## What a round was worth

table-called = Sofort
table-total = Summe
table-mark = Markierung
table-sheet = { $rounds ->
    [one] Punkte und Markierungen, 1 Runde
   *[other] Punkte und Markierungen, { $rounds } Runden
}
sum-brawl = Keilerei
sum-tricks = Stiche
sum-meets = Ansage
sum-misses = Ansage
sum-bet-won = Wette
sum-bet-lost = Wette
table-run = Längste Reihe

## Drinks

drinks-heading = Vor dem ersten Schluck
drinks-note = Trinkt verantwortungsvoll. Wer will, setzt aus, jederzeit und ohne Grund. Nichts für Minderjährige, Schwangere und Suchtkranke.
drinks-sit-out = Ich setze aus
drinks-read = Verstanden
table-drink-reason = { $reason ->
    [1] Es gab eine Keilerei.
    [2] Alle haben ihre Ansage erfüllt.
    [3] Niemand hat die Ansage erfüllt.
    [4] Verfehlt, und jemand hatte dagegen gewettet.
    [5] Dreimal in Folge verfehlt.
    [6] Jemand anders hat die Ansage dreimal oder öfter in Folge erfüllt.
    [7] Die Wette ging daneben.
    [8] Alle Ansagen zusammen ergeben die Zahl der Handkarten.
   *[other] Zeit für einen Schluck.
}

## Naming cards that are not seen

play-name-cards = { $left ->
    [0] Alle Karten sind genannt:
    [one] Nenn noch eine Karte:
   *[other] Nenn noch { $left } Karten:
}
play-name-rank = { $rank }, { $count }-mal genannt
play-name-back = Eine zurück
play-name-done = Ansagen
play-order = Von oben: { $cards }

## Cards with a suit, as they are read aloud

card-suit-half-pint-K = Schwarz { $rank }
card-suit-half-pint-R = Rot { $rank }
card-suit-half-pint-B = Blau { $rank }
card-suit-half-pint-G = Grün { $rank }
card-suit-half-pint-Y = Gelb { $rank }

## Who leads, and whose set has won

table-turn-lead = Du spielst aus
table-set-won = gewinnt den Stich
table-anew = Passt nicht dazu: neu angefangen.
