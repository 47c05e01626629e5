### Horn of Plenty: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-horn-of-plenty = Horn of Plenty
    .line = Sag, was deine Karte ist. Ob dir das jemand glauben sollte, ist eine andere Frage.

verb-agree = Zustimmen
    .about = die Karte ist, was sie sein soll
verb-disagree = Bestreiten
    .about = die Karte ist etwas anderes

zone-laid = verdeckte Karte
zone-declared = angesagt als

event-declares = { $seat ->
    [you] Du legst eine Karte verdeckt hin und sagst an: eine { $amount }.
   *[other] { $seat } legt eine Karte verdeckt hin und sagt an: eine { $amount }.
}
event-agrees = { $seat ->
    [you] Du stimmst zu.
   *[other] { $seat } stimmt zu.
}
event-disagrees = { $seat ->
    [you] Du glaubst das nicht.
   *[other] { $seat } glaubt das nicht.
}
event-lets-pass = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-uncovers = { $seat ->
    [you] Deine Karte ist eine { $card }.
   *[other] Die Karte von { $seat } ist eine { $card }.
}
event-keeps-card = { $seat ->
    [you] Du behältst die { $card }.
   *[other] { $seat } behält die { $card }.
}
event-hands-over = { $seat ->
    [you] Du gibst { $target } die { $card }.
   *[other] { $target ->
        [you] { $seat } gibt dir die { $card }.
       *[other] { $seat } gibt { $target } die { $card }.
    }
}
event-pairs-off = { $seat ->
    [you] Ein Paar: Deine beiden { $card }er sind weg.
   *[other] Ein Paar: Beide { $card }er von { $seat } sind weg.
}

option-horn-of-plenty-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden; dann gewinnt, wer vorn liegt.
option-horn-of-plenty-cards-each = Karten pro Hand
    .about = Wie viele verdeckte Karten alle bekommen. Mit einer wird es ein kurzes Spiel: Alle bluffen nur einmal pro Runde.

error-horn-of-plenty-declared = Angesagt wird ein Rang von 1 bis 10. Möglich: { $legal }.
error-horn-of-plenty-play = Du musst jetzt eine Karte spielen und ansagen. Möglich: { $legal }.
error-horn-of-plenty-answer = Sag erst, ob du zustimmst. Möglich: { $legal }.
error-horn-of-plenty-give = Erst muss jemand die aufgedeckte Karte bekommen. Möglich: { $legal }.
error-horn-of-plenty-receiver = Die Karte geht an die Person, die sie gespielt, oder die, die geantwortet hat. Möglich: { $legal }.
