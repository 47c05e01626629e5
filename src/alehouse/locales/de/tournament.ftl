## Shared work, luck, and when to stop: of simulate and tournament

error-width = „{ $text }“ ist keine Breite: Erwartet wird eine Zahl über 0, etwa 0.5 oder ±0.5, oder ein Teil der Streuung einzelner Partien, etwa 5%.
error-luck-stakes = Bei { $game } geht es weder um Punkte noch um Chips, also lässt sich Glück nicht zählen.
error-bot-fails = Der Bot { $bot } auf Platz { $seat } ist bei { $game } gescheitert (Startwert „{ $seed }“): { $problem }
error-game-fails = Die Regeln von { $game } sind gescheitert (Startwert „{ $seed }“): { $problem }
error-game-endless = Ein Spiel von { $game } geht nach { $most } Zügen noch weiter, mehr als es nach seinem `bound` haben kann (Startwert „{ $seed }“).
error-bot-cheats = Der Bot { $bot } auf Platz { $seat } wählte „{ $text }“ bei { $game } (Startwert „{ $seed }“): { $problem }
error-bot-silent = Der Bot { $bot } auf Platz { $seat } hat bei { $game } nicht innerhalb von { $seconds } s geantwortet (Startwert „{ $seed }“). --patience sagt, wie lange er brauchen darf.
error-cluster-unreachable = Unter { $address } antwortet kein Cluster: { $problem }
error-cluster-empty = Der Cluster unter { $address } hat seit { $seconds } s keinen Worker.
error-cluster-gone = Den Cluster unter { $address } gibt es nicht mehr.
error-cluster-differs = { $worker } im Cluster hat etwas anderes als dieser Rechner: dort { $theirs }, hier { $ours }. Beides muss gleich sein.
error-cluster-luggage = Die Spiele und Bots, die an den Cluster gehen sollen, sind mit { $path } mehr als { $megabytes } MB.
error-work-kills = Ein Stück Arbeit hat jeden Prozess beendet, der es versucht hat.
error-tournament-kept = { $path } enthält keine Vergleiche eines Turniers.
error-tournament-otherwise = Die Vergleiche in { $path } wurden anders gespielt ({ $how }) und passen nicht zu diesen.

cli-error-above-nothing = es muss eine Zahl über 0 sein
engine-missing = Ein einziger Prozess macht die ganze Arbeit. Um sie zu teilen: { $command }

simulate-column-ahead = Vorsprung
simulate-column-adjusted = ohne Glück
simulate-broken-off = Davor wurden { $done } von { $games } Partien gespielt.
tournament-column-adjusted = ohne Glück
tournament-equal = gleich gut (±{ $margin })
tournament-width-relative = { $percent } % der Streuung einzelner Partien
tournament-until = Ein Vergleich endet, sobald sein Intervall nicht breiter als ± { $width } ist.
tournament-equal-within = Gleich gut: Das Intervall liegt innerhalb von ± { $width } um null.
tournament-adjusted = „Ohne Glück“ ist der Vorsprung des Bots ohne das, was der Zufall brachte: im Mittel derselbe, aber meist ruhiger. Wer besser ist, sagt diejenige der beiden Zahlen, die genauer bekannt ist.
