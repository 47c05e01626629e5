### Die Lektion zu Carousel.

lesson-carousel-deal = Hier hat niemand Karten: Auf dem Tisch liegen sechs Hände, und alle leben. In jeder Runde bekommt jede lebende Hand eine Karte, und eine mit einem Paar ist raus. Du setzt fünf Chips darauf, wie viele danach noch leben.
lesson-carousel-others = Hazel und Barley setzen vor dir, beide auf die 6: überhaupt kein Paar. Die Einsätze sehen alle. Wer die richtige Zahl nennt, teilt sich den Pott von 15.
lesson-carousel-five = Etwa jedes zweite Mal bekommt keine Hand ein Paar; etwas öfter als jedes dritte Mal genau eine, und fünf bleiben. Vergleich: ein Drittel vom Pott mit der 6 oder der ganze mit der 5.
lesson-carousel-five-six = Das ist die wahrscheinlichste Zahl, aber zu dritt bringt sie 5 Chips, deine eigenen. Die 5 ist etwas seltener und bringt 15. Setz auf die 5.
lesson-carousel-five-four = Zwei Paare auf einmal gibt es etwa einmal von neun Malen. Das ist selbst für den ganzen Pott zu selten. Setz auf die 5.
lesson-carousel-five-few = So viele Paare auf einmal kommen fast nie. Setz auf die 5.
lesson-carousel-won = Eine Hand hat ihre zweite 9 bekommen und ist raus: Fünf leben, und der ganze Pott gehört dir. Die fünf Hände haben jetzt je zwei Karten, also werden Paare wahrscheinlicher.
lesson-carousel-again = Hazel setzt auf die 4, Barley auf die 3. Etwa vier von zehn Malen bekommt jetzt genau eine Hand ein Paar, etwas öfter als jedes dritte Mal keine. Was ist noch frei?
lesson-carousel-again-four = Die wahrscheinlichste, aber du würdest sie mit Hazel teilen: die Hälfte von 15. Die 5 ist fast so wahrscheinlich und allein deine. Setz auf die 5.
lesson-carousel-again-three = Das kommt etwa jedes fünfte Mal, und du würdest es mit Barley teilen. Setz auf die 5.
lesson-carousel-again-six = Es leben nur fünf Hände: Sechs können es nicht werden. Setz auf die 5.
lesson-carousel-again-few = So viele Paare auf einmal sind selten. Setz auf die 5.
lesson-carousel-end = Kein Paar: Fünf leben, und nur du hast es gesagt. Das Spiel geht weiter, bis weniger als zwei Hände übrig sind. Merk dir: Zähl, wie viele Karten ein Paar gäben; eine seltenere Zahl für dich allein ist oft besser als die wahrscheinlichste, die du teilst.
