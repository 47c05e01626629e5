### Goblin Poker: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-goblin-poker = Goblin Poker
    .line = Was du wegwirfst, kommt zurück – zu irgendwem. Hoffentlich passt es nicht zu deinem Stapel.

verb-pitch = Abwerfen
    .about = eine Karte verdeckt, die jemand bekommen wird
    .carded = { $cards } abwerfen

zone-round-number = Durchgang

event-starts-stack = { $seat ->
    [you] Du beginnst deinen Stapel mit einer { $card }.
   *[other] { $seat } beginnt mit einer { $card }.
}
event-goblin-round = Durchgang { $amount } von fünf.
event-pitches = { $seat ->
    [you] { $card ->
        [hidden] Du wirfst eine Karte ab.
       *[other] Du wirfst die { $card } ab.
    }
   *[other] { $seat } wirft eine Karte ab.
}
event-gets-pitched = { $seat ->
    [you] Du bekommst eine { $card } von den abgeworfenen Karten.
   *[other] { $seat } bekommt eine { $card } von den abgeworfenen Karten.
}

option-goblin-poker-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.

error-goblin-poker-first = Jetzt wählen alle eine erste Karte. Möglich: { $legal }.
error-goblin-poker-begun = Die ersten Karten liegen schon offen. Möglich: { $legal }.

hand-goblin-poker-now = Runde { $hand }
hand-goblin-poker-of = Runde { $hand }/{ $of }
hand-goblin-poker-sums = Runde { $hand }: wer was bekam
event-goblin-poker-hand = Runde { $amount } beginnt.
chance-goblin-poker-hand = eine neue Runde beginnt
