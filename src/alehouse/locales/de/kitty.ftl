### Kitty: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `scores-rank` $amount is how many cards of the rank there are.

game-kitty = Kitty
    .line = Biete niedrig, aber nicht dasselbe wie andere, und hol dir, wovon du die meisten haben willst.

verb-bid = Bieten
    .about = die niedrigste Karte, die sonst niemand bietet, gewinnt
    .carded = { $card } bieten
verb-choose = Aussuchen
    .about = eines der Ziele
    .carded = Die { $card } aussuchen

zone-kitty = im Talon
zone-bid = Gebot

event-turns-target = Eine { $card } wird als Ziel aufgedeckt.
event-bids = { $seat ->
    [you] Du bietest die { $card }.
   *[other] { $seat } bietet die { $card }.
}
event-takes-target = { $seat ->
    [you] Du nimmst die { $card } auf die Hand.
   *[other] { $seat } nimmt die { $card }.
}
event-gives-target = { $seat ->
    [you] { $card ->
        [none] Du gewinnst mit der 1 und gibst das Ziel an { $target }.
       *[other] Du gewinnst mit der 1 und gibst die { $card } an { $target }.
    }
   *[other] { $target ->
        [you] { $card ->
            [none] { $seat } gewinnt mit der 1 und gibt dir das Ziel.
           *[other] { $seat } gewinnt mit der 1 und gibt dir die { $card }.
        }
       *[other] { $card ->
            [none] { $seat } gewinnt mit der 1 und gibt das Ziel an { $target }.
           *[other] { $seat } gewinnt mit der 1 und gibt die { $card } an { $target }.
        }
    }
}
event-unclaimed = Niemand hat die { $card } genommen: Sie wird abgelegt.
event-scores-rank = { $seat ->
    [you] { $card ->
        [1] Du hast die 1: 1 Punkt.
       *[other] Niemand hat mehr { $card }er als du ({ $amount }): { $card } Punkte.
    }
   *[other] { $card ->
        [1] { $seat } hat die 1: 1 Punkt.
       *[other] Niemand hat mehr { $card }er als { $seat } ({ $amount }): { $card } Punkte.
    }
}

option-kitty-hands = Spiele
    .about = Wie oft alle Karten gegeben werden. Die höchste Summe gewinnt; bei Chips, wer die meisten hat.
option-kitty-soft = Sanft
    .about = In der ersten Runde gibt es ein Ziel, in den drei anderen zwei, und die beiden niedrigsten einzelnen Gebote nehmen je eines. Für 3 bis 6 Personen; ohne diese Option ist Kitty für 4.
option-kitty-sticky = Klebrig
    .about = Ein Ziel, das niemand nimmt, bleibt für die nächste Runde liegen.
option-kitty-partners = Teams
    .about = Wer sich gegenübersitzt, zählt die Hände zusammen. Für 4 oder 6 Personen.
option-kitty-chips = Um Chips
    .about = Wer nicht gewonnen hat, zahlt den Abstand zu den meisten Punkten.
option-kitty-long-form = Lange Form
    .about = Spiel um Spiel, bis jemand 100 Punkte hat.
option-kitty-max-rounds = Höchstzahl der Spiele
    .about = Die lange Form endet spätestens nach so vielen Spielen; dann gewinnt, wer vorn liegt.

error-kitty-no-target = Das ist keines der Ziele. Möglich: { $legal }.
error-kitty-own = Was die 1 gewinnt, bekommt jemand anders. Möglich: { $legal }.
error-kitty-partner = Was die 1 gewinnt, geht nicht ins eigene Team. Möglich: { $legal }.
error-kitty-hard = Ohne die Option „soft“ ist Kitty für genau vier Personen. Für { $players } muss sie eingeschaltet sein.
error-kitty-partners = Die Option „partners“ ist für vier oder sechs Personen, nicht für { $players }.

hand-kitty-now = Spiel { $hand }
hand-kitty-of = Spiel { $hand }/{ $of }
hand-kitty-sums = Spiel { $hand }: wer was bekam
event-kitty-hand = Spiel { $amount } beginnt.
chance-kitty-hand = ein neues Spiel beginnt

verb-kitty-pass = Weitergeben
    .about = eine Karte nach links
    .left = Karte an { $left } weitergeben
    .carded-left = { $card } an { $left } weitergeben
    .carded = { $card } weitergeben
