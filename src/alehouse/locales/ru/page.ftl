### Тексты веб-страницы.

page-title = Alehouse
page-title-turn = Твой ход · { $game }
page-title-on = { $page } · Alehouse
page-evening = Вечер с друзьями
page-skip = К содержанию
page-home = Назад к играм
page-unofficial = Alehouse — неофициальный стол для этих игр, издатели его не одобряли. Если игра тебе нравится, купи её карты.
page-noscript = Чтобы играть здесь в карты, нужен JavaScript. Разреши его для этой страницы и загрузи её заново.
page-nowhere = Здесь ничего нет
    .about = Может быть, адрес неполный, или то, что здесь было, уже убрали.

page-theme-dark = Вечерний свет
page-theme-light = Дневной свет
page-sound = Звук
page-sound-on = Звук включён
page-sound-off = Звук выключен
page-settings = Настройки
page-language = Язык
page-language-missing = { $language }: тексты сейчас не загрузить, сервер недоступен.

page-name-label = Твоё имя
page-name-edit = Изменить имя
page-name-save = Сохранить
page-name-short = В имени нужна хотя бы одна буква.

## Lobby

lobby-heading = Выбирай игру и садись
lobby-lead = Карточные игры из паба: с друзьями откуда угодно или с ботами прямо сейчас.
lobby-evening = Вечер с друзьями: несколько игр, общий счёт
lobby-filter = Сколько вас?
lobby-filter-any = Неважно
lobby-filter-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
lobby-search = Поиск
lobby-filter-kind = Вид
lobby-filter-kind-any = Любой вид
lobby-filter-time = Время
lobby-filter-time-any = Сколько угодно
lobby-filter-time-most = до { $minutes } мин
lobby-filter-clear = Показать все игры
lobby-welcome = Начни отсюда
lobby-with-bots = { $bots ->
    [one] и { $bots } бот
    [few] и { $bots } бота
   *[many] и { $bots } ботов
}
lobby-filter-none = Таких игр здесь нет. Убери часть условий или выбери другие.
lobby-players = { $max ->
    [one] { $min }–{ $max } игрок
    [few] { $min }–{ $max } игрока
   *[many] { $min }–{ $max } игроков
}
lobby-players-exact = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
lobby-minutes = { $min }–{ $max } мин
lobby-kind-luck = риск
lobby-kind-bluffing = блеф
lobby-kind-bidding = торг
lobby-kind-gambling = азарт
lobby-kind-tricks = взятки
lobby-play = Играть сейчас
lobby-play-about = Играть сейчас: { $game }, против ботов
lobby-set = Собрать стол
lobby-set-about = Собрать стол: { $game }
lobby-rules = Правила
lobby-rules-about = Правила { $game }
lobby-learn = Научиться за игрой
lobby-learn-about = Научиться играть в { $game }
lobby-open = Столы со свободным местом
lobby-open-none = Сейчас никто не ждёт. Собери стол и отправь ссылку друзьям.
lobby-open-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[many] { $free } свободных мест
}
lobby-join = Сесть
lobby-join-about = Сесть за стол: { $game }, { $company }
lobby-loading = Двери открываются…

## Set a table

set-heading = Собрать стол: { $game }
set-missing-heading = Нет такой игры
set-missing = Игры с таким названием здесь нет.
set-seats = Кто играет?
set-seat-you = Ты
set-seat-number = Место { $seat }
set-seat-open = Друг
set-more = Ещё одно место
set-fewer = На одно место меньше
set-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
set-options = Домашние правила
set-options-none = Выбирать нечего: в эту игру играют только так.
set-option-off = выкл.
set-option-range = Целое число от { $min } до { $max }.
set-option-from = Целое число, не меньше { $min }.
set-option-whole = Целое число.
set-listed = Кому виден стол?
set-listed-link = Только по ссылке
set-listed-all = Всем на главной странице
set-hints = Можно ли просить подсказку?
set-hints-on = Кто ходит, может спросить, что может случиться и как пошёл бы сильный игрок.
set-create = Открыть стол
set-create-start = Начать игру
set-all-bots = Если на всех остальных местах боты, игра начнётся сразу.

## Rules

rules-heading = Правила { $game }
rules-loading = Несём правила…
rules-missing = Правила этой игры ещё не написаны.
rules-nowhere = Игры с таким названием здесь нет.

## Table: before the game

wait-lead-title = { $game }: ждём игроков
wait-options = Домашние правила:
wait-lead = Отправь эту ссылку. Игра начнётся сама, когда все места будут заняты.
wait-lead-watch = Игра начнётся сама, когда все места будут заняты.
invite-link = Ссылка-приглашение
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-by-hand = Браузер не даёт этой странице копировать. Ссылка выделена: скопируй её вручную.
invite-share = Поделиться
invite-qr = Ссылка в виде QR-кода
wait-seat-free = свободно
wait-sit = Сесть сюда
wait-sit-about = Сесть на место { $seat }
wait-bot = Посадить бота
wait-bot-about = Посадить на место { $seat }: { $bot }
wait-stand = Встать
wait-close = Закрыть этот стол
wait-you = ты
wait-away = нет на месте

## Table: play

table-loading = Ищем твоё место…
table-missing = Такого стола нет. Может быть, его уже убрали.
table-left = осталось { $left }
table-pot = Банк
table-pot-amount = Банк: { $amount }
table-discards = { $count ->
    [one] { $count } карта в сбросе
    [few] { $count } карты в сбросе
   *[many] { $count } карт в сбросе
}
table-turn-you = Твой ход
table-turn-you-sealed = Выбирай втайне
table-turn-other = Ходит { $name }
table-turn-others = Ждём: { $names }
table-turn-wait = Карты сдаются
table-turn-over = Игра окончена
table-away = нет на месте
table-held = играет бот
table-watching = Ты смотришь
table-ready = выбор сделан
table-chosen = Твой выбор сделан. Ещё выбирают: { $names }.
table-what-none = Карты сдаются.
table-sending = Отправляем…
table-offline = Связи нет. Пробуем снова; ничего не пропадёт.
table-name-double = { $name } ({ $seat })
table-move-dropped = Игра уже ушла вперёд, поэтому твой ход не сделан. Выбери ещё раз.
table-use-here = Играть здесь
table-elsewhere = Этот стол открыт у тебя в другом окне, и игра идёт там.
table-to-act = ходит

table-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
table-chips = { $amount ->
    [one] { $amount } фишка
    [few] { $amount } фишки
   *[many] { $amount } фишек
}
table-price-points = { $amount ->
    [0] бесплатно
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
table-price-chips = { $amount ->
    [0] бесплатно
    [one] { $amount } фишка
    [few] { $amount } фишки
   *[many] { $amount } фишек
}
table-price-points-range = { $high ->
    [one] { $low }–{ $high } очко
    [few] { $low }–{ $high } очка
   *[many] { $low }–{ $high } очков
}
table-price-chips-range = { $high ->
    [one] { $low }–{ $high } фишка
    [few] { $low }–{ $high } фишки
   *[many] { $low }–{ $high } фишек
}

table-your-cards = Твои карты
table-your-turn-hint = Выбери, что делать.
table-choose-target = Выбери игрока.
table-choose-card = Выбери карту.
table-choose-card-or-target = Выбери карту или игрока.
table-choose-amount = Выбери, сколько.
table-notices = Цель и сообщения
table-cancel = Отмена
table-actions = Что можно сделать
table-others = Остальные
table-middle = Середина стола
table-fact = { $what }: { $value }
table-action-open = { $verb }…
table-choice-full = { $verb }: { $target }, { $card }
table-choice-aimed = { $verb }: { $target }
table-choice-carded = { $verb }: { $card }
table-choice-amount = { $verb }: { $amount }
table-confirm = Готово
table-target-plain = Выбрать: { $name }
table-amount = Сколько

table-log = Что было
table-log-open = Ход игры
table-log-empty = Пока ничего. Здесь будет записано всё, что происходит за столом.
table-scores = Счёт
table-rules = Правила
table-keys = Клавиши
table-keys-heading = Клавиши
table-keys-digits = 1 … 9: действия на панели, слева направо
table-keys-arrows = Стрелки: от карты к карте и от места к месту
table-keys-enter = Enter или пробел: сыграть то, что выделено
table-keys-escape = Esc: отменить выбор
table-keys-regions = R: от одной части стола к другой, с Shift назад
table-keys-log = L: ход игры
table-keys-skip = S: промотать вперёд
table-keys-help = ?: этот список
table-close = Закрыть

card-in = { $card }, { $zone }: { $place } из { $count }
card-hidden-in = закрытая карта, { $zone }: { $place } из { $count }
card-yours-in = { $card }, у тебя, { $zone }: { $place } из { $count }
card-of-in = { $card }, { $name }, { $zone }: { $place } из { $count }
card-yours-hidden-in = закрытая карта, у тебя, { $zone }: { $place } из { $count }
card-of-hidden-in = закрытая карта, { $name }, { $zone }: { $place } из { $count }

## The end

over-wins = Побеждает { $names }
over-wins-you = Ты побеждаешь
over-wins-shared = Общая победа: { $names }
over-loses = Проигрывает { $names }
over-loses-you = Ты проигрываешь
over-none = Победителя нет
over-rematch = Сыграть ещё
over-rematch-join = В следующую игру
over-rematch-waiting = Тебя ждёт следующая игра.
over-replay = Просмотр
over-review = Разбор
over-record = Сохранить запись
over-lobby = Назад к играм
over-final = Окончательные места
over-winner = победа
over-loser = проигрыш

## Errors of the page itself

page-error-unknown = Не получилось. Попробуй ещё раз.
page-error-offline = Сервер сейчас недоступен. Проверь связь и попробуй ещё раз.
page-retry = Попробовать ещё раз

## Without a line, and after an update

page-offline = Нет связи. Правила и блокнот для очков работают и так, а столам нужна связь.
page-offline-pad = Открыть блокнот
page-newer = Вышла новая версия этой страницы.
page-newer-reload = Обновить
page-newer-later = Позже
