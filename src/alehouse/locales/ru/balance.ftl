### Что хочет знать об игре её автор: отчёт команды `alehouse balance`.

help-balance = Выяснить, честна ли игра, сколько она длится, меняется ли лидер, сколько в ней удачи и важны ли решения.
help-balance-players = Сколько игроков, через запятую или диапазоном: 2,4 или 2-6. Если не указано — все допустимые числа.
help-balance-beside = Настройки для сравнения с остальными, как ИМЯ=ЗНАЧЕНИЕ, несколько через пробел; можно указать несколько раз.
help-balance-bot = Кто играет на всех местах: имя бота или модуль:Класс.
help-balance-games = Сколько партий самое большее в каждом случае.
help-balance-seconds = Время на каждый случай в секундах; три партии играются всегда.
help-balance-pace = Сколько секунд нужно людям на ход: из этого считаются минуты.
help-balance-out = Записывать отчёт в этот файл после каждого случая: как JSON, если имя кончается на .json, иначе как страницу с графиками.
error-balance-stakes = { $game } играют не на очки и не на фишки: места не по чему сравнивать.
error-balance-players = «{ $value }» не говорит, сколько игроков: 4, или 2,4, или 2-6.
balance-title = { $game }: баланс
balance-how = Числа с 95-процентными интервалами. Перевес: насколько у места в конце больше, чем у одного из остальных. Удача: доля различий между результатами, которую объясняет случай. Победитель известен, когда шанс на победу остаётся выше 90 %. Решение важно, если лучший и худший ход различаются больше чем на десятую часть разброса результатов раунда.
balance-side-by-side = Рядом
balance-case = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
balance-case-options = { $players ->
    [one] { $players } игрок, { $options }
    [few] { $players } игрока, { $options }
    [many] { $players } игроков, { $options }
   *[other] { $players } игрока, { $options }
}
balance-games = Рассмотрено партий
balance-best-seat = Лучшее место, перевес
balance-worst-seat = Худшее место, перевес
balance-moves = Ходов в партии
balance-minutes = Минут
balance-hands = Раундов в партии
balance-leads = Смен лидера за партию
balance-known = Победитель известен после
balance-luck = Объясняется удачей
balance-forced = Ходов без выбора
balance-matter = Важных решений
balance-worth = Цена решения
balance-figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } [{ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } … { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }]
balance-figure-alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
balance-share = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } % [{ NUMBER($low, minimumFractionDigits: 0, maximumFractionDigits: 0) } … { NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) }]
balance-share-alone = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
balance-seat = { $seat }: { $ahead }
balance-seats-caption = Чего стоит каждое место: как вышло и без удачи.
balance-curve-caption = Шанс того, кто в итоге победит, по ходу партии.
balance-events = Что происходит и как часто
balance-event = Что
balance-per-hand = Раз за раунд
balance-raw = как вышло
balance-less-luck = без удачи
balance-axis-seat = место
balance-axis-ahead = { $unit ->
    [chips] перевес в фишках
   *[points] перевес в очках
}
balance-axis-course = % партии
balance-axis-chance = шанс, %
balance-interrupted = Прервано: рассмотрено случаев { $done } из { $cases }, в последнем партий может быть меньше.
