### Umgebungen für lernende und rechnende Programme.

error-env-missing = Dafür fehlt { $package }. Installiere es mit: { $command }
error-env-until = Ein Baum endet mit einem von { $known }, nicht mit „{ $until }“.
error-env-story = Ein Verlauf erzählt mindestens einen Zug, nicht { $story }.
error-env-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Es gibt: { $known }.
error-env-render = Eine Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $known }.
error-env-begin = Noch hat keine Partie begonnen: Ruf zuerst reset auf.
error-env-action = { $action } ist keine Aktion dieses Spiels. Die Aktionen gehen von 0 bis { $last }.
error-env-bots = Es gibt noch andere Plätze, und keinen Bot dafür.
