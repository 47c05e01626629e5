### Starboard: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-starboard = Starboard
    .line = Alle teilen sich eine Hand: Sichere deinen Anteil am Pott, oder zahl dafür, die Gesicherten hinauszuwerfen.

zone-middle = Mitte

event-opening-pair = Eine zweite { $card } wäre ein Paar: Sie wird ersetzt.
event-busts-out = { $seat ->
    [you] Eine { $card } liegt schon da: Du bist geplatzt.
   *[other] Eine { $card } liegt schon da: { $seat } ist geplatzt.
}
event-locks-in = { $seat ->
    [you] Du sicherst dir deinen Anteil.
   *[other] { $seat } sichert.
}

option-starboard-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.

hand-starboard-now = Runde { $hand }
hand-starboard-of = Runde { $hand }/{ $of }
hand-starboard-sums = Runde { $hand }: wer was bekam
event-starboard-hand = Runde { $amount } beginnt.
chance-starboard-hand = eine neue Runde beginnt
