### Half-Pint Heroes: its names, what can be done, what lies on the table, what happens.
### Arguments as in games.ftl; $card is a card's text, such as K6, and $cards several of them.

## Names

game-half-pint = Half-Pint Heroes
    .line = Sag an, wie viele Stiche du machst, mach genau so viele, und behalte im Auge, wer nach einer Keilerei aussieht.

## What can be done

verb-predict = Ansagen
    .about = wie viele Stiche du machst
    .amount = { $amount } ansagen
verb-bet = Wetten gegen
    .about = darauf wetten, wer die eigene Ansage verfehlt
    .amount = Wette: { $amount }
    .aimed = Gegen { $target } wetten
    .none = Keine Wette

## What lies on the table

zone-row = Auslage
zone-played = Kombination
zone-prediction = Ansage
zone-bet = Wette gegen
zone-won = Stiche
zone-leads = spielt aus
zone-ahead = liegt vorn
zone-lines = Punkte je Runde
zone-marks = Markierungen
zone-gunfight = Schießerei
zone-drinks = getrunken
zone-phase = Phase

state-predict = Ansagen
state-bet = Wetten
state-play = Ausspielen

## The sets

makes-high-card = Höchste Karte
    .about = eine einzelne Karte
makes-pair = Paar
    .about = zwei Karten eines Wertes
makes-two-pair = Zwei Paare
    .about = zwei eines Wertes und zwei eines anderen
makes-three = Drilling
    .about = drei Karten eines Wertes
makes-straight = Straße
    .about = fünf Werte hintereinander
makes-full-house = Full House
    .about = drei eines Wertes und zwei eines anderen
makes-flush = Flush
    .about = fünf Karten einer Farbe
makes-four = Vierling
    .about = vier Karten eines Wertes
makes-straight-flush = Straße in einer Farbe
    .about = fünf Werte hintereinander in einer Farbe
makes-five = Fünfling
    .about = fünf Karten eines Wertes
makes-royal-flush = Royal Flush
    .about = 9 bis 13 in einer Farbe

## What happens

event-predicts = { $seat ->
    [you] { $amount ->
        [0] Du sagst keinen einzigen Stich an.
        [one] Du sagst 1 Stich an.
       *[other] Du sagst { $amount } Stiche an.
    }
   *[other] { $amount ->
        [0] { $seat } sagt keinen einzigen Stich an.
        [one] { $seat } sagt 1 Stich an.
       *[other] { $seat } sagt { $amount } Stiche an.
    }
}
event-half-pint-dealt = { $seat ->
    [none] { $card ->
        [hidden] Eine Karte wird verdeckt hingelegt.
       *[other] { $card } wird aufgedeckt.
    }
    [you] { $card ->
        [hidden] Du bekommst eine Karte verdeckt.
       *[other] Du bekommst { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } bekommt eine Karte verdeckt.
       *[other] { $seat } bekommt { $card }.
    }
}
event-bets = { $seat ->
    [you] { $target ->
        [none] Du wettest nicht.
       *[other] Du wettest gegen { $target }.
    }
   *[other] { $target ->
        [none] { $seat } wettet nicht.
        [you] { $seat } wettet gegen dich.
       *[other] { $seat } wettet gegen { $target }.
    }
}
event-plays = { $seat ->
    [you] Du spielst { $card } aus.
   *[other] { $seat } spielt { $card } aus.
}
event-uses = { $seat ->
    [you] Du nutzt { $card } aus der Auslage.
   *[other] { $seat } nutzt { $card } aus der Auslage.
}
event-makes = { $seat ->
    [you] { $amount ->
        [1] Du spielst eine einzelne Karte.
        [2] Du spielst ein Paar.
        [3] Du spielst zwei Paare.
        [4] Du spielst einen Drilling.
        [5] Du spielst eine Straße.
        [6] Du spielst ein Full House.
        [7] Du spielst einen Flush.
        [8] Du spielst einen Vierling.
        [9] Du spielst eine Straße in einer Farbe.
        [10] Du spielst einen Fünfling!
        [11] Du spielst einen Royal Flush!
       *[other] Du spielst eine Kombination.
    }
   *[other] { $amount ->
        [1] { $seat } spielt eine einzelne Karte.
        [2] { $seat } spielt ein Paar.
        [3] { $seat } spielt zwei Paare.
        [4] { $seat } spielt einen Drilling.
        [5] { $seat } spielt eine Straße.
        [6] { $seat } spielt ein Full House.
        [7] { $seat } spielt einen Flush.
        [8] { $seat } spielt einen Vierling.
        [9] { $seat } spielt eine Straße in einer Farbe.
        [10] { $seat } spielt einen Fünfling!
        [11] { $seat } spielt einen Royal Flush!
       *[other] { $seat } spielt eine Kombination.
    }
}
    .set = { $amount ->
        [1] { makes-high-card }
        [2] { makes-pair }
        [3] { makes-two-pair }
        [4] { makes-three }
        [5] { makes-straight }
        [6] { makes-full-house }
        [7] { makes-flush }
        [8] { makes-four }
        [9] { makes-straight-flush }
        [10] { makes-five }
        [11] { makes-royal-flush }
       *[other] Kombination
    }
event-takes-set = { $seat ->
    [you] { $amount ->
        [one] Du gewinnst den Stich, deinen ersten in dieser Runde.
       *[other] Du gewinnst den Stich und hast jetzt { $amount }.
    }
   *[other] { $amount ->
        [one] { $seat } gewinnt den Stich, zum ersten Mal in dieser Runde.
       *[other] { $seat } gewinnt den Stich und hat jetzt { $amount }.
    }
}
event-brawl = { $seat ->
    [you] { $amount ->
        [3] Keilerei! Du hast drei Stiche hintereinander: Die Runde ist vorbei.
       *[other] Keilerei! Du hast drei Stiche hintereinander, { $amount } insgesamt: Die Runde ist vorbei.
    }
   *[other] { $amount ->
        [3] Keilerei! { $seat } hat drei Stiche hintereinander: Die Runde ist vorbei.
       *[other] Keilerei! { $seat } hat drei Stiche hintereinander, { $amount } insgesamt: Die Runde ist vorbei.
    }
}
    .why = { $total } = { $amount } Stiche zu je 10, dazu 30 für die Keilerei.
event-tricks = { $seat ->
    [you] { $amount ->
        [0] Du hast keinen Stich gemacht.
        [one] Du bekommst 1 Punkt für deine Stiche.
       *[other] Du bekommst { $amount } Punkte für deine Stiche.
    }
   *[other] { $amount ->
        [0] { $seat } hat keinen Stich gemacht.
        [one] { $seat } bekommt 1 Punkt für Stiche.
       *[other] { $seat } bekommt { $amount } Punkte für Stiche.
    }
}
event-meets = { $seat ->
    [you] { $amount ->
        [0] Du hast deine Ansage erfüllt.
        [one] Du hast deine Ansage erfüllt: 1 Punkt.
       *[other] Du hast deine Ansage erfüllt: { $amount } Punkte.
    }
   *[other] { $amount ->
        [0] { $seat } hat die Ansage erfüllt.
        [one] { $seat } hat die Ansage erfüllt: 1 Punkt.
       *[other] { $seat } hat die Ansage erfüllt: { $amount } Punkte.
    }
}
event-misses = { $seat ->
    [you] Du hast deine Ansage verfehlt.
   *[other] { $seat } hat die Ansage verfehlt.
}
event-bet-won = { $target ->
    [self] { $seat ->
        [you] { $amount ->
            [one] Du bekommst den 1 Punkt der Wette gegen dich.
           *[other] Du bekommst die { $amount } Punkte der Wette gegen dich.
        }
       *[other] { $amount ->
            [one] { $seat } bekommt den 1 Punkt der verlorenen Wette.
           *[other] { $seat } bekommt die { $amount } Punkte der verlorenen Wette.
        }
    }
    [you] { $amount ->
        [one] { $seat } bekommt 1 Punkt für die Wette gegen dich.
       *[other] { $seat } bekommt { $amount } Punkte für die Wette gegen dich.
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] Du bekommst 1 Punkt für deine Wette gegen { $target }.
           *[other] Du bekommst { $amount } Punkte für deine Wette gegen { $target }.
        }
       *[other] { $amount ->
            [one] { $seat } bekommt 1 Punkt für die Wette gegen { $target }.
           *[other] { $seat } bekommt { $amount } Punkte für die Wette gegen { $target }.
        }
    }
}
event-bet-lost = { $seat ->
    [you] Deine Wette gegen { $target } ist verloren.
   *[other] { $target ->
        [you] { $seat } hat die Wette gegen dich verloren.
       *[other] { $seat } hat die Wette gegen { $target } verloren.
    }
}
event-gunfight = { $seat ->
    [you] Schießerei! Gelingt dir die nächste Runde auch noch, hast du das Spiel gewonnen.
   *[other] Schießerei! Gelingt { $seat } die nächste Runde auch noch, ist das Spiel für { $seat } gewonnen.
}
event-gunfight-won = { $seat ->
    [you] Du gewinnst die Schießerei, und die Punkte zählen nicht mehr.
   *[other] { $seat } gewinnt die Schießerei, und die Punkte zählen nicht mehr.
}
event-run = { $seat ->
    [you] { $amount ->
        [0] Du hast keine Reihe von Markierungen.
        [one] Du bekommst 1 Punkt für deine längste Reihe.
       *[other] Du bekommst { $amount } Punkte für deine längste Reihe.
    }
   *[other] { $amount ->
        [0] { $seat } hat keine Reihe von Markierungen.
        [one] { $seat } bekommt 1 Punkt für die längste Reihe.
       *[other] { $seat } bekommt { $amount } Punkte für die längste Reihe.
    }
}
event-drinks = { $seat ->
    [you] { $amount ->
        [1] Du trinkst: Es gab eine Keilerei.
        [2] Du trinkst: Alle haben ihre Ansage erfüllt.
        [3] Du trinkst: Niemand hat die eigene Ansage erfüllt.
        [4] Du trinkst: Du hast deine Ansage verfehlt, und jemand hatte gegen dich gewettet.
        [5] Du trinkst: Du hast deine Ansage dreimal nacheinander verfehlt.
        [6] Du trinkst: Jemand anders hat die Ansage mindestens dreimal nacheinander erfüllt.
        [7] Du trinkst: Deine Wette ist verloren.
        [8] Du trinkst sofort: Alle Ansagen zusammen ergeben die Zahl der Handkarten.
       *[other] Du trinkst.
    }
   *[other] { $amount ->
        [1] { $seat } trinkt: Es gab eine Keilerei.
        [2] { $seat } trinkt: Alle haben ihre Ansage erfüllt.
        [3] { $seat } trinkt: Niemand hat die eigene Ansage erfüllt.
        [4] { $seat } trinkt: Die Ansage ist verfehlt, und jemand hatte dagegen gewettet.
        [5] { $seat } trinkt: Die Ansage ist dreimal nacheinander verfehlt.
        [6] { $seat } trinkt: Jemand anders hat die Ansage mindestens dreimal nacheinander erfüllt.
        [7] { $seat } trinkt: Die eigene Wette ist verloren.
        [8] { $seat } trinkt sofort: Alle Ansagen zusammen ergeben die Zahl der Handkarten.
       *[other] { $seat } trinkt.
    }
}

## House rules

option-half-pint-rounds = Runden
    .about = Wie viele Runden gespielt werden; üblich sind zehn. Durch eine Schießerei kann eine dazukommen.
option-half-pint-edition = Ausgabe
    .about = Wessen gedruckte Regeln gelten. Deutsch: Eine Keilerei gewinnt keine Schießerei. Russisch: eine Trinkregel mehr.
option-half-pint-edition-en = Englisch
option-half-pint-edition-de = Deutsch
option-half-pint-edition-ru = Russisch
option-half-pint-drinking = Saufspielregeln
    .about = Wer wann trinkt. Trinkt verantwortungsvoll; aussetzen ist jederzeit erlaubt; nicht für Minderjährige, Schwangere und Suchtkranke.
option-half-pint-drinking-soft = Sanft
option-half-pint-drinking-hard = Hart
option-half-pint-drinking-very-hard = Sehr hart
option-half-pint-row-group-needs-hand-card = In jeder Gruppe eine Handkarte
    .about = Jedes Paar und jeder Drilling in zwei Paaren oder einem Full House braucht eine Handkarte; ein Paar, das in der Auslage liegt, zählt also nicht so, wie es ist.
option-half-pint-bet-order = Reihenfolge der Wetten
    .about = Der Reihe nach vom Startspieler an oder alle gleichzeitig und verdeckt.
option-half-pint-bet-order-clockwise = Der Reihe nach
option-half-pint-bet-order-sealed = Alle gleichzeitig
option-half-pint-symbols = Größe von Auslage und Hand
    .about = Die zwei kleinen Zahlen auf den Karten, wenn du sie kennst: ein Paar wie 3/5 für alle Karten oder 65 Paare von K1 bis Y13. Leer: die mitgelieferte Tabelle.
