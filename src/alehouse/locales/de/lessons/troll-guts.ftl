### Die Lektion zu Troll Guts.

lesson-troll-guts-deal = Jeder hat einen Chip gezahlt und eine Karte offen liegen: du eine 8, Hazel eine 6, Barley eine 4. Jeder Zug bringt eine weitere, und wer ein Paar hat, zahlt dessen Rang und ist raus. Wer zuletzt übrig ist, bekommt den Pott.
lesson-troll-guts-order = Zuerst bringst du deine fünf verdeckten Karten in eine Reihenfolge. Die oberste können andere stehlen. Barley fängt an und zeigt eine 4, und du hast eine 4: Leg sie nach oben, dann die 9, dann den Rest, wie du magst.
lesson-troll-guts-order-other = Erlaubt ist jede Reihenfolge, aber hier lohnt sich eine Falle: Die 4 obenauf gäbe bei Barley ein Paar. Fang mit der 4 an, dann die 9.
lesson-troll-guts-trapped = Barley hat deine 4 gestohlen: ein Paar. Das kostet vier Chips, und Barley ist raus. Was oben auf deinem Stapel lag, wusstest nur du.
lesson-troll-guts-buy = Jetzt musst du eine Karte nehmen. Der Ziehstapel ist eine Lotterie: 7 der 47 Karten, die du nicht gesehen hast, sind 8er. Hazels oberste kann eine Falle für dich sein. Deine eigene nächste kennst du, und sie kostet einen Chip: Kauf sie.
lesson-troll-guts-buy-draw = Eine 8 würde dich acht Chips kosten und die sieben im Pott dazu, und das ist jede siebte Karte. Für einen einzigen Chip bist du sicher. Kauf.
lesson-troll-guts-buy-steal = Hazel hat deine 8 gesehen, bevor gestapelt wurde. Wer selbst eine 8 hat, legt sie für dich nach oben. Kauf deine eigene Karte.
lesson-troll-guts-lucky = Hazel hat eine 3 gezogen und ist noch dabei: 6 und 3. Vor dir liegen jetzt zwei offene Karten, und jede kann ein Paar werden.
lesson-troll-guts-again = Mit 8 und 9 ist der Ziehstapel gefährlich: 15 von 46 Karten geben ein Paar. In deinem eigenen Stapel keine einzige. Was tust du also?
lesson-troll-guts-again-draw = Jede dritte Karte würde dich hinauswerfen, und es geht um acht Chips. Ein Chip für die Sicherheit ist billig. Kauf.
lesson-troll-guts-again-steal = Diese Karte kennst du nicht, und Hazel hat sie ausgesucht. Deine eigene kennst du. Kauf.
lesson-troll-guts-end = Hazel hat eine zweite 6 gezogen und ist raus: Der Pott gehört dir. Merk dir: Stell Fallen mit Rängen, die andere zeigen; was du kaufst, kennst du; und jeder fremde Stapel kann so eine Falle für dich sein.
