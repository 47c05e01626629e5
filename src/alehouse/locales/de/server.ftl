### Was der Server sagt.

guest-name = Gast { $number }

server-open = Alehouse ist offen: { $url }
server-closing = Letzte Runde! Alles, was gespielt wurde, bleibt erhalten.
server-preparing = Die Karten werden bereitgelegt …

error-json = Das ist kein JSON: { $problem }
error-empty = Es fehlt ein Inhalt in JSON.
error-shape = Hier wird etwas anderes erwartet: { $problem }
error-kind = Einen Frame der Art „{ $kind }“ gibt es nicht. Die Arten sind: { $kinds }.
error-binary = Schick Text, keine binären Frames.
error-too-large = Das ist zu groß: Höchstens { $limit } Byte werden angenommen.
error-too-fast = Das ging zu schnell. Warte einen Moment.
error-stale = Am Tisch ging es schon weiter: { $seen } Züge wurden gesehen, { $made } sind gemacht.
error-not-begun = Das Spiel hat noch nicht begonnen: Es sind noch Plätze frei.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-other-seat = Platz { $seat } gehört dir nicht; du sitzt auf Platz { $yours }.
error-table = Diesen Tisch gibt es nicht.
error-table-old = An diesem Tisch wurde mit einer älteren Fassung von { $game } gespielt; dieser Server kann das nicht fortsetzen.
error-path = Unter dieser Adresse gibt es nichts.
error-method = Das geht an dieser Adresse nicht.
error-request = Die Anfrage war nicht zu verstehen: { $problem }
error-cookie = Der Server kennt dich nicht. Frag zuerst nach /api/me.
error-cross-site = Eine fremde Website darf das nicht in deinem Namen tun.
error-host = Die Anfrage sagt nicht richtig, für welchen Host sie ist.
error-pass = Dieser Link gilt hier nicht: Er ist unvollständig, oder es gibt einen neueren. Mach auf dem anderen Gerät einen neuen.
error-pass-used = Dieser Link ist schon benutzt worden. Mach auf dem anderen Gerät einen neuen.
error-pass-old = Dieser Link ist älter als { $minutes } Minuten und gilt nicht mehr. Mach auf dem anderen Gerät einen neuen.
error-pass-back = Auf diesem Gerät war vorher niemand anders.
error-name = Ein Name hat 1 bis { $max } sichtbare Zeichen.
error-locale = Texte in „{ $locale }“ gibt es nicht. Es gibt: { $locales }.
error-seat-taken = Platz { $seat } ist besetzt.
error-seated = Du sitzt an diesem Tisch schon auf Platz { $seat }.
error-full = An diesem Tisch ist kein Platz mehr frei.
error-begun = Das Spiel hat schon begonnen.
error-not-creator = Das kann nur, wer diesen Tisch eröffnet hat.
error-me-twice = Du kannst nur einen Platz nehmen.
error-bot-missing = Sag, welcher Bot auf Platz { $seat } soll. Die Bots sind: { $bots }.
error-game-live = Das Spiel können alle anschauen, wenn es aus ist, eins aus einem Turnier erst, wenn alle seine Tische fertig sind.
error-replay-long = Dieses Spiel ist zu lang, um es Zug für Zug zu zeigen: Bei { $most } Zügen ist Schluss.
error-replay-move = Zug { $move } der Aufzeichnung, „{ $text }“, ist nicht möglich, darum geht das Spiel hier nur bis dahin: { $reason }
error-study-source = Nenn entweder den Tisch oder die Aufzeichnung, von der aus du weiterspielen willst.
error-study-over = In dieser Stellung ist das Spiel aus. Geh dahin zurück, wo noch jemand am Zug ist.
error-study-sealed = Hier haben manche schon geheim gewählt. Spiel von vor der ersten dieser Entscheidungen weiter oder von nach der letzten.
error-study-nobody = In dieser Stellung ist niemand am Zug: Die Aufzeichnung endet mitten in einem Zug. Geh einen Schritt zurück.
error-study-seed = Der Startwert dieser Aufzeichnung hat mehr als { $most } Zeichen, darum können dieselben Karten an einem Tisch nicht noch einmal kommen. Spiel mit neuen Karten weiter.
error-study-move = Zug { $move } der Aufzeichnung ist nicht möglich: { $reason }
error-keep-open = Dieses Spiel ist noch nicht aus. Nur beendete Spiele werden aufbewahrt und ausgewertet.
error-keep-many = Du hast innerhalb eines Tages { $limit } Spiele mitgebracht. Weitere kannst du morgen mitbringen.
error-review-off = Auf diesem Server werden keine Spiele ausgewertet.
error-review-yours = Gerade wird ein anderes Spiel für dich ausgewertet. Warte, bis das fertig ist.
error-review-many = Zu viele Spiele warten darauf, ausgewertet zu werden. Versuch es später noch einmal.
error-review-failed = Dieses Spiel ließ sich nicht auswerten. Versuch es später noch einmal.
error-review-long = Das Auswerten dieses Spiels hat zu lange gedauert und wurde abgebrochen.
error-not-over = Das Spiel ist noch nicht aus.
error-too-many-tables = Du hast { $limit } angefangene Tische. Spiel erst einen davon zu Ende.
error-too-many-watchers = An diesem Tisch schauen zu viele zu.
error-talk-empty = In dieser Nachricht ist nichts zu sehen.
error-talk-long = Diese Nachricht ist zu lang: höchstens { $max } Zeichen.
error-talk-fast = Nicht so schnell: Warte einen Moment, bevor du weiterredest.
error-talk-word = So eine Reaktion gibt es nicht. Es gibt: { $words }.
error-talk-nobody = Der Server kennt dich nicht, darum kannst du hier nichts sagen. Lade die Seite neu.
error-talk-busy = Diese Nachricht ist vielleicht nicht angekommen. Versuch es gleich noch einmal.
error-evening = So einen Abend gibt es nicht.
error-evening-ended = Dieser Abend ist zu Ende. Wer ihn angelegt hat, kann ihn weiterführen.
error-evening-not-in = Du bist hier nicht dabei. Öffne erst den Link des Abends, oder sag, dass du mitspielen willst.
error-evening-host = Das kann nur, wer den Abend angelegt hat. Ist diese Person nicht da, können es alle.
error-evening-proposals = Es gibt schon { $limit } Vorschläge. Spielt einen davon, oder zieht einen zurück.
error-evening-pads = Es zählen schon { $limit } Blöcke; mehr passen nicht.
error-evening-contests = An diesem Abend gibt es schon { $limit } Turniere; mehr passen nicht.
error-evening-pad-open = Dieser Block ist noch nicht fertig.
error-evening-pad-people = Sag für jede der { $players } Spalten des Blocks, wer das ist: mindestens zwei Personen dieses Abends, niemand doppelt.
error-proposal = Diesen Vorschlag gibt es nicht mehr.
error-too-many-evenings = Du hast an einem Tag { $limit } Abende angelegt. Mach mit einem davon weiter.
error-elsewhere = Du hast diesen Tisch inzwischen woanders geöffnet; dort geht es weiter.
error-table-closed = Dieser Tisch wurde geschlossen.
error-rules = Die Regeln von { $game } sind noch nicht aufgeschrieben.
error-lesson = Für { $game } gibt es noch keine Lektion.
error-hints = An diesem Tisch gibt es keine Tipps.
error-hint-slow = Das Nachdenken dauert gerade zu lange. Versuch es noch einmal, oder spiel nach Gefühl.
error-silent = Von dir war { $seconds } Sekunden lang nichts zu hören.
error-closing = Der Server macht gerade zu; komm gleich noch einmal.
error-slow = Du liest nicht, was der Server schickt.
error-busy = Der Server kann das gerade nicht speichern. Versuch es noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
error-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
error-headers = Die Header der Anfrage sind zu lang: Höchstens { $limit } Byte werden angenommen.
error-crowded = Gerade sind zu viele verbunden. Versuch es gleich noch einmal.
error-metrics = Diese Zahlen sind nicht für dich.
error-workers = { $workers } Prozesse brauchen PostgreSQL als Datenbank: Eine SQLite-Datei taugt nur für einen.
error-setting = { $name } kann nicht „{ $value }“ sein. { $wanted ->
    [whole] Nötig ist eine ganze Zahl, mindestens { $least }.
    [number] Nötig ist eine Zahl, mindestens { $least }.
    [port] Nötig ist eine ganze Zahl von 0 bis 65535.
    [pause] Nötig sind zwei Zahlen, die kleinere zuerst.
    [choice] Möglich ist eins davon: { $choices }.
    [switch] Möglich ist on, off oder auto.
    [networks] Nötig ist eine Liste von Adressen oder Netzen wie 10.0.0.0/8.
    [public-url] Nötig ist eine Adresse wie https://kneipe.example/karten/.
   *[other] Nötig ist ein Text.
}
error-setting-file = Die Einstellungen in { $file } lassen sich nicht lesen: { $problem }
error-setting-unknown = In { $file } steht „{ $name }“; so eine Einstellung gibt es nicht. Es gibt: { $names }.
error-port = Port { $port } von { $host } ist nicht zu haben: { $problem }.

server-no-page = Die Seite ist nicht gebaut
    .about = Der Server läuft, aber seine Webseite fehlt. In einer Kopie der Quellen baust du sie mit „make page“. Bots und Programme können den Server auch ohne sie nutzen.

server-preview-waiting = { $game }: { $name } wartet auf dich
server-preview-waiting-nobody = { $game }: Ein Tisch wartet auf dich
server-preview-free = { $free ->
    [one] Ein Platz ist frei. { $about }
   *[other] { $free } Plätze sind frei. { $about }
}
server-preview-playing = Hier wird gerade { $game } gespielt. Komm und schau zu.
server-preview-over = Hier wurde { $game } gespielt.

server-openapi-title = Die HTTP-Schnittstelle von Alehouse
    .about = Alles unter /api beschreibt ein OpenAPI-Dokument. Die offene Leitung eines Tisches ist ein WebSocket; docs/protocol.md beschreibt sie.
server-openapi-json = Als JSON
server-openapi-yaml = Als YAML
