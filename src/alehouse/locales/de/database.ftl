### Was über die Datenbank gesagt wird und über ihre Sicherung.

error-database = Die Datenbank { $url } lässt sich nicht benutzen: { $problem }.
error-database-url = { $url } ist weder der Pfad einer Datei noch die Adresse einer Datenbank wie postgresql://benutzer@host/name.
error-database-kind = Eine Datenbank der Art { $kind } geht hier nicht, nur SQLite (eine Datei) oder PostgreSQL.
error-database-driver = Der Treiber für diese Datenbank fehlt ({ $module }). Installiere ihn mit: { $command }
error-database-newer = Die Datenbank { $url } wurde von einer neueren Version von Alehouse benutzt. Installiere diese Version.
error-backup-other = { $path } gibt es schon, und es ist keine Sicherung. Nimm einen anderen Namen.
error-backup-nothing = In { $url } ist nichts zu sichern.
error-backup-revision = Die Datenbank { $url } wurde zuletzt von einer älteren Version von Alehouse benutzt. Starte den Server einmal, damit sie auf den neuen Stand kommt, oder sichere sie mit jener Version.
error-backup-file = { $path }: { $problem }.
error-backup-damaged = { $path } ist keine Sicherung oder ist beschädigt oder abgeschnitten ({ $problem }). Nichts wurde geändert.
error-backup-newer = { $path } stammt von einer neueren Version von Alehouse. Installiere diese Version.
error-restore-full = Die Datenbank { $url } ist nicht leer. Nichts wurde geändert. Spiele die Sicherung in eine neue ein.
error-restore-running = Ein Server benutzt die Datenbank { $url }. Halte ihn zuerst an.

backup-made = { $path }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}.
backup-restored = Eingespielt in { $url }: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $guests ->
    [one] 1 Gast
   *[other] { $guests } Gäste
}.
