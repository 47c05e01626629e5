### Die Lektion zu Horn of Plenty.

lesson-horn-of-plenty-deal = Du willst hohe Karten offen vor dir haben, aber keine zwei vom selben Rang: Ein Paar wird weggeworfen. In dieser kurzen Runde hat jeder eine Karte offen und zwei verdeckt. Deine 5 ist die niedrigste, also fängst du an.
lesson-horn-of-plenty-truth = Leg eine verdeckte Karte hin und sag, was sie ist, wahr oder nicht. Die anderen können zustimmen, bestreiten oder passen. Wer recht hat, bestimmt, wer von euch beiden die Karte bekommt; sonst bestimmst du. Leg die 9 und sag: eine 9.
lesson-horn-of-plenty-truth-lie = Das ist eine Lüge, und lügen darf man. Aber eine 9, die eine 9 sein soll, klingt auch nach Lüge: Versuch es erst mit der Wahrheit.
lesson-horn-of-plenty-truth-five = Die 5 gäbe mit deiner offenen 5 ein Paar, wenn sie zu dir kommt, und beide wären weg. Behalten willst du die 9. Leg sie und sag 9.
lesson-horn-of-plenty-doubted = Hazel hat gepasst, Barley hat dir nicht geglaubt. Es ist aber eine 9, also lag Barley falsch, und du bestimmst, wer von euch beiden sie bekommt.
lesson-horn-of-plenty-keep = Neun Punkte, und vor dir liegt keine 9. Behalt sie.
lesson-horn-of-plenty-keep-give = Dann hat Barley 9 und 7. Weggeben lohnt sich nur, wo die Karte ein Paar macht. Behalt sie.
lesson-horn-of-plenty-doubt = Hazel hat eine Karte gelegt und sagt: eine 8, obwohl dort schon eine 8 liegt und es ein Paar wäre. Barley hat gepasst. Ist es wahrscheinlich, dass das stimmt? Von den Karten, die du nicht siehst, sind nur sieben 8er.
lesson-horn-of-plenty-doubt-agree = Die meisten Karten sind keine 8er, und ausgerechnet eine 8 zu bringen hat Hazel keinen Grund. Bestreite es.
lesson-horn-of-plenty-doubt-pass = Wenn alle passen, darf Hazel die Karte verschenken, vielleicht an dich, wo sie schadet. Wahrscheinlich hast du recht, wenn du es bestreitest, und dann bestimmst du. Bestreite es.
lesson-horn-of-plenty-mine = Es war eine 3: Du hattest recht. Wer soll sie haben? Du hast 5 und 9, Hazel eine 8.
lesson-horn-of-plenty-mine-give = Das wären drei Punkte für Hazel. Sie macht bei niemandem ein Paar, also behalt sie.
lesson-horn-of-plenty-end = Du hast jetzt 5, 9 und 3, mehr als alle anderen. Sind alle verdeckten Karten gespielt, bringt die höchste Summe am meisten. Merk dir: Was du haben willst, bekommst du am ehesten, wenn dir niemand glaubt; und Paare schenk den anderen.
