### Das Ziel jedes Spiels und wann es endet, als Zeile am Tisch: Argumente sind alle Optionen und die Zahl der Personen.

goal-hands = { $hands ->
    [one] Eine Runde; die meisten Chips gewinnen
   *[other] Nach { $hands } Runden gewinnen die meisten Chips
}
goal-carousel = { $hands ->
    [one] Ein Spiel; die meisten Chips gewinnen
   *[other] Nach { $hands } Spielen gewinnen die meisten Chips
}
goal-half-pint = { $rounds ->
    [one] Eine Runde; die meisten Punkte gewinnen
   *[other] { $rounds } Runden, die meisten Punkte gewinnen; eine Schießerei kann vorher entscheiden
}
goal-horn-of-plenty = 11 Punkte gewinnen
goal-judge = { $players ->
    [2] 50 Punkte gewinnen
    [3] 50 Punkte gewinnen
    [4] 40 Punkte gewinnen
   *[other] 30 Punkte gewinnen
}
goal-kitty = { $long-form ->
    [on] 100 Punkte gewinnen
   *[off] { $chips ->
        [on] { $hands ->
            [one] Ein Spiel; die meisten Chips gewinnen
   *[other] Nach { $hands } Spielen gewinnen die meisten Chips
        }
       *[off] { $hands ->
            [one] Ein Spiel; die meisten Punkte gewinnen
           *[other] Nach { $hands } Spielen gewinnen die meisten Punkte
        }
    }
}
goal-monster = { $hands ->
    [one] Ein Pott; die meisten Chips gewinnen
   *[other] Nach { $hands } Pötten gewinnen die meisten Chips
}
goal-pairs = { $target ->
    [none] { $players ->
        [2] Wer 31 Punkte hat, verliert
        [3] Wer 21 Punkte hat, verliert
        [4] Wer 16 Punkte hat, verliert
        [5] Wer 13 Punkte hat, verliert
       *[other] Wer 11 Punkte hat, verliert
    }
   *[other] Wer { $target } Punkte hat, verliert
}
goal-pendleton = 100 Punkte gewinnen
goal-port = 21 Punkte gewinnen
goal-regent = { $hands ->
    [one] Eine Runde; die meisten Chips gewinnen
   *[other] Nach { $hands } Runden gewinnen die meisten Chips
}
goal-rocket = { $hands ->
    [one] Eine Runde; die meisten Chips gewinnen
   *[other] Nach { $hands } Runden gewinnen die meisten Chips
}
goal-sweep = { $long-form ->
    [on] 150 Punkte gewinnen
   *[off] Nach der letzten Karte gewinnen die meisten Punkte
}
