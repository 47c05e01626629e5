# Ein beurteiltes Spiel als Seite (alehouse review --html).
review-page-title = { $game }, noch einmal angesehen
review-page-unfinished = Abgebrochen nach { $moves ->
    [one] { $moves } Zug.
   *[other] { $moves } Zügen.
}
review-page-which = Partie
review-page-graph = Wer wie wahrscheinlich gewann
review-page-graph-label = Gewinnchancen, Zug für Zug
review-page-start = Vor dem ersten Zug
review-page-first-deal = Erstes Geben
review-page-move = Zug { $move } von { $total }
review-page-chance = { $seat } { $percent } %
review-page-percent = { $percent } %
review-page-played = { $seat }: „{ $move }“
review-page-back = Einen Zug zurück
review-page-on = Einen Zug weiter
review-page-next-mistake = Nächster Fehler
review-page-fine = Nichts war besser
review-page-better = Besser: „{ $best }“
review-page-perhaps = Vielleicht besser: „{ $best }“
review-page-exact = genau
review-page-points = { $number } Punkte
review-page-chips = { $number } Chips
review-page-seats = Was daraus wurde
review-page-seats-about = „Vorn“ heißt: was ein Platz mehr gewonnen hat als die anderen im Schnitt. Das Ergebnis ist, was vor der ersten Karte zu erwarten war, dazu das Glück und was das Spiel aller diesem Platz gebracht hat.
review-page-result = { $sign ->
    [more] Am Ende { $amount } vorn.
    [less] Am Ende { $amount } zurück.
   *[level] Am Ende gleichauf mit den anderen.
}
review-page-expected = { $sign ->
    [more] Zu erwarten waren anfangs { $amount } Vorsprung.
    [less] Zu erwarten waren anfangs { $amount } Rückstand.
   *[level] Zu erwarten war anfangs Gleichstand.
}
review-page-luck = { $sign ->
    [more] Das Glück brachte { $amount }.
    [less] Das Glück kostete { $amount }.
   *[level] Das Glück änderte nichts.
}
review-page-skill = { $sign ->
    [more] Das Spiel aller am Tisch brachte { $amount }.
    [less] Das Spiel aller am Tisch kostete { $amount }.
   *[level] Das Spiel änderte nichts.
}
review-page-term-expected = erwartet
review-page-term-luck = Glück
review-page-term-skill = Spiel
review-page-term-result = Ergebnis
review-page-mistakes = { $count ->
    [0] Von keiner Entscheidung ist bekannt, dass etwas besser war.
    [one] Eine Entscheidung kostete { $amount }.
   *[other] { $count } Entscheidungen kosteten zusammen { $amount }.
}
review-page-decisions = Entscheidungen
review-page-decisions-none = Niemand hatte etwas zu entscheiden.
review-page-decisions-count = { $count ->
    [0] { $total } Entscheidungen, und bei keiner war etwas besser.
    [one] Bei einer von { $total } Entscheidungen war etwas besser.
   *[other] Bei { $count } von { $total } Entscheidungen war etwas besser.
}
review-page-order-time = In der Reihenfolge des Spiels
review-page-order-cost = Die teuersten zuerst
review-page-all-decisions = Alle { $count } Entscheidungen
review-page-fewer = Weniger
review-page-draws = Was der Zufall brachte
review-page-draws-about = Um wie viel besser oder schlechter für jeden Platz war, was kam, als was zu erwarten war. Über viele Partien gleicht sich das aus.
review-page-draws-none = Nichts blieb dem Zufall überlassen.
review-page-all-draws = Alle { $count } Ziehungen
review-page-error-built = Die Seite für Rückblicke ist nicht gebaut: { $path } fehlt. Im Quellordner baut sie „make page“.
review-page-error-empty = Es gibt keinen Rückblick zu schreiben: Keine der Aufzeichnungen ließ sich beurteilen.
