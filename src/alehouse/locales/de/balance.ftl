### Was man beim Entwerfen eines Spiels wissen will: der Bericht von `alehouse balance`.

help-balance = Herausfinden, ob ein Spiel fair ist, wie lange es dauert, ob die Führung wechselt, wie viel davon Glück ist und ob Entscheidungen zählen.
help-balance-players = Wie viele mitspielen, durch Kommas getrennt oder als Spanne: 2,4 oder 2-6. Ohne Angabe alle Zahlen, die das Spiel erlaubt.
help-balance-beside = Optionen, die neben den anderen betrachtet werden, als NAME=WERT, mehrere durch Leerzeichen getrennt; kann mehrmals angegeben werden.
help-balance-bot = Wer auf allen Plätzen spielt: der Name eines Bots oder modul:Klasse.
help-balance-games = So viele Partien je Fall höchstens.
help-balance-seconds = Zeit für jeden Fall in Sekunden; drei Partien werden immer gespielt.
help-balance-pace = Wie viele Sekunden Menschen für einen Zug brauchen: Daraus werden die Minuten berechnet.
help-balance-out = Den Bericht nach jedem Fall in diese Datei schreiben: als JSON, wenn ihr Name auf .json endet, sonst als Seite mit Diagrammen.
error-balance-stakes = { $game } wird weder um Punkte noch um Chips gespielt: Es gibt nichts, woran sich Plätze vergleichen ließen.
error-balance-players = „{ $value }“ sagt nicht, wie viele mitspielen: 4, oder 2,4, oder 2-6.
balance-title = { $game }: Ausgewogenheit
balance-how = Zahlen mit ihren 95-%-Intervallen. Vorsprung: was ein Platz am Ende mehr hat als einer der anderen. Glück: der Teil der Unterschiede zwischen den Ergebnissen, den der Zufall erklärt. Wer gewinnt, steht fest, wenn die Gewinnchance über 90 % bleibt. Eine Entscheidung zählt, wenn ihr bester und ihr schlechtester Zug weiter auseinanderliegen als ein Zehntel dessen, was die Ergebnisse einer Runde streuen.
balance-side-by-side = Nebeneinander
balance-case = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
balance-case-options = { $players ->
    [one] 1 Person, { $options }
   *[other] { $players } Personen, { $options }
}
balance-games = Betrachtete Partien
balance-best-seat = Bester Platz, Vorsprung
balance-worst-seat = Schlechtester Platz, Vorsprung
balance-moves = Züge einer Partie
balance-minutes = Minuten
balance-hands = Runden einer Partie
balance-leads = Führungswechsel je Partie
balance-known = Wer gewinnt, steht fest nach
balance-luck = Durch Glück erklärt
balance-forced = Züge ohne Wahl
balance-matter = Entscheidungen, die zählen
balance-worth = Was eine Entscheidung wert ist
balance-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } … { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
balance-figure-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-share = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } % [{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } … { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
balance-share-alone = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
balance-seat = { $seat }: { $ahead }
balance-seats-caption = Was jeder Platz wert ist: wie es kam, und ohne das Glück.
balance-curve-caption = Die Gewinnchance dessen, der am Ende gewinnt, im Lauf einer Partie.
balance-events = Was geschieht, und wie oft
balance-event = Was
balance-per-hand = Mal je Runde
balance-raw = wie es kam
balance-less-luck = ohne das Glück
balance-axis-seat = Platz
balance-axis-ahead = { $unit ->
    [chips] Chips Vorsprung
   *[points] Punkte Vorsprung
}
balance-axis-course = % der Partie
balance-axis-chance = Chance in %
balance-interrupted = Unterbrochen: { $done } von { $cases } Fällen, der letzte vielleicht mit weniger Partien.
