### Eigene Tische und Partien, Aufstehen, und Weiterspielen auf einem anderen Gerät.

mine-title = Deine Partien
mine-tables = Deine Tische
mine-all = Alle deine Partien
mine-turn = Du bist dran
mine-turn-other = { $names } am Zug
mine-waiting = { $free ->
    [one] wartet noch auf eine Person
   *[other] wartet noch auf { $free } Personen
}
mine-with = mit { $names }
mine-alone = allein
mine-moved = letzter Zug { $when }
mine-set = eröffnet { $when }
mine-play-on = Weiterspielen
mine-play-on-about = Weiterspielen: { $game }, { $company }
mine-look = Ansehen
mine-look-about = Ansehen: { $game }, { $company }
mine-stuck = Das Spiel hat sich seither geändert: Hier geht es nicht weiter.
mine-study = ausprobiert
mine-evening = Abend: { $name }
mine-contest = Turnier
mine-close = Schließen
mine-close-about = Den Tisch schließen: { $game }
mine-close-sure = Diesen Tisch schließen? Sein Link gilt dann nicht mehr.
mine-stand = Aufstehen
mine-stand-about = Aufstehen: { $game }, { $company }
mine-leave = Aussteigen
mine-leave-about = Aussteigen: { $game }, { $company }
mine-leave-here = Aus dieser Partie aussteigen
mine-leave-sure = Endgültig aussteigen? Ein Bot übernimmt deinen Platz, und die Partie zählt als abgebrochen.
mine-no = Bleiben
mine-none = Du sitzt gerade an keinem Tisch.

mine-past = Beendete Partien
mine-past-none = Du hast noch keine Partie zu Ende gespielt.
mine-past-more = Frühere Partien zeigen
mine-won = Du hast gewonnen
mine-won-shared = Du hast mitgewonnen
mine-not-lost = Du hast nicht verloren
mine-lost = Du hast verloren
mine-place = Platz { $place } von { $of }
mine-over = Zu Ende gespielt
mine-left = Du bist ausgestiegen
mine-replay = Nachspielen
mine-replay-about = Nachspielen: { $game }, { $when }

mine-statistics = Wie du spielst
mine-statistics-none = Hier wird gezählt, was du spielst, Spiel für Spiel.
mine-people = Mit Menschen
mine-bots = Nur gegen Bots
mine-count = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
mine-count-won = { $won } gewonnen
mine-count-not-lost = { $won } nicht verloren
mine-count-left = { $left } abgebrochen
mine-best-points = Bestwert: { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
mine-best-chips = Bestwert: { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}
mine-latest = Zuletzt { $when }
mine-recent = Die letzten Partien, die neueste rechts: { $list }
mine-recent-won = gewonnen
mine-recent-place = Platz { $place } von { $of }
mine-recent-left = abgebrochen
mine-recent-unknown = unbekannt

mine-name = Dein Name
mine-name-lead = So nennen dich die anderen am Tisch. Auf diesem Gerät bleibt er dir.
mine-name-ask = Wie sollen dich die anderen nennen?
mine-name-go = Hinsetzen

mine-device = Woanders weiterspielen
mine-device-lead = Ein Link bringt dich mit all deinen Tischen auf dein Handy oder einen anderen Rechner. Hier bleibst du auch.
mine-device-make = Link erstellen
mine-device-new = Neuen Link erstellen
mine-device-link = Der Link gilt einmal und { $minutes } Minuten lang
mine-device-secret = Wer ihn öffnet, spielt als du weiter: Zeig ihn sonst niemandem.
mine-device-old = Der Link gilt nicht mehr.
mine-back-lead = Auf diesem Gerät warst du vorher { $name }.
mine-back = Zurück zu { $name }

mine-move-title = Hier weiterspielen
mine-move-loading = Mal sehen, wer das ist …
mine-move-ask = Hier als { $name } weitermachen?
mine-move-lead = Alle Tische von { $name } sind dann auf diesem Gerät da. Das andere Gerät bleibt auch { $name }.
mine-move-go = Als { $name } weitermachen
mine-move-no = Nein, alles so lassen
mine-move-same = Du bist hier schon { $name }. Der Link ist nicht verbraucht.
mine-move-you = Auf diesem Gerät warst du bisher { $name }.
mine-move-open = { $open ->
    [one] Ein Tisch ist noch offen.
   *[other] { $open } Tische sind noch offen.
}
mine-move-over = { $over ->
    [one] Eine Partie ist gespielt.
   *[other] { $over } Partien sind gespielt.
}
mine-move-stays = Das alles bleibt bei { $name }. Nichts wird vermischt, und von der Seite „Deine Partien“ kommst du hier jederzeit zurück zu { $name }.
