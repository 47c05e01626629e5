### Zusammen am Tisch sitzen: wer da ist, wer lange braucht, worauf sich alle einigen.

error-clock-both = Eine Uhr hat entweder so viele Sekunden für jeden Zug oder so viele für das ganze Spiel, nicht beides.
error-clock-add = Sekunden, die mit jedem Zug dazukommen, gehören zu einer Zeit für das ganze Spiel. Gib eine an.
error-clock-range = { $what ->
    [move] Ein Zug kann { $least } bis { $most } Sekunden haben, nicht { $value }.
    [add] Mit jedem Zug können { $least } bis { $most } Sekunden dazukommen, nicht { $value }.
   *[game] Ein Spiel kann { $least } bis { $most } Sekunden für jeden Platz haben, nicht { $value }.
}
error-not-their-turn = Platz { $seat } ist nicht am Zug.
error-nudged = Du hast Platz { $seat } gerade erst angestupst. Einmal in { $seconds } Sekunden genügt.
error-seat-free = Platz { $seat } ist schon frei, oder das Spiel hat begonnen.
error-no-person = Auf Platz { $seat } sitzt niemand, der weg sein oder auf den man warten könnte.
error-here = Wer auf Platz { $seat } sitzt, ist da.
error-wait = { $seconds ->
    [one] Das geht in einer Sekunde.
   *[other] Das geht in { $seconds } Sekunden.
}
error-not-ready = Auf diesen Plätzen sitzt jemand, der noch nicht bereit ist: { $seats }.
error-undo-none = Du hast keinen Zug gemacht, der zurückgenommen werden könnte.
error-undo-learned = Das kann nicht zurückgenommen werden: Jemand hat dadurch etwas erfahren.
error-undo-asked = Platz { $seat } hat schon gebeten, einen Zug zurückzunehmen.
error-undo-refused = Jemand möchte, dass der Zug stehen bleibt.
error-undo-nothing = Niemand bittet mehr darum, einen Zug zurückzunehmen.

company-heading = Am Tisch
company-here = da
company-left = spielt für jemanden, der gegangen ist ({ $bot })
company-away = { $minutes ->
    [0] gerade weggegangen
    [one] seit einer Minute weg
   *[other] seit { $minutes } Minuten weg
}
company-stands-in = Bot in { $seconds } s
company-absent = { $name } ist nicht da.
company-absent-bot = In { $seconds } s spielt ein Bot.
company-slow = { $name } lässt sich Zeit.
company-call = Jetzt einen Bot spielen lassen
company-nudge = { $name } anstupsen
company-nudge-sent = { $name } wurde angestupst.
company-nudged = { $name } wartet auf dich.
company-title = { $name } wartet · { $game }
company-remove = Platz von { $name } einem Bot geben
company-removing = { $count } von { $of } dafür
company-undo = Meinen Zug zurücknehmen
company-undo-asks = { $moves ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $moves } Züge zurücknehmen.
}
company-undo-waits = Zum Zurücknehmen fehlt noch das Ja von { $names }
company-undo-agree = Einverstanden
company-undo-refuse = Nein
company-undo-no = Der Zug bleibt stehen. Dagegen: { $names }.
company-late = { $seat ->
    [you] Deine Zeit war um: Ein Bot hat für dich gezogen.
   *[other] Die Zeit von { $seat } war um: Ein Bot hat gezogen.
}
company-undone = Das wurde zurückgenommen.
company-watchers = Es schauen zu: { $names }
company-unnamed = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
company-clock = Verbleibende Zeit
company-time-left = Noch { $seconds } Sekunden.

wait-remove = Platz freimachen
wait-remove-about = Platz von { $name } freimachen
wait-removed = Wer den Tisch eröffnet hat, hat deinen Platz freigemacht. Setz dich wieder hin oder schau einfach zu.
wait-ready = Ich bin bereit
wait-is-ready = bereit
wait-lead-ready = Schick diesen Link herum. Das Spiel beginnt, sobald alle Plätze besetzt und alle da und bereit sind.
wait-lead-ready-watch = Das Spiel beginnt, sobald alle Plätze besetzt und alle da und bereit sind.
wait-start = Ohne die Fehlenden anfangen
wait-start-hint = Bots spielen für sie, bis sie kommen.
wait-start-in = Auf die Fehlenden wird gewartet: { $seconds } s
wait-name = Wie sollen wir dich nennen?
wait-just-watch = Du kannst auch einfach zuschauen: Das Spiel ist dann hier zu sehen.
wait-clock = Uhr:
wait-clock-move = { $seconds } s für jeden Zug
wait-clock-game = je { $minutes } min für das Spiel
wait-clock-add = je { $minutes } min für das Spiel, dazu { $seconds } s mit jedem Zug

set-clock = Uhr
    .none = Keine Uhr
    .hint = Ist die Zeit um, macht ein Bot den Zug.
set-clock-move = { $seconds } s je Zug
set-clock-minutes = { $minutes } min je Zug
set-clock-game = je { $minutes } min + { $seconds } s je Zug
set-begins = Das Spiel beginnt
    .full = sobald alle Plätze besetzt sind
    .ready = sobald alle bereit sind
