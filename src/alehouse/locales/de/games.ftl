### Die Spiele: Namen, was man tun kann, was auf dem Tisch liegt, was geschieht.
### Argumente: $seat und $target sind Namen oder "you" für den, der liest ($target ist "self", wo beide derselbe
### Platz sind, "none", wo niemand ist); $card ist ein Rang oder der Text einer Karte, "hidden" bei einer verdeckten.
### In `takes` wandert die Karte von $seat zu $target.

## Names

game-pairs = Pairs
    .line = Nimm eine Karte oder einen Verlust. Jemand von euch wird verlieren; alle anderen hatten einen schönen Abend.
game-port = Port
    .line = Staple deine Karten, so hoch du dich traust, und sichere, bevor ein Paar dich versenkt.
game-regent = Regent
    .line = Versteck deine Karten, verteil Ärger und deck auf, wessen Hand faul ist.

bot-random = Beschwipster Bot
    .about = spielt irgendeine erlaubte Karte
bot-beginner = Frischgebackener Bot
    .about = hat das Spiel gerade erst gelernt: sieht, was auf der Hand liegt, und irrt sich, wo es knapp ist
bot-steady = Besonnener Bot
    .about = spielt nach Faustregeln
bot-search = Gewiefter Bot
    .about = denkt ein paar Hundert Partien voraus

## What can be done

verb-hit = Karte nehmen
    .about = eine Karte nehmen
verb-fold = Aussteigen
    .about = für diesmal aufgeben
    .taking = Die { $card } von { $target } nehmen
    .taking-own = Deine eigene { $card } nehmen
verb-pieces = Piaster
    .about = den Piaster gegen zwei Karten tauschen
verb-lock = Sichern
    .about = aufhören: keine Karten mehr für dich
verb-draw = Ziehen
    .about = die nächste Karte vom Ziehstapel
verb-attack = Angreifen
    .about = jemand anderem eine Karte vom Ziehstapel geben
    .aimed = { $target } angreifen
verb-gift = Schenken
    .about = jemand anderem eine deiner verdeckten Karten geben
    .aimed = { $target } beschenken
    .taking = { $target } die { $card } schenken
    .carded = Die { $card } schenken
verb-see = Sehen
    .about = die Hand von jemand anderem aufdecken
    .aimed = Hand von { $target } sehen
verb-first = Erste Karte
    .about = die niedrigste fängt an
    .carded = Zuerst die { $cards }
verb-give = Geben
    .aimed = { $target ->
        [you] Selbst behalten
       *[other] An { $target } geben
    }
    .carded = { $card } geben
verb-pass = Passen
    .carded = { $card } weitergeben
verb-play = Ausspielen
    .about = Karten der Hand
    .carded = { $amount ->
        [0] { $cards } ausspielen
       *[other] { $cards } als { $amount } ausspielen
    }

## What lies on the table

zone-stack = Stapel
zone-scored = Punktekarten
zone-left = Ziehstapel
zone-discard = Ablage
zone-up = offene Karten
zone-down = verdeckte Karten
zone-state = Stand
zone-hand = Runde
zone-pot = Pott
zone-captured = offen bekommen
zone-held = Hand
zone-targets = Ziele
zone-turned = aufgedeckte Karte
zone-button = Button

state-in = dabei
state-out = raus
state-locked = gesichert
state-bust = geplatzt
state-folded = ausgestiegen

## What happens

event-dealt = { $seat ->
    [none] { $card ->
        [hidden] Eine Karte wird verdeckt hingelegt.
       *[other] Eine { $card } wird aufgedeckt.
    }
    [you] { $card ->
        [hidden] Du bekommst eine verdeckte Karte.
       *[other] Du bekommst eine { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } bekommt eine verdeckte Karte.
       *[other] { $seat } bekommt eine { $card }.
    }
}
event-replaced = { $seat ->
    [you] Deine Zusatzkarte { $card } ergab ein Paar und wird ersetzt.
   *[other] Die Zusatzkarte { $card } von { $seat } ergab ein Paar und wird ersetzt.
}
event-leads = { $seat ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
}
event-redeal = Vollkommener Gleichstand: Es wird neu gegeben.
event-reshuffled = Die Ablage wird gemischt und ist der neue Ziehstapel.
event-hand = Runde { $amount } beginnt.
event-game = Spiel { $amount } beginnt.

event-pair = { $seat ->
    [you] { $amount ->
        [0] Du hast ein { $card }er-Paar.
        [one] Noch eine { $card }: ein Paar! Du kassierst 1 Punkt.
       *[other] Noch eine { $card }: ein Paar! Du kassierst { $amount } Punkte.
    }
   *[other] { $amount ->
        [0] { $seat } hat ein { $card }er-Paar.
        [one] Noch eine { $card }: ein Paar! { $seat } kassiert 1 Punkt.
       *[other] Noch eine { $card }: ein Paar! { $seat } kassiert { $amount } Punkte.
    }
}

event-folds = { $seat ->
    [you] Du steigst aus.
   *[other] { $seat } steigt aus.
}
event-takes = { $target ->
    [you] { $amount ->
        [one] Du nimmst die { $card } von { $seat } und kassierst 1 Punkt.
       *[other] Du nimmst die { $card } von { $seat } und kassierst { $amount } Punkte.
    }
    [self] { $seat ->
        [you] { $amount ->
            [one] Du nimmst deine eigene { $card } und kassierst 1 Punkt.
           *[other] Du nimmst deine eigene { $card } und kassierst { $amount } Punkte.
        }
       *[other] { $amount ->
            [one] { $seat } nimmt die { $card } vom eigenen Stapel und kassiert 1 Punkt.
           *[other] { $seat } nimmt die { $card } vom eigenen Stapel und kassiert { $amount } Punkte.
        }
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] { $target } nimmt deine { $card } und kassiert 1 Punkt.
           *[other] { $target } nimmt deine { $card } und kassiert { $amount } Punkte.
        }
       *[other] { $amount ->
            [one] { $target } nimmt die { $card } von { $seat } und kassiert 1 Punkt.
           *[other] { $target } nimmt die { $card } von { $seat } und kassiert { $amount } Punkte.
        }
    }
}
event-passes = { $seat ->
    [you] Du gibst die { $card } an { $target } weiter.
   *[other] { $target ->
        [you] { $seat } gibt dir die { $card } weiter.
       *[other] { $card ->
            [hidden] { $seat } gibt eine Karte an { $target } weiter.
           *[other] { $seat } gibt die { $card } an { $target } weiter.
        }
    }
}
event-discarded = { $seat ->
    [you] Du legst die { $card } ab.
   *[other] { $seat } legt die { $card } ab.
}
event-bust = { $seat ->
    [you] { $card ->
        [none] Du bist geplatzt.
       *[other] Noch eine { $card }: Du bist geplatzt.
    }
   *[other] { $card ->
        [none] { $seat } ist geplatzt.
       *[other] Noch eine { $card }: { $seat } ist geplatzt.
    }
}
event-locks = { $seat ->
    [you] Du sicherst deinen Stapel.
   *[other] { $seat } sichert den eigenen Stapel.
}

event-stays = { $seat ->
    [you] Ein Unheil: Du bist gleich noch einmal dran.
   *[other] Ein Unheil: { $seat } ist gleich noch einmal dran.
}
event-attacks = { $seat ->
    [you] Du greifst { $target } an.
   *[other] { $target ->
        [you] { $seat } greift dich an.
       *[other] { $seat } greift { $target } an.
    }
}
event-gives = { $seat ->
    [you] Du schenkst { $target } die { $card }.
   *[other] { $target ->
        [you] { $seat } schenkt dir die { $card }.
       *[other] { $seat } schenkt { $target } die { $card }.
    }
}

event-sees = { $seat ->
    [you] Du willst die Hand von { $target } sehen.
   *[other] { $target ->
        [you] { $seat } will deine Hand sehen.
       *[other] { $seat } will die Hand von { $target } sehen.
    }
}
event-turns = { $seat ->
    [you] Du deckst die { $card } auf.
   *[other] { $seat } deckt die { $card } auf.
}
event-clean = { $seat ->
    [you] Du hast kein Paar; deine höchste Karte ist die { $card }.
   *[other] { $seat } hat kein Paar; die höchste Karte ist die { $card }.
}
event-pays = { $seat ->
    [you] { $target ->
        [none] { $amount ->
            [one] Du zahlst 1 Chip in den Pott.
           *[other] Du zahlst { $amount } Chips in den Pott.
        }
       *[other] { $amount ->
            [one] Du zahlst { $target } 1 Chip.
           *[other] Du zahlst { $target } { $amount } Chips.
        }
    }
   *[other] { $target ->
        [none] { $amount ->
            [one] { $seat } zahlt 1 Chip in den Pott.
           *[other] { $seat } zahlt { $amount } Chips in den Pott.
        }
        [you] { $amount ->
            [one] { $seat } zahlt dir 1 Chip.
           *[other] { $seat } zahlt dir { $amount } Chips.
        }
       *[other] { $amount ->
            [one] { $seat } zahlt { $target } 1 Chip.
           *[other] { $seat } zahlt { $target } { $amount } Chips.
        }
    }
}
event-collects = { $seat ->
    [you] { $amount ->
        [one] Du bekommst 1 Chip aus dem Pott.
       *[other] Du bekommst { $amount } Chips aus dem Pott.
    }
   *[other] { $amount ->
        [one] { $seat } bekommt 1 Chip aus dem Pott.
       *[other] { $seat } bekommt { $amount } Chips aus dem Pott.
    }
}
event-out = { $seat ->
    [you] Du bist für diese Runde raus.
   *[other] { $seat } ist für diese Runde raus.
}
event-gains = { $seat ->
    [you] { $amount ->
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $amount } Punkte.
    }
   *[other] { $amount ->
        [one] { $seat } bekommt 1 Punkt.
       *[other] { $seat } bekommt { $amount } Punkte.
    }
}
event-playoff = Gleichstand an der Spitze: Nur wer vorn liegt, spielt noch eine Runde.
event-wins = { $seat ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
event-loses = { $seat ->
    [you] Du verlierst.
   *[other] { $seat } verliert.
}
event-pair-out = { $seat ->
    [you] Ein Paar { $card }er: Du bist raus.
   *[other] Ein Paar { $card }er: { $seat } ist raus.
}

## House rules

option-pairs-mode = Spielweise
    .about = Grundspiel: Eine Runde endet, sobald jemand Punkte kassiert. Fortlaufend: Niemand hört auf, und wer aussteigt, nimmt eine beliebige Karte.
option-pairs-mode-basic = Grundspiel
option-pairs-mode-continuous = Fortlaufend
option-pairs-calamities = Unheil
    .about = Wer eine 7 bekommt, ist gleich noch einmal dran; beim Anfangen zählt sie weniger als die 1.
option-pairs-pieces = Piaster
    .about = Eine Karte dieses Ranges darf gegen zwei neue getauscht werden. Üblich ist die Acht.
option-pairs-second-to-next = Zweite Karte nach links
    .about = Bei Piaster geht die zweite Karte an den nächsten Platz.
option-pairs-chips = Chips
    .about = Was am Ende eines Spiels zu zahlen ist, wenn man verliert.
option-pairs-chips-none = Keine Chips
option-pairs-chips-seattle = Seattle: ein Chip an alle anderen
option-pairs-chips-tacoma = Tacoma: ein fester Betrag an die wenigsten Punkte
option-pairs-chips-olympia = Olympia: der Abstand zu den wenigsten Punkten
option-pairs-chips-portland = Portland: der Abstand zu allen anderen
option-pairs-chips-eugene = Eugene: ein Chip für jede Punktekarte
option-pairs-chips-medford = Medford: der Rang jeder Punktekarte
option-pairs-penalty = Strafe
    .about = Was bei Tacoma zu zahlen ist, in Chips.
option-pairs-games = Spiele
    .about = Wie viele Spiele um Chips gespielt werden.
option-pairs-target = Grenze
    .about = Wer so viele Punkte hat, verliert. Ohne Angabe hängt die Grenze davon ab, wie viele mitspielen.
option-pairs-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden.
option-port-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden; dann gewinnt, wer vorn liegt.
option-regent-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.
option-regent-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden.
