### Die Lektion zu Kitty.

lesson-kitty-deal = Sieben Karten liegen im Talon, alle anderen sind auf euren Händen. Wer am Ende die meisten Karten eines Rangs hat, bekommt den Rang als Punkte; sind es mehrere, bekommen ihn alle. Das erste Ziel liegt offen: eine 9.
lesson-kitty-pass = Zuerst geben alle heimlich eine Karte nach links. Gib weg, was dir nichts bringt: Von den zehn 10ern hast du zwei, die anderen acht sind anderswo. Gib eine 10.
lesson-kitty-pass-other = Kleine Ränge gewinnt man mit zwei oder drei Karten, und niedrige Karten holen Ziele. Zwei von zehn 10ern sind kaum die meisten. Gib eine 10.
lesson-kitty-bid = Jetzt bieten alle heimlich eine Karte. Das niedrigste Gebot, das sonst niemand macht, holt das Ziel auf die Hand; alle Gebote werden abgelegt. Du hast zwei 9er, eine dritte wäre viel wert. Deine 2 können nur die 1 und die andere 2 verderben.
lesson-kitty-bid-three = Es gibt noch eine 3, und wer eine 2 hat, bietet darunter. Zwei 3er lohnt es zu behalten; die 2 selbst ist für dich kaum etwas wert. Biete die 2.
lesson-kitty-bid-high = Irgendwer bietet bestimmt niedriger, und deine Karte ist trotzdem weg. Für eine 9 biete deine niedrigste: die 2.
lesson-kitty-won = Porter und Barley haben beide eine 6 geboten, die zählten also nicht; deine 2 war niedriger als Hazels 4. Die 9 gehört dir: drei von neun. Das nächste Ziel ist eine 4, und du hast keine 4.
lesson-kitty-again = Erst weitergeben. Vorhin hast du von Porter eine 3 bekommen. Welche Karte brauchst du am wenigsten?
lesson-kitty-again-other = Eine einzelne 10 von zehn reicht nie. Alles andere auf deiner Hand kann noch Punkte bringen. Gib die 10.
lesson-kitty-poor = Eine 8 ist gekommen: Du hast jetzt drei 8er und drei 9er. Eine einzelne 4 bringt dir wenig, also zahl nichts dafür: Biete eine Karte, die auf deiner Hand allein steht, die 6 oder die 7.
lesson-kitty-poor-low = Mit zwei von drei 3ern hast du die 3er sicher. Wirf keine für eine 4 weg. Biete die 6 oder die 7.
lesson-kitty-poor-good = Davon hast du mehrere, und die bringen Punkte. Ein Gebot ist weg, ob es gewinnt oder nicht. Biete die 6 oder die 7.
lesson-kitty-end = Barleys 4 hat die 4 geholt. In einem richtigen Spiel kommen noch fünf Runden. Merk dir: Gib weiter, wovon du nie die meisten haben wirst; biete niedrig für das, was dir fehlt, und Nutzloses für alles andere; und das niedrigste Gebot zählt nur, wenn es allein steht.
