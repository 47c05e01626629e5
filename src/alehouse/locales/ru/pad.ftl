### Блокнот для подсчёта очков Half-Pint Heroes за настоящим столом: на странице и в терминале.

pad-title = Блокнот для очков
pad-heading = Half-Pint Heroes: блокнот для очков
pad-lead = Для игры настоящими картами. Записывай прогнозы, выигранные коны и ставки; блокнот сам сосчитает очки, отметки и серии.
pad-rules = Правила Half-Pint Heroes
pad-lobby = Играете настоящими картами? Считайте очки здесь
pad-mark-x = { $edition ->
    [ru] Х
   *[other] X
}
pad-mark-b = { $edition ->
    [de] K
    [ru] Д
   *[other] B
}
pad-mark-none = без отметки

## A new pad

pad-new = Новый блокнот
pad-new-again = Новый блокнот, те же игроки
pad-new-names = Кто играет? (по часовой стрелке)
pad-new-name = Имя игрока { $seat }
pad-new-more = Ещё один игрок
pad-new-remove = Убрать из блокнота: { $player }
pad-new-first = Кто сдаёт первым?
pad-new-first-about = Кто последним получал фингал, сдаёт и ходит первым в раунде 1; дальше по часовой стрелке.
pad-new-fewer-rounds = На раунд меньше
pad-new-more-rounds = На раунд больше
pad-new-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
pad-option-rounds = Раунды
pad-option-edition = Издание
    .about = По чьим печатным правилам играть. Немецкое: драка не выигрывает перестрелку. Русское: на одно правило с выпивкой больше.
pad-option-edition-en = Английское
pad-option-edition-de = Немецкое
pad-option-edition-ru = Русское
pad-option-drinking = Игра на выпивание
pad-option-drinking-soft = Легко
pad-option-drinking-hard = Сложно
pad-option-drinking-very-hard = Очень сложно
pad-new-off = Нет
pad-new-start = Начать блокнот
pad-new-empty = Имя нужно каждому.
pad-new-twice = Имя { $player } стоит дважды. Дай одному из игроков другое имя.
pad-new-replaces = Этот блокнот заменит прежний. Сохрани прежний, если он ещё нужен.
pad-new-back = Назад к блокноту
pad-settings = Имена и правила
pad-settings-save = Оставить изменения
pad-open = Открыть сохранённый блокнот
pad-drinks-note = Пейте ответственно: от лишнего алкоголя никто не выигрывает. Пропустить может любой и когда угодно, что бы ни говорили правила. Не для несовершеннолетних, беременных и людей с алкогольной зависимостью.

## The round to be played

pad-round = Раунд { $round } из { $rounds }
pad-round-extra = Раунд { $round }: дополнительный, для перестрелки
pad-starter = Сдаёт и ходит первым: { $player }
pad-enter = Записать раунд { $round }
pad-go-on = Раунд { $round } сыгран: записать коны
pad-in-play = Прогнозы раунда { $round } записаны.
pad-predicted = { $player }: { $value }
pad-gunfight = { $count ->
    [one] Перестрелка в раунде { $round }: { $players } сразу выигрывает игру, если { $edition ->
        [de] прогноз снова сбудется
       *[other] снова получит отметку
    }.
   *[other] Перестрелка в раунде { $round }: кто из этих игроков ({ $players }) { $edition ->
        [de] снова выполнит прогноз
       *[other] снова получит отметку
    }, сразу выигрывает игру; из нескольких — тот, чей прогноз больше.
}
pad-run-hint = { $run ->
    [one] { $players }: { $run } отметка подряд. Ещё одна — и начнётся перестрелка.
    [few] { $players }: { $run } отметки подряд. Ещё одна — и начнётся перестрелка.
   *[many] { $players }: { $run } отметок подряд. Ещё одна — и начнётся перестрелка.
}
pad-drink = { $count ->
    [one] Пьёт { $players }: { $reason }.
   *[other] Пьют { $players }: { $reason }.
}
pad-drink-1 = была драка
pad-drink-2 = все прогнозы сбылись
pad-drink-3 = ни один прогноз не сбылся
pad-drink-4 = прогноз не сбылся, и против него была ставка
pad-drink-5 = прогноз не сбылся три раза подряд
pad-drink-6 = у кого-то другого прогноз сбылся три или больше раз подряд
pad-drink-7 = ставка проиграна
pad-drink-8 = сумма прогнозов равна числу карт на руках; этот глоток — сразу
pad-drinks-heading = Кто пьёт за раунд { $round }
pad-drinks-now = Пить сейчас
pad-drinks-nobody = Никто не пьёт.
pad-sit-out = Кто пропускает выпивку?
pad-sits-out = Пропускает выпивку: { $player }

## Entering a round

pad-entry = Раунд { $round }
pad-entry-fix = Исправить раунд { $round }
pad-entry-played = Как сыграно
pad-entry-paper = Как на бумаге
pad-entry-how = Как записать раунд
pad-step-predictions = Прогнозы
pad-step-won = Коны
pad-step-bets = Ставки
pad-step-open = { $step }: ещё не готово
pad-step-done = { $step }: готово
pad-ask-prediction = Прогноз: { $player }
pad-ask-won = Выигранные коны: { $player }
pad-ask-bet = { $player }: ставка против
pad-ask-points = Очки: { $player }
pad-ask-mark = Отметка: { $player }
pad-ask-hand = Карт на руках у каждого
pad-ask-brawl = Была драка?
pad-brawl-no = Драки не было
pad-bet-none = никого
pad-hand-open = не записано
pad-said = прогноз { $value }
pad-sets-so-far = { $sum ->
    [one] пока { $sum } кон
    [few] пока { $sum } кона
   *[many] пока { $sum } конов
}
pad-next-play = Играть раунд
pad-next-won = Дальше: коны
pad-next-bets = Дальше: ставки
pad-save-round = Вписать раунд { $round }
pad-save-fix = Вписать исправление
pad-cancel = Отмена
pad-remove-last = Убрать раунд { $round }
pad-remove-rest = Убрать то, что не считается

## The sheet

pad-sheet = Блокнот
pad-sheet-about = { $rounds ->
    [one] Таблица очков: у каждого игрока два столбца, очки и отметка; { $rounds } раунд и дополнительный.
    [few] Таблица очков: у каждого игрока два столбца, очки и отметка; { $rounds } раунда и дополнительный.
   *[many] Таблица очков: у каждого игрока два столбца, очки и отметка; { $rounds } раундов и дополнительный.
}
pad-column-round = Раунд
pad-column-points = очки
pad-column-mark = отметка
pad-row = Раунд { $round }: исправить
pad-row-gunfight = перестрелка
pad-row-sum = Сумма
pad-row-run = Самая длинная серия
pad-row-run-value = { $run } · +{ $bonus }
pad-row-total = Итого
pad-row-streak = Сейчас подряд
pad-row-drinks = Выпито
pad-not-counted = не считается
pad-empty = Пока ничего не записано. Впиши прогнозы раунда 1, как только их откроют.

## The end

pad-over-wins = { $count ->
    [one] Победа: { $players }
   *[other] Общая победа: { $players }
}
pad-over-gunfight = { $count ->
    [one] Победа в перестрелке, а с ней и во всей игре: { $players }
   *[other] Общая победа в перестрелке, а с ней и во всей игре: { $players }
}
pad-over-uncounted = Очки тогда не подсчитываются; они показывают, как всё было до этого.
pad-ranking = Окончательные места
pad-standing = Места сейчас, с учётом серий
pad-rank-marks = { $brawls ->
    [0] без драк
    [one] { $brawls } драка
    [few] { $brawls } драки
   *[many] { $brawls } драк
}, { $met ->
    [0] ни одного верного прогноза
    [one] { $met } верный прогноз
    [few] { $met } верных прогноза
   *[many] { $met } верных прогнозов
}
pad-rank-tie = Очков поровну: считаются драки, потом верные прогнозы; иначе место общее.
pad-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Keeping it

pad-undo = Отменить последнее
pad-save = Сохранить в файл
# The name of the file that is saved.
pad-file = half-pint-pad.toml
pad-print = Напечатать
pad-kept = Блокнот хранится в этом браузере.
pad-not-kept = Этот браузер не хранит блокнот: сохрани его в файл.
pad-unreckoned = ещё не сосчитано

## What is wrong with a line

pad-problem-count = Раунд { $line }: { $what ->
    [predictions] прогноз нужен для каждого, игроков { $players }, а прогнозов { $found }.
    [won] выигранные коны нужны для каждого, игроков { $players }, а записей { $found }.
    [bets] ставка нужна от каждого, игроков { $players }, а ставок { $found }.
    [points] очки нужны для каждого, игроков { $players }, а записей { $found }.
   *[marks] отметка или её отсутствие нужны для каждого, игроков { $players }, а записей { $found }.
}
pad-problem-prediction = Раунд { $line }, { $player }: прогноза { $value } не бывает. Прогноз — от 0 до { $most }.
pad-problem-hand = Раунд { $line }: столько карт на руки не сдают ({ $value }). Их бывает от { $min } до { $max }.
pad-problem-brawl-seat = Раунд { $line }: драку начал кто-то, кого нет за столом (игроков { $players }).
pad-problem-open = Раунд { $line } не закончен: коны не записаны, а следующий раунд уже есть.
pad-problem-won-missing = Раунд { $line }, { $player }: выигранные коны не записаны.
pad-problem-won-number = Раунд { $line }, { $player }: столько конов выиграть нельзя ({ $value }). Впиши целое число, 0 или больше.
pad-problem-won-many = Раунд { $line }, { $player }: столько конов выиграть нельзя ({ $value }). Если карт на руках { $hand }, то самое большее { $most }.
pad-problem-brawl-few = Раунд { $line }, { $player }: с таким числом конов ({ $value }) драки не бывает. Нужно { $least } подряд.
pad-problem-brawl-sooner = Раунд { $line }, { $player }: до драки столько конов не выиграть ({ $value }): между ними коны должны были взять другие.
pad-problem-sum-none = Раунд { $line }: каждый кон кто-то выигрывает, у всех 0 быть не может.
pad-problem-sum-many = Раунд { $line }: конов вместе слишком много ({ $sum }). Если карт на руках { $hand }, то и конов не больше { $hand }.
pad-problem-sum-few = Раунд { $line }: конов вместе слишком мало ({ $sum }). Если карт на руках { $hand }, то конов не меньше { $least }.
pad-problem-streak = Раунд { $line }, { $player }: нельзя выиграть столько конов ({ $value } из { $sum }) без трёх подряд, а это была бы драка.
pad-problem-bet-missing = Раунд { $line }, { $player }: ставки нет. Если игроков трое или больше, ставит каждый.
pad-problem-bet-seat = Раунд { $line }, { $player }: ставка против того, кого нет за столом.
pad-problem-bet-self = Раунд { $line }, { $player }: ставить против себя нельзя. Выбери другого игрока.
pad-problem-mixed = Раунд { $line }: записано и то, как сыграно, и то, что на бумаге. Оставь что-нибудь одно.
pad-problem-points = Раунд { $line }, { $player }: столько очков не бывает ({ $value }). Впиши число от 0 до { $most }.
pad-problem-mark = Раунд { $line }, { $player }: отметки «{ $value }» не бывает. Бывают Х, Д или ничего.
pad-problem-showdown = Раунд { $line }: в перестрелке отметку получили сразу { $players }. Впиши прогнозы: решает больший.

## What is odd about a line

pad-warning-after-end = Игра закончилась в раунде { $last }. Начиная с раунда { $line } ничего не считается: убери лишнее или исправь один из прежних раундов.
pad-warning-points = Раунд { $line }, { $player }: с отметкой столько очков не бывает ({ $points }). Возможно: { $possible }.
pad-warning-points-unmarked = Раунд { $line }, { $player }: без отметки столько очков не бывает ({ $points }). Возможно: { $possible }.
pad-warning-row = Раунд { $line }: такие очки вместе в одном раунде не получаются: конов слишком много или нет ни одного.
pad-warning-brawl = Раунд { $line }: в драке очки и отметку получает только тот, кто её начал, но что-то записано и здесь: { $player }.
pad-warning-brawls = Раунд { $line }: драку может начать только один игрок.

## Pads that cannot be read

pad-error-name = Имя в блокноте нужно каждому игроку.
pad-error-sits-out = Кто пропускает выпивку, нужно указать для каждого (игроков { $players }): номер раунда или 0.
pad-error-lines = В блокноте строк { $lines }, а в игре их не больше { $most }.
pad-error-game = Это запись игры { $game }, а не блокнот Half-Pint Heroes.
pad-error-none = В этой записи нет блокнота (нет ключа «{ $key }» со строками).
pad-error-line = Строку { $line } блокнота не удалось прочитать. В ней может быть: { $keys }.
pad-error-line-value = Строку { $line } блокнота не удалось прочитать: в «{ $key }» не то, что там ожидается.
pad-error-unreadable = Этот файл не удалось прочитать как блокнот.

## In the terminal

pad-term-names = Имена игроков по часовой стрелке, через запятую:{" "}
pad-term-names-count = В блокноте может быть от { $min } до { $max } игроков, а не { $found }.
pad-term-first = Кто сдаёт первым? (Enter: { $player }){" "}
pad-term-rounds = Сколько раундов? (Enter: { $rounds }){" "}
pad-term-edition = Какое издание: en, de или ru? (Enter: { $edition }){" "}
pad-term-drinking = Игра на выпивание: off (нет), soft (легко), hard (сложно) или very-hard (очень сложно)? (Enter: off){" "}
pad-term-file = Файл для блокнота (Enter: никакого):{" "}
pad-term-exists = Файл { $path } уже есть. Выбери другое имя или продолжи его: alehouse pad { $path }
pad-term-number = Введи целое число от { $min } до { $max }.
pad-term-choice = «{ $entry }» не подходит. Можно: { $choices }.
pad-term-nobody = За столом нет никого с именем «{ $entry }». Здесь: { $players }.
pad-term-several = «{ $entry }» может означать: { $players }. Введи имя подлиннее.
pad-term-prompt = Раунд { $round }: Enter — записать, ? — что ещё можно:{" "}
pad-term-prompt-won = Раунд { $round }: Enter — записать коны, ? — что ещё можно:{" "}
pad-term-prompt-over = Игра окончена; ? — что ещё можно, quit — выйти:{" "}
pad-term-predictions = Прогнозы ({ $players }):{" "}
pad-term-won = Коны ({ $players }), а если была драка: brawl ИМЯ КОНЫ:{" "}
pad-term-bets = Против кого ставки ({ $players })?{" "}
pad-term-bets-two = Против кого ставки ({ $players })? (- если ставки нет){" "}
pad-term-hand = Карт на руках у каждого (Enter: не записывать):{" "}
pad-term-paper = Очки и отметки ({ $players }), например 30Х 0 10 60Д:{" "}
pad-term-decide = Прогнозы ({ $players }), они решают исход перестрелки:{" "}
pad-term-count = Игроков { $players }, а записей { $found }. Впиши что-нибудь для каждого, через пробел.
pad-term-no-number = «{ $entry }» — не целое число.
pad-term-no-points = «{ $entry }» — не очки с отметкой или без неё, например 30, 30Х или 60Д.
pad-term-brawl-how = Впиши, кто и сколько: brawl ИМЯ КОНЫ.
pad-term-kept = Ничего не изменилось.
pad-term-no-round = Раунда { $entry } в блокноте нет, исправлять нечего. Записаны: { $rounds }.
pad-term-no-round-yet = Пока не записано ничего, что можно исправить.
pad-term-no-undo = Отменять нечего.
pad-term-undone = Последнее изменение отменено.
pad-term-no-drinks = В этом блокноте правила выпивания не действуют.
pad-term-out = { $player } с этого момента пропускает выпивку.
pad-term-in = { $player } снова пьёт со всеми.
pad-term-after = Игра окончена. Исправь один из раундов или отмени последнее изменение.
pad-term-unknown = «{ $entry }» здесь не понять. ? покажет, что можно.
pad-term-save-how = Впиши, куда: save ФАЙЛ
pad-term-saved = Сохранено: { $path }
pad-term-left = Блокнот закрыт.
pad-term-left-unsaved = Блокнот закрыт. Он не был сохранён.
pad-term-help = Можно ввести
pad-term-help-enter = раунд, шаг за шагом (пустой ответ прерывает)
pad-term-help-ahead = сразу прогнозы или коны
pad-term-help-paper = раунд, как он записан на бумаге: очки и отметки
pad-term-help-fix = исправить раунд
pad-term-help-undo = отменить последнее изменение
pad-term-help-sheet = показать блокнот
pad-term-help-out = кто пропускает выпивку или снова пьёт
pad-term-help-save = хранить блокнот в файле (потом после каждого раунда)
pad-term-help-quit = выйти; блокнот останется в файле
pad-term-word-file = ФАЙЛ
pad-term-word-name = ИМЯ
pad-term-now = ({ $value }; Enter — оставить так){" "}
pad-term-dropped = Раунд { $round } убран.
pad-term-help-drop = убрать последний раунд
pad-term-legend = ! перестрелка
