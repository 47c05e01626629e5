### Texte der Webseite.

page-title = Alehouse
page-title-turn = Du bist dran · { $game }
page-title-on = { $page } · Alehouse
page-skip = Zum Inhalt springen
page-home = Zurück zu den Spielen
page-unofficial = Alehouse ist ein inoffizieller Tisch für diese Spiele; die Verlage haben nichts damit zu tun. Wenn dir ein Spiel gefällt, kauf die Karten dazu.

page-theme-dark = Abendlicht
page-theme-light = Tageslicht
page-sound = Ton
page-sound-on = Ton an
page-sound-off = Ton aus
page-language = Sprache

page-name-label = Dein Name
page-name-edit = Namen ändern
page-name-save = Sichern
page-name-short = Ein Name braucht mindestens einen Buchstaben.

## Lobby

lobby-heading = Such dir ein Spiel aus und setz dich
lobby-lead = Kartenspiele für die Kneipe, mit Freunden von überall her oder gleich mit Bots.
lobby-filter = Wie viele seid ihr?
lobby-filter-any = egal
lobby-filter-players = { $players } Personen
lobby-filter-none = Für so viele gibt es hier kein Spiel. Wähl eine andere Zahl.
lobby-players = { $min }–{ $max } Personen
lobby-players-exact = { $players } Personen
lobby-minutes = { $min }–{ $max } Min.
lobby-kind-luck = Zocken
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
lobby-open = Tische mit freiem Platz
lobby-open-none = Gerade wartet kein Tisch. Eröffne einen und schick jemandem den Link.
lobby-open-free = { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
lobby-open-host = mit { $names }
lobby-join = Hinsetzen
lobby-join-about = Hinsetzen am Tisch für { $game } mit { $names }
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
set-players = { $players } Personen
set-options = Hausregeln
set-options-none = Nichts zu wählen: Dieses Spiel wird nur auf eine Weise gespielt.
set-option-off = aus
set-option-range = Eine ganze Zahl von { $min } bis { $max }.
set-option-from = Eine ganze Zahl, { $min } oder mehr.
set-option-whole = Eine ganze Zahl.
set-listed = Wer kann den Tisch finden?
set-listed-link = Nur wer den Link hat
set-listed-all = Alle in der Lobby
set-create = Tisch öffnen
set-create-start = Spiel beginnen
set-all-bots = Sitzen auf allen anderen Plätzen Bots, beginnt das Spiel sofort.

## Rules

rules-heading = Regeln von { $game }
rules-loading = Die Regeln werden geholt …
rules-missing = Die Regeln dieses Spiels sind noch nicht aufgeschrieben.

## Table: before the game

wait-lead-title = { $game }: Wer spielt mit?
wait-options = Hausregeln:
wait-lead = Schick diesen Link herum. Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
wait-lead-watch = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
wait-link = Link zum Einladen
wait-copy = Link kopieren
wait-copied = Kopiert
wait-share = Teilen
wait-qr = Der Link als QR-Code
wait-seat-free = frei
wait-sit = Hier hinsetzen
wait-sit-about = Hier hinsetzen: Platz { $seat }
wait-bot = Bot hinsetzen
wait-bot-about = { $bot } auf Platz { $seat }
wait-stand = Aufstehen
wait-you = du
wait-away = nicht da

## Table: play

table-loading = Dein Platz wird gesucht …
table-missing = Diesen Tisch gibt es nicht. Vielleicht ist er schon abgeräumt.
table-hand = Runde { $hand }
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
table-cancel = Abbrechen
table-actions = Was du tun kannst
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
over-record = Aufzeichnung sichern
over-lobby = Zurück zu den Spielen
over-final = Endstand
over-winner = gewinnt
over-loser = verliert

## Errors of the page itself

page-error-unknown = Das hat nicht geklappt. Bitte versuch es noch einmal.
page-error-offline = Der Server ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
page-retry = Noch einmal versuchen
