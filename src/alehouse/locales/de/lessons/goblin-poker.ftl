### Die Lektion zu Goblin Poker.

lesson-goblin-poker-deal = Jeder zahlt einen Chip und bekommt sechs Karten. In jedem Durchgang wirft jeder eine Karte auf einen Haufen, der wird gemischt, und jeder bekommt eine davon offen. Ein Paar kostet seinen Rang, und du bist raus; wer zuletzt übrig ist, bekommt den Pott.
lesson-goblin-poker-first = Such die Karte aus, mit der dein Stapel beginnt. Eine 2 kann nur die andere 2 zum Paar machen, und wer aussteigt, zahlt die kleinste offene Karte: Mit einer 2 auf dem Tisch ist das billig.
lesson-goblin-poker-first-other = Je höher sie ist, desto mehr gibt es davon, und desto teurer wird ein Paar. Fang mit der 2 an.
lesson-goblin-poker-nine = Jetzt wirf eine Karte ab. Einer von euch dreien bekommt sie, alle mit gleicher Chance. Barley zeigt eine 9, und du hast eine: Kommt sie zu Barley, ist das ein Paar. Bei dir oder Hazel schadet sie nicht.
lesson-goblin-poker-nine-fold = Aussteigen kostet deine eigene 2, und noch ist nichts passiert. Wirf die 9 ab.
lesson-goblin-poker-nine-other = Die macht bei niemandem ein Paar. Die 9 kann nur Barley schaden. Wirf sie ab.
lesson-goblin-poker-dealt = Du hast eine 7 bekommen, Hazel deine 9, Barley eine 5. Diesmal kein Paar. Der niedrigste Stapel fängt den nächsten Durchgang an, und das ist deiner.
lesson-goblin-poker-five = Sieh dir die Stapel an: Hazel hat 6 und 9, Barley 5 und 9. Welche deiner Karten kann bei jemandem ein Paar werden, nur nicht bei dir?
lesson-goblin-poker-five-fold = Zwei Chips sind wenig, aber noch ist die Gefahr klein. Bleib, und wirf die 5 ab.
lesson-goblin-poker-five-seven = Du hast selbst eine 7 im Stapel: Sie kann zu dir zurückkommen und ein Paar werden. Behalt sie.
lesson-goblin-poker-five-other = Die macht bei niemandem ein Paar. Die 5 schon, wenn sie zu Barley kommt. Wirf die 5 ab.
lesson-goblin-poker-out = Deine 5 ist zu Barley gekommen: ein Paar, fünf Chips in den Pott, und Barley ist raus. Du hast jetzt 2-7-8, Hazel 4-6-9. Nur noch eine Person steht dir im Weg.
lesson-goblin-poker-four = Auf dem Haufen werden zwei Karten liegen, und ihr bekommt je eine. In der Hälfte der Fälle geht deine an Hazel. Welche soll es sein?
lesson-goblin-poker-four-fold = Dann bekommt Hazel den Pott ohne Kampf. Dein Stapel ist nicht stärker gefährdet als der andere. Wirf die 4 ab.
lesson-goblin-poker-four-other = Die macht mit Hazels 4, 6 oder 9 kein Paar. Deine 4 schon. Wirf sie ab.
lesson-goblin-poker-end = Die 4 ist zu Hazel gekommen: ein Paar, und der Pott gehört dir. Merk dir: Wirf ab, was bei anderen ein Paar wird und bei dir nicht; denk daran, was sie für dich abwerfen; und liegt eine niedrige Karte offen, ist Aussteigen billig.
