### Der Punkteblock von Half-Pint Heroes für einen echten Tisch: auf der Seite und im Terminal.

pad-title = Punkteblock
pad-heading = Half-Pint Heroes: der Punkteblock
pad-lead = Für ein Spiel mit echten Karten. Du trägst Ansagen, Stiche und Wetten ein; der Block rechnet Punkte, Markierungen und Reihen aus.
pad-rules = Regeln von Half-Pint Heroes
pad-lobby = Ihr spielt mit echten Karten? Hier ist der Punkteblock
pad-mark-x = { $edition ->
    [ru] Х
   *[other] X
}
pad-mark-b = { $edition ->
    [de] K
    [ru] Д
   *[other] B
}
pad-mark-none = keine Markierung

## A new pad

pad-new = Neuer Block
pad-new-again = Neuer Block, gleiche Spieler
pad-new-names = Wer spielt? (im Uhrzeigersinn)
pad-new-name = Name von Spieler { $seat }
pad-new-more = Ein Spieler mehr
pad-new-remove = { $player } vom Block nehmen
pad-new-first = Wer gibt zuerst?
pad-new-first-about = Wer zuletzt ein blaues Auge hatte, gibt und beginnt in Runde 1; danach geht es im Uhrzeigersinn weiter.
pad-new-fewer-rounds = Eine Runde weniger
pad-new-more-rounds = Eine Runde mehr
pad-new-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
pad-option-rounds = Runden
pad-option-edition = Ausgabe
    .about = Wessen gedruckte Regeln gelten. Deutsch: Eine Keilerei gewinnt keine Schießerei. Russisch: eine Trinkregel mehr.
pad-option-edition-en = Englisch
pad-option-edition-de = Deutsch
pad-option-edition-ru = Russisch
pad-option-drinking = Saufspielregeln
pad-option-drinking-soft = Sanft
pad-option-drinking-hard = Hart
pad-option-drinking-very-hard = Sehr hart
pad-new-off = Aus
pad-new-start = Block anfangen
pad-new-empty = Alle brauchen einen Namen.
pad-new-twice = Zwei Spieler heißen { $player }. Gib einem davon einen anderen Namen.
pad-new-replaces = Der Block, der hier liegt, wird ersetzt. Speichere ihn vorher, wenn du ihn noch brauchst.
pad-new-back = Zurück zum Block
pad-settings = Namen und Regeln
pad-settings-save = Änderungen übernehmen
pad-open = Gespeicherten Block öffnen
pad-drinks-note = Trinkt verantwortungsvoll: Durch zu viel Alkohol gewinnt niemand. Aussetzen ist jederzeit erlaubt, egal, was die Regeln sagen. Nicht für Minderjährige, Schwangere und Suchtkranke.

## The round to be played

pad-round = Runde { $round } von { $rounds }
pad-round-extra = Runde { $round }: die Zusatzrunde für die Schießerei
pad-starter = { $player } gibt und beginnt
pad-enter = Runde { $round } eintragen
pad-go-on = Runde { $round } ist gespielt: Stiche eintragen
pad-in-play = Die Ansagen von Runde { $round } sind notiert.
pad-predicted = { $player }: { $value }
pad-gunfight = { $count ->
    [one] Schießerei in Runde { $round }: { $players } gewinnt das Spiel sofort, { $edition ->
        [de] wenn die Ansage wieder erfüllt wird
       *[other] wenn noch eine Markierung dazukommt
    }.
   *[other] Schießerei in Runde { $round }: Wer von { $players } { $edition ->
        [de] die Ansage wieder erfüllt
       *[other] noch eine Markierung bekommt
    }, gewinnt das Spiel sofort; bei mehreren die höchste Ansage.
}
pad-run-hint = { $count ->
    [one] { $players } hat { $run } Markierungen in Folge. Noch eine, und es kommt zur Schießerei.
   *[other] { $players } haben { $run } Markierungen in Folge. Noch eine, und es kommt zur Schießerei.
}
pad-drink = { $count ->
    [one] { $players } trinkt: { $reason }.
   *[other] { $players } trinken: { $reason }.
}
pad-drink-1 = es gab eine Keilerei
pad-drink-2 = alle Ansagen wurden erfüllt
pad-drink-3 = keine Ansage wurde erfüllt
pad-drink-4 = die Ansage wurde nicht erfüllt, und jemand hatte dagegen gewettet
pad-drink-5 = die Ansage wurde dreimal nacheinander nicht erfüllt
pad-drink-6 = jemand anders hat die Ansage mindestens dreimal nacheinander erfüllt
pad-drink-7 = die Gegnerwette ist verloren
pad-drink-8 = die Ansagen ergeben zusammen die Zahl der Handkarten; dieser Schluck ist sofort fällig
pad-drinks-heading = Getrunken wird für Runde { $round }
pad-drinks-now = Jetzt wird getrunken
pad-drinks-nobody = Niemand trinkt.
pad-sit-out = Wer setzt beim Trinken aus?
pad-sits-out = { $player } setzt beim Trinken aus

## Entering a round

pad-entry = Runde { $round }
pad-entry-fix = Runde { $round } berichtigen
pad-entry-played = Wie gespielt
pad-entry-paper = Wie auf Papier
pad-entry-how = Wie die Runde eingetragen wird
pad-step-predictions = Ansagen
pad-step-won = Stiche
pad-step-bets = Wetten
pad-step-open = { $step }: noch offen
pad-step-done = { $step }: fertig
pad-ask-prediction = Ansage von { $player }
pad-ask-won = Stiche von { $player }
pad-ask-bet = { $player } hat gewettet gegen
pad-ask-points = Punkte von { $player }
pad-ask-mark = Markierung von { $player }
pad-ask-hand = Handkarten für jeden
pad-ask-brawl = Gab es eine Keilerei?
pad-brawl-no = Keine Keilerei
pad-bet-none = niemanden
pad-hand-open = nicht notiert
pad-said = Ansage { $value }
pad-sets-so-far = { $sum ->
    [one] bisher 1 Stich
   *[other] bisher { $sum } Stiche
}
pad-next-play = Runde spielen
pad-next-won = Weiter zu den Stichen
pad-next-bets = Weiter zu den Wetten
pad-save-round = Runde { $round } schreiben
pad-save-fix = Berichtigung schreiben
pad-cancel = Abbrechen
pad-remove-last = Runde { $round } streichen
pad-remove-rest = Streichen, was nicht zählt

## The sheet

pad-sheet = Der Block
pad-sheet-about = { $rounds ->
    [one] Punkteblock: zwei Spalten für jeden Spieler, Punkte und Markierung; 1 Runde und die Zusatzrunde.
   *[other] Punkteblock: zwei Spalten für jeden Spieler, Punkte und Markierung; { $rounds } Runden und die Zusatzrunde.
}
pad-column-round = Runde
pad-column-points = Punkte
pad-column-mark = Markierung
pad-row = Runde { $round }: berichtigen
pad-row-gunfight = Schießerei
pad-row-sum = Summe
pad-row-run = Längste Reihe
pad-row-run-value = { $run } · +{ $bonus }
pad-row-total = Gesamt
pad-row-streak = Jetzt in Folge
pad-row-drinks = Trinken
pad-not-counted = zählt nicht
pad-empty = Noch steht nichts da. Trag die Ansagen von Runde 1 ein, sobald sie aufgedeckt sind.

## The end

pad-over-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen gemeinsam
}
pad-over-gunfight = { $count ->
    [one] { $players } gewinnt die Schießerei und damit das Spiel
   *[other] { $players } gewinnen gemeinsam die Schießerei und damit das Spiel
}
pad-over-uncounted = Die Punkte werden dann nicht ausgezählt; sie zeigen, wie es davor stand.
pad-ranking = Endstand
pad-standing = Zwischenstand mit den Reihen
pad-rank-marks = { $brawls ->
    [0] keine Keilerei
    [one] 1 Keilerei
   *[other] { $brawls } Keilereien
}, { $met ->
    [0] nichts erfüllt
    [one] 1 Ansage erfüllt
   *[other] { $met } Ansagen erfüllt
}
pad-rank-tie = Gleich viele Punkte: Erst zählen mehr Keilereien, dann mehr erfüllte Ansagen; sonst wird der Platz geteilt.
pad-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Keeping it

pad-undo = Rückgängig
pad-save = Als Datei speichern
# The name of the file that is saved.
pad-file = half-pint-pad.toml
pad-print = Drucken
pad-kept = Der Block bleibt in diesem Browser.
pad-not-kept = Dieser Browser behält den Block nicht: Speichere ihn als Datei.
pad-unreckoned = noch nicht ausgerechnet

## What is wrong with a line

pad-problem-count = Runde { $line }: { $what ->
    [predictions] Für jeden der { $players } Spieler muss eine Ansage dastehen, nicht { $found }.
    [won] Für jeden der { $players } Spieler müssen Stiche dastehen, nicht für { $found }.
    [bets] Für jeden der { $players } Spieler muss eine Wette dastehen, nicht { $found }.
    [points] Für jeden der { $players } Spieler müssen Punkte dastehen, nicht für { $found }.
   *[marks] Für jeden der { $players } Spieler muss eine Markierung dastehen oder keine, nicht für { $found }.
}
pad-problem-prediction = Runde { $line }: { $player } kann nicht { $value } angesagt haben. Eine Ansage ist 0 bis { $most }.
pad-problem-hand = Runde { $line }: Es gibt keine { $value } Handkarten. Eine Hand hat { $min } bis { $max } Karten.
pad-problem-brawl-seat = Runde { $line }: Wer die Keilerei ausgelöst haben soll, ist keiner der { $players } Spieler.
pad-problem-open = Runde { $line } ist nicht fertig: Die Stiche fehlen, aber eine spätere Runde steht schon da.
pad-problem-won-missing = Runde { $line }: Die Stiche von { $player } fehlen.
pad-problem-won-number = Runde { $line }: { $player } kann nicht { $value } Stiche haben. Trag eine ganze Zahl ein, 0 oder mehr.
pad-problem-won-many = Runde { $line }: { $player } kann mit { $hand } Handkarten nicht { $value } Stiche haben: höchstens { $most }.
pad-problem-brawl-few = Runde { $line }: { $player } kann mit { $value } Stichen keine Keilerei ausgelöst haben: Es braucht { $least } in Folge.
pad-problem-brawl-sooner = Runde { $line }: { $player } kann nicht { $value } Stiche haben, bevor die Keilerei die Runde beendet: Dazwischen müssen andere Stiche gemacht haben.
pad-problem-sum-none = Runde { $line }: Jeder Stich geht an jemanden; es können nicht alle 0 haben.
pad-problem-sum-many = Runde { $line }: Zusammen können es nicht { $sum } Stiche sein: Mit { $hand } Handkarten gibt es höchstens { $hand }.
pad-problem-sum-few = { $sum ->
    [one] Runde { $line }: 1 Stich zusammen ist zu wenig: Mit { $hand } Handkarten gibt es mindestens { $least }.
   *[other] Runde { $line }: { $sum } Stiche zusammen sind zu wenig: Mit { $hand } Handkarten gibt es mindestens { $least }.
}
pad-problem-streak = Runde { $line }: { $player } kann nicht { $value } von { $sum } Stichen haben ohne drei in Folge, und das wäre eine Keilerei.
pad-problem-bet-missing = Runde { $line }: Die Wette von { $player } fehlt. Ab drei Spielern wetten alle.
pad-problem-bet-seat = Runde { $line }: { $player } hat gegen jemanden gewettet, der nicht am Tisch sitzt.
pad-problem-bet-self = Runde { $line }: { $player } kann nicht gegen sich selbst wetten. Wähl einen anderen Spieler.
pad-problem-mixed = In Runde { $line } steht, was gespielt wurde, und zugleich, was auf dem Papier steht. Trag nur eines ein.
pad-problem-points = Runde { $line }: { $player } kann nicht { $value } Punkte haben. Trag 0 bis { $most } ein.
pad-problem-mark = Runde { $line }: { $player } kann nicht die Markierung „{ $value }“ haben. Es gibt X, K oder nichts.
pad-problem-showdown = Runde { $line }: { $players } haben alle die Schießerei überstanden. Trag die Ansagen ein: Die höchste davon entscheidet.

## What is odd about a line

pad-warning-after-end = Das Spiel war mit Runde { $last } zu Ende. Ab Runde { $line } zählt nichts: Streich sie, oder berichtige eine frühere Runde.
pad-warning-points = Runde { $line }: { $player } kann mit Markierung nicht { $points } Punkte bekommen haben. Möglich: { $possible }.
pad-warning-points-unmarked = Runde { $line }: { $player } kann ohne Markierung nicht { $points } Punkte bekommen haben. Möglich: { $possible }.
pad-warning-row = Runde { $line }: Diese Punkte können nicht in einer Runde zusammenkommen: zu viele Stiche, oder keiner.
pad-warning-brawl = Runde { $line }: Bei einer Keilerei bekommt nur, wer sie ausgelöst hat, Punkte und Markierung; { $player } hat aber etwas stehen.
pad-warning-brawls = Runde { $line }: Nur ein Spieler kann eine Keilerei auslösen.

## Pads that cannot be read

pad-error-name = Jeder Spieler auf dem Block braucht einen Namen.
pad-error-sits-out = Wer beim Trinken aussetzt, muss für jeden der { $players } Spieler dastehen, als Nummer einer Runde oder 0.
pad-error-lines = Der Block hat { $lines } Zeilen, ein Spiel aber höchstens { $most }.
pad-error-game = Das ist eine Aufzeichnung von { $game }, kein Punkteblock von Half-Pint Heroes.
pad-error-none = Diese Aufzeichnung enthält keinen Punkteblock (es gibt kein „{ $key }“ mit Zeilen darin).
pad-error-line = Zeile { $line } des Blocks ist nicht lesbar. Sie kann enthalten: { $keys }.
pad-error-line-value = Zeile { $line } des Blocks ist nicht lesbar: „{ $key }“ ist nicht, was dort stehen muss.
pad-error-unreadable = Diese Datei ist nicht als Punkteblock lesbar.

## In the terminal

pad-term-names = Namen der Spieler im Uhrzeigersinn, mit Kommas dazwischen:{" "}
pad-term-names-count = Ein Block ist für { $min } bis { $max } Spieler, nicht für { $found }.
pad-term-first = Wer gibt zuerst? (Eingabetaste: { $player }){" "}
pad-term-rounds = Wie viele Runden? (Eingabetaste: { $rounds }){" "}
pad-term-edition = Welche Ausgabe: en, de oder ru? (Eingabetaste: { $edition }){" "}
pad-term-drinking = Saufspielregeln: off (aus), soft (sanft), hard (hart) oder very-hard (sehr hart)? (Eingabetaste: off){" "}
pad-term-file = Datei für den Block (Eingabetaste: keine):{" "}
pad-term-exists = { $path } gibt es schon. Nimm einen anderen Namen, oder mach damit weiter: alehouse pad { $path }
pad-term-number = Gib eine ganze Zahl von { $min } bis { $max } ein.
pad-term-choice = „{ $entry }“ ist nichts davon: { $choices }.
pad-term-nobody = „{ $entry }“ ist hier niemand. Am Tisch: { $players }.
pad-term-several = „{ $entry }“ könnte { $players } sein. Schreib mehr vom Namen.
pad-term-prompt = Runde { $round }: Eingabetaste zum Eintragen, ? für mehr:{" "}
pad-term-prompt-won = Runde { $round }: Eingabetaste für die Stiche, ? für mehr:{" "}
pad-term-prompt-over = Das Spiel ist zu Ende; ? zeigt, was noch geht, quit beendet:{" "}
pad-term-predictions = Ansagen von { $players }:{" "}
pad-term-won = Stiche von { $players }, oder brawl NAME STICHE bei einer Keilerei:{" "}
pad-term-bets = Gegen wen haben { $players } gewettet?{" "}
pad-term-bets-two = Gegen wen haben { $players } gewettet? (- für niemanden){" "}
pad-term-hand = Handkarten für jeden (Eingabetaste: nicht notiert):{" "}
pad-term-paper = Punkte und Markierungen von { $players }, etwa 30X 0 10 60K:{" "}
pad-term-decide = Ansagen von { $players } (sie entscheiden die Schießerei):{" "}
pad-term-count = { $players } Spieler, aber { $found } Angaben. Schreib für jeden etwas, mit Leerzeichen dazwischen.
pad-term-no-number = „{ $entry }“ ist keine ganze Zahl.
pad-term-no-points = „{ $entry }“ sind keine Punkte mit oder ohne Markierung, etwa 30, 30X oder 60K.
pad-term-brawl-how = Schreib, wer und wie viele: brawl NAME STICHE.
pad-term-kept = Es hat sich nichts geändert.
pad-term-no-round = Es gibt keine Runde { $entry } auf dem Block, die du berichtigen könntest. Geschrieben: { $rounds }.
pad-term-no-round-yet = Es steht noch nichts da, was du berichtigen könntest.
pad-term-no-undo = Es gibt nichts rückgängig zu machen.
pad-term-undone = Die letzte Änderung ist rückgängig gemacht.
pad-term-no-drinks = Auf diesem Block gelten keine Saufspielregeln.
pad-term-out = { $player } setzt ab jetzt beim Trinken aus.
pad-term-in = { $player } trinkt wieder mit.
pad-term-after = Das Spiel ist zu Ende. Berichtige eine Runde, oder mach etwas rückgängig.
pad-term-unknown = „{ $entry }“ ist hier nicht bekannt. ? zeigt, was geht.
pad-term-save-how = Schreib, wohin: save DATEI
pad-term-saved = Gespeichert: { $path }
pad-term-left = Der Block ist geschlossen.
pad-term-left-unsaved = Der Block ist geschlossen. Er wurde nicht gespeichert.
pad-term-help = Du kannst eingeben
pad-term-help-enter = die Runde, Schritt für Schritt (eine leere Antwort bricht ab)
pad-term-help-ahead = gleich die Ansagen oder die Stiche
pad-term-help-paper = die Runde, wie sie auf dem Papier steht: Punkte und Markierungen
pad-term-help-fix = eine Runde berichtigen
pad-term-help-undo = die letzte Änderung rückgängig machen
pad-term-help-sheet = den Block zeigen
pad-term-help-out = dass jemand beim Trinken aussetzt oder wieder mittrinkt
pad-term-help-save = den Block in einer Datei behalten (dann nach jeder Runde)
pad-term-help-quit = beenden; die Datei behält den Block
pad-term-word-file = DATEI
pad-term-word-name = NAME
pad-term-now = ({ $value }; Eingabetaste lässt es so){" "}
pad-term-dropped = Runde { $round } ist gestrichen.
pad-term-help-drop = die letzte Runde streichen
pad-term-legend = ! Schießerei
