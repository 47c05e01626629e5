### Die Lektion zu Regent.

lesson-regent-deal = Du hast zwei verdeckte Karten, die nur du kennst, und eine offene. Ein Paar irgendwo in der Hand ist faul: Wer damit erwischt wird, zahlt dessen Rang in Chips. Mit der niedrigen 4 fängst du an.
lesson-regent-gift = Du darfst Hazel eine deiner verdeckten Karten schenken, offen. Zwei von Hazels Karten kennst du nicht: Ist eine 9 dabei, macht dein Geschenk daraus ein Paar, von dem nur Hazel weiß. Verschenk die 9.
lesson-regent-gift-draw = Jede gezogene Karte macht ein Paar in deiner eigenen Hand wahrscheinlicher. Lass lieber die anderen sammeln: Verschenk die 9.
lesson-regent-gift-see = Ein Blick kostet dich Hazels höchste Karte, wenn kein Paar da ist, und es sind erst drei Karten. Mach die Hand erst größer: Verschenk die 9.
lesson-regent-gift-attack = Ein Angriff gibt Hazel eine Karte vom Ziehstapel, und macht sie mit der 6 ein Paar, zahlst du. Deine 9 kennst du dagegen. Verschenk sie.
lesson-regent-gift-fold = Aussteigen kostet 4, die niedrigste offene Karte, und an deiner Hand ist noch nichts faul. Verschenk die 9.
lesson-regent-gift-two = Es gibt nur zwei 2er: Deine findet kaum die andere. 9er gibt es neun. Verschenk die 9.
lesson-regent-see = Hazel hat gezogen und hat jetzt fünf Karten, drei davon unbekannt, dazu offen eine 9 und eine 6. In etwa drei von vier Fällen ist unter so vielen ein Paar. Sieh nach: Ein Paar zahlt dir seinen Rang.
lesson-regent-see-draw = Dann wird Hazel das Faule vielleicht los oder erwischt dich. Eine Hand von fünf Karten ist reif. Sieh nach.
lesson-regent-see-attack = Liegen 6 und 9 offen, gibt ein Angriff öfter ein offenes Paar, und dann zahlst du. Jetzt lohnt sich Nachsehen.
lesson-regent-see-fold = Aussteigen kostet sicher 4. Der Blick gewinnt drei von vier Malen. Sieh nach.
lesson-regent-see-gift = Ohne verdeckte Karte kann dich niemand sehen, das ist gut; aber Hazels Hand ist jetzt reif, und nächstes Mal vielleicht nicht mehr. Sieh nach.
lesson-regent-paid = Zwei 9er: Dein Geschenk hatte eine getroffen. Hazel zahlt dir neun Chips. Ohne Paar hättest du die höchste Karte gezahlt, auch neun. Vom selben Ziehstapel wird eine neue Runde gegeben.
lesson-regent-rot = Jetzt ist das Faule bei dir: zwei verdeckte 10er. Sieht Hazel nach, zahlst du zehn. Wegwerfen kannst du nichts, aber verschenken. Mit der 3 fängst du an.
lesson-regent-rot-draw = Das Paar bleibt, und noch eine Karte macht es höchstens schlimmer. Verschenk eine 10.
lesson-regent-rot-see = Bei zwei unbekannten Karten gibt es in etwa einem von drei Fällen ein Paar. Das ist zu wenig, und dein eigenes bleibt. Verschenk eine 10.
lesson-regent-rot-attack = Ein Angriff ändert nichts an deinen 10ern, und danach kann Hazel nachsehen. Verschenk eine.
lesson-regent-rot-fold = Drei Chips sind ein billiger Ausweg aus so einer Hand und oft richtig. Es geht aber besser: Verschenk eine 10, und das Paar ist weg.
lesson-regent-end = Hazel hat nachgesehen, kein Paar gefunden und zahlt dir deine höchste Karte: zehn. Merk dir: Sieh bei Händen nach, die gewachsen sind; verschenk, was bei dir ein Paar ist; und liegt eine niedrige Karte offen, ist Aussteigen billig.
