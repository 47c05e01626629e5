# Warum etwas nicht angenommen wurde.

error-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $games }.
error-players = { $span ->
    [one] { $game } ist für { $max } Personen, nicht für { $players }.
   *[many] { $game } ist für { $min } bis { $max } Personen, nicht für { $players }.
}
error-players-type = „players“ muss die Zahl der Plätze oder eine Liste von Namen sein.
error-seats = Ein Tisch hat 1 bis 8 Plätze, nicht { $players }.
error-option = { $game } hat keine Option „{ $option }“. Die Optionen sind: { $options }.
error-option-value = Option „{ $option }“ kann nicht { $value } sein. Erlaubt: { $allowed }.
error-option-needs = { $value ->
    [any] Option „{ $option }“ bedeutet nur etwas, wenn Option „{ $other }“ gesetzt ist.
   *[other] Option „{ $option }“ bedeutet nur etwas, wenn Option „{ $other }“ auf { $value } gesetzt ist.
}
error-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Die Plätze sind A bis { $last }.
error-move-empty = Ein Zug besteht aus einem Platz und einem Wort, etwa „A hit“.
error-verb = „{ $verb }“ gibt es in diesem Spiel nicht. Möglich ist: { $verbs }.
error-arguments = „{ $text }“ ist nicht vollständig oder sagt zu viel. Schreib: { $wanted }.
error-card = Eine Karte „{ $card }“ gibt es in diesem Spiel nicht. Die Karten sind { $cards }.
error-too-many-cards = { $cards } Karten sind zu viele für einen Zug: höchstens { $most }.
error-cards-open = „{ $text }“ lässt offen, welche Karten: Nenn sie.
error-amount = „{ $amount }“ ist keine ganze Zahl, die man spielen kann.
error-turn = { $seat } ist nicht dran. Am Zug: { $acting }.
error-over = Das Spiel ist aus.
error-illegal = „{ $text }“ ist jetzt nicht möglich. Möglich: { $legal }.
error-card-not-held = Diese Karte hast du nicht auf der Hand. Möglich: { $legal }.
error-regent-own-hand = Die eigene Hand ist kein Ziel. Möglich: { $legal }.
error-regent-target-out = Wer diese Runde schon raus ist, ist kein Ziel. Möglich: { $legal }.
error-regent-gift-pairs = Geschenktes darf mit keiner offenen Karte dort ein Paar bilden. Möglich: { $legal }.
error-regent-nothing-to-see = Dort liegen keine verdeckten Karten, also gibt es nichts aufzudecken. Möglich: { $legal }.
error-cards-missing = Karte { $place } von „cards“ fehlt, und es gibt keinen Startwert, mit dem es weitergehen könnte.
error-card-impossible = Karte { $place } von „cards“ ist eine { $card }, aber dort kann keine { $card } kommen.
error-card-unknown = Karte { $place } von „cards“ ist „{ $card }“, und die gibt es in diesem Spiel nicht.
error-first-missing = Wer anfängt, entscheidet bei diesem Spiel das Los: Gib „first“ oder einen „seed“ an.
error-file = { $path } ist nicht lesbar: { $problem }.
error-file-encoding = { $path } ist kein UTF-8-Text (Zeile { $line }, Byte { $place }).
error-file-utf-16 = { $path } ist kein UTF-8-Text, sondern UTF-16 oder Ähnliches. Speichere die Datei als UTF-8.
error-file-large = { $path } ist zu groß für eine Aufzeichnung: mehr als { $most } MB.
error-toml = Das ist keine gültige TOML-Datei: { $problem }.
error-number-long = { $key ->
    [none] Eine Zahl in Zeile { $line } hat mehr als { $most } Stellen.
   *[other] { $line ->
        [0] Eine Zahl in „{ $key }“ hat mehr als { $most } Stellen.
       *[other] Eine Zahl in „{ $key }“ (Zeile { $line }) hat mehr als { $most } Stellen.
    }
}
error-deep = { $key ->
    [none] Listen oder Tabellen sind mehr als { $most } Ebenen tief verschachtelt.
   *[other] Was in „{ $key }“ steht, ist mehr als { $most } Ebenen tief verschachtelt.
}
error-key = Eine Aufzeichnung hat keinen Schlüssel „{ $key }“. Ihre Schlüssel sind: { $keys }.
error-key-missing = Eine Aufzeichnung braucht den Schlüssel „{ $key }“.
error-key-type = { $kind ->
    [list] Der Wert von „{ $key }“ muss eine Liste sein.
    [table] Der Wert von „{ $key }“ muss eine Tabelle sein.
   *[text] Der Wert von „{ $key }“ muss ein Text sein.
}
error-version = Diese Aufzeichnung hat Format { $found }; dieses Programm liest Format { $version }.
error-move-text = Zug { $number } ist kein Text: { $found }.
error-upto = Es gibt nur { $moves } Züge, also keine Stellung nach { $upto }.
error-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Bots sind: { $bots }.
error-odds-limit = Es gibt mehr als { $limit } Möglichkeiten, zu viele zum Aufzählen.
error-not-text = Im Wert von „{ $key }“ steckt ein halbes Zeichen; er lässt sich nicht aufschreiben.
error-half-pint-predict = Zuerst sagen alle an. Möglich: { $legal }.
error-half-pint-bet = Jetzt wird gewettet. Möglich: { $legal }.
error-half-pint-play = Jetzt wird ausgespielt. Möglich: { $legal }.
error-half-pint-prediction = Eine Ansage ist eine Zahl von 0 bis 6. Möglich: { $legal }.
error-half-pint-bet-own = Gegen dich selbst kannst du nicht wetten. Möglich: { $legal }.
error-half-pint-bet-none = Nur zu zweit muss man nicht wetten. Möglich: { $legal }.
error-half-pint-not-held = Eine Kombination besteht aus verschiedenen Karten deiner Hand und der Auslage. Möglich: { $legal }.
error-half-pint-row-only = Mindestens eine Karte der Kombination muss aus deiner Hand kommen. Möglich: { $legal }.
error-half-pint-no-set = Diese Karten sind keine der elf Kombinationen. Möglich: { $legal }.
error-half-pint-row-group = An diesem Tisch brauchen bei zwei Paaren und Full House jedes Paar und jeder Drilling eine Karte aus deiner Hand. Möglich: { $legal }.
error-half-pint-symbols-count = Eine Tabelle der Symbole hat ein Paar „Auslage/Hand“ für jede der { $cards } Karten oder ein Paar für alle; diese hat { $found }.
error-half-pint-symbols-pair = Die Symbole von { $card } können nicht „{ $pair }“ sein: Schreib Auslage / Hand, 1 bis { $row } / 1 bis { $hand }, etwa 3/5.
error-half-pint-symbols-deal = Mit { $card } ({ $row } in der Auslage, { $hand } auf jeder Hand) brauchen { $players } Personen { $needed } Karten, es gibt aber nur { $cards }.
error-bot-missing-class = Einen Bot „{ $bot }“ gibt es nicht: { $problem }.
error-bot-choose = „{ $bot }“ ist kein Bot: Die Methode choose(seen) fehlt.
error-game-taken = Ein Spiel namens „{ $game }“ gibt es schon, also braucht { $path } einen anderen Namen.
error-games-folder = Einen Ordner { $path }, in dem Spiele sein könnten, gibt es nicht.
error-no-seat = Wer zuschaut, hat nichts zu wählen.
error-odds-sealed = Was andere gleichzeitig im Geheimen wählen, hat keine Wahrscheinlichkeit.
error-reseed = Nicht alles, was dieses Spiel dem Zufall überlassen hat, lässt sich als Karten angeben, also können keine anderen kommen.
error-game-broken = Dieses Spiel lässt sich nicht laden: { $problem }

## Compiled rules

cache-not-writable = { $path } ist nicht beschreibbar: Die kompilierten Regeln liegen in einem temporären Ordner und werden beim nächsten Mal neu kompiliert.
compile-failed = { $game } ließ sich nicht kompilieren und läuft langsamer weiter: { $problem }
