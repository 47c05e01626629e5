### The Judge: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-judge = The Judge
    .line = Koch mit allem, was du dich traust, und hoffe, dass der Jury ein anderes Gericht nicht schmeckt.

verb-add = Zugeben
    .about = eine Karte der Hand in dein Rezept
    .carded = { $card } zugeben

zone-recipe = Rezept
zone-judge = Karten der Jury
zone-unturned = noch verdeckt

state-cooking = kocht
state-done = fertig
state-stuck = hat nichts mehr

event-adds = { $seat ->
    [you] Du gibst eine { $card } zu.
   *[other] { $seat } gibt eine { $card } zu.
}
event-stops-cooking = { $seat ->
    [you] Du passt: Dein Rezept ist fertig.
   *[other] { $seat } passt: Dieses Rezept ist fertig.
}
event-nothing-to-add = { $seat ->
    [you] Du hast nichts mehr zuzugeben: Dein Rezept ist fertig.
   *[other] { $seat } hat nichts mehr zuzugeben.
}
event-judges = Die Jury mag keine { $card }er.
event-struck = { $seat ->
    [you] Dein Rezept ist raus: zu viel { $card } darin.
   *[other] Das Rezept von { $seat } ist raus: zu viel { $card } darin.
}

option-judge-variant = Doppelte Portionen
    .about = Ein Rezept darf einen Rang mehrmals enthalten, und eine Karte der Jury wirft nur die Rezepte hinaus, die am meisten davon haben.
option-judge-max-rounds = Höchstzahl der Runden
    .about = Das Spiel endet spätestens nach so vielen Runden; dann gewinnt, wer vorn liegt.

error-judge-twice = Diesen Rang hat dein Rezept schon. Möglich: { $legal }.
