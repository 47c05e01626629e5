### Die Lektion zu Blackstone.

lesson-blackstone-deal =
    Die 10er sind schwarze Steine, alle anderen Karten weiße. Ein zweiter schwarzer Stein ist das Ende; du hast noch keinen, Hazel hat einen. Weiße
    Steine liegen in der Mitte und machen alles teurer. Die niedrigste Karte fängt an: deine 4.
lesson-blackstone-first =
    Sag, wie viele Karten du nimmst. Wer nach dir kommt, muss mindestens so viele nehmen oder aussteigen. Ohne schwarzen Stein verlierst du nur,
    wenn zwei kommen: Von zwei Karten sind etwa einmal in 37 Fällen beide schwarz. Nimm 2.
lesson-blackstone-first-fold = Das kostet deinen Grundeinsatz von 5 Chips und noch einen, und bisher droht dir nichts. Nimm 2.
lesson-blackstone-first-one = Mit einer Karte kannst du nicht verlieren, aber dann muss auch Hazel nur eine nehmen. Sie hat einen schwarzen Stein: Mach es ihr schwerer. Nimm 2.
lesson-blackstone-first-many = Mutig: Wer nach dir kommt, muss so viele nehmen. Aber je mehr du nimmst, desto eher sind zwei schwarze Steine dabei; bei neun Karten jedes zweite Mal. Versuch es mit 2.
lesson-blackstone-folds =
    Hazel hatte einen schwarzen Stein: Zwei Karten hätten sie etwa jedes dritte Mal erledigt. Sie steigt lieber aus und zahlt halb so viele
    Chips, wie weiße Steine daliegen. Auch ihr Grundeinsatz kommt in den Pott.
lesson-blackstone-second = Barley hat zwei genommen und jetzt einen schwarzen Stein. Du hast keinen. Mindestens zwei musst du nehmen.
lesson-blackstone-second-fold = Das kostet deinen Grundeinsatz und 3 Chips. Zwei schwarze Steine unter zwei Karten kommen etwa 2-mal in 100 Fällen. Nimm 2.
lesson-blackstone-second-many = Zwei reichen: Barley hat einen schwarzen Stein und muss nachziehen, und dein eigenes Risiko bleibt bei etwa 2 von 100. Nimm 2.
lesson-blackstone-stones = Auch für dich eine 10. Jetzt habt ihr beide einen, und bei acht weißen Steinen kostet ein zweiter mindestens 8 Chips und den Grundeinsatz.
lesson-blackstone-third =
    Zwei Karten gehen etwa 30-mal in 100 Fällen schief, denn unter 44 Karten sind sieben schwarze Steine. Aussteigen kostet sicher 9 Chips: 5 und die Hälfte
    der acht weißen Steine. Aber überstehst du es, muss nach dir Barley zwei nehmen.
lesson-blackstone-third-fold = Sicher 9 Chips, und der Pott gehört Barley. Nimmst du zwei, geht es 7-mal von 10 gut, und Barley steht da, wo du jetzt stehst. Nimm 2.
lesson-blackstone-third-many = Mit einem schwarzen Stein vor dir ist jede weitere Karte eine Gefahr für sich. Nimm so wenige, wie du darfst: 2.
lesson-blackstone-end =
    Der zweite schwarze Stein für Barley: Barley zahlt für alle weißen Steine, und du nimmst den Pott. Merk dir: Ohne schwarzen Stein nimm ruhig; mit einem nimm so wenige,
    wie du darfst, und steig früh aus, solange es billig ist.
