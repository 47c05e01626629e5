### Die Lektion zu Ghost Town.

lesson-ghost-town-deal = Jeder hat zehn Chips gezahlt. Jede gezogene Karte, die in deinem Haus Platz findet, bringt dir ihren Rang; die erste, die keinen findet, kostet ihn, und du bist raus. Wer zuletzt übrig ist, bekommt den Pott.
lesson-ghost-town-first = Zuerst gibt jeder eine Karte für die Straße. Die niedrigste fängt an, und was auf der Straße liegt, passt in kein Haus. Mit der 3 fängst du an, und 3er, die dir schaden könnten, gibt es wenige.
lesson-ghost-town-first-other = Eine hohe Karte auf der Straße sperrt einen Rang, von dem es viele Karten gibt, auch für dich, und vielleicht fängt jemand anders an. Nimm die 3.
lesson-ghost-town-draw = Die Straße ist 3 und 8. Zieh: Eine Karte, die auf der Straße liegt, lässt dich platzen, 8 von 48; jede andere bringt ihren Rang. Eine Karte der Hand auszuspielen ist sicher, kostet aber zwei Chips.
lesson-ghost-town-draw-fold = Du hast zehn Chips gezahlt, und noch droht dir wenig. Zieh.
lesson-ghost-town-draw-play = Das ist sicher und kostet zwei Chips. Aber fünf von sechs Karten würden dir jetzt etwas bringen. Zieh, solange dein Haus leer ist.
lesson-ghost-town-turns = Eine 6: Sie zieht ein, und du bekommst sechs Chips. Hazel hat eine 9 aus der Hand gespielt, Barley eine 10 gezogen und zehn bekommen. Im Pott sind noch 16.
lesson-ghost-town-left = In deinem Haus ist eine 6, in Hazels nicht, und du hast noch zwei. Für zwei Chips darfst du eine 6 nach links spielen, in Hazels Haus: Dann lässt auch die 6 Hazel platzen, neben 3, 8 und 9.
lesson-ghost-town-left-fold = Dein Haus ist noch jung, und im Pott sind 16. Bleib: Spiel eine 6 nach links.
lesson-ghost-town-left-draw = Geht auch: 11 von 45 Karten ließen dich platzen. Sicherer ist es, erst Hazel das Risiko tragen zu lassen, mit vollerem Haus. Spiel eine 6 nach links.
lesson-ghost-town-left-play = Das füllt dein eigenes Haus, und jeder Rang darin kann dich später platzen lassen. Füll Hazels: Spiel eine 6 nach links.
lesson-ghost-town-end = Hazel hat eine 9 gezogen und ist raus, Barley eine 3: Du bist übrig und bekommst den Pott. Merk dir: Zieh, solange dein Haus leer ist; was du selbst hast, kann nicht kommen; und eine Karte nach links kostet zwei Chips und kann die Person links von dir zehn kosten.
