### Die Lektion zu Judge.

lesson-judge-deal = Koch aus deiner Hand ein Rezept: Seine Karten zählen zusammen als Punkte, 50 gewinnen. Danach deckt die Jury bis zu acht Karten auf, und jede wirft alle Rezepte mit ihrem Rang hinaus. Das letzte Rezept ist sicher.
lesson-judge-one = Du hast die 1, und es gibt nur eine. Die Jury kann sie nicht haben. Gib sie zuerst zu: Ihr kann nichts passieren, und du siehst erst einmal, was die anderen tun.
lesson-judge-one-pass = Wer ohne Karte passt, hat kein Rezept und bekommt nichts. Gib die 1 zu.
lesson-judge-one-other = Das kannst du später zugeben, wenn du gesehen hast, was die anderen kochen. Sicher ist nur die 1. Fang mit ihr an.
lesson-judge-others = Hazel kocht mit einer 10, Barley mit einer 9: viele Punkte, aber Ränge, die die Jury sehr wahrscheinlich hat. Du musst nicht mehr haben als sie, du musst nur übrig bleiben.
lesson-judge-four = Von den vier 4ern hast du zwei, also kann die Jury höchstens zwei haben. Damit ist die 4 viel sicherer, als sie aussieht. Gib sie zu.
lesson-judge-four-pass = Ein Punkt ist ein dünnes Rezept. Sichere Karten kosten wenig und zählen: Gib eine 4 zu.
lesson-judge-four-two = Die 2 ist auch gut, kann aber warten. Die 4 bringt doppelt so viel. Gib die 4 zu.
lesson-judge-four-high = Das zählt mehr, aber von diesem Rang gibt es viele, die du nicht siehst. Eine einzige verhasste Karte, und alles ist weg. Gib die 4 zu.
lesson-judge-two = Hazel hat gepasst, Barley eine 8 zugegeben. Die andere 2 ist irgendwo unter 45 Karten, und acht davon gehören der Jury. Gib deine zu.
lesson-judge-two-pass = Du darfst hier aufhören. Aber die 2 trifft es nur einmal von sechs Malen, und jeder Punkt zählt. Gib sie zu.
lesson-judge-two-high = Diesen Rang gibt es oft, und das Risiko tragen schon die anderen. Bleib sicherer als sie: Gib die 2 zu.
lesson-judge-done = 1-4-2 macht sieben Punkte, wenn dein Rezept übrig bleibt. Deine anderen Ränge gibt es oft. Ist ein Rezept sicher genug, lass es so: Pass.
lesson-judge-done-add = Mehr Punkte, aber auch viel mehr, was der Jury nicht schmeckt, und in Gefahr sind ohnehin die anderen. Pass.
lesson-judge-end = Eine 7, dann eine 10: Hazel ist raus. Eine 5, dann eine 8: Barley ist mit 17 Punkten raus, und deine sieben zählen. Merk dir: Zähl, wie viele von einem Rang du nicht siehst; du brauchst nicht viel, nur länger als die anderen; und riskier etwas, wenn sie sicher sind.
