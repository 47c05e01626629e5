### Die Lektion zu Sweep.

lesson-sweep-deal = Du sammelst Karten: Wer am Ende die meisten Karten eines Rangs hat, bekommt diesen Rang als Punkte, die meisten 9er also 9. Auf dem Tisch liegen fünf Ziele. Reihum spielt jeder eine Karte aus, den Schützen.
lesson-sweep-first = Der niedrigste Schütze erbeutet alle Ziele des höchsten Rangs, hier zwei 9er. Jeder andere erbeutet alles, was niedriger ist als er selbst. Du spielst zuerst und hast eine 2: Niedriger ist nur die 1. Nutz sie.
lesson-sweep-first-five = Eine 5 kann die niedrigste sein, aber vier Ränge sind niedriger. Die 2 ist fast sicher, und sie herzugeben kostet höchstens zwei Punkte. Spiel die 2 aus.
lesson-sweep-first-high = Wer hoch spielt, fegt zusammen, was die niedrigeren übrig lassen; die 9er bekommt der niedrigste Schütze. Zwei 9er für eine 2 sind ein guter Tausch. Spiel die 2 aus.
lesson-sweep-swept = Deine 2 hat beide 9er erbeutet und ist dann gefallen: Ein Schütze, der etwas erbeutet hat, ist selbst Ziel für die höheren. Barleys 6 erbeutete die 4, die 5 und deine 2, Hazels 8 die 7 und die 6. Was man erbeutet, kommt auf die Hand.
lesson-sweep-second = Neue Ziele: 3 5 6 8 10. Hazels 3 ist die niedrigste, erbeutet die 10 und fällt. Barleys 9 erbeutet dann, was niedriger ist und noch daliegt. Du schießt zuletzt: Schieb dich unter die 9.
lesson-sweep-second-ten = Die 9 schießt vor der 10 und fegt alles unter sich weg. Für die 10 bleibt nur die gefallene 9. Etwas knapp unter der 9 bekommt mehr.
lesson-sweep-second-nine = Zwei 9er würden sich abwechseln, Ziel um Ziel. Ein Schütze knapp darunter nimmt vorher alles, was niedriger ist als er.
lesson-sweep-second-five = Die 5 bekommt nur, was niedriger ist: die 3 und die gefallene 3. Etwas Höheres, aber noch unter der 9, bekommt mehr.
lesson-sweep-hand = Was du erbeutet hast, ist auf deiner Hand, und du kannst später damit schießen. Dann ist es aber wieder weg: Was du ausspielst, geht an andere oder wird abgelegt. Frag dich bei jeder Karte, ob du sie behalten willst.
lesson-sweep-end = Du hast für eine Karte zwei 3er, die 5 und die 6 zusammengefegt. So geht es weiter, bis der Ziehstapel aufgebraucht ist; dann zählen die meisten Karten jedes Rangs. Merk dir: Schieß tief für das beste Ziel oder knapp unter jemand anderem für den Rest.
