# Was aus einem Zug werden kann (alehouse odds).
help-odds = Von jedem erlaubten Zug am Ende einer Aufzeichnung sagen, was daraus werden kann und wie wahrscheinlich das ist, nach dem, was der Platz am Zug weiß. Rückgabewert: 0; 2 eine Aufzeichnung ist nicht lesbar, oder es gibt nichts zu wählen.
help-odds-seat = Der Platz, um dessen Züge es geht, wenn mehrere am Zug sind.
help-odds-upto = Die Chancen nach so vielen Zügen.
odds-title = Platz { $seat } ({ $name }) ist am Zug, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
odds-error-over = Das Spiel ist nach Runde { $hand } vorbei: Es gibt nichts zu wählen. Mit --upto N sind es die Chancen nach N Zügen.
odds-error-cards = Die Karten dieser Aufzeichnung enden mitten in einem Zug: Niemand ist am Zug. Mit --upto N sind es die Chancen nach N Zügen.
odds-error-seat = Nicht { $seat } ist am Zug, sondern { $acting }; { $seat } hat also keine Züge, nach denen man fragen kann.
question-pair = die gezogene Karte bildet mit deiner Hand ein Paar
question-deadfall-dead = die Herausforderung gewinnt
question-deadfall-live = die Herausforderung verliert
question-deadfall-right = die ganze Hand ist richtig genannt
question-deadfall-wrong = eine Karte ist falsch genannt
question-answer-right = die Antwort stimmt
question-alone = dein Gebot bleibt allein
question-struck = die Jury wirft dein Rezept hinaus
question-decides = du entscheidest
question-best-hand = deine Hand ist die beste
question-champion = deine Hand tritt gegen das Monster an
question-beats-monster = du besiegst das Monster
question-pair-out = eine abgeworfene Karte wirft dich hinaus
question-bet-right = du hast auf die richtige Zahl gesetzt
