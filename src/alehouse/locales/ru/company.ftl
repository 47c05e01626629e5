### Вместе за столом: кто здесь, кто долго думает, о чём все договорились.

error-clock-both = Часы дают либо столько-то секунд на каждый ход, либо столько-то на всю игру, но не то и другое.
error-clock-add = Секунды, которые добавляются за ход, бывают только вместе со временем на всю игру. Задай его.
error-clock-range = { $what ->
    [move] На ход можно дать от { $least } до { $most } с, а не { $value }.
    [add] За ход можно добавить от { $least } до { $most } с, а не { $value }.
   *[game] На игру каждому месту можно дать от { $least } до { $most } с, а не { $value }.
}
error-not-their-turn = Сейчас ход не места { $seat }.
error-nudged = Месту { $seat } только что напомнили. Одного раза в { $seconds } с достаточно.
error-seat-free = Место { $seat } уже свободно, или игра уже началась.
error-no-person = На месте { $seat } нет человека, который мог бы отойти и которого стоило бы ждать.
error-here = Тот, кто сидит на месте { $seat }, здесь.
error-wait = { $seconds ->
    [one] Это можно будет сделать через { $seconds } секунду.
    [few] Это можно будет сделать через { $seconds } секунды.
   *[many] Это можно будет сделать через { $seconds } секунд.
}
error-not-ready = На этих местах сидят те, кто ещё не готов: { $seats }.
error-undo-none = У тебя нет хода, который можно было бы взять назад.
error-undo-learned = Этот ход нельзя взять назад: кто-то из-за него что-то узнал.
error-undo-asked = С места { $seat } уже попросили взять ход назад.
error-undo-refused = Кто-то хочет, чтобы ход остался.
error-undo-nothing = Никто больше не просит взять ход назад.

company-heading = За столом
company-here = здесь
company-left = играет вместо того, кто ушёл ({ $bot })
company-away = { $minutes ->
    [0] нет меньше минуты
    [one] нет уже { $minutes } минуту
    [few] нет уже { $minutes } минуты
   *[many] нет уже { $minutes } минут
}
company-stands-in = бот через { $seconds } с
company-absent = { $name }: нет на месте.
company-absent-bot = Через { $seconds } с сыграет бот.
company-slow = { $name } долго думает.
company-call = Пусть пока играет бот
company-nudge = Поторопить: { $name }
company-nudge-sent = Напоминание отправлено: { $name }.
company-nudged = { $name } ждёт твоего хода.
company-title = { $name } ждёт · { $game }
company-remove = Отдать место боту: { $name }
company-removing = согласны { $count } из { $of }
company-undo = Взять мой ход назад
company-undo-asks = { $moves ->
    [1] { $name } просит взять назад последний ход.
    [one] { $name } просит взять назад последний { $moves } ход.
    [few] { $name } просит взять назад последние { $moves } хода.
   *[many] { $name } просит взять назад последние { $moves } ходов.
}
company-undo-waits = Чтобы взять ход назад, нужно ещё согласие: { $names }
company-undo-agree = Хорошо
company-undo-refuse = Нет
company-undo-no = Ход остаётся, против: { $names }.
company-late = { $seat ->
    [you] Твоё время вышло: за тебя сходил бот.
   *[other] { $seat }: время вышло, ход сделал бот.
}
company-undone = Ход взят назад.
company-watchers = Смотрят: { $names }
company-unnamed = { $count ->
    [one] { $count } гость
    [few] { $count } гостя
   *[many] { $count } гостей
}
company-clock = Осталось времени
company-time-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[many] Осталось { $seconds } секунд.
}

wait-remove = Освободить место
wait-remove-about = Освободить место: { $name }
wait-removed = Хозяин стола освободил твоё место. Сядь снова или просто смотри.
wait-ready = Можно начинать
wait-is-ready = ждёт начала
wait-lead-ready = Отправь эту ссылку. Игра начнётся, когда все места будут заняты и все будут здесь и готовы.
wait-lead-ready-watch = Игра начнётся, когда все места будут заняты и все будут здесь и готовы.
wait-start = Начать без остальных
wait-start-hint = За них играют боты, пока они не придут.
wait-start-in = Ждём остальных: { $seconds } с
wait-name = Как тебя называть?
wait-just-watch = Можно и просто смотреть: игра появится здесь.
wait-clock = Часы:
wait-clock-move = { $seconds } с на ход
wait-clock-game = каждому { $minutes } мин на игру
wait-clock-add = каждому { $minutes } мин на игру и { $seconds } с за ход

set-clock = Часы
    .none = Без часов
    .hint = Если время вышло, ход делает бот.
set-clock-move = { $seconds } с на ход
set-clock-minutes = { $minutes } мин на ход
set-clock-game = { $minutes } мин каждому + { $seconds } с за ход
set-begins = Игра начнётся
    .full = когда заняты все места
    .ready = когда все готовы
