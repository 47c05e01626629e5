### Texte der Webseite.

page-title = Alehouse
page-title-turn = Du bist dran · { $game }
page-title-on = { $page } · Alehouse
page-evening = Ein Abend unter Freunden
page-skip = Zum Inhalt springen
page-home = Zurück zu den Spielen
page-unofficial = Alehouse ist ein inoffizieller Tisch für diese Spiele; die Verlage haben nichts damit zu tun. Wenn dir ein Spiel gefällt, kauf die Karten dazu.
page-noscript = Zum Kartenspielen braucht Alehouse JavaScript. Erlaube es für diese Seite und lade sie dann neu.
page-nowhere = Hier ist nichts
    .about = Vielleicht fehlt ein Stück der Adresse, oder was hier war, ist weg.

page-theme-dark = Abendlicht
page-theme-light = Tageslicht
page-sound = Ton
page-sound-on = Ton an
page-sound-off = Ton aus
page-settings = Einstellungen
page-language = Sprache
page-language-missing = { $language } kann gerade nicht geladen werden: Der Server ist nicht zu erreichen.

page-name-label = Dein Name
page-name-edit = Namen ändern
page-name-save = Speichern
page-name-short = Ein Name braucht mindestens einen Buchstaben.

## Lobby

lobby-heading = Such dir ein Spiel aus und setz dich
lobby-lead = Kartenspiele für die Kneipe, mit Freunden von überall her oder gleich mit Bots.
lobby-evening = Ein Abend unter Freunden: mehrere Spiele, ein Stand
lobby-filter = Wie viele seid ihr?
lobby-filter-any = egal
lobby-filter-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
lobby-search = Suchen
lobby-filter-kind = Art
lobby-filter-kind-any = Alle Arten
lobby-filter-time = Dauer
lobby-filter-time-any = Egal wie lang
lobby-filter-time-most = bis { $minutes } min
lobby-filter-clear = Alle Spiele zeigen
lobby-welcome = Fang hier an
lobby-with-bots = { $bots ->
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
lobby-filter-none = So ein Spiel gibt es hier nicht. Wähle weniger aus oder etwas anderes.
lobby-players = { $min }–{ $max } Personen
lobby-players-exact = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
lobby-minutes = { $min }–{ $max } Min.
lobby-kind-luck = Risiko
lobby-kind-bluffing = Bluffen
lobby-kind-bidding = Bieten
lobby-kind-gambling = Glücksspiel
lobby-kind-tricks = Stiche
lobby-play = Spielen
lobby-play-about = Spielen: { $game }, gleich gegen Bots
lobby-set = Tisch eröffnen
lobby-set-about = Tisch eröffnen für { $game }
lobby-rules = Regeln
lobby-rules-about = Regeln von { $game }
lobby-learn = Spielend lernen
lobby-learn-about = { $game } spielend lernen
lobby-open = Tische mit freiem Platz
lobby-open-none = Gerade wartet kein Tisch. Eröffne einen und schick jemandem den Link.
lobby-open-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
lobby-join = Hinsetzen
lobby-join-about = Hinsetzen: { $game }, { $company }
lobby-loading = Die Tür geht auf …

## Set a table

set-heading = Ein Tisch für { $game }
set-missing-heading = Unbekanntes Spiel
set-missing = Ein Spiel dieses Namens wird hier nicht gespielt.
set-seats = Wer spielt mit?
set-seat-you = Du
set-seat-number = Platz { $seat }
set-seat-open = Ein Mensch
set-more = Ein Platz mehr
set-fewer = Ein Platz weniger
set-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
set-options = Hausregeln
set-options-none = Nichts zu wählen: Dieses Spiel wird nur auf eine Weise gespielt.
set-option-off = aus
set-option-range = Eine ganze Zahl von { $min } bis { $max }.
set-option-from = Eine ganze Zahl, { $min } oder mehr.
set-option-whole = Eine ganze Zahl.
set-listed = Wer kann den Tisch finden?
set-listed-link = Nur wer den Link hat
set-listed-all = Alle in der Lobby
set-hints = Darf man nach Tipps fragen?
set-hints-on = Wer dran ist, darf fragen, was passieren kann und was gut wäre.
set-create = Tisch eröffnen
set-create-start = Spiel beginnen
set-all-bots = Sitzen auf allen anderen Plätzen Bots, beginnt das Spiel sofort.

## Rules

rules-heading = Regeln von { $game }
rules-loading = Die Regeln werden geholt …
rules-missing = Die Regeln dieses Spiels sind noch nicht aufgeschrieben.
rules-nowhere = Ein Spiel dieses Namens wird hier nicht gespielt.

## Table: before the game

wait-lead-title = { $game }: Wer spielt mit?
wait-options = Hausregeln:
wait-lead = Schick diesen Link herum. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
wait-lead-watch = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
invite-link = Link zum Einladen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-by-hand = Dein Browser erlaubt der Seite das Kopieren nicht. Der Link ist markiert: Kopier ihn selbst.
invite-share = Teilen
invite-qr = Der Link als QR-Code
wait-seat-free = frei
wait-sit = Hier hinsetzen
wait-sit-about = Hier hinsetzen: Platz { $seat }
wait-bot = Bot hinsetzen
wait-bot-about = { $bot } auf Platz { $seat }
wait-stand = Aufstehen
wait-close = Diesen Tisch schließen
wait-you = du
wait-away = nicht da

## Table: play

table-loading = Dein Platz wird gesucht …
table-missing = Diesen Tisch gibt es nicht. Vielleicht ist er schon abgeräumt.
table-left = noch { $left }
table-pot = Pott
table-pot-amount = Pott: { $amount }
table-discards = { $count ->
    [one] 1 abgelegt
   *[other] { $count } abgelegt
}
table-turn-you = Du bist dran
table-turn-you-sealed = Wähl verdeckt
table-turn-other = { $name } ist dran
table-turn-others = Warten auf { $names }
table-turn-wait = Es wird gegeben
table-turn-over = Das Spiel ist aus
table-away = nicht da
table-held = ein Bot spielt weiter
table-watching = Du schaust zu
table-ready = hat gewählt
table-chosen = Du hast gewählt. Noch offen: { $names }.
table-what-none = Die Karten werden gegeben.
table-sending = Wird gesendet …
table-offline = Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.
table-name-double = { $name } ({ $seat })
table-move-dropped = Am Tisch ging es schon weiter, deshalb wurde dein Zug nicht gemacht. Wähl noch einmal.
table-use-here = Hier weiterspielen
table-elsewhere = Du hast diesen Tisch in einem anderen Fenster geöffnet und spielst dort weiter.
table-to-act = ist dran

table-points = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
table-chips = { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}
table-price-points = { $amount ->
    [0] gratis
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
table-price-chips = { $amount ->
    [0] gratis
    [one] 1 Chip
   *[other] { $amount } Chips
}
table-price-points-range = { $low }–{ $high } Punkte
table-price-chips-range = { $low }–{ $high } Chips

table-your-cards = Deine Karten
table-your-turn-hint = Wähl, was du tust.
table-choose-target = Wähl jemanden.
table-choose-card = Wähl eine Karte.
table-choose-card-or-target = Wähl eine Karte oder jemanden.
table-choose-amount = Wähl, wie viele.
table-notices = Ziel und Hinweise
table-cancel = Abbrechen
table-actions = Was du tun kannst
table-others = Die anderen
table-middle = Die Tischmitte
table-fact = { $what }: { $value }
table-action-open = { $verb } …
table-choice-full = { $verb }: { $target }, { $card }
table-choice-aimed = { $verb }: { $target }
table-choice-carded = { $verb }: { $card }
table-choice-amount = { $verb }: { $amount }
table-confirm = Fertig
table-target-plain = { $name } wählen
table-amount = Wie viele

table-log = Was geschehen ist
table-log-open = Verlauf
table-log-empty = Noch nichts. Hier steht, was am Tisch geschieht.
table-scores = Spielstand
table-rules = Regeln
table-keys = Tasten
table-keys-heading = Tasten
table-keys-digits = 1 … 9: die Aktionen in der Leiste, von links
table-keys-arrows = Pfeile: von Karte zu Karte und von Platz zu Platz
table-keys-enter = Eingabe oder Leertaste: spielen, was markiert ist
table-keys-escape = Esc: die Auswahl zurücknehmen
table-keys-regions = R: von einem Teil des Tischs zum nächsten, mit Umschalt zurück
table-keys-log = L: der Verlauf
table-keys-skip = S: vorspulen
table-keys-help = ?: diese Liste
table-close = Schließen

card-in = { $card } ({ $zone }), { $place } von { $count }
card-hidden-in = eine verdeckte Karte ({ $zone }), { $place } von { $count }
card-yours-in = { $card } (bei dir: { $zone }), { $place } von { $count }
card-of-in = { $card } (bei { $name }: { $zone }), { $place } von { $count }
card-yours-hidden-in = eine verdeckte Karte (bei dir: { $zone }), { $place } von { $count }
card-of-hidden-in = eine verdeckte Karte (bei { $name }: { $zone }), { $place } von { $count }

## The end

over-wins = { $names } gewinnt
over-wins-you = Du gewinnst
over-wins-shared = { $names } gewinnen gemeinsam
over-loses = { $names } verliert
over-loses-you = Du verlierst
over-none = Niemand gewinnt
over-rematch = Noch eine Partie
over-rematch-join = Bei der nächsten Partie mitspielen
over-rematch-waiting = Eine nächste Partie wartet auf dich.
over-replay = Nachspielen
over-review = Auswerten
over-record = Aufzeichnung speichern
over-lobby = Zurück zu den Spielen
over-final = Endstand
over-winner = gewinnt
over-loser = verliert

## Errors of the page itself

page-error-unknown = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-error-offline = Der Server ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
page-retry = Noch einmal versuchen

## Without a line, and after an update

page-offline = Du bist offline. Die Regeln und der Punkteblock gehen trotzdem; Tische brauchen eine Verbindung.
page-offline-pad = Zum Punkteblock
page-newer = Es gibt eine neue Version dieser Seite.
page-newer-reload = Neu laden
page-newer-later = Später
