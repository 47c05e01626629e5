### Die Lektion zu Deadfall.

lesson-deadfall-deal = Jeder legt Karten auf seinen eigenen Stapel, bis jemand einen anderen herausfordert. Dann zeigen alle ihre Hände: Hat noch jemand so eine Karte wie die oberste, lebt der Stapel, und wer herausgefordert hat, verliert; sonst ist er tot.
lesson-deadfall-door = Die erste Karte, die Tür, wählen alle heimlich. Du hast zwei 9er: Liegt eine obenauf und die andere ist in deiner Hand, kann dich niemand mit Recht herausfordern. Und eine 9 ist teuer.
lesson-deadfall-door-other = Dann liegt eine 4 obenauf, und du hast keine mehr: Wer dich herausfordert, gewinnt, wenn niemand sonst eine hat. Leg eine 9.
lesson-deadfall-wait = Die niedrigste Tür fängt an: Hazel mit einer 5. Hazel hat eine 6 daraufgelegt. Jetzt kann Barley legen oder jemanden herausfordern, und deine 9 sieht nach einem Bluff aus.
lesson-deadfall-live = Barley hat dich herausgefordert, und du hattest noch eine 9: Der Stapel lebt. Barley zahlt dir neun Chips, und du bekommst den Pott. Die nächste Runde wird gegeben.
lesson-deadfall-low = 3, 8 und 10: diesmal nichts doppelt. Die niedrigste Tür fängt an, und wer anfängt, darf zuerst herausfordern. Leg die 3.
lesson-deadfall-low-other = Eine teure Karte obenauf und nichts dahinter: Das lädt zum Herausfordern ein. Die 3 fängt an und kostet wenig. Leg die 3.
lesson-deadfall-call = Hazel zeigt eine 6, Barley eine 5. Auf ihren Händen sind nur vier Karten, und 46 sind gar nicht im Spiel. In etwa sieben von zehn Fällen hat niemand noch eine 5. Fordere heraus.
lesson-deadfall-call-play = Du kannst legen, hast aber nichts dahinter, und dann fordern sie dich heraus. Bei so wenigen Handkarten sind die meisten Stapel tot. Fordere einen heraus.
lesson-deadfall-end = Niemand hatte noch eine: Der Stapel war tot, und du bekommst den Rang und den Pott. Merk dir: Leg, was du doppelt hast, und lass dich herausfordern; fordere heraus, was kaum noch jemand haben kann; und mit sechs Karten für jeden gibt es viel mehr davon.
