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

table-hand-of = Runde { $hand }/{ $of }

## Choosing a set

table-play = Spielen
table-sets = Kombinationen, die du spielen kannst, von schwach bis stark
table-set-of = { $name } aus { $cards }
table-choose-more = Noch eine Karte für eine Kombination.

## Names of sets: $first is the number it has most of, $second the other, $top the highest

set-high-card = Einzelne Karte: { $top }
set-pair = Paar, Zahl { $first }
set-two-pair = Zwei Paare, { $first } und { $second }
set-three = Drilling, Zahl { $first }
set-straight = Straße bis { $top }
set-full-house = Full House, drei { $first } und zwei { $second }
set-flush = Flush, höchste { $top }
set-four = Vierling, Zahl { $first }
set-straight-flush = Straße in einer Farbe bis { $top }
set-five = Fünfling, Zahl { $first }
set-royal-flush = Ein Royal Flush

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

table-summary = Runde { $round }
table-summary-open = Runde { $round }: wer was bekam
table-called = Sofort
table-total = Summe
table-mark = Kreuz
table-sheet = { $rounds ->
    [one] Punkte und Kreuze, 1 Runde
   *[other] Punkte und Kreuze, { $rounds } Runden
}
sum-brawl = Keilerei
sum-tricks = Stiche
sum-meets = Ansage
sum-misses = Ansage
sum-bet-won = Wette
sum-bet-lost = Wette
table-run = Längste Serie

## Drinks

drinks-heading = Vor dem ersten Schluck
drinks-note = Trinkt verantwortungsvoll. Wer will, setzt aus, jederzeit und ohne Grund. Nichts für Minderjährige, Schwangere und Alkoholkranke.
drinks-sit-out = Ich setze aus
drinks-read = Verstanden
table-drink-reason = { $reason ->
    [1] Es gab eine Keilerei.
    [2] Alle haben ihre Ansage erfüllt.
    [3] Niemand hat die Ansage erfüllt.
    [4] Verfehlt, und jemand hatte darauf gewettet.
    [5] Dreimal in Folge verfehlt.
    [6] Jemand anders hat dreimal oder öfter in Folge erfüllt.
    [7] Die Wette ging daneben.
    [8] Alle Ansagen zusammen sind so viele wie Karten auf einer Hand.
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
