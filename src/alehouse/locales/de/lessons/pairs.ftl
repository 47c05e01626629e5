### Die Lektion zu Pairs.

lesson-pairs-deal =
    Bei Pairs gewinnt niemand: Eine Person verliert, und das solltest nicht du sein. Punkte sind schlecht; zu dritt verliert,
    wer 21 hat. Alle haben eine Karte; die niedrigste fängt an, und das ist deine 4.
lesson-pairs-first =
    Du kannst eine Karte nehmen. Hast du ihren Rang schon, ist es ein Paar und kostet so viele Punkte, wie der Rang sagt. Von den
    52 Karten, die du nicht gesehen hast, sind drei 4er. Nimm eine.
lesson-pairs-first-fold = Wer aussteigt, kassiert die niedrigste Karte auf dem Tisch: deine eigene 4, 4 Punkte. Eine neue Karte kostet 4 Punkte nur einmal von 17 Malen. Nimm sie.
lesson-pairs-second =
    Du hast 4 und 8, die anderen 9 7 und 6 10. Zehn von 49 Karten gäben dir ein Paar: drei 4er und sieben 8er. Aussteigen
    würde sicher 4 Punkte kosten.
lesson-pairs-second-fold = Eine Karte kostet dich hier im Schnitt keine anderthalb Punkte, Aussteigen 4. Nimm eine Karte.
lesson-pairs-pair =
    Hazel hatte eine 9 und bekam noch eine: ein Paar, 9 Punkte. Damit ist die Runde für alle vorbei. Die 9 bleibt vor Hazel liegen,
    alle anderen Karten werden abgelegt, und es wird neu gegeben.
lesson-pairs-third = Du hast eine 10, und unter 42 Karten sind noch acht 10er. Die niedrigste Karte auf dem Tisch ist Hazels 5.
lesson-pairs-third-fold = Sicher 5 Punkte, gegen 10 Punkte etwa einmal von fünf Malen: Noch ist die Karte billiger. Nimm sie.
lesson-pairs-fold =
    10 und 9 ist ein gefährlicher Stapel: 13 von 39 Karten geben ein Paar, jede dritte. Aber sieh dir Hazels Stapel an: Eine 2 ist
    gekommen. Wer aussteigt, nimmt die niedrigste Karte vom Tisch, egal von wem.
lesson-pairs-fold-hit = Jedes dritte Mal kostet das 9 oder 10 Punkte, im Schnitt etwa 3. Hazels 2 kostet sicher 2. Steig aus.
lesson-pairs-kept =
    Du nimmst Hazels 2 für 2 Punkte, und die Runde ist vorbei. Eine niedrige Karte auf dem Tisch macht das Aussteigen billig, für alle. Es steht
    2 für dich, 9 für Hazel, nichts für Barley.
lesson-pairs-one = Jetzt hast du die 1. Überleg, wie viele es davon gibt.
lesson-pairs-one-fold = Es gibt nur eine 1, also kann dir jetzt nichts passieren. Aussteigen würde einen Punkt verschenken. Nimm eine Karte.
lesson-pairs-end =
    Hazel hat ein Paar 8er und damit 17 von 21 Punkten. Merk dir: Hohe Karten gibt es oft, also werden sie leicht zum Paar; vergleich, was
    eine Karte kostet, mit der niedrigsten auf dem Tisch; und du musst nicht vorn sein, nur nicht hinten.
