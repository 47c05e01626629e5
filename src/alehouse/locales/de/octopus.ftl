### Octopus: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-octopus = Octopus
    .line = Acht Arme, zu viele Karten: Werde los, was deine Hand verdirbt, und sag du, wann gezeigt wird.

verb-continue = Weitermachen
    .about = diese Runde zu Ende spielen
verb-octopus-pass = Weitergeben
    .about = alle geben eine Karte nach links
verb-show = Zeigen
    .about = alle zeigen, und du sagst, was am besten ist
    .set = Zeigen: Sätze sind am besten
    .clean = Zeigen: reine Hände sind am besten

zone-revealed = gespielt
zone-decides = entscheidet

event-continues = { $seat ->
    [you] Du machst weiter.
   *[other] { $seat } macht weiter.
}
event-reveals = { $seat ->
    [you] Du spielst die { $card }.
   *[other] { $seat } spielt die { $card }.
}
event-lets-exchange = { $seat ->
    [you] Du lässt weitergeben: Alle geben eine Karte nach links.
   *[other] { $seat } lässt weitergeben: Alle geben eine Karte nach links.
}
event-shows = { $seat ->
    [you] Du zeigst die { $card }.
   *[other] { $seat } zeigt die { $card }.
}
event-set-best = { $seat ->
    [you] Du willst die Hände sehen: Sätze sind am besten.
   *[other] { $seat } will die Hände sehen: Sätze sind am besten.
}
event-clean-best = { $seat ->
    [you] Du willst die Hände sehen: Reine sind am besten.
   *[other] { $seat } will die Hände sehen: Reine sind am besten.
}
event-worst-hand = { $seat ->
    [you] Du hast die schlechteste Hand.
   *[other] { $seat } hat die schlechteste Hand.
}

option-octopus-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.
option-octopus-last-hand = Letzte Runde abrechnen
    .about = Wer in der letzten Runde verliert, zahlt fünf Chips an die beste Hand, weil kein Grundeinsatz mehr folgt.

hand-octopus-now = Runde { $hand }
hand-octopus-of = Runde { $hand }/{ $of }
hand-octopus-sums = Runde { $hand }: wer was bekam
event-octopus-hand = Runde { $amount } beginnt.
chance-octopus-hand = eine neue Runde beginnt

verb-octopus-give = Geben
    .about = eine Karte nach links
    .left = { $left } eine Karte geben
    .carded-left = { $left } die { $card } geben
    .carded = { $card } geben
