# Gespielte Partien im Rückblick (alehouse review).
help-review = Gespielte Partien beurteilen: welche Entscheidungen wie viel gekostet haben, was die Karten gebracht haben, wie gut die Gewinnchancen standen. Rückgabewert: 0; 2 eine Aufzeichnung ist nicht lesbar, oder ein Zug ist nicht erlaubt.
help-review-ms = Zeit für jede Entscheidung in Millisekunden; 100, wenn nichts angegeben ist.
help-review-iterations = So viele Verteilungen werden für jede Entscheidung durchprobiert, statt nach Zeit: Das Ergebnis ist immer dasselbe.
help-review-upto = Nur so viele Züge vom Anfang an beurteilen.
help-review-until = Vorsprünge bis zum Ende der Runde (hand) oder der Partie (game) zählen. Ohne Angabe: Entscheidungen bis zum Ende der Runde, Glück und Können bis zum Ende der Partie.
help-review-html = Alles als Seite, die ohne Netz funktioniert, in diese Datei schreiben.
review-progress = { $file } wird beurteilt
review-interrupted = Abgebrochen: { $done } von { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
} beurteilt.
review-about = { $over ->
    [true] Die Partie wurde zu Ende gespielt, { $moves }.
   *[false] Die Partie wurde abgebrochen, { $moves }: Als Ergebnis gilt, was sie an dieser Stelle wert war.
}
review-chances = Gewinnchancen
review-accounts = Glück und Können, in { $unit ->
    [chips] Chips
   *[points] Punkten
} Vorsprung vor den anderen
review-column-seat = wer
review-column-expected = erwartet
review-column-luck = Glück
review-column-skill = Spiel
review-column-result = Ergebnis
review-column-loss = Fehler
review-column-move = Zug
review-column-played = gespielt
review-column-better = besser wäre gewesen
review-plus = +{ $number }
review-minus = −{ $number }
review-luckiest = { $alone ->
    [true] Die Karten haben { $name } { $luck } { $unit ->
        [chips] Chips
       *[points] Punkte
    } mehr gebracht, als zu erwarten war.
   *[false] Am meisten Glück hatte { $name }: Die Karten brachten { $luck } { $unit ->
        [chips] Chips
       *[points] Punkte
    } mehr, als zu erwarten war.
}
review-costliest = Am meisten verschenkt hat { $name }: Die Entscheidungen kosteten { $loss } { $unit ->
    [chips] Chips
   *[points] Punkte
}.
review-until-game = Ergebnis = erwartet + Glück + Spiel. Spiel ist, was alle Züge, auch die der anderen, geändert haben; Stellungen zählen, was beim Weiterspielen bis zum Ende der Partie herauskommt.
review-until-hand = Ergebnis = erwartet + Glück + Spiel. Spiel ist, was alle Züge, auch die der anderen, geändert haben; Stellungen zählen, was beim Weiterspielen bis zum Ende jeder Runde herauskommt.
review-worst = Die teuersten Entscheidungen ({ $shown } von { $all })
review-better = { $move }, um { $loss } ± { $margin }
review-better-exact = { $move }, um { $loss }
review-margin = Nach dem, was der Platz damals wusste; ± ist die halbe Breite des 95-%-Intervalls.
review-faultless = Keine Entscheidung war nachweislich ein Fehler.
review-no-decisions = Niemand hatte etwas zu entscheiden.
review-until = Ein Ende namens { $until } gibt es nicht: Verluste zählen bis zum Ende der Runde (hand) oder der Partie (game).
review-iterations = Für jede Entscheidung muss mindestens eine Verteilung durchprobiert werden.
review-nothing-at-stake = { $game } wird weder um Punkte noch um Chips gespielt, also kann eine Entscheidung darin nichts gewinnen oder verlieren.
review-nothing-yet = Noch ist nichts bekannt: Die Beurteilung hat nicht begonnen.
review-illegal = Zug { $move }, { $text }, lässt sich nicht beurteilen: { $reason }
