### Turniere: mehrere Tische mit denselben Karten, und die Karten des Tages.

error-contest = Dieses Turnier gibt es nicht.
error-contest-alone = Ein Turnier geht nur mit Spielen für mindestens zwei an einem Tisch.
error-contest-begun = Das Turnier hat schon begonnen: Niemand kann mehr dazukommen.
error-contest-changed = Gerade ist jemand dazugekommen oder gegangen. Sieh noch einmal nach und fang dann an.
error-contest-deals = Ein Turnier hat 1 bis { $max } Partien.
error-contest-few = Ein Turnier braucht { $least } Leute, und bisher sind es nur { $people }. Ohne Bots geht es mit { $fits }.
error-contest-full = Das Turnier ist voll: Es hat { $places } Plätze.
error-contest-host = Das kann nur, wer dieses Turnier ausgerufen hat.
error-contest-live = Andere haben diese Karten vielleicht noch vor sich. Zuschauen kann man, wenn das Turnier vorbei ist.
error-contest-over = Das Turnier ist vorbei.
error-contest-places = Ein Turnier ist für { $min } bis { $max } Leute.
error-contest-rematch = Nach einem Tisch im Turnier geht das Turnier weiter: Sieh auf seiner Seite nach.
error-contest-stranger = Diese Person spielt in diesem Turnier nicht mit.
error-contest-undo = Im Turnier wird kein Zug zurückgenommen.
error-too-many-contests = Du hast { $limit } Turniere, die nicht vorbei sind. Beende erst eins davon.
error-day = Von diesem Tag gibt es keine Karten.
error-day-deal = An diesem Tag gibt es die Partien 1 bis { $deals }.
error-day-first = Spiel erst so, dass es zählt, und dann, sooft du magst.
error-day-over = Dieser Tag ist vorbei.
error-day-played = Du hast die Karten des Tages schon gespielt. Jetzt kannst du damit üben.

lobby-daily = Die Karten des Tages
lobby-contest = Ein Turnier für 4 bis 32

contest-title = Turnier: { $game }
contest-lead = Alle Tische spielen gleichzeitig dieselben Karten. Verglichen wirst du mit denen, die deine Karten hatten: Glück zählt also nicht.
contest-facts = { $deals ->
    [one] Eine Partie, { $players } an jedem Tisch
   *[other] { $deals } Partien, { $players } an jedem Tisch
}
contest-dealt = Alle Karten sind verteilt, bevor jemand sich entscheidet: An jedem Tisch liegen genau dieselben.
contest-deck = Die ersten Karten sind an allen Tischen gleich, und die Stapel liegen in derselben Reihenfolge. Wer was zieht, hängt davon ab, was ihr tut.
contest-move-on = Nach jeder Partie ziehen alle weiter: zu anderen Gegnern und auf einen anderen Platz.
contest-people = { $count ->
    [one] Bisher ist eine Person dabei
   *[other] Bisher sind { $count } Leute dabei
}
contest-entrants = Wer mitspielt
contest-host = lädt ein
contest-gone = ein Bot spielt weiter
contest-join = Mitspielen
contest-leave = Wieder aussteigen
contest-start = Anfangen
contest-need = { $missing ->
    [one] Eine Person fehlt noch.
   *[other] { $missing } Leute fehlen noch.
}
contest-bots = { $bots ->
    [0] Bots braucht es keine.
    [one] Ein Bot füllt die Tische auf. Keinen braucht es mit { $fits } Leuten.
   *[other] { $bots } Bots füllen die Tische auf. Keine braucht es mit { $fits } Leuten.
}
contest-wait = Wann es losgeht, entscheidet, wer eingeladen hat.
contest-remove = Entfernen
contest-remove-about = { $name } entfernen
contest-bot-about = Für { $name } einen Bot weiterspielen lassen
contest-bot = Bot spielt weiter
contest-deal = Partie { $deal } von { $deals }
contest-sits = Du sitzt auf Platz { $seat } an Tisch { $room }.
contest-go = Zu deinem Tisch
contest-done = Du bist mit dieser Partie fertig. Die nächste kommt, sobald alle Tische so weit sind.
contest-watch = An den Tischen wird gespielt. Wie es steht, erfährst du nach jeder Partie.
contest-table = Tisch { $room }
contest-table-live = spielt
contest-table-over = fertig
contest-standing = So steht es
contest-standing-none = Noch gibt es nichts zu vergleichen: erst nach der ersten Partie.
contest-final = Endstand
contest-column-name = Name
contest-column-percent = Besser als
contest-column-difference = Abstand
contest-column-points = Punkte
contest-column-chips = Chips
contest-column-deals = Partien
contest-percent-about = „Besser als“ sagt, wie viele der anderen mit denselben Karten du im Schnitt schlägst; Gleiche zählen halb. „Abstand“ ist, wie viel mehr du daraus gemacht hast als sie im Schnitt.
contest-margin = ± { $margin }
contest-percent = { $percent } %
contest-results = Partie { $deal }
contest-seat = Karten von Platz { $seat }
contest-replay = Nachspielen
contest-replay-about = Tisch { $room } nachspielen, Partie { $deal }
contest-over = Das Turnier ist vorbei
contest-end = Turnier beenden
contest-end-about = Partien, die nicht fertig sind, zählen nicht.
contest-end-sure = Jetzt beenden
contest-quit = Bot für mich spielen lassen
contest-quit-sure = Endgültig aus dem Turnier aussteigen? Ein Bot spielt für dich weiter, an deinem Tisch und an allen, die noch kommen.
contest-back = So steht es
contest-loading = Das Turnier wird gesucht …
contest-new-title = Ein Turnier
contest-new-lead = Für 4 bis 32 Leute: ausrufen, den Link herumschicken und anfangen, wenn alle da sind.
contest-new-game = Spiel
contest-new-players = Leute an einem Tisch
contest-new-deals = Partien
contest-new-fits = Ohne Bots für { $fits } Leute. Bei anderen Zahlen füllen Bots die Tische auf.
contest-new-create = Turnier ausrufen
contest-new-evening = Es zählt für den Abend, nach dem Endstand.

daily-title = Karten des Tages
daily-of = Karten des Tages, { $day }
daily-lead = Alle spielen dieselben Karten gegen dieselben Bots, einmal am Tag.
daily-facts = { $deals ->
    [one] Eine Partie, { $players } am Tisch, du auf Platz { $seat }
   *[other] { $deals } Partien, { $players } am Tisch, du auf Platz { $seat }
}
daily-play = Spielen
daily-go-on = Weiter: Partie { $deal } von { $deals }
daily-mine = Dein Ergebnis
daily-deal = Partie { $deal }
daily-place = Platz { $place }
daily-better = Besser als { $percent } % der anderen
daily-first = Heute war vor dir noch niemand fertig. Wie es anderen ergeht, siehst du hier.
daily-hidden = { $finished ->
    [0] Heute ist noch niemand fertig.
    [one] Eine Person ist fertig. Die Ergebnisse siehst du hier, wenn du es auch bist.
   *[other] { $finished } Leute sind fertig. Die Ergebnisse siehst du hier, wenn du es auch bist.
}
daily-late = Du bist nicht rechtzeitig fertig geworden, oder ein Bot hat für dich zu Ende gespielt: Das zählt nicht.
daily-results = Ergebnisse
daily-none = Niemand ist mit diesen Karten fertig geworden.
daily-practise = Partie { $deal } üben
daily-practise-about = Üben zählt nicht.
daily-closed = Nachspielen kann man die Partien, wenn der Tag vorbei ist: nach { $time }.
daily-replay = Partie { $deal } nachspielen
daily-replay-about = Partie { $deal } von { $name } nachspielen
daily-streak = { $streak ->
    [one] Ein Tag in Folge
   *[other] { $streak } Tage in Folge
}
daily-days = { $days ->
    [one] insgesamt ein Tag
   *[other] insgesamt { $days } Tage
}
daily-earlier = Frühere Tage
daily-played = gespielt
daily-look = Endstellung
daily-today = Zu den Karten von heute
