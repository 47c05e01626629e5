### Ein Spiel noch einmal anschauen und von da weiterspielen.

replay-page-title = { $game } – noch einmal
replay-page-at = Zug { $move } von { $total }.
replay-page-count = { $move } / { $total }
replay-page-controls = Durch das Spiel gehen
replay-page-scrubber = Zug
replay-page-moves = Züge
replay-page-secret = { $name } wählt geheim.
replay-page-chosen = { $name }: „{ $move }“
replay-page-more = Mehr
replay-page-back = Einen Zug zurück
replay-page-on = Einen Zug weiter
replay-page-hand-back = Zur vorigen Runde
replay-page-hand-on = Zur nächsten Runde
replay-page-play = Von allein ablaufen lassen
replay-page-pause = Anhalten
replay-page-speed = Tempo
replay-page-speed-half = ½ ×
replay-page-speed-one = 1 ×
replay-page-speed-two = 2 ×
replay-page-speed-four = 4 ×
replay-page-eyes = Mit wessen Augen
replay-page-eyes-all = Alle Karten offen
replay-page-eyes-seat = Wie { $name } es sah
replay-page-eyes-watch = Wie man es beim Zuschauen sah
replay-page-copy = Link zu dieser Stellung kopieren
replay-page-copied = Der Link ist kopiert.
replay-page-link = Ein Link zu dieser Stellung:
replay-page-review = Auswerten
replay-page-review-waiting = { $before ->
    [0] Wartet darauf, ausgewertet zu werden …
    [one] Vorher wird noch ein anderes Spiel ausgewertet …
   *[other] Vorher werden noch { $before } andere Spiele ausgewertet …
}
replay-page-review-preparing = Die Regeln werden vorbereitet …
replay-page-review-working = Das Spiel wird ausgewertet: { $percent } %
replay-page-review-part = Für alle Entscheidungen reichte die Zeit nicht: Die vom Anfang fehlen.
replay-page-play-on = Weiterspielen
replay-page-play-on-heading = Nach Zug { $move } weiterspielen
replay-page-play-on-about = An einem neuen Tisch geht es von dieser Stellung aus weiter. Er ist zum Ausprobieren da und zählt nirgends.
replay-page-play-on-seat = Du sitzt auf
replay-page-seat = Platz { $seat }, wo { $name } saß
replay-page-play-on-cards = Welche Karten noch kommen
replay-page-play-on-same = Dieselben wie damals
replay-page-play-on-new = Andere
replay-page-play-on-others = Die anderen
replay-page-play-on-bots = Bots, sofort
replay-page-play-on-friends = Freunde: Du bekommst einen Link zum Verschicken
replay-page-play-on-go = Tisch eröffnen
replay-page-start = Ein Spiel noch einmal anschauen
replay-page-start-about = Eine Aufzeichnung, die du an einem fertigen Tisch oder im Terminal gespeichert hast, kannst du hier Zug für Zug durchgehen, von jedem Platz aus, und von überall weiterspielen. Nur du siehst sie, und nichts davon wird aufgehoben, außer du lässt das Spiel auswerten: Dann bekommt es eine Adresse, unter der es auch andere sehen können.
replay-page-start-drop = Zieh eine Aufzeichnung hierher.
replay-page-start-choose = Datei wählen
replay-page-start-paste = Oder füg ihren Text ein
replay-page-start-show = Anschauen
replay-page-start-large = Für eine Aufzeichnung ist diese Datei zu groß: Höchstens { $most } KB werden gelesen.
replay-page-keys-steps = ← →: einen Zug zurück oder weiter
replay-page-keys-ends = Pos1, Ende: zum Anfang, zum Ende
replay-page-keys-hands = Bild auf, Bild ab: zur vorigen Runde, zur nächsten
replay-page-keys-run = Leertaste: von allein ablaufen lassen, anhalten
replay-page-keys-eyes = 1–8: mit den Augen dieses Platzes, 9 wie beim Zuschauen, 0 mit offenen Karten
replay-page-keys-log = L: alle Züge
replay-page-keys-help = ?: diese Tasten
