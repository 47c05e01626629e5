### Die Seite, auf der man ein Spiel spielend lernt.

learn-title = Lektion
learn-step = Schritt { $number } von { $all }
learn-on = Weiter
learn-play = Jetzt eine echte Partie
learn-again = Noch einmal
learn-rules = Die Regeln lesen
learn-not-now = Das geht hier nicht. Lies, was die Lektion sagt.
