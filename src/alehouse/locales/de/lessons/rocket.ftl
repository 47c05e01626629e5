### Die Lektion zu Rocket.

lesson-rocket-bet = Du spielst allein gegen die Bank, und die entscheidet nichts, sie nimmt nur Karten. Wer zuerst ein Paar hat, zahlt dessen Rang. Setz, so viel du magst: Gewinn und Verlust gelten für je zehn Chips.
lesson-rocket-first = Du hast eine 8, die Bank eine 5. Nimmst du eine Karte, kostet dich nur eine zweite 8 etwas, nämlich 8: sieben Karten von 53. Steigst du aus, zahlst du die niedrigste Karte auf beiden Seiten, also 5.
lesson-rocket-first-fold = Sicher 5, gegen 8 etwa einmal von acht Malen: Der Ausstieg ist hier viel zu teuer. Nimm eine Karte.
lesson-rocket-second = Beiden ist nichts passiert. Du hast 8 und 10, die Bank 5 und 9. Jetzt geben dir 16 von 51 Karten ein Paar, aber nach jeder, die du überstehst, muss auch die Bank wieder eine nehmen.
lesson-rocket-second-fold = Aussteigen kostet noch immer 5. Die Karte ist ein Risiko von etwa drei zu zehn, dafür kann die Bank ein Paar 9er oder 5er bekommen oder eine 3. Im Mittel ist an Bord bleiben billiger. Nimm eine Karte.
lesson-rocket-paid = Die Bank hat eine zweite 5 gezogen und zahlt dir 5 für je zehn Chips Einsatz. Gespielt wird mit demselben Ziehstapel weiter: Gemischt wird erst, wenn wenig übrig ist.
lesson-rocket-again = Noch eine Runde. Setz wieder.
lesson-rocket-out = Du hast eine 10, die Bank eine 2. Sieh nach, was der Ausstieg kostet: die niedrigste Karte auf beiden Seiten.
lesson-rocket-out-hit = Acht von 47 Karten würden dich 10 kosten, und danach werden es mehr; der Ausstieg kostet nur 2. Steig aus.
lesson-rocket-once = Das war billig. Eine niedrige Karte, egal auf welcher Seite, ist der beste Moment zum Aussteigen. Setz noch einmal.
lesson-rocket-end = Die Bank zeigt eine 3 und verliert sofort: 3 für je zehn Chips. Merk dir: Vergleich, was eine Karte im Mittel kostet, mit der niedrigsten auf beiden Seiten; liegt eine 1 oder 2 da, steig aus, sonst zerreißt es oft zuerst die Bank.
