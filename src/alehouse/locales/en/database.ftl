### What is said about the database, and about its back-up.

error-database = The database { $url } cannot be used: { $problem }.
error-database-url = { $url } is neither the path of a file nor the address of a database, such as postgresql://user@host/name.
error-database-kind = { $kind } cannot be used here: the database is SQLite (a file) or PostgreSQL.
error-database-driver = The driver of this database is missing ({ $module }). Install it with: { $command }
error-database-newer = The database { $url } has been used by a newer version of Alehouse. Install that one.
error-backup-other = { $path } is there already and is no back-up. Choose another name.
error-backup-nothing = There is nothing to back up in { $url }.
error-backup-revision = The database { $url } was last used by an older version of Alehouse. Start the server once to bring it up to date, or back it up with that version.
error-backup-file = { $path }: { $problem }.
error-backup-damaged = { $path } is no back-up, or has been damaged or cut off ({ $problem }). Nothing was changed.
error-backup-newer = { $path } was made by a newer version of Alehouse. Install that one.
error-restore-full = The database { $url } is not empty. Nothing was changed. Restore into a new one.
error-restore-running = A server is using the database { $url }. Stop it first.

backup-made = { $path }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}.
backup-restored = Restored into { $url }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $guests ->
    [one] 1 guest
   *[other] { $guests } guests
}.
