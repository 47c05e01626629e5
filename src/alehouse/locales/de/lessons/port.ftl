### Die Lektion zu Port.

lesson-port-deal =
    Alle haben eine Karte; die niedrigste fängt an, und das ist deine 5. Du willst viele Kartenpunkte. Aber mit einer zweiten
    Karte von einem Rang, den du schon hast, platzt dein Stapel. Die Zahl sagt auch, wie oft es die Karte gibt: zehn 10er, eine 1.
lesson-port-first = Du kannst eine Karte nehmen oder sichern, das heißt für diese Runde aufhören. Von den 52 Karten, die du nicht gesehen hast, sind nur vier 5er. Nimm eine.
lesson-port-first-lock = Mit einer 5 gesichert siehst du nur zu, wie dich beide überholen. Bloß vier von 52 Karten tun dir weh: Nimm eine Karte.
lesson-port-bust = Barley hatte eine 9 und bekam noch eine: geplatzt. Der Stapel kommt in die Ablage, und diese Runde bringt Barley nichts.
lesson-port-second =
    Du hast 5 und 7, 12 Kartenpunkte; Hazel hat 18. Platz eins ist hier 3 Punkte wert, Platz zwei 2. Mit zehn der
    49 Karten, die niemand gesehen hat, würdest du platzen: vier 5ern und sechs 7ern. Hol dir Platz eins.
lesson-port-second-lock = Das wäre sicher, aber nur Platz zwei: Hazel hat schon 18. In vier von fünf Fällen hilft dir die Karte. Nimm noch eine.
lesson-port-ahead = Eine 9: Du hast 21, und Hazel hat mit 18 gesichert. Sonst ist niemand mehr dabei. Was jetzt?
lesson-port-ahead-hit = Du liegst schon vorn, und mehr als Platz eins gibt es nicht. Mit einer Karte könntest du nur noch platzen. Sichere.
lesson-port-scored =
    Platz eins von dreien: 3 Punkte für dich, 2 für Hazel, nichts für Barley. Wer nach einer Runde 21 Punkte hat, gewinnt.
    Jetzt die nächste Runde, vom selben Ziehstapel.
lesson-port-third = Du hast eine 9, Hazel 17, Barley 15. Du bist in dieser Runde zum ersten Mal dran.
lesson-port-third-lock = Mit einer 9 bleibt dir nur Platz drei. Fünf 9er unter 43 ungesehenen Karten sind kein Grund zur Angst. Nimm eine Karte.
lesson-port-last =
    Beide haben gesichert, mit 17 und 15; du hast 12 und darfst weitermachen, solange du willst. Denk an die Plätze: Was
    bekommst du, wenn du sicherst, und was verlierst du, wenn du platzt?
lesson-port-last-lock =
    Platz drei ist 1 Punkt wert, und mehr kann dich das Platzen nicht kosten. Nur 9er und 3er tun weh, eine Karte von sechs;
    fast jede andere bringt dich an Barley vorbei oder an beiden. Nimm eine Karte.
lesson-port-enough = Eine 10: Mit 22 liegst du vor beiden.
lesson-port-enough-hit = Besser als Platz eins geht nicht. Sichere und nimm 3 Punkte.
lesson-port-end =
    6 Punkte, noch 15 bis zum Sieg. Merk dir: Platzen kannst du nur an deinen eigenen Rängen, es zählt der Platz,
    und wer als Letztes übrig ist, hat wenig zu verlieren.
