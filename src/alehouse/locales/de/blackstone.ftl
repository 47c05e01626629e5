### Blackstone: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-blackstone = Blackstone
    .line = Die 10er sind schwarze Steine. Einer ist lästig, zwei sind dein Ruin, und nie darfst du weniger Karten nehmen, als zuletzt genommen wurden.

verb-take = Nehmen
    .about = Karten vom Ziehstapel, mindestens so viele wie zuletzt genommen
    .amount = { $amount } nehmen

zone-white = weiße Steine
zone-black = schwarze Steine
zone-minimum = mindestens nehmen

state-lost = verloren

event-takes-cards = { $seat ->
    [you] { $amount ->
        [one] Du nimmst 1 Karte.
       *[other] Du nimmst { $amount } Karten.
    }
   *[other] { $amount ->
        [one] { $seat } nimmt 1 Karte.
       *[other] { $seat } nimmt { $amount } Karten.
    }
}
event-stones-back = { $seat ->
    [you] Einer deiner schwarzen Steine ist zu viel und geht in den Ziehstapel zurück.
   *[other] Ein schwarzer Stein von { $seat } ist zu viel und geht in den Ziehstapel zurück.
}
event-second-stone = { $seat ->
    [you] Dein zweiter schwarzer Stein: Du verlierst diese Runde.
   *[other] Der zweite schwarze Stein: { $seat } verliert diese Runde.
}

option-blackstone-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.

error-blackstone-too-few = Du musst mindestens so viele Karten nehmen, wie zuletzt genommen wurden. Möglich: { $legal }.
error-blackstone-deck = So viele Karten sind nicht mehr da. Möglich: { $legal }.

hand-blackstone-now = Runde { $hand }
hand-blackstone-of = Runde { $hand }/{ $of }
hand-blackstone-sums = Runde { $hand }: wer was bekam
event-blackstone-hand = Runde { $amount } beginnt.
chance-blackstone-hand = eine neue Runde beginnt
