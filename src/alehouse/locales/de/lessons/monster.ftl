### Die Lektion zu Monster.

lesson-monster-deal = Du willst die beste Hand ohne Paar: Zuerst zählt die höchste Karte, dann die nächste. Alle haben zwei Chips in den Pott gezahlt. Wer am besten ist, muss dann noch das Monster schlagen, und das besteht aus allem, was ihr wegwerft.
lesson-monster-throw = Eine 7 musst du loswerden, bis zu drei Karten sind erlaubt. Was du wegwirfst, bekommt das Monster, und mit mehr Karten ist eine Hand besser. Was genügt?
lesson-monster-throw-fold = 10-9-8-7-3 ist eine der besten Hände, die es gibt. Bleib dabei, und wirf eine 7 ab.
lesson-monster-throw-more = Jede weitere Karte macht das Monster stärker und deine Hand schwächer. Eine 7 muss weg, sonst nichts.
lesson-monster-fight = Hazel blieb mit 9-8-6-5 dabei, Barley und Porter sind ausgestiegen. Deine Hand ist die beste, und das Monster hat nur 7-5-2: Alle acht Chips gehören dir. Ein neuer Pott beginnt, und diesmal bist du zuletzt dran.
lesson-monster-fold = Drei Paare. Um dabeizubleiben, müsstest du 8, 9 und 10 abwerfen und dieselben behalten. Überleg, was das Monster dann wäre.
lesson-monster-fold-discard = Das Monster hätte auch 10-9-8, und ein Unentschieden genügt nicht: Wer es nicht schlägt, zahlt fünf Chips. Aussteigen kostet nichts mehr. Steig aus.
lesson-monster-kept = Hazel hat kein Paar und behält alle sechs Karten: Dann muss nichts weg. Das Monster ist noch leer. Es bekommt nur, was abgeworfen wird, nicht die Karten derer, die aussteigen.
lesson-monster-end = Nur Hazel ist übrig, und ein leeres Monster schlägt niemanden: Der Pott geht an Hazel. Merk dir: Wirf so wenig weg wie möglich; hohe Karten im Monster kommen zu dir zurück; und mit einer Hand, die es füttern würde, steig aus.
