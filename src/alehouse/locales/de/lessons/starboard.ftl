### Die Lektion zu Starboard.

lesson-starboard-deal = Ihr habt alle zusammen eine Hand, und die liegt in der Mitte: eine 9 und eine 4. Jeder hat einen Chip in den Pott gezahlt. Den teilen sich am Ende alle, die gesichert haben; wer raus ist, bekommt nichts.
lesson-starboard-first = Eine Karte zu nehmen kostet einen Chip. Eine zweite 9 oder 4 lässt dich platzen; jeder neue Rang kommt in die Mitte und wirft alle hinaus, die gesichert haben. Von den 53 übrigen Karten lassen dich elf platzen: acht 9er und drei 4er.
lesson-starboard-first-lock = Wer früh sichert, wartet darauf, hinausgeworfen zu werden: Ein neuer Rang von Hazel oder Barley genügt. Noch sind vier von fünf Karten harmlos. Nimm eine.
lesson-starboard-thrown = Hazel hat gesichert, und Barley hat eine 2 aufgedeckt: ein neuer Rang, also ist Hazel raus. In der Mitte liegen jetzt vier Ränge, im Pott fünf Chips.
lesson-starboard-second = Die Mitte ist gefährlich geworden: 17 von 51 Karten lassen platzen, jede dritte. Außer dir ist nur noch Barley dabei. Sicherst du, muss Barley teilen oder einen Chip zahlen und dieses Risiko eingehen.
lesson-starboard-second-hit = Noch hat niemand gesichert, also wirft eine neue Karte auch niemanden hinaus: Du würdest für ein Risiko von einem Drittel einen Chip zahlen und nichts gewinnen. Sichere.
lesson-starboard-won = Barley hat einen Chip gezahlt, um dich hinauszuwerfen, und eine 9 aufgedeckt: geplatzt. Du bist allein übrig und bekommst alle sechs Chips. Zwei davon waren deine, gewonnen hast du also vier. Die nächste Runde beginnt bei Hazel.
lesson-starboard-last = Hazel und Barley haben beide gesichert. Du bist zuletzt dran: Sicherst du auch, bekommt jeder einen Chip. Ein neuer Rang gewinnt den ganzen Pott von vier, und 38 von 53 Karten sind neu.
lesson-starboard-last-lock = Ein sicherer Chip ist nur dein Einsatz zurück. Eine Karte kostet einen Chip und gewinnt etwa siebenmal von zehn vier: im Mittel fast zwei. Nimm eine.
lesson-starboard-end = Eine 8: Beide sind raus, und der Pott gehört dir. Merk dir: Zähl die Karten, die platzen lassen; sicher bist du nur, wenn sich die anderen nicht mehr trauen; und wer zuletzt dran ist, kann alle hinauswerfen.
