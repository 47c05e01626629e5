### Die Lektion zu Half-Pint Heroes.

lesson-half-pint-deal =
    Du sagst an, wie viele Stiche du machst, und versuchst dann, genau so viele zu machen. Drei Karten sind deine Hand; die fünf in der
    Mitte sind die Auslage, die alle benutzen dürfen. In dieser Runde gibt es also drei Stiche.
lesson-half-pint-sets =
    Du legst Kombinationen: eine Karte, ein Paar, zwei Paare, einen Drilling und so fort. Mindestens eine Karte davon ist deine. Mit
    deiner R8 und den beiden 8ern der Auslage hast du einen Drilling.
lesson-half-pint-predict =
    Drei 8er schlagen hier fast alles. Die 13 ist hoch, aber gegen ein Paar verliert sie allein immer. Die 2 gewinnt nichts. Wie viele Stiche sagst du an?
lesson-half-pint-predict-none = Mit drei 8ern lohnt sich ein Stich, und eine Ansage von 1, die stimmt, ist mit ihm zusammen 20 wert. Sag 1 an.
lesson-half-pint-predict-two = Die drei 8er sind ein Stich. Für einen zweiten müsste die 13 allein gewinnen, und Paare liegen für alle in der Auslage. Sag 1 an.
lesson-half-pint-predict-many = Mit drei Karten gibt es für euch alle zusammen drei Stiche. Einen hast du sicher: Sag 1 an.
lesson-half-pint-bet =
    Hazel sagt 2 an, Barley 1: Mit deiner sind das 4, und es gibt nur drei Stiche. Irgendwer verfehlt die Ansage. Wette gegen die Person, bei der
    du das glaubst: 20 Punkte, wenn du recht hast.
lesson-half-pint-bet-barley = Ein Stich ist nicht viel verlangt. Zwei von dreien schon, wenn deine drei 8er einen davon wollen. Wette gegen Hazel.
lesson-half-pint-first =
    Hazel spielt zwei Paare aus, 12er und 8er, mit Karten der Auslage; Barley wirft eine 9 ab. Du bist als Letztes dran. Du willst nur einen Stich.
    Welche Karte könnte dir später schaden?
lesson-half-pint-first-three =
    Das gewänne, aber dann bleibt die 13 in deiner Hand und macht vielleicht einen Stich, den du nicht willst. Unter Hazels zwei Paaren
    richtet sie nichts an: Wirf sie jetzt ab.
lesson-half-pint-first-two = Eine 2 gewinnt nie aus Versehen; die 13 vielleicht. Wirf die 13 ab, solange sie nicht gewinnen kann.
lesson-half-pint-first-split = Reiß deine drei 8er nicht auseinander: Sie sind dein Stich. Wirf die 13 ab, die hier nicht gewinnen kann.
lesson-half-pint-second = Hazel spielt 8er und 3er aus. Du hast R8 und K2 und brauchst deinen einen Stich.
lesson-half-pint-second-later = Dann hat Hazel ihre zwei Stiche, und deine Wette ist verloren. Drei 8er gewinnen jetzt und verderben ihr die Ansage: Nimm den Stich.
lesson-half-pint-second-weak = Das schlägt keine zwei Paare. Alle drei 8er zusammen schon: deine und beide aus der Auslage.
lesson-half-pint-won = Das ist dein Stich, und einen hast du angesagt. Wer den Stich macht, spielt zum nächsten aus: du, mit der 2.
lesson-half-pint-last = Eine Karte ist noch da. Verlier mit ihr.
lesson-half-pint-end =
    Ein Stich 10, Ansage 10, Wette gegen Hazel 20: 40 Punkte und ein Kreuz. Fünf Kreuze hintereinander führen zur Schießerei; drei Stiche hintereinander
    wären eine Keilerei und das Ende der Runde. Nach zehn Runden gewinnen die meisten Punkte.
