### Carousel: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-carousel = Carousel
    .line = Sechs Hände, die niemand spielt, drehen sich im Kreis: Wette, wie viele die nächste Karte überstehen.

verb-carousel-bet = Setzen
    .about = sagen, wie viele Hände dabei bleiben
    .amount = Auf die { $amount } setzen

zone-house1 = Hand 1
zone-house2 = Hand 2
zone-house3 = Hand 3
zone-house4 = Hand 4
zone-house5 = Hand 5
zone-house6 = Hand 6
zone-bets = setzt auf

event-bets-on = { $seat ->
    [you] Du setzt auf die { $amount }.
   *[other] { $seat } setzt auf die { $amount }.
}
event-hand-pairs = Hand { $amount } hat eine zweite { $card } und scheidet aus.
event-alive = { $amount ->
    [0] Keine Hand ist mehr dabei.
    [one] 1 Hand ist noch dabei.
   *[other] { $amount } Hände sind noch dabei.
}
event-pot-stays = Darauf hat niemand gesetzt: Der Pott bleibt stehen.

option-carousel-hands = Spiele
    .about = Wie viele Spiele gespielt werden. Am Ende gewinnen die meisten Chips.
option-carousel-bet = Einsatz
    .about = Was alle in jeder Runde setzen, in Chips.

error-carousel-number = Setze auf eine Zahl von 0 bis 6. Möglich: { $legal }.

hand-carousel-now = Spiel { $hand }
hand-carousel-of = Spiel { $hand }/{ $of }
hand-carousel-sums = Spiel { $hand }: wer was bekam
event-carousel-hand = Spiel { $amount } beginnt.
chance-carousel-hand = ein neues Spiel beginnt
