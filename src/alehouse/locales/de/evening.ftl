### Ein Abend unter Freunden: mehrere Spiele, und wie alle stehen.

evening-lead = Haltet eine Runde über mehrere Spiele zusammen: ein Link für alle, jemand schlägt vor, was als Nächstes kommt, und am Ende seht ihr, wer den Abend gewonnen hat.
evening-name = Wie heißt der Abend?
evening-usual-name = Spieleabend
evening-make = Abend anlegen
evening-mine = Meine Abende
evening-over = Dieser Abend ist zu Ende.
evening-missing = So einen Abend gibt es nicht.
evening-double = { $name } (Nr. { $number })
evening-elsewhere = Dieser Abend ist in einem anderen Fenster offen.
evening-use-here = Hier weitermachen
evening-offline = Die Verbindung ist weg. Neuer Versuch …
evening-my-table = Zurück an deinen Tisch: { $game }
evening-next = Was kommt als Nächstes?
evening-no-proposal = Noch hat niemand ein Spiel vorgeschlagen.
evening-propose = Spiel vorschlagen
evening-hints = Mit Tipps
evening-contest = Turnier ausrufen
evening-contests = Turniere
evening-contest-people = { $people ->
    [one] eine Person macht mit
   *[other] { $people } machen mit
}
evening-contest-join = Mitmachen
evening-contest-look = Hingehen
evening-as-contest = als Turnier
evening-people = Mitspielende
evening-minutes = Zeit
evening-minutes-most = { $minutes ->
    [one] bis { $minutes } Minute
   *[other] bis { $minutes } Minuten
}
evening-minutes-any = egal
evening-none-fits = Dazu passt kein Spiel. Nehmt euch mehr Zeit, oder lasst einige zuschauen.
evening-wanted = { $people ->
    [one] Bisher dabei: { $names } ({ $people } Person)
   *[other] Bisher dabei: { $names } ({ $people } Personen)
}
evening-proposed = { $people ->
    [one] { $name } schlägt { $game } vor; { $people } Person ist dabei.
   *[other] { $name } schlägt { $game } vor; { $people } Personen sind dabei.
}
evening-in = Ich bin dabei
evening-out = Doch nicht
evening-bots = Bots dazu
evening-begin = Anfangen
evening-too-many = Zu viele: Höchstens { $most } können mitspielen.
evening-running = Wird gerade gespielt
evening-watch = Zuschauen
evening-play = Hingehen
evening-standings = Stand
evening-standings-none = Sobald ein Spiel mit mindestens zwei von euch zu Ende ist, zählt es hier.
evening-place = Platz
evening-who = Name
evening-points = Punkte
evening-games = Spiele
evening-won = 1. Platz
evening-rating = Stärke
evening-plot = Punkte nach jedem Spiel
evening-how = Wie wird gerechnet?
evening-how-points = In jedem Spiel gibt es einen Punkt für jede Person, die hinter dir liegt, und einen halben für jede, mit der du den Platz teilst. Bots zählen nicht mit.
evening-how-rating = Die Stärke ist eine Schätzung daraus, wer vor wem lag. Alle beginnen bei 25; die Zahl nach ± sagt, wie weit sie noch danebenliegen kann.
evening-played = Spiele des Abends
evening-real-cards = mit echten Karten
evening-placed = { $place }. { $name }
evening-look-back = Noch einmal ansehen
evening-record = Aufzeichnung
evening-moments = Momente zum Erinnern
evening-moments-looking = Die Spiele werden durchgesehen …
evening-moments-none = Nichts sticht heraus.
evening-moment-gain-points = { $amount ->
    [one] Der größte Fang: { $name } bekam bei { $game } mit einem einzigen Zug 1 Punkt.
   *[other] Der größte Fang: { $name } bekam bei { $game } mit einem einzigen Zug { $amount } Punkte.
}
evening-moment-gain-chips = Der größte Fang: { $name } gewann bei { $game } mit einem einzigen Zug Chips: { $amount }.
evening-moment-loss-points = { $amount ->
    [one] Der härteste Schlag: { $name } kassierte bei { $game } mit einem einzigen Zug 1 Punkt.
   *[other] Der härteste Schlag: { $name } kassierte bei { $game } mit einem einzigen Zug { $amount } Punkte.
}
evening-moment-loss-chips = Der härteste Schlag: { $name } verlor bei { $game } mit einem einzigen Zug Chips: { $amount }.
evening-moment-luck = Gerade noch davongekommen: { $name } machte bei { $game } weiter, obwohl das in { $chance } der Fälle schiefgeht, und es ging gut.
evening-moment-mishap = Das größte Pech: { $name } erwischte bei { $game } eine Karte, die nur in { $chance } der Fälle kommt.
evening-print = Drucken
evening-end = Abend beenden
evening-go-on = Abend weiterführen
evening-here = Wer dabei ist
evening-is-here = da
evening-away = nicht da
evening-busy = spielt gerade
evening-link = Wer diesen Link hat, ist dabei
evening-pad = Block dazuzählen
evening-pad-about = Auch eine Partie Half-Pint Heroes mit echten Karten zählt: Nimm den fertigen Block dieses Geräts oder öffne seine Datei, und sag, welche Spalte wem gehört.
evening-pad-here = Block dieses Geräts nehmen
evening-pad-open = Datei öffnen
evening-pad-nobody = niemand von uns
evening-pad-add = Zählen lassen
evening-next-table = Nächster Tisch: { $game }
evening-to = Zum Abend „{ $name }“
