### Deadfall: its name, what can be done, what happens. Arguments as in games.ftl.

game-deadfall = Deadfall
    .line = Bluffe mit dem, was oben liegt: Wer herausfordert, hat recht, wenn niemand noch so eine Karte hat.

verb-door = Tür
    .about = den eigenen Stapel mit dieser Karte beginnen
    .carded = Tür { $card }
verb-call = Herausfordern
    .about = wetten, dass niemand den obersten Rang eines Stapels auf der Hand hat
    .aimed = { $target } herausfordern
verb-coldcall = Kalte Ansage
    .about = jede Karte einer Hand nennen
    .aimed = Kalte Ansage an { $target }
    .taking = Kalte Ansage an { $target }: { $cards }

event-lays = { $seat ->
    [you] Du legst eine { $card } auf deinen Stapel.
   *[other] { $seat } legt eine { $card }.
}
event-breaks = { $seat ->
    [you] Du brichst die { $card }er an.
   *[other] { $seat } bricht die { $card }er an.
}
event-calls = { $seat ->
    [you] Du forderst die { $card } von { $target } heraus.
   *[other] { $target ->
        [you] { $seat } fordert deine { $card } heraus.
       *[other] { $seat } fordert die { $card } von { $target } heraus.
    }
}
event-guesses = { $seat ->
    [you] Du sagst die Hand von { $target } an.
   *[other] { $target ->
        [you] { $seat } sagt deine Hand an.
       *[other] { $seat } sagt die Hand von { $target } an.
    }
}
event-guessed = { $seat ->
    [you] Du sagst: eine { $card } bei { $target }.
   *[other] { $target ->
        [you] { $seat } sagt: Du hast eine { $card }.
       *[other] { $seat } sagt: eine { $card } bei { $target }.
    }
}
event-dead = { $seat ->
    [you] Niemand hat noch eine { $card }: Dein Stapel ist tot.
   *[other] Niemand hat noch eine { $card }: Der Stapel von { $seat } ist tot.
}
event-live = { $seat ->
    [you] Es gibt noch eine { $card }: Dein Stapel lebt.
   *[other] Es gibt noch eine { $card }: Der Stapel von { $seat } lebt.
}
event-saves = { $seat ->
    [you] Deine { $card } rettet { $target }.
   *[other] { $target ->
        [you] Die { $card } von { $seat } rettet dich.
       *[other] Die { $card } von { $seat } rettet { $target }.
    }
}
event-right = { $seat ->
    [you] Du hast mit jeder Karte recht.
   *[other] { $seat } hat mit jeder Karte recht.
}
event-wrong = { $seat ->
    [you] Das ist nicht die Hand: Du irrst dich.
   *[other] Das ist nicht die Hand: { $seat } irrt sich.
}

option-deadfall-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.
option-deadfall-cards-each = Karten pro Hand
    .about = Wie viele Karten alle bekommen; ohne Angabe sechs, zu zweit sieben, zu siebt fünf. Mit zwei oder drei wird es ein kurzes Spiel.
option-deadfall-blind-start = Blinder Anfang
    .about = Keine Türen: Wer die letzte Runde gewonnen hat, fängt an, und alle Stapel sind leer.
option-deadfall-breaking = Anbrechen ab
    .about = Die erste Karte von diesem Rang kostet einen Chip, vom nächsten zwei, und so weiter. Üblich ist die Neun.
option-deadfall-cherry = Kirsche
    .about = Wen beim Herausfordern die Karten anderer retten, der zahlt jedem von ihnen einen Chip.
option-deadfall-cold-call = Kalte Ansage
    .about = Du darfst auch jede Karte einer fremden Hand nennen: Sie ist die Summe ihrer Karten wert.
option-deadfall-devil = Teufel
    .about = 1, Roter Teufel: Vor den Türen geben alle eine Karte nach links. 2, Doppelter Teufel: danach noch eine.

error-deadfall-not-now = Das ist jetzt nicht dran. Möglich: { $legal }.
error-deadfall-own-stack = Dich selbst kannst du nicht herausfordern. Möglich: { $legal }.
error-deadfall-nearer-top = Von gleichen obersten Karten gilt nur die, die rechts von dir am nächsten liegt. Möglich: { $legal }.
error-deadfall-no-top = Dort liegt noch kein Stapel. Möglich: { $legal }.
error-deadfall-guess = Nenne so viele Karten, wie die Hand hat, und keine öfter, als es sie gibt. Möglich: { $legal }.
error-deadfall-empty-hand = Diese Hand ist leer, da gibt es nichts anzusagen. Möglich: { $legal }.
error-deadfall-no-cold-calls = An diesem Tisch gibt es keine kalten Ansagen. Möglich: { $legal }.

hand-deadfall-now = Runde { $hand }
hand-deadfall-of = Runde { $hand }/{ $of }
hand-deadfall-sums = Runde { $hand }: wer was bekam
event-deadfall-hand = Runde { $amount } beginnt.
chance-deadfall-hand = eine neue Runde beginnt

verb-deadfall-pass = Weitergeben
    .about = eine Karte nach links
    .left = Karte an { $left } weitergeben
    .carded-left = { $card } an { $left } weitergeben
    .carded = { $card } weitergeben
