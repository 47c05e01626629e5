### Monster: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-monster = Monster
    .line = Wirf dem Monster deine schlechtesten Karten vor und kämpf dann gegen das, was ihr alle daraus gemacht habt.

verb-discard = Abwerfen
    .about = nichts: alle Karten behalten
    .carded = { $cards } abwerfen
    .none = Nichts abwerfen

zone-monster = Karten des Monsters
zone-thrown = abgeworfen

state-stayed = bleibt dabei

event-throws = { $seat ->
    [you] Du wirfst dem Monster die { $card } vor.
   *[other] { $card ->
        [hidden] { $seat } wirft dem Monster eine Karte vor.
       *[other] { $seat } wirft dem Monster die { $card } vor.
    }
}
event-throws-none = { $seat ->
    [you] Du bleibst dabei und wirfst nichts ab.
   *[other] { $seat } bleibt dabei und wirft nichts ab.
}
event-monster-rank = Das Monster hat eine { $card }.
event-champion = { $seat ->
    [you] Du hast die beste Hand und trittst gegen das Monster an.
   *[other] { $seat } hat die beste Hand und tritt gegen das Monster an.
}
event-beats-monster = { $seat ->
    [you] Du besiegst das Monster.
   *[other] { $seat } besiegt das Monster.
}
event-loses-fight = { $seat ->
    [you] Das Monster ist nicht besiegt: Du verlierst den Kampf.
   *[other] Das Monster ist nicht besiegt: { $seat } verliert den Kampf.
}
event-replay = Niemand ist übrig: Alle, die diese Runde begonnen haben, spielen sie noch einmal.
event-stalemate = Zwanzig Runden nacheinander war niemand übrig: Der Pott wird geteilt.

option-monster-hands = Pötte
    .about = Um wie viele Pötte gespielt wird. Am Ende gewinnen die meisten Chips.

error-monster-discard = Wirf höchstens drei Karten ab, und zwar so, dass kein Paar auf der Hand bleibt. Möglich: { $legal }.
