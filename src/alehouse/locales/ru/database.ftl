### Что говорится о базе данных и о её резервной копии.

error-database = Базой данных { $url } воспользоваться не удалось: { $problem }.
error-database-url = { $url } — не путь к файлу и не адрес базы данных вида postgresql://user@host/name.
error-database-kind = База данных вида { $kind } здесь не годится: нужна SQLite (файл) или PostgreSQL.
error-database-driver = Нет драйвера этой базы данных ({ $module }). Установить его можно так: { $command }
error-database-newer = Базой данных { $url } пользовалась более новая версия Alehouse. Установи эту версию.
error-backup-other = { $path } уже есть, и это не резервная копия. Выбери другое имя.
error-backup-nothing = В { $url } сохранять нечего.
error-backup-revision = Базой данных { $url } в последний раз пользовалась более старая версия Alehouse. Запусти сервер один раз, чтобы обновить базу, или сделай копию с помощью той версии.
error-backup-file = { $path }: { $problem }.
error-backup-damaged = { $path } — не резервная копия, либо файл повреждён или обрезан ({ $problem }). Ничего не изменилось.
error-backup-newer = Резервная копия { $path } сделана более новой версией Alehouse. Установи эту версию.
error-restore-full = База данных { $url } не пуста. Ничего не изменилось. Восстанавливай копию в новую базу.
error-restore-running = Базой данных { $url } пользуется сервер. Сначала останови его.

backup-made = { $path }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, { $guests ->
    [one] { $guests } гость
    [few] { $guests } гостя
    [many] { $guests } гостей
   *[other] { $guests } гостя
}.
backup-restored = Восстановлено в { $url }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
    [many] { $tables } столов
   *[other] { $tables } стола
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, { $guests ->
    [one] { $guests } гость
    [few] { $guests } гостя
    [many] { $guests } гостей
   *[other] { $guests } гостя
}.
