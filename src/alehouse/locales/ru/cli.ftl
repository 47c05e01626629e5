### Командная строка и стол в терминале.
### Сообщения на help- читаются без Fluent, чтобы `--help` был быстрым: только простой текст.

help-alehouse = Карточные игры для паба: играть в терминале или в браузере, воспроизводить записи, изучать игры.
help-version = Показать версию и выйти.
help-games = Перечислить игры.
help-games-players = Только игры на столько игроков.
help-rules = Показать правила игры и её настройки.
help-play = Сыграть здесь, в терминале, против ботов или продолжить партию из файла.
help-replay = Воспроизвести записи и показать последнюю позицию каждой. Код выхода: 0 — все ходы по правилам, и ожидания записи сбылись; 1 — что-то не так, как ожидалось; 2 — запись не читается или ход против правил.
help-pad = Считать очки Half-Pint Heroes за настоящим столом.
help-pad-file = Файл, в котором хранится блокнот: запись. Без него задаются вопросы.
help-pad-show = Показать блокнот из файла и выйти. Код выхода 1: одной из его строк быть не может.
help-pad-json = Вывести в виде JSON всё, что следует из блокнота в файле, и выйти.
help-simulate = Дать ботам сыграть много партий друг с другом и сравнить их.
help-tournament = Сыграть всеми ботами друг против друга во все игры и сказать, кто насколько сильнее.
help-tournament-games = Какие игры; все, если ни одна не названа.
help-tournament-bots = Боты через запятую (имена или модуль:Класс): каждый играет против названных после него, одно место против всех остальных.
help-tournament-seconds = Сколько примерно может длиться самое большее одно сравнение, в секундах.
help-tournament-out = Записывать таблицу в этот файл после каждого сравнения (.json — как JSON, иначе как Markdown).
help-adjust-luck = Показывать и перевес без удачи: в среднем он тот же, но из тех же партий известен точнее.
help-until = Остановиться, как только 95-процентный интервал перевеса первого бота станет в каждую сторону настолько узким (0.5 или ±0.5; 5% разброса отдельных партий).
help-cluster = Делить работу с исполнителями кластера Dask по адресу его планировщика (tcp://HOST:PORT), а не с процессами этой машины.
help-patience = Сколько секунд чужой бот может думать над ходом, прежде чем считается молчащим; если не указано — 60, при большом --ms больше.
help-tournament-equal = Кто заведомо настолько близок к тому, что преимущества нет ни у кого, считается равным (0.5; 5% разброса отдельных партий).
help-tournament-resume = Хранить сравнения в этом файле JSON и не играть снова то, что в нём уже есть.
help-metavar-width = ШИРИНА
help-metavar-address = АДРЕС
help-metavar-seconds = СЕКУНДЫ
help-metavar-games = ИГРЫ
help-bench = Измерить, сколько ходов в секунду делают игры на этом компьютере.
help-check = Проверить, соблюдает ли игра законы, общие для всех игр. Код выхода: 0 — все соблюдены; 1 — какой-то нарушен.
help-check-long = Проверять дольше: больше партий и больше редкого.
help-serve = Открыть стол в браузере.
help-warm = Подготовить правила всех игр для этого компьютера, чтобы потом ничего не ждать.
help-backup = Сохранить в файл всё, что хранит сервер: столы, ходы, гостей. Сервер при этом может работать дальше.
help-backup-file = Файл; прежняя резервная копия в нём заменяется новой.
help-restore = Заполнить новую, пустую базу данных из резервной копии.
help-restore-file = Файл с резервной копией.
help-backup-settings = Файл настроек (TOML), как у serve.

help-arg-game = Название игры, как в 'alehouse games'.
help-arg-files = Записи и папки с записями (все .toml в них).
help-players = Число игроков.
help-option = Домашнее правило в виде ИМЯ=ЗНАЧЕНИЕ; можно указать несколько раз. Их перечисляет 'alehouse rules ИГРА'.
help-seed = Любой текст: одно и то же зерно сдаёт одни и те же карты. Без него каждая партия новая.
help-play-bots = Кто играет против тебя, через запятую: имена ботов или модуль:Класс; список повторяется, пока не займёт все места. Если не указано, search.
help-play-seat = Твоё место: A, B, C и так далее, по часовой стрелке; если не указано, A.
help-play-record = Сохранять запись партии в этот файл; его ещё не должно быть.
help-arg-play = Название игры, как в 'alehouse games', или файл партии, которую нужно продолжить.
help-play-ms = Сколько бот может думать над ходом, в миллисекундах.
help-replay-json = По объекту JSON на строку.
help-replay-seat = Показывать только то, что видно с этого места.
help-replay-upto = Показать позицию после стольких ходов.
help-simulate-games = Сколько партий.
help-simulate-bots = Кто играет, через запятую: имена ботов или модуль:Класс; список повторяется, пока не займёт все места. Если не указано, search,random.
help-simulate-ms = Время на каждый ход думающего бота, в миллисекундах.
help-simulate-iterations = Сколько вариантов просчитывать на каждый ход думающего бота, вместо времени: с --seed результат можно повторить.
help-simulate-jobs = Сколько партий играется одновременно; если не указано, столько, сколько процессоров.
help-json = Вывести JSON.
help-csv = Вывести CSV.
help-simulate-out = Записать результат в этот файл (.csv — как CSV, остальное — как JSON).
help-bench-players = Игроков за каждым столом.
help-bench-seconds = Сколько секунд измеряется каждое число.

## Errors that only the command line has

cli-error-option-form = Настройка пишется как имя=значение, а не «{ $text }».
cli-error-no-records = В { $path } записей нет (ни одного файла .toml).
cli-error-rules-failed = При воспроизведении записи правила дали сбой: { $problem }
cli-error-bots-few = Турниру нужны хотя бы два разных бота.
cli-error-bots-empty = Назови хотя бы одного бота, например: search,random
cli-error-games = Нужна хотя бы одна партия.
cli-error-format = Выбери что-то одно: --json или --csv.
cli-error-budget = Выбери что-то одно: --ms или --iterations.
cli-error-positive = Здесь нужно 1 или больше.
cli-error-missing = Для этого не хватает пакетов ({ $module }). Установить их можно так: { $command }
cli-error-no-file = Записать файл { $path } не удалось: { $problem }.
cli-error-changed = Файл { $path } тем временем изменил кто-то другой; он оставлен как есть. Сохрани своё в другой файл: save ФАЙЛ
cli-rescued = Сохранено в { $path }. Продолжить: { $command }
cli-error-none-for = Игр на столько игроков ({ $players }) здесь нет.
cli-error-bots-many = Названо ботов: { $bots }, а мест только { $seats }.
cli-error-bots-others = { $seats ->
    [0] За этим столом больше никого нет, поэтому ботов называть нельзя.
   *[other] Названо ботов: { $bots }, а против тебя могут сесть только { $seats }.
}
cli-error-bot-move = Бот { $bot } на месте { $seat } сделал невозможный ход: { $reason }
cli-error-contradicts = В сохранённой партии { $option } не так: { $found }, а не { $given }. Чтобы продолжить её как есть, не указывай этого.
cli-error-move = Ход { $number }, «{ $text }», нельзя повторить: { $reason }
cli-error-no-folder = Папки { $path } нет.
cli-error-no-folder-for = Записать файл { $path } не удалось: папки { $folder } нет.
cli-error-no-home = Неизвестно, чья домашняя папка имеется в виду: { $path }.
cli-error-no-input = Ввод читается со стандартного входа, а он закрыт.
cli-error-record-exists = { $path } уже есть. Выбери другое имя; если это партия, её можно продолжить: alehouse play { $path }
cli-error-stream = Не удалось записать вывод или прочитать ввод: { $problem }.
cli-error-system = { $path }: { $problem }.

## Preparing the rules

prepare-game = Правила { $game } готовятся для этого компьютера (только один раз)…
prepare-all = Правила готовятся для этого компьютера (только один раз)…
prepare-done = Всё готово ({ NUMBER($seconds, maximumFractionDigits: 1, minimumFractionDigits: 1) } с).

## Lists of games and rules

cli-games-column-game = игра
cli-games-column-players = игроки
cli-games-column-minutes = минуты
cli-games-column-kind = вид
cli-games-column-line = что это за игра
cli-games-range = { $low ->
   *[other] { $low }–{ $high }
}
cli-games-kind-luck = риск
cli-games-kind-bluffing = блеф
cli-games-kind-bidding = торг
cli-games-kind-gambling = азарт
cli-games-kind-tricks = взятки
cli-games-hint = Правила: alehouse rules { $game } · Играть: alehouse play { $game }

cli-rules-missing = Полные правила { $game } ещё не написаны; это краткое изложение.
cli-rules-options = Домашние правила (--option ИМЯ=ЗНАЧЕНИЕ)
cli-rules-no-options = Домашних правил у { $game } нет: играют только так.
cli-rules-column-name = имя
cli-rules-column-values = значения
cli-rules-column-default = обычно
cli-rules-column-about = что делает
cli-rules-switch = on (вкл.), off (выкл.)
cli-rules-number = от { $low } до { $high }
cli-rules-open = не задано
cli-rules-on = on (вкл.)
cli-rules-off = off (выкл.)
cli-rules-needs = Только вместе с { $other }.

## The table

terminal-title = { $game } · { $hand }
terminal-column-seat = место
terminal-column-player = игрок
terminal-column-points = очки
terminal-column-chips = фишки
terminal-pot = банк
terminal-fact = { $what }: { $value }
terminal-you = { $name } (ты)
terminal-legend-turn = { $mark } ходит
terminal-over = Игра окончена.
terminal-waiting = Ходит: { $seats }
terminal-stopped = На этом карты кончаются.
terminal-deal = Сдано: { $parts }.
terminal-deal-part = { $seat ->
    [none] в открытую { $cards }
    [you] тебе { $cards }
   *[other] { $seat } { $cards }
}
terminal-winners = { $count ->
    [one] Побеждает: { $names }
   *[other] Побеждают: { $names }
}
terminal-losers = { $count ->
    [one] Проигрывает: { $names }
   *[other] Проигрывают: { $names }
}
terminal-plain-event = { $seat ->
    [none] { $what }
   *[other] { $seat }: { $what }
}

## Playing

play-names = Марфа, Никола, Остап, Прохор, Роза, Савва, Тихон, Устинья
play-you = Ты
play-seated = Твоё место — { $seat }. { $count ->
    [one] Против тебя: { $others }.
   *[other] Против тебя, по часовой стрелке: { $others }.
}
play-other = { $name } ({ $bot }, место { $seat })
play-other-short = { $name } ({ $seat })
play-hint = Введи то, что стоит перед ходом, его слова или их начало; ? покажет больше.
play-prompt = Твой ход:{" "}
play-price-points = { $amount ->
    [one] стоит { $amount } очко
    [few] стоит { $amount } очка
   *[many] стоит { $amount } очков
}
play-price-chips = { $amount ->
    [one] стоит { $amount } фишку
    [few] стоит { $amount } фишки
   *[many] стоит { $amount } фишек
}
play-thinking = { $name } думает…
play-no-number = Хода { $number } нет; ходы пронумерованы от 1 до { $count }.
play-which = Подходит несколько ходов ({ $count }): { $moves }.
play-which-many = Подходит несколько ходов ({ $count }). Напиши подробнее.
play-possible = Можно: { $moves }
play-help-moves = Ходы сейчас
play-help-words = В свой ход можно ввести ещё
play-help-move = то, что стоит перед ходом, или его слова: большие буквы или маленькие, неважно; вместо места годится имя игрока; хватает того, что подходит только к одному ходу
play-help-help = эта справка
play-help-rules = правила этой игры
play-help-log = всё, что было до сих пор
play-help-table = стол ещё раз
play-help-save = сохранить запись игры до этого места
play-help-quit = встать из-за стола
play-save-how = Напиши, куда: save ФАЙЛ
play-saved = Сохранено: { $path }
play-exists = { $path } уже есть. Выбери другое имя.
play-left = Ты встаёшь из-за стола.
play-left-unsaved = Ты встаёшь из-за стола. Партия не сохранена.
play-left-since = { $moves ->
    [one] Ты встаёшь из-за стола. В { $path } партия осталась такой, какой была после { $moves } хода.
    [few] Ты встаёшь из-за стола. В { $path } партия осталась такой, какой была после { $moves } ходов.
   *[many] Ты встаёшь из-за стола. В { $path } партия осталась такой, какой была после { $moves } ходов.
}
play-save-offer = Сохранить запись? Имя файла или ничего, если не нужно:{" "}
play-seed = Зерно этой партии: { $seed }
play-file-word = ФАЙЛ
play-move-word = ХОД
play-more = … и между ними ещё { $count }: ? покажет все.
play-no-such-number = Ни в одном ходе нет числа { $number }.
play-goes-on = { $moves ->
    [0] Ты начинаешь партию из { $path }.
    [one] Ты продолжаешь { $path } после { $moves } хода.
    [few] Ты продолжаешь { $path } после { $moves } ходов.
   *[many] Ты продолжаешь { $path } после { $moves } ходов.
}
play-goes-on-kept = Файл обновляется по ходу игры.
play-goes-on-not-kept = Файл остаётся как есть; save сохранит партию.
play-undone = { $others ->
    [0] Отменено: твой ход { $move }.
    [one] Отменено: твой ход { $move } и ещё { $others } чужой ход после него.
    [few] Отменено: твой ход { $move } и ещё { $others } чужих хода после него.
   *[many] Отменено: твой ход { $move } и ещё { $others } чужих ходов после него.
}
play-undo-none = Отменять пока нечего: твоих решений ещё не было.
play-odds-none = Сейчас выбирать не из чего.
play-odds-no-move = К «{ $move }» не подходит ни один ход.
play-odds-many = Это несколько ходов ({ $count }). Напиши, какой: odds ХОД
play-help-odds = что может выйти из хода или из каждого и насколько это вероятно
play-help-undo = отменить своё последнее решение и всё, что было после него

## Odds

odds-column-move = ход
odds-column-what = что может быть
odds-column-chance = вероятность
odds-cards = { $cards } { $chance }
odds-percent = { $percent } %
odds-under = меньше { $percent } %
odds-over = больше { $percent } %
odds-each = по { $chance }
odds-certain = Случай здесь ничего не решает.
odds-exact = Точно, по всему, что тебе может быть известно.
odds-sampled = По выборке из того, что тебе может быть известно: не больше ± { $margin } % в 95 случаях из 100.

## What can come of a move: events as things that may or may not happen, to anybody

chance-bust = кто-то сгорает
chance-pair = пара
chance-pair-out = пара, из-за которой кто-то выбывает
chance-stays = напасть: ещё один ход
chance-clean = без пары
chance-out = кто-то выбывает из раунда
chance-gains = кто-то получает очки
chance-pays = кто-то платит фишки
chance-collects = кто-то берёт фишки из банка
chance-wins = кто-то выигрывает
chance-loses = кто-то проигрывает
chance-playoff = решающий раунд
chance-hand = начинается новый раунд
chance-game = начинается новая партия
chance-leads = решается, чей первый ход
chance-redeal = карты сдаются заново
chance-reshuffled = сброс перемешивается
chance-replaced = решающая карта заменяется
chance-dealt = сдаются карты
chance-discarded = карта сбрасывается
chance-takes = кто-то берёт карту
chance-passes = карта передаётся
chance-turns = карта открывается
chance-folds = кто-то пасует
chance-locks = кто-то запирает стопку
chance-second-stone = второй чёрный камень
chance-stones-back = чёрный камень возвращается
chance-hand-pairs = в одной из рук пара
chance-alive = уцелевшие руки
chance-pot-stays = банк остаётся
chance-breaks = почин номинала
chance-dead = мёртвая стопка
chance-live = живая стопка
chance-saves = кто-то спасён
chance-right = названы верно все карты
chance-wrong = какая-то карта названа неверно
chance-house-falls = чей-то дом сгорает
chance-builds = кто-то кладёт карту в свой дом
chance-moves-in = открытая карта ложится в дом
chance-gets-pitched = кто-то получает брошенную карту
chance-uncovers = карта открывается
chance-keeps-card = карта остаётся
chance-pairs-off = пара уходит
chance-judges = судья решает
chance-struck = рецепт выбывает
chance-takes-target = цель достаётся кому-то
chance-unclaimed = цель никому не достаётся
chance-champion = чемпион
chance-beats-monster = монстр побеждён
chance-loses-fight = монстр побеждает
chance-replay = раунд переигрывается
chance-stalemate = банк делится
chance-set-best = вскрытие, лучше всего наборы
chance-clean-best = вскрытие, лучше всего чистые руки
chance-worst-hand = у кого-то худшая рука
chance-fits-nowhere = карта никуда не подходит
chance-takes-column = колонка выиграна
chance-column-tied = в колонке ничья
chance-dealer-gets = дилер получает карту
chance-dealer-pairs = у дилера пара
chance-dealer-three = дилер получает карту 3
chance-pays-house = кто-то платит дилеру
chance-house-pays = дилер платит
chance-opening-pair = пара в самом начале
chance-busts-out = чья-то доля сгорает
chance-captures = карта захвачена
chance-has-most = у кого-то больше всех
chance-takes-set = кон выигран
chance-brawl = драка
chance-meets = прогноз сбывается
chance-misses = прогноз не сбывается
chance-bet-won = ставка выиграна
chance-bet-lost = ставка проиграна
chance-gunfight = перестрелка
chance-gunfight-won = перестрелка выиграна
chance-drinks = кто-то пьёт

## Checking a game

check-title = Законы для игры { $game }
check-progress = законы
check-ok = соблюдён
check-not-loaded = { $game } не загружается:
check-idle = не нужен
check-untried = не проверен
check-missing = нет
check-broken = нарушен
check-holds = { $game }: все законы соблюдены.
check-faults = { $game }: нарушений законов — { $count }.

## Replaying

replay-title = { $file }: { $game }
replay-moves = { $count ->
    [one] после { $count } хода
    [few] после { $count } ходов
   *[many] после { $count } ходов
}
replay-legal = { $seat } может: { $moves }
replay-error = { $file }: { $reason }
replay-illegal = { $file }: ход { $move }, «{ $text }»: { $reason }
replay-difference = { $file }: { $path }: ожидалось { $expected }, получилось { $found }
replay-absent = ничего

## Simulating

simulate-progress = партии
simulate-left = осталось { $left }
simulate-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}, ходов в секунду: { $rate }
simulate-seed = Зерно: { $seed }
simulate-column-bot = бот
simulate-column-seats = места
simulate-column-games = партии
simulate-column-wins = победы, %
simulate-column-losses = проигрыши, %
simulate-column-interval = интервал 95 %
simulate-column-points = очки
simulate-column-chips = фишки
simulate-column-ms = мс на ход
simulate-column-seat = место
simulate-by-bot = По ботам (общая победа считается долями; из нескольких мест каждое считается отдельно)
simulate-by-seat = По местам, кто бы там ни сидел
simulate-mean = { $mean } ± { $half }
simulate-range = { $low } – { $high }
simulate-uneven = Партии ({ $games }) не делятся поровну на места ({ $players }): не каждый бот сидел на каждом месте одинаково часто.
simulate-interrupted = Прервано: сыграно { $done } из { $games } партий.
simulate-wrote = Записано: { $path }

## Турнир

tournament-title = Насколько хороши боты
tournament-how =
    Игроков столько, сколько указано за названием игры: одно место занимает первый бот, все остальные — второй. Каждая раздача играется по одному разу в каждой рассадке, все сравнения одной игры — на одних и тех же раздачах. «Победы» — доля партий, выигранных первым ботом (общая победа считается частью; где есть только проигравшие — доля партий, которые он не проиграл), с 95-процентным интервалом; «поровну» — какой она была бы у равных. «Перевес» — насколько больше партия приносит ему, чем одному из остальных; где очки плохи — насколько меньше. Кто сильнее, решает то, на что играют.
tournament-about = { $ms } мс на ход думающему боту, не больше примерно { $seconds } с на сравнение, зерно «{ $seed }»
tournament-progress = сравнения
tournament-match = { $game }: { $bot } против { $others }
tournament-game = { $game } ({ $players })
tournament-bots = { $bot } – { $others }
tournament-share = { $share } [{ $low }–{ $high }]
tournament-chips = фишки
tournament-points = очки
tournament-better = сильнее
tournament-worse = слабее
tournament-even = неясно
tournament-interrupted = Прервано: до конца сыграно сравнений { $done } из { $matches }.
tournament-column-game = игра
tournament-column-bots = боты
tournament-column-games = партии
tournament-column-wins = победы %
tournament-column-fair = поровну %
tournament-column-ahead = перевес
tournament-column-unit = в чём
tournament-column-verdict = он

## Speed

bench-title = Тысяч ходов в секунду, игроков: { $players }, случайная игра
bench-column-game = игра
bench-column-one = компиляция, 1 поток
bench-column-many = { $threads ->
    [one] компиляция, { $threads } поток
    [few] компиляция, { $threads } потока
   *[many] компиляция, { $threads } потоков
}
bench-column-raw = Python, одни правила
bench-column-table = Python, стол
bench-measuring = измеряем
bench-hint = Рядом с другими движками: make bench (в копии исходников).
terminal-none = –
cli-rules-text = текст или @файл
