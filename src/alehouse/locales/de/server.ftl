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
error-name = Ein Name hat 1 bis { $max } sichtbare Zeichen.
error-locale = Texte in „{ $locale }“ gibt es nicht. Es gibt: { $locales }.
error-seat-taken = Platz { $seat } ist besetzt.
error-seated = Du sitzt an diesem Tisch schon auf Platz { $seat }.
error-full = An diesem Tisch ist kein Platz mehr frei.
error-begun = Das Spiel hat schon begonnen.
error-not-creator = Das kann nur, wer diesen Tisch eröffnet hat.
error-me-twice = Du kannst nur einen Platz nehmen.
error-bot-missing = Sag, welcher Bot auf Platz { $seat } soll. Die Bots sind: { $bots }.
error-game-live = Die Aufzeichnung gibt es, wenn das Spiel aus ist.
error-not-over = Das Spiel ist noch nicht aus.
error-too-many-tables = Du hast { $limit } angefangene Tische. Spiel erst einen davon zu Ende.
error-too-many-watchers = An diesem Tisch schauen zu viele zu.
error-too-many-lines = Du hast diesen Tisch zu oft gleichzeitig offen.
error-rules = Die Regeln von { $game } sind noch nicht aufgeschrieben.
error-silent = Von dir war { $seconds } Sekunden lang nichts zu hören.
error-closing = Der Server macht gerade zu; komm gleich noch einmal.
error-slow = Du liest nicht, was der Server schickt.
error-busy = Der Server kann das gerade nicht speichern. Versuch es noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
error-port = Port { $port } von { $host } ist nicht zu haben: { $problem }.

server-no-page = Die Seite ist nicht gebaut
    .about = Der Server läuft, aber seine Webseite fehlt. In einer Kopie der Quellen baust du sie mit „make page“. Bots und Programme können den Server auch ohne sie nutzen.

server-openapi-title = Die HTTP-Schnittstelle von Alehouse
    .about = Alles unter /api beschreibt ein OpenAPI-Dokument. Die offene Leitung eines Tisches ist ein WebSocket; docs/protocol.md beschreibt sie.
server-openapi-json = Als JSON
server-openapi-yaml = Als YAML
