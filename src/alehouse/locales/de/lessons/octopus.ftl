### Die Lektion zu Octopus.

lesson-octopus-in = Am Ende bekommt die beste Hand den Pott: ein Satz, in dem kein Rang allein steht, oder eine reine Hand, in der keiner doppelt ist. Deine ist fast rein: Nur die 6 ist doppelt. Weitermachen kostet nichts.
lesson-octopus-in-fold = Aussteigen kostet einen Chip, und du gibst eine Hand auf, der nur ein Schritt fehlt. Mach weiter.
lesson-octopus-one = Jetzt sucht jeder heimlich eine Karte aus, und alle werden abgelegt. Wer die niedrigste Karte gespielt hat, die sonst niemand gespielt hat, entscheidet, wie es weitergeht. Es gibt nur eine 1, und die hast du.
lesson-octopus-one-other = Bei jeder anderen Karte kann jemand niedriger sein oder dieselbe spielen. Die 1 entscheidet sicher. Spiel sie.
lesson-octopus-pass = Du entscheidest. Zeigst du jetzt, ist deine Hand unrein, denn die 6 ist noch doppelt. Lass weitergeben: Alle geben eine Karte nach links, und du wirst eine 6 los.
lesson-octopus-pass-set = In einem Satz muss jeder Rang mindestens zweimal da sein. Davon ist deine Hand weit weg. Lass weitergeben.
lesson-octopus-pass-clean = Zwei 6er machen die Hand unrein, und unreine kommen zuletzt. Lass erst weitergeben.
lesson-octopus-give = Such die Karte aus, die an Hazel geht. Von Porter bekommst du auch eine, egal welche.
lesson-octopus-give-other = Dann bleiben die beiden 6er, und die Hand bleibt unrein. Gib eine 6.
lesson-octopus-got = Porter hat dir eine 5 gegeben. Jetzt ist in deiner Hand nichts doppelt: Sie ist rein. Damit das zählt, musst du aber entscheiden dürfen.
lesson-octopus-two = Die 1 ist weg, und 2er gibt es zwei, eine davon hast du. Welche Karte ist am ehesten niedrig und allein?
lesson-octopus-two-other = Das können andere auch spielen, oder etwas Niedrigeres. Niedriger als die 2 ist nichts mehr, und nur eine andere Karte gleicht ihr. Spiel die 2.
lesson-octopus-show = Du entscheidest wieder, und deine Hand ist rein. Die anderen haben erst ein einziges Mal weitergegeben. Zeig jetzt, und sag, was am besten ist.
lesson-octopus-show-set = Dann kommen Sätze zuerst, und deine Hand ist keiner. Am besten müssen reine Hände sein.
lesson-octopus-show-pass = Dann geben alle noch einmal eine Karte weiter: Deine Hand kann unrein werden und ihre rein. Zeig jetzt.
lesson-octopus-end = Die anderen sind unrein, und der Pott gehört dir. Merk dir: Heb dir die niedrigsten Karten für den Moment auf, in dem du entscheiden willst; gib weiter, bis deine Hand stimmt; und zeig, bevor die der anderen stimmen.
