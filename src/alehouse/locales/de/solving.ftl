# Was Züge wert sind (alehouse solve).
help-metavar-solve = AUFZEICHNUNG|SPIEL…
help-solve = Sagen, was jeder erlaubte Zug am Ende einer Aufzeichnung wert ist, wenn alle bestmöglich spielen, oder, wenn der Name eines Spiels angegeben ist, was es vor der ersten Karte für jeden Platz wert ist. Rückgabewert: 0; 2 eine Aufzeichnung ist nicht lesbar oder lässt sich so nicht lösen; 3 es sind zu viele Stellungen; 130 es wurde abgebrochen.
help-solve-cards = Zum Namen eines Spiels: die ersten Karten, wie in einer Aufzeichnung („9 4“).
help-solve-moves = Zum Namen eines Spiels: die bisherigen Züge, durch Kommas getrennt („A bet 10“).
help-solve-first = Zum Namen eines Spiels: der Platz, der beginnt, wo sonst der Zufall wählt.
help-solve-records = Aufzeichnungen, Ordner mit Aufzeichnungen (jede .toml-Datei darin) oder Namen von Spielen.
help-solve-method = exact: wo alle dasselbe wissen; equilibrium: zwei Plätze mit verdeckten Karten; search: was der Suchbot meint, in jeder Stellung.
help-solve-until = Bis zum Ende der Runde (hand) oder der Partie (game) zählen.
help-solve-limit = So viele Stellungen werden höchstens aufbewahrt.
help-solve-ms = Zeit für ein Gleichgewicht (30000 ohne Angabe) oder eine Suche (2000), in Millisekunden.
help-solve-upto = Die Stellung nach so vielen Zügen lösen.
help-solve-players = Wie viele mitspielen, wenn der Name eines Spiels angegeben ist.
solve-progress = { $name }: { $positions }
solve-column-ahead = Vorsprung
solve-column-chance = Wahrscheinlichkeit
solve-column-lead = mehr als der empfohlene
solve-column-margin = ±
solve-about = { $method ->
    [exact] Um wie viel jeder Zug seinen Platz bis zum Ende { $until ->
        [game] der Partie
       *[hand] der Runde
    } voranbringt, in { $unit ->
        [chips] Chips
       *[points] Punkten
    }, wenn alle bestmöglich spielen. Exakt.
    [equilibrium] Wie wahrscheinlich jeder Zug in einem angenäherten Gleichgewicht gespielt wird.
   *[search] Um wie viel mehr jeder Zug bis zum Ende der Runde einbringt als der, den die Faustregel empfiehlt, durch Ausprobieren. ± ist die halbe Breite eines 95-%-Intervalls.
}
solve-deal = Wie weit jeder Platz am Ende { $until ->
    [game] der Partie
   *[hand] der Runde
} vorn liegen wird, in { $unit ->
    [chips] Chips
   *[points] Punkten
}, vor der ersten Karte und wenn alle bestmöglich spielen. Exakt.
solve-effort = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
} in { NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s
solve-equilibrium = Die Runde ist von Anfang an { $value } für Platz A wert.
solve-exploitable = { $how ->
    [exact] Beste Antworten gewinnen im Mittel beider Plätze { $gains }.
   *[bound] Es wurden Antworten gefunden, die im Mittel beider Plätze { $gains } (±{ $margin }) gewinnen; bessere gewinnen vielleicht mehr.
}
solve-interrupted = { $moves ->
    [0] Abgebrochen, bevor ein Zug bewertet war.
    [one] Abgebrochen: { $moves } Zug ist bewertet.
   *[other] Abgebrochen: { $moves } Züge sind bewertet.
}
solve-too-large = Das ist zu groß: bisher { $positions } Stellungen, und mehr als { $limit } werden nicht aufbewahrt. Erhöhe --limit, frag später in der Runde (--upto) oder nimm --method search.
solve-method = Es gibt kein Verfahren „{ $method }“, nur { $methods }.
solve-until = Gezählt wird bis zum Ende der Runde (hand) oder der Partie (game), nicht „{ $until }“.
solve-idle = { $option } passt nicht zu --method { $method }.
solve-deal-exact = Vor der ersten Karte wird ein Spiel exakt gelöst oder gar nicht, nicht mit --method { $method }.
solve-limit = Die Grenze muss mindestens 1 sein, nicht { $limit }.
solve-nothing-at-stake = { $game } wird weder um Punkte noch um Chips gespielt, also ist kein Zug mehr wert als ein anderer.
solve-stopped = Die Karten dieser Aufzeichnung enden mitten in einem Zug: Niemand ist am Zug. Mit --upto N wird die Stellung nach N Zügen gelöst.
solve-sealed = Hier wählen mehrere Plätze verdeckt, also ist kein Zug für sich der beste. { $players ->
    [2] Nimm --method equilibrium oder --method search.
   *[other] Nimm --method search.
}
solve-sealed-later = Was folgt, hängt von verdeckten Entscheidungen ab, also ist kein Zug für sich der beste. { $players ->
    [2] Nimm --method equilibrium oder --method search.
   *[other] Nimm --method search.
}
solve-hidden = Hier sind Karten verdeckt, also ist kein Zug für sich der beste. { $players ->
    [2] Nimm --method equilibrium oder --method search.
   *[other] Nimm --method search.
}
solve-hidden-later = Was folgt, hängt von Karten ab, die verdeckt sein werden, also ist kein Zug für sich der beste. { $players ->
    [2] Nimm --method equilibrium oder --method search.
   *[other] Nimm --method search.
}
solve-long = Ein einziger Zug zieht hier mehr Karten, als sich exakt verfolgen lassen. Nimm --method search.
solve-again = Dieselbe Stellung kann endlos wiederkehren, also gibt es keinen exakten Wert. Nimm --method search.
solve-deals = Die ersten Karten können auf mehr als { $deals } Arten gegeben werden. Leg einige Karten fest und löse eine Aufzeichnung.
