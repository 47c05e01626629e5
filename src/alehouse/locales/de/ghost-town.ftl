### Ghost Town: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `builds-left` the card goes from $seat to $target.

game-ghost-town = Ghost Town
    .line = Jede Karte, die in deinem Haus Platz findet, bringt Geld. Die erste, die keinen findet, jagt dich aus der Stadt.

verb-left = Nach links
    .about = eine Karte in das Haus links von dir
    .carded = { $cards } nach links

zone-street = Straße
zone-house = Haus

event-shows-first = { $seat ->
    [you] Deine erste Karte ist eine { $card }.
   *[other] Die erste Karte von { $seat } ist eine { $card }.
}
event-tie-card = { $seat ->
    [you] Du bekommst für den Gleichstand eine { $card }.
   *[other] { $seat } bekommt für den Gleichstand eine { $card }.
}
event-builds = { $seat ->
    [you] Du legst die { $card } in dein Haus.
   *[other] { $seat } baut die { $card } an.
}
event-builds-left = { $seat ->
    [you] Du legst die { $card } in das Haus von { $target }.
   *[other] { $target ->
        [you] { $seat } legt die { $card } in dein Haus.
       *[other] { $seat } legt die { $card } in das Haus von { $target }.
    }
}
event-moves-in = { $seat ->
    [you] Du ziehst eine { $card } für dein Haus.
   *[other] { $seat } zieht eine { $card }.
}
event-house-falls = { $seat ->
    [you] Du ziehst eine { $card } zu viel und bist geplatzt.
   *[other] { $seat } zieht eine { $card } zu viel und ist geplatzt.
}

option-ghost-town-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.

error-ghost-town-first = Jetzt wählen alle ihre erste Karte. Möglich: { $legal }.
error-ghost-town-begun = Die ersten Karten sind schon aufgedeckt. Möglich: { $legal }.
error-ghost-town-no-card = Es gibt keine Karte mehr zu ziehen. Möglich: { $legal }.
error-ghost-town-street = Dieser Rang liegt auf der Straße. Möglich: { $legal }.
error-ghost-town-in-house = Diesen Rang hat dein Haus schon. Möglich: { $legal }.
error-ghost-town-left = Nach links legen kannst du nur, was dein eigenes Haus schon hat. Möglich: { $legal }.
error-ghost-town-left-has = Das Haus links von dir hat diesen Rang schon. Möglich: { $legal }.

hand-ghost-town-now = Runde { $hand }
hand-ghost-town-of = Runde { $hand }/{ $of }
hand-ghost-town-sums = Runde { $hand }: wer was bekam
event-ghost-town-hand = Runde { $amount } beginnt.
chance-ghost-town-hand = eine neue Runde beginnt
