### Die Lektion zu Pendleton.

lesson-pendleton-deal = Fünf Spalten, jede mit einem Ziel: 3, 5, 6, 8 und 10. Du baust auf der einen Seite, Hazel auf der anderen. Ist die Runde vorbei, bekommt die größere Summe das Ziel, und 100 Punkte gewinnen.
lesson-pendleton-first = Deine Karte ist eine 9. Sie darf in jede Spalte, in der auf keiner Seite schon eine 9 liegt. Danach kann dort niemand mehr eine 9 anlegen. Leg sie dorthin, wo es am meisten zu holen gibt.
lesson-pendleton-first-other = In der Spalte der 10 kann keine 10 liegen, also ist deine 9 dort die höchste Karte, und es geht um zehn Punkte. Leg sie dorthin.
lesson-pendleton-second = Hazel hat in der Spalte der 8 eine 10 angelegt. Du hast eine 8 aufgedeckt, die dort nicht hin darf. Wo bringt sie eine Führung, die zählt?
lesson-pendleton-second-ten = Dort führst du schon. In einer zweiten Spalte zu führen ist mehr wert als ein größerer Vorsprung: Leg sie an die 6 an.
lesson-pendleton-second-low = Auch dort würde sie führen, aber für weniger Punkte. Das teuerste freie Ziel ist die 6: Leg sie dort an.
lesson-pendleton-third = Hazel hat in der Spalte der 5 eine 9 angelegt und führt dort. Du hast eine 10: Sie darf nicht an die 8, wo schon eine 10 liegt, und nicht an das Ziel 10. Mit ihr kannst du eine Spalte übernehmen.
lesson-pendleton-third-six = Dort führst du schon 8 zu 0. An der 5 schlägt die 10 Hazels 9, und eine andere 10 kann dort nicht mehr hin. Leg sie an die 5 an.
lesson-pendleton-third-three = Drei Punkte sind wenig für deine beste Karte. An der 5 nimmt sie Hazel die Führung: zwei Punkte mehr, und Hazel verliert sie.
lesson-pendleton-fourth = Hazel hat sich mit einer 6 die Spalte der 3 geholt. Du hast eine 9, die an die 3, die 6 und die 8 darf. Vergleich, was sie jeweils ändert.
lesson-pendleton-fourth-six = Dort führst du schon. An der 3 dreht sie eine Spalte, die du gerade verlierst. Leg sie dort an.
lesson-pendleton-fourth-eight = 9 gegen 10 reicht nicht, und eine 10 darf dort nicht mehr hin. An der 3 führt sie sofort. Leg sie dort an.
lesson-pendleton-last = Hazel hat an der 3 mit einer 10 geantwortet. Deine Karte ist auch eine 10, und ohne 10 ist nur noch eine Spalte. Dorthin muss sie.
lesson-pendleton-end = Noch eine 10, und sie passt nirgends: Die Runde ist vorbei. Du bekommst 5, 6 und 10, also 21 Punkte, Hazel 3 und 8. Merk dir: hohe Karten an hohe Ziele; jede Karte sperrt eine Spalte für ihren Rang; und viele kleine Vorsprünge sind besser als ein großer.
