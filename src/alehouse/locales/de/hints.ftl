### Hilfe am Tisch: was ein Knopf tut, was passieren kann, was gut wäre; Regeln und Rangfolge.

table-help = Hilfe zu diesem Zug
hint-title = Hilfe zu diesem Zug
hint-does = Was du tun kannst
hint-none = Gerade gibt es für dich nichts zu tun.
hint-chances = Was passieren kann, und wie wahrscheinlich
hint-good = Was jemand täte, der gut spielt
hint-ask = Zeigen
hint-asking = Es wird gezählt …
hint-thinking = Es wird nachgedacht …
hint-off = An diesem Tisch gibt es keine Tipps: Sie waren nicht vereinbart.
hint-turn = Frag, wenn du dran bist.
hint-certain = Dein Zug bringt keine zufällige Karte: Was daraus wird, hängt davon ab, was die anderen haben und tun.
hint-exact = Genau gezählt, nach allem, was du wissen kannst.
hint-sampled = Aus Stichproben: ± { NUMBER($margin, maximumFractionDigits: 1) } Prozentpunkte.
hint-left = { $left ->
    [one] 1 weiterer Zug wurde nicht gezählt: Es hätte zu lange gedauert.
   *[other] { $left } weitere Züge wurden nicht gezählt: Es hätte zu lange gedauert.
}
hint-cards = nächste Karte
hint-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
hint-each = je { $chance }
hint-thumb = „{ $move }“: So sagt es die Faustregel. Für Gründe wird das Spiel noch vorbereitet; frag in einer Minute noch einmal.
table-ranking = Kombinationen nach Stärke
hint-strongest = Die stärkste steht oben.
hint-rulesall = Die Regeln auf einer eigenen Seite
