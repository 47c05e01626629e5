### The goal of each game and when it ends, as a line at the table: all options are arguments, and the number of players.

goal-hands = { $hands ->
    [one] One hand; the most chips win
   *[other] After { $hands } hands the most chips win
}
goal-carousel = { $hands ->
    [one] One game; the most chips win
   *[other] After { $hands } games the most chips win
}
goal-half-pint = { $rounds ->
    [one] One round; the most points win
   *[other] { $rounds } rounds, most points win; a gun fight can decide before
}
goal-horn-of-plenty = 11 points win
goal-judge = { $players ->
    [2] 50 points win
    [3] 50 points win
    [4] 40 points win
   *[other] 30 points win
}
goal-kitty = { $long-form ->
    [on] 100 points win
   *[off] { $chips ->
        [on] { $hands ->
            [one] One deal; the most chips win
   *[other] After { $hands } deals the most chips win
        }
       *[off] { $hands ->
            [one] One deal; the most points win
           *[other] After { $hands } deals the most points win
        }
    }
}
goal-monster = { $hands ->
    [one] One pot; the most chips win
   *[other] After { $hands } pots the most chips win
}
goal-pairs = { $target ->
    [none] { $players ->
        [2] Whoever has 31 points loses
        [3] Whoever has 21 points loses
        [4] Whoever has 16 points loses
        [5] Whoever has 13 points loses
       *[other] Whoever has 11 points loses
    }
   *[other] Whoever has { $target } points loses
}
goal-pendleton = 100 points win
goal-port = 21 points win
goal-regent = { $hands ->
    [one] One round; the most chips win
   *[other] After { $hands } rounds the most chips win
}
goal-rocket = { $hands ->
    [one] One round; the most chips win
   *[other] After { $hands } rounds the most chips win
}
goal-sweep = { $long-form ->
    [on] 150 points win
   *[off] After the last card the most points win
}
