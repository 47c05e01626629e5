### Sweep: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-sweep = Sweep
    .line = Spiel niedrig und nimm das Beste, oder spiel hoch und feg den ganzen Rest zusammen.

verb-capture = Erbeuten
    .about = eines der Ziele
    .carded = { $card } erbeuten

zone-shooter = Schütze

event-shoots = { $seat ->
    [you] Du spielst eine { $card }.
   *[other] { $seat } spielt eine { $card }.
}
event-captures = { $seat ->
    [you] Du erbeutest eine { $card }.
   *[other] { $seat } erbeutet eine { $card }.
}
event-falls = { $seat ->
    [you] Deine { $card } fällt und ist jetzt ein Ziel.
   *[other] Die { $card } von { $seat } fällt und ist jetzt ein Ziel.
}
event-left-over = Eine { $card } bleibt übrig.
event-has-most = { $seat ->
    [you] Du hast die meisten { $card }er.
   *[other] { $seat } hat die meisten { $card }er.
}

option-sweep-hands = Spiele
    .about = Wie oft alle Karten gegeben werden. Die höchste Summe gewinnt.
option-sweep-long-form = Lange Form
    .about = Spiel um Spiel, bis jemand 150 Punkte hat.
option-sweep-max-rounds = Höchstzahl der Spiele
    .about = Die lange Form endet spätestens nach so vielen Spielen; dann gewinnt, wer vorn liegt.

error-sweep-play = Spiel erst eine Karte deiner Hand. Möglich: { $legal }.
error-sweep-capture = Erst werden die Ziele erbeutet. Möglich: { $legal }.
error-sweep-out-of-reach = Das kann dein Schütze nicht erbeuten. Möglich: { $legal }.

hand-sweep-now = Spiel { $hand }
hand-sweep-of = Spiel { $hand }/{ $of }
hand-sweep-sums = Spiel { $hand }: wer was bekam
event-sweep-hand = Spiel { $amount } beginnt.
chance-sweep-hand = ein neues Spiel beginnt
