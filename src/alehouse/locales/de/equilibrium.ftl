# Gleichgewichte einer Runde zwischen zwei Plätzen.

equilibrium-seats = Ein Gleichgewicht wird für zwei Plätze berechnet, und an diesem Tisch sitzen { $players }.
equilibrium-nobody = Hier ist niemand am Zug, also gibt es nichts zu entscheiden.
equilibrium-later-hand = Das ist Runde { $hand }. Was ein Platz weiß, sagt nicht, wie sie begonnen hat: Gib den Tisch oder seine Aufzeichnung an.
equilibrium-no-stakes = { $game } wird mit diesen Optionen weder um Punkte noch um Chips gespielt.
equilibrium-positive = { $name } muss mehr als 0 sein, nicht { $number }.
equilibrium-limit = Die Grenze muss mindestens { $least } sein, nicht { $limit }.
equilibrium-too-large = Diese Runde ist zu groß, um sie auszuschreiben: mehr als { $limit } Stellungen. Erhöhe die Grenze, wähle Optionen, die das Spiel kleiner machen, oder rechne mit Stichproben.
equilibrium-earlier-cards = Bei { $game } liegen noch verdeckte Karten früherer Runden auf dem Tisch, also lässt sich die Runde nicht ausschreiben. Rechne mit Stichproben oder nimm die erste Runde.
equilibrium-untold = Bei { $game } hängen die Züge eines Platzes von etwas ab, was ihm kein Ereignis gesagt hat. So lässt sich nicht sagen, was er weiß.
