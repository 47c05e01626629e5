### Die Befehlszeile und der Tisch im Terminal.
### Nachrichten, die mit help- beginnen, werden ohne Fluent gelesen, damit `--help` schnell ist: nur reiner Text.

help-alehouse = Kartenspiele für die Kneipe: im Terminal oder im Web spielen, Aufzeichnungen nachspielen, die Spiele erforschen.
help-version = Die Version zeigen und beenden.
help-games = Die Spiele auflisten.
help-games-players = Nur Spiele für so viele Personen.
help-rules = Die Regeln eines Spiels und seine Optionen zeigen.
help-play = Hier im Terminal gegen Bots spielen, oder eine Partie fortsetzen, die in einer Datei steht.
help-replay = Aufzeichnungen nachspielen und von jeder die letzte Stellung zeigen. Rückgabewert: 0 alle Züge sind erlaubt, und was die Aufzeichnung erwartet, stimmt; 1 etwas ist anders, als sie erwartet; 2 sie ist nicht lesbar, oder ein Zug ist nicht erlaubt.
help-pad = Bei Half-Pint Heroes an einem echten Tisch die Punkte aufschreiben.
help-pad-file = Die Datei, die den Punkteblock behält: eine Aufzeichnung. Ohne sie wirst du gefragt.
help-pad-show = Den Punkteblock in der Datei zeigen und beenden. Rückgabewert 1: Eine seiner Zeilen kann nicht sein.
help-pad-json = Als JSON ausgeben, was aus dem Punkteblock in der Datei folgt, und beenden.
help-simulate = Bots viele Partien gegeneinander spielen lassen und vergleichen.
help-tournament = Jeden Bot in allen Spielen gegen jeden anderen spielen lassen und sagen, wer um wie viel besser ist.
help-tournament-games = Welche Spiele; alle, wenn keines genannt ist.
help-tournament-bots = Bots, durch Kommas getrennt (Namen oder Modul:Klasse): Jeder spielt gegen die nach ihm genannten, ein Platz gegen alle anderen.
help-tournament-seconds = Wie lange ein Vergleich höchstens etwa dauern darf, in Sekunden.
help-tournament-out = Die Tabelle nach jedem Vergleich in diese Datei schreiben (.json als JSON, alles andere als Markdown).
help-adjust-luck = Auch sagen, wie groß jeder Vorsprung ohne Glück ist: im Mittel derselbe, und aus denselben Partien genauer bekannt.
help-until = Aufhören, sobald das 95-%-Intervall für den Vorsprung des ersten Bots nach jeder Seite so schmal ist (0.5 oder ±0.5; 5% der Streuung einzelner Partien).
help-cluster = Die Arbeit mit den Workern eines Dask-Clusters teilen, unter der Adresse seines Schedulers (tcp://HOST:PORT), statt mit Prozessen dieses Rechners.
help-patience = Wie lange ein fremder Bot für einen Zug brauchen darf, bevor er als stumm gilt, in Sekunden; ohne Angabe 60, mit großem --ms mehr.
help-tournament-equal = Wer nachweislich so nahe daran ist, dass niemand im Vorteil ist, gilt als gleich gut (0.5; 5% der Streuung einzelner Partien).
help-tournament-resume = Die Vergleiche in dieser JSON-Datei aufheben und nicht noch einmal spielen, was schon darin steht.
help-metavar-width = BREITE
help-metavar-address = ADRESSE
help-metavar-seconds = SEKUNDEN
help-metavar-games = SPIELE
help-bench = Messen, wie viele Züge in der Sekunde die Spiele auf diesem Rechner machen.
help-check = Prüfen, ob ein Spiel die Gesetze einhält, die für jedes Spiel gelten. Rückgabewert: 0 alle gelten; 1 eines ist verletzt.
help-check-long = Länger prüfen: mehr Partien, und mehr von dem, was selten ist.
help-serve = Den Tisch im Web öffnen.
help-warm = Die Regeln aller Spiele für diesen Rechner vorbereiten, damit später auf nichts zu warten ist.
help-backup = Alles, was der Server aufbewahrt – Tische, Züge, Gäste –, in einer Datei sichern. Der Server kann dabei weiterlaufen.
help-backup-file = Die Datei; eine frühere Sicherung darin wird ersetzt.
help-restore = Eine neue, leere Datenbank aus einer Sicherung füllen.
help-restore-file = Die Datei mit der Sicherung.
help-backup-settings = Eine Datei mit Einstellungen (TOML), wie bei serve.

help-arg-game = Der Name des Spiels, wie in 'alehouse games'.
help-arg-files = Aufzeichnungen und Ordner mit Aufzeichnungen (jede .toml-Datei darin).
help-players = Wie viele mitspielen.
help-option = Eine Hausregel als NAME=WERT; darf mehrmals vorkommen. 'alehouse rules SPIEL' zählt sie auf.
help-seed = Irgendein Text: Derselbe Startwert gibt dieselben Karten. Ohne ihn ist jede Partie eine andere.
help-play-bots = Wer gegen dich spielt, durch Kommas getrennt: Namen von Bots oder Modul:Klasse; die Liste wird für alle Plätze wiederholt. Ohne Angabe search.
help-play-seat = Dein Platz: A, B, C und so weiter, im Uhrzeigersinn; ohne Angabe A.
help-play-record = Die Aufzeichnung der Partie in dieser Datei behalten; es darf sie noch nicht geben.
help-arg-play = Der Name des Spiels, wie in 'alehouse games', oder die Datei einer Partie, die du fortsetzen willst.
help-play-ms = Wie lange ein Bot, der nachdenkt, für einen Zug brauchen darf, in Millisekunden.
help-replay-json = Ein JSON-Objekt je Zeile.
help-replay-seat = Nur zeigen, was dieser Platz sehen darf.
help-replay-upto = Die Stellung nach so vielen Zügen zeigen.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Wer spielt, durch Kommas getrennt: Namen von Bots oder Modul:Klasse; die Liste wird für alle Plätze wiederholt. Ohne Angabe search,random.
help-simulate-ms = Zeit für jeden Zug eines Bots, der nachdenkt, in Millisekunden.
help-simulate-iterations = Durchläufe für jeden Zug eines Bots, der nachdenkt, statt Zeit: Mit --seed lässt sich das Ergebnis wiederholen.
help-simulate-jobs = Wie viele Partien gleichzeitig gespielt werden; ohne Angabe so viele, wie es Prozessoren gibt.
help-json = JSON ausgeben.
help-csv = CSV ausgeben.
help-simulate-out = Das Ergebnis in diese Datei schreiben (.csv als CSV, alles andere als JSON).
help-bench-players = Wie viele an jedem Tisch sitzen.
help-bench-seconds = Wie lange jeder Wert gemessen wird, in Sekunden.

## Errors that only the command line has

cli-error-option-form = Schreib eine Option als NAME=WERT, nicht „{ $text }“.
cli-error-no-records = In { $path } sind keine Aufzeichnungen (keine .toml-Datei darin).
cli-error-rules-failed = Beim Nachspielen sind die Regeln gescheitert: { $problem }
cli-error-bots-few = Ein Turnier braucht mindestens zwei verschiedene Bots.
cli-error-bots-empty = Nenne mindestens einen Bot, zum Beispiel: search,random
cli-error-games = Mindestens eine Partie muss gespielt werden.
cli-error-format = Entweder --json oder --csv, nicht beides.
cli-error-budget = Entweder --ms oder --iterations, nicht beides.
cli-error-positive = Das muss 1 oder mehr sein.
cli-error-missing = Dafür fehlen Pakete ({ $module }). Installiere sie mit: { $command }
cli-error-no-file = Bei { $path } ließ sich keine Datei schreiben: { $problem }.
cli-error-changed = Jemand anderes hat { $path } inzwischen geändert; die Datei bleibt, wie sie ist. Speichere deinen Stand in einer anderen: save DATEI
cli-rescued = Gespeichert in { $path }. Weiter geht es mit: { $command }
cli-error-none-for = Kein Spiel hier ist für { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}.
cli-error-bots-many = { $seats ->
    [one] { $bots } Bots sind genannt, aber es gibt nur einen Platz.
   *[other] { $bots } Bots sind genannt, aber es gibt nur { $seats } Plätze.
}
cli-error-bots-others = { $seats ->
    [0] An diesem Tisch sitzt sonst niemand, also können keine Bots genannt werden.
    [one] { $bots } Bots sind genannt, aber gegen dich kann nur einer spielen.
   *[other] { $bots } Bots sind genannt, aber gegen dich können nur { $seats } spielen.
}
cli-error-bot-move = Der Bot { $bot } auf Platz { $seat } hat keinen möglichen Zug gemacht: { $reason }
cli-error-contradicts = Bei der Partie, die dort steht, ist { $option } anders: { $found }, nicht { $given }. Lass es weg, um sie so fortzusetzen, wie sie ist.
cli-error-move = Zug { $number }, „{ $text }“, lässt sich nicht nachspielen: { $reason }
cli-error-no-folder = Einen Ordner { $path } gibt es nicht.
cli-error-no-folder-for = Bei { $path } ließ sich keine Datei schreiben: Einen Ordner { $folder } gibt es nicht.
cli-error-no-home = Wessen Ordner mit { $path } gemeint ist, ist nicht bekannt.
cli-error-no-input = Eingaben kommen von der Standardeingabe, und die ist geschlossen.
cli-error-record-exists = { $path } gibt es schon. Nimm einen anderen Namen; wenn es eine Partie ist, kannst du sie fortsetzen: alehouse play { $path }
cli-error-stream = Die Ausgabe ließ sich nicht schreiben oder die Eingabe nicht lesen: { $problem }.
cli-error-system = { $path }: { $problem }.

## Preparing the rules

prepare-game = Die Regeln von { $game } werden für diesen Rechner vorbereitet (nur dieses eine Mal) …
prepare-all = Die Regeln werden für diesen Rechner vorbereitet (nur dieses eine Mal) …
prepare-done = Alles ist bereit ({ NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } s).

## Lists of games and rules

cli-games-column-game = Spiel
cli-games-column-players = Personen
cli-games-column-minutes = Minuten
cli-games-column-kind = Art
cli-games-column-line = worum es geht
cli-games-range = { $low ->
   *[other] { $low }–{ $high }
}
cli-games-kind-luck = Risiko
cli-games-kind-bluffing = Bluffen
cli-games-kind-bidding = Bieten
cli-games-kind-gambling = Glücksspiel
cli-games-kind-tricks = Stiche
cli-games-hint = Regeln: alehouse rules { $game } · Spielen: alehouse play { $game }

cli-rules-missing = Die ganzen Regeln von { $game } sind noch nicht aufgeschrieben; das hier ist eine Zusammenfassung.
cli-rules-options = Hausregeln (--option NAME=WERT)
cli-rules-no-options = { $game } hat keine Hausregeln: Es wird nur auf eine Weise gespielt.
cli-rules-column-name = Name
cli-rules-column-values = Werte
cli-rules-column-default = sonst
cli-rules-column-about = was sie tut
cli-rules-switch = on (an), off (aus)
cli-rules-number = { $low } bis { $high }
cli-rules-open = offen
cli-rules-on = on (an)
cli-rules-off = off (aus)
cli-rules-needs = Nur zusammen mit { $other }.

## The table

terminal-title = { $game } · { $hand }
terminal-column-seat = Platz
terminal-column-player = Name
terminal-column-points = Punkte
terminal-column-chips = Chips
terminal-pot = Pott
terminal-fact = { $what }: { $value }
terminal-you = { $name } (du)
terminal-legend-turn = { $mark } ist dran
terminal-over = Das Spiel ist aus.
terminal-waiting = Am Zug: { $seats }
terminal-stopped = Hier enden die Karten.
terminal-deal = Ausgeteilt: { $parts }.
terminal-deal-part = { $seat ->
    [none] aufgedeckt { $cards }
    [you] du { $cards }
   *[other] { $seat } { $cards }
}
terminal-winners = { $count ->
    [one] Gewonnen hat: { $names }
   *[other] Gewonnen haben: { $names }
}
terminal-losers = { $count ->
    [one] Verloren hat: { $names }
   *[other] Verloren haben: { $names }
}
terminal-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

## Playing

play-names = Berta, Emil, Frieda, Gustav, Klara, Ludwig, Minna, Otto
play-you = Du
play-seated = Du sitzt auf Platz { $seat }. { $count ->
    [one] Gegen dich spielt: { $others }.
   *[other] Gegen dich spielen, im Uhrzeigersinn: { $others }.
}
play-other = { $name } ({ $bot }, Platz { $seat })
play-other-short = { $name } ({ $seat })
play-hint = Gib ein, was vor einem Zug steht, oder seine Worte oder deren Anfang; ? zeigt mehr.
play-prompt = Dein Zug:{" "}
play-price-points = { $amount ->
    [one] kostet 1 Punkt
   *[other] kostet { $amount } Punkte
}
play-price-chips = { $amount ->
    [one] kostet 1 Chip
   *[other] kostet { $amount } Chips
}
play-thinking = { $name } denkt nach …
play-no-number = Einen Zug { $number } gibt es nicht; die Züge gehen von 1 bis { $count }.
play-which = Das könnten { $count } Züge sein: { $moves }.
play-which-many = Das könnten { $count } Züge sein. Schreib mehr davon.
play-possible = Möglich: { $moves }
play-help-moves = Züge jetzt
play-help-words = Wenn du dran bist, kannst du auch eingeben
play-help-move = was vor einem Zug steht, oder seine Worte: Groß- und Kleinschreibung ist egal, ein Name tut es statt des Platzes, und es genügt, was nur zu einem Zug passt
play-help-help = diese Hilfe
play-help-rules = die Regeln dieses Spiels
play-help-log = alles, was bisher geschehen ist
play-help-table = noch einmal den Tisch
play-help-save = die Partie bis hierher als Aufzeichnung behalten
play-help-quit = vom Tisch aufstehen
play-save-how = Schreib, wohin: save DATEI
play-saved = Gespeichert: { $path }
play-exists = { $path } gibt es schon. Nimm einen anderen Namen.
play-left = Du bist vom Tisch aufgestanden.
play-left-unsaved = Du bist vom Tisch aufgestanden. Die Partie wurde nicht gespeichert.
play-left-since = { $moves ->
    [one] Du bist vom Tisch aufgestanden. In { $path } steht die Partie, wie sie nach 1 Zug war.
   *[other] Du bist vom Tisch aufgestanden. In { $path } steht die Partie, wie sie nach { $moves } Zügen war.
}
play-save-offer = Aufzeichnung speichern? Dateiname, oder nichts, um es zu lassen:{" "}
play-seed = Startwert dieser Partie: { $seed }
play-file-word = DATEI
play-move-word = ZUG
play-more = { $count ->
    [one] … und dazwischen noch 1 Zug: ? zeigt alle.
   *[other] … und dazwischen noch { $count } Züge: ? zeigt alle.
}
play-no-such-number = Kein Zug nennt { $number }.
play-goes-on = { $moves ->
    [0] Du beginnst die Partie aus { $path }.
    [one] Du setzt { $path } nach 1 Zug fort.
   *[other] Du setzt { $path } nach { $moves } Zügen fort.
}
play-goes-on-kept = Die Datei bleibt auf dem neuesten Stand.
play-goes-on-not-kept = Die Datei bleibt, wie sie ist; save speichert die Partie.
play-undone = { $others ->
    [0] Zurückgenommen: dein Zug { $move }.
    [one] Zurückgenommen: dein Zug { $move } und 1 Zug eines anderen danach.
   *[other] Zurückgenommen: dein Zug { $move } und { $others } Züge der anderen danach.
}
play-undo-none = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
play-odds-none = Jetzt gibt es nichts zu wählen.
play-odds-no-move = Zu „{ $move }“ passt kein Zug.
play-odds-many = Das sind { $count } Züge. Schreib, welcher: odds ZUG
play-help-odds = was bei einem Zug, oder bei jedem, kommen kann und wie wahrscheinlich es ist
play-help-undo = deine letzte Entscheidung zurücknehmen und alles, was danach kam

## Odds

odds-column-move = Zug
odds-column-what = was kommen kann
odds-column-chance = wie wahrscheinlich
odds-cards = { $cards } { $chance }
odds-percent = { $percent } %
odds-under = unter { $percent } %
odds-over = über { $percent } %
odds-each = je { $chance }
odds-certain = Nichts hängt vom Zufall ab.
odds-exact = Genau, nach allem, was du wissen kannst.
odds-sampled = Stichprobe aus allem, was du wissen kannst: höchstens ± { $margin } %, in 95 von 100 Fällen.

## What can come of a move: events as things that may or may not happen, to anybody

chance-bust = jemand platzt
chance-pair = ein Paar
chance-pair-out = ein Paar, das jemanden hinauswirft
chance-stays = ein Unheil: noch ein Zug
chance-clean = kein Paar
chance-out = jemand ist für diese Runde raus
chance-gains = Punkte für jemanden
chance-pays = jemand zahlt Chips
chance-collects = jemand nimmt Chips aus dem Pott
chance-wins = das Spiel wird gewonnen
chance-loses = jemand verliert das Spiel
chance-playoff = eine Runde mehr zur Entscheidung
chance-hand = eine neue Runde beginnt
chance-game = ein neues Spiel beginnt
chance-leads = es steht fest, wer anfängt
chance-redeal = die Karten werden neu ausgeteilt
chance-reshuffled = die Ablage wird gemischt
chance-replaced = eine Zusatzkarte wird ersetzt
chance-dealt = Karten werden ausgeteilt
chance-discarded = eine Karte wird abgelegt
chance-takes = jemand nimmt eine Karte
chance-passes = eine Karte wird weitergegeben
chance-turns = eine Karte wird aufgedeckt
chance-folds = jemand steigt aus
chance-locks = jemand sichert
chance-second-stone = ein zweiter schwarzer Stein
chance-stones-back = ein schwarzer Stein geht zurück
chance-hand-pairs = eine Hand bekommt ein Paar
chance-alive = Hände, die noch dabei sind
chance-pot-stays = der Pott bleibt stehen
chance-breaks = ein Rang wird angebrochen
chance-dead = ein toter Stapel
chance-live = ein lebender Stapel
chance-saves = jemand wird gerettet
chance-right = alle Karten sind richtig genannt
chance-wrong = eine Karte ist falsch genannt
chance-house-falls = jemand platzt
chance-builds = jemand baut eine Karte an
chance-moves-in = jemand zieht eine Karte für das Haus
chance-gets-pitched = jemand bekommt eine abgeworfene Karte
chance-uncovers = die Karte wird aufgedeckt
chance-keeps-card = die Karte wird behalten
chance-pairs-off = ein Paar ist weg
chance-judges = die Jury entscheidet
chance-struck = ein Rezept ist raus
chance-takes-target = das Ziel geht an jemanden
chance-unclaimed = niemand bekommt das Ziel
chance-champion = ein Champion
chance-beats-monster = das Monster wird besiegt
chance-loses-fight = das Monster gewinnt
chance-replay = die Runde wird wiederholt
chance-stalemate = der Pott wird geteilt
chance-set-best = die Hände werden gezeigt, Sätze sind am besten
chance-clean-best = die Hände werden gezeigt, reine sind am besten
chance-worst-hand = jemand hat die schlechteste Hand
chance-fits-nowhere = eine Karte passt nirgends
chance-takes-column = eine Spalte wird gewonnen
chance-column-tied = in einer Spalte ist Gleichstand
chance-dealer-gets = die Bank bekommt eine Karte
chance-dealer-pairs = die Bank hat ein Paar
chance-dealer-three = die Bank bekommt eine 3
chance-pays-house = jemand zahlt der Bank
chance-house-pays = die Bank zahlt aus
chance-opening-pair = ein Paar zu Beginn
chance-busts-out = jemand platzt
chance-captures = eine Karte wird erbeutet
chance-has-most = jemand hat am meisten
chance-takes-set = ein Stich wird gewonnen
chance-brawl = eine Keilerei
chance-meets = eine Ansage wird erfüllt
chance-misses = eine Ansage wird verfehlt
chance-bet-won = eine Wette wird gewonnen
chance-bet-lost = eine Wette wird verloren
chance-gunfight = eine Schießerei
chance-gunfight-won = eine Schießerei wird gewonnen
chance-drinks = jemand trinkt

## Checking a game

check-title = Die Gesetze für { $game }
check-progress = Gesetze
check-ok = gilt
check-not-loaded = { $game } lässt sich nicht laden:
check-idle = entfällt
check-untried = nicht geprüft
check-missing = fehlt
check-broken = verletzt
check-holds = { $game } hält alle Gesetze ein.
check-faults = { $count ->
    [one] { $game } verletzt die Gesetze auf eine Art.
   *[other] { $game } verletzt die Gesetze auf { $count } Arten.
}

## Replaying

replay-title = { $file }: { $game }
replay-moves = { $count ->
    [one] nach 1 Zug
   *[other] nach { $count } Zügen
}
replay-legal = { $seat } kann: { $moves }
replay-error = { $file }: { $reason }
replay-illegal = { $file }: Zug { $move }, „{ $text }“: { $reason }
replay-difference = { $file }: { $path }: erwartet { $expected }, gefunden { $found }
replay-absent = nichts

## Simulating

simulate-progress = Partien
simulate-left = noch { $left }
simulate-title = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $rate } Züge in der Sekunde
simulate-seed = Startwert: { $seed }
simulate-column-bot = Bot
simulate-column-seats = Plätze
simulate-column-games = Partien
simulate-column-wins = gewonnen %
simulate-column-losses = verloren %
simulate-column-interval = 95-%-Intervall
simulate-column-points = Punkte
simulate-column-chips = Chips
simulate-column-ms = ms je Zug
simulate-column-seat = Platz
simulate-by-bot = Nach Bot (ein geteilter Sieg zählt anteilig; von mehreren Plätzen zählt jeder für sich)
simulate-by-seat = Nach Platz, wer auch immer dort sitzt
simulate-mean = { $mean } ± { $half }
simulate-range = { $low } – { $high }
simulate-uneven = { $games } Partien gehen bei { $players } Plätzen nicht auf: Nicht jeder Bot saß gleich oft auf jedem Platz.
simulate-interrupted = Abgebrochen: { $done } von { $games } Partien wurden gespielt.
simulate-wrote = Geschrieben: { $path }

## Turnier

tournament-title = Wie gut die Bots sind
tournament-how =
    Mit so vielen Spielern, wie hinter dem Namen des Spiels stehen, sitzt auf einem Platz der erste Bot, auf allen anderen der zweite. Jede Kartenverteilung wird einmal in jeder Sitzordnung gespielt, alle Vergleiche eines Spiels mit denselben Karten. „Siege“ ist der Anteil der Partien, die der erste Bot gewinnt (geteilte Siege zählen anteilig; wo es nur Verlierer gibt, die Partien, die er nicht verliert), mit 95-%-Intervall, „erwartet“, was es unter Gleichen wäre. „Vorsprung“ ist, was ihm eine Partie mehr bringt als einem der anderen; wo Punkte schlecht sind, weniger davon. Wer besser ist, sagt das, worum gespielt wird.
tournament-about = { $ms } ms je Zug für einen denkenden Bot, höchstens etwa { $seconds } s je Vergleich, Startwert „{ $seed }“
tournament-progress = Vergleiche
tournament-match = { $game }: { $bot } gegen { $others }
tournament-game = { $game } ({ $players })
tournament-bots = { $bot } – { $others }
tournament-share = { $share } [{ $low }–{ $high }]
tournament-chips = Chips
tournament-points = Punkte
tournament-better = besser
tournament-worse = schlechter
tournament-even = offen
tournament-interrupted = Abgebrochen: { $done } von { $matches } Vergleichen sind zu Ende gespielt.
tournament-column-game = Spiel
tournament-column-bots = Bots
tournament-column-games = Partien
tournament-column-wins = Siege %
tournament-column-fair = erwartet %
tournament-column-ahead = Vorsprung
tournament-column-unit = an
tournament-column-verdict = er ist

## Speed

bench-title = Tausend Züge in der Sekunde, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, zufällig gespielt
bench-column-game = Spiel
bench-column-one = kompiliert, 1 Thread
bench-column-many = kompiliert, { $threads } Threads
bench-column-raw = Python, nackte Regeln
bench-column-table = Python, Table
bench-measuring = Messung läuft
bench-hint = Neben anderen Engines: make bench (in einer Kopie der Quellen).
terminal-none = –
cli-rules-text = ein Text oder @Datei
