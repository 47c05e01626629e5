### Вечер с друзьями: несколько игр и общий счёт.

evening-lead = Соберите компанию на несколько игр: одна ссылка на всех, кто-нибудь предлагает, во что играть дальше, а в конце видно, кто выиграл вечер.
evening-name = Как назвать вечер?
evening-usual-name = Вечер игр
evening-make = Устроить вечер
evening-mine = Мои вечера
evening-over = Этот вечер окончен.
evening-missing = Такого вечера нет.
evening-double = { $name } (№ { $number })
evening-elsewhere = Этот вечер открыт в другом окне.
evening-use-here = Продолжить здесь
evening-offline = Связь пропала. Пробуем снова…
evening-my-table = Вернуться за свой стол: { $game }
evening-next = Во что дальше?
evening-no-proposal = Пока никто не предложил игру.
evening-propose = Предложить игру
evening-hints = С подсказками
evening-contest = Устроить турнир
evening-contests = Турниры
evening-contest-people = { $people ->
    [one] участвует { $people } человек
    [few] участвуют { $people } человека
   *[many] участвуют { $people } человек
}
evening-contest-join = Участвовать
evening-contest-look = Перейти
evening-as-contest = как турнир
evening-people = Игроков
evening-minutes = Время
evening-minutes-most = { $minutes ->
    [one] до { $minutes } минуты
    [few] до { $minutes } минут
   *[many] до { $minutes } минут
}
evening-minutes-any = сколько угодно
evening-none-fits = Такой игры нет. Отведите больше времени, или пусть кто-то побудет зрителем.
evening-wanted = { $people ->
    [one] Играют: { $names } ({ $people } человек)
    [few] Играют: { $names } ({ $people } человека)
   *[many] Играют: { $names } ({ $people } человек)
}
evening-proposed = { $people ->
    [one] { $name } предлагает: { $game }; согласен { $people } человек.
    [few] { $name } предлагает: { $game }; согласны { $people } человека.
   *[many] { $name } предлагает: { $game }; согласны { $people } человек.
}
evening-in = Я играю
evening-out = Всё-таки без меня
evening-bots = Ботов
evening-begin = Начать
evening-too-many = Слишком много: мест всего { $most }.
evening-running = Сейчас играют
evening-watch = Смотреть
evening-play = Перейти
evening-standings = Положение
evening-standings-none = Как только закончится игра хотя бы двоих из вас, она будет засчитана здесь.
evening-place = Место
evening-who = Имя
evening-points = Очки
evening-games = Игр
evening-won = Первых мест
evening-rating = Сила
evening-plot = Очки после каждой игры
evening-how = Как это считается?
evening-how-points = В каждой игре ты получаешь очко за каждого, кто остался позади, и пол-очка за каждого, с кем делишь место. Боты не считаются.
evening-how-rating = Сила — это оценка по тому, кто кого опередил. Все начинают с 25; число после ± говорит, насколько она ещё может ошибаться.
evening-played = Игры вечера
evening-real-cards = настоящими картами
evening-placed = { $place }. { $name }
evening-look-back = Посмотреть ещё раз
evening-record = Запись
evening-moments = Что запомнилось
evening-moments-looking = Просматриваем игры…
evening-moments-none = Ничего особенного.
evening-moment-gain-points = Самая большая добыча: { $name }, { $game } — очков за один ход: { $amount }.
evening-moment-gain-chips = Самая большая добыча: { $name }, { $game } — фишек за один ход: { $amount }.
evening-moment-loss-points = Самый тяжёлый удар: { $name }, { $game } — штрафных очков за один ход: { $amount }.
evening-moment-loss-chips = Самый тяжёлый удар: { $name }, { $game } — потеряно фишек за один ход: { $amount }.
evening-moment-luck = Чудом пронесло: { $name }, { $game } — такой риск не оправдывается в { $chance } случаев, но всё обошлось.
evening-moment-mishap = Самое большое невезение: { $name }, { $game } — пришла карта, которая приходит лишь в { $chance } случаев.
evening-print = Напечатать
evening-end = Закончить вечер
evening-go-on = Продолжить вечер
evening-here = Кто участвует
evening-is-here = здесь
evening-away = нет на месте
evening-busy = играет
evening-link = У кого есть эта ссылка, тот участвует
evening-pad = Учесть блокнот
evening-pad-about = Партия в Half-Pint Heroes настоящими картами тоже считается: возьми законченный блокнот этого устройства или открой его файл и скажи, чей какой столбец.
evening-pad-here = Взять блокнот этого устройства
evening-pad-open = Открыть файл
evening-pad-nobody = никто из нас
evening-pad-add = Учесть
evening-next-table = Следующий стол: { $game }
evening-to = К вечеру «{ $name }»
