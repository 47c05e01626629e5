### Турниры: несколько столов с одинаковыми картами и раздача дня.

error-contest = Такого турнира нет.
error-contest-alone = Для турнира нужна игра, в которую за столом играют хотя бы двое.
error-contest-begun = Турнир уже начался: присоединиться больше нельзя.
error-contest-changed = Только что кто-то пришёл или ушёл. Посмотри ещё раз и тогда начинай.
error-contest-deals = В турнире от 1 до { $max } раздач.
error-contest-few = В турнире нужно не меньше { $least } участников, а пока их { $people }. Без ботов можно играть, если участников { $fits }.
error-contest-full = Турнир полон: мест всего { $places }.
error-contest-host = Это может только тот, кто устроил этот турнир.
error-contest-live = У других эти карты, возможно, ещё впереди. Посмотреть на стол можно, когда турнир закончится.
error-contest-over = Турнир окончен.
error-contest-places = В турнире участвуют от { $min } до { $max } человек.
error-contest-rematch = После игры за столом турнир идёт дальше: загляни на его страницу.
error-contest-stranger = В этом турнире нет такого участника.
error-contest-undo = В турнире ходы назад не берут.
error-too-many-contests = У тебя уже много незаконченных турниров ({ $limit }). Сначала закончи один из них.
error-day = За этот день раздачи нет.
error-day-deal = Раздачи этого дня — с 1 по { $deals }.
error-day-first = Сначала сыграй раздачу дня в зачёт, а потом — сколько хочешь.
error-day-over = Этот день закончился.
error-day-played = Раздача дня уже сыграна. Теперь на ней можно тренироваться.

lobby-daily = Раздача дня
lobby-contest = Турнир на 4–32 человек

contest-title = Турнир: { $game }
contest-lead = За всеми столами одновременно играют одними и теми же картами. Тебя сравнивают с теми, у кого были твои карты, так что везение не в счёт.
contest-facts = { $deals ->
    [one] { $deals } раздача, игроков за столом: { $players }
    [few] { $deals } раздачи, игроков за столом: { $players }
   *[many] { $deals } раздач, игроков за столом: { $players }
}
contest-dealt = Все карты сданы до первого решения: за каждым столом они в точности одни и те же.
contest-deck = Первые карты за всеми столами одинаковы, и колоды лежат в одном порядке. Кто что вытянет, зависит от ваших решений.
contest-move-on = После каждой раздачи все переходят: к другим соперникам и на другое место.
contest-people = { $count ->
    [one] Пока { $count } участник
    [few] Пока { $count } участника
   *[many] Пока { $count } участников
}
contest-entrants = Участники
contest-host = устроитель
contest-gone = дальше играет бот
contest-join = Участвовать
contest-leave = Передумать
contest-start = Начать
contest-need = { $missing ->
    [one] Нужен ещё { $missing } человек.
    [few] Нужно ещё { $missing } человека.
   *[many] Нужно ещё { $missing } человек.
}
contest-bots = { $bots ->
    [0] Боты не нужны.
    [one] Столы дополнит { $bots } бот. Без ботов — если участников { $fits }.
    [few] Столы дополнят { $bots } бота. Без ботов — если участников { $fits }.
   *[many] Столы дополнят { $bots } ботов. Без ботов — если участников { $fits }.
}
contest-wait = Турнир начнётся по знаку устроителя.
contest-remove = Убрать
contest-remove-about = Убрать из турнира: { $name }
contest-bot-about = Пусть дальше играет бот за участника { $name }
contest-bot = Дальше бот
contest-deal = Раздача { $deal } из { $deals }
contest-sits = Твоё место { $seat }, стол { $room }.
contest-go = К своему столу
contest-done = Эта раздача для тебя закончена. Следующая начнётся, как только доиграют все столы.
contest-watch = За столами играют. Счёт сообщается после каждой раздачи.
contest-table = Стол { $room }
contest-table-live = играют
contest-table-over = закончили
contest-standing = Счёт
contest-standing-none = Сравнивать пока нечего: счёт появится после первой раздачи.
contest-final = Окончательный счёт
contest-column-name = Имя
contest-column-percent = Лучше, чем
contest-column-difference = Разница
contest-column-points = Очки
contest-column-chips = Фишки
contest-column-deals = Раздачи
contest-percent-about = «Лучше, чем» говорит, скольких из тех, у кого были те же карты, тебе в среднем удалось обойти; равные считаются за половину. «Разница» — насколько больше, чем у них в среднем.
contest-margin = ± { $margin }
contest-percent = { $percent } %
contest-results = Раздача { $deal }
contest-seat = Карты места { $seat }
contest-replay = Просмотр
contest-replay-about = Посмотреть игру за столом { $room }, раздача { $deal }
contest-over = Турнир окончен
contest-end = Закончить турнир
contest-end-about = Недоигранные раздачи не считаются.
contest-end-sure = Закончить сейчас
contest-quit = Дальше за меня играет бот
contest-quit-sure = Уйти с турнира насовсем? За тебя продолжит бот — за твоим столом и за всеми следующими.
contest-back = К результатам
contest-loading = Ищем турнир…
contest-new-title = Турнир
contest-new-lead = Для 4–32 человек: устрой турнир, разошли ссылку и начинай, когда все соберутся.
contest-new-game = Игра
contest-new-players = Человек за столом
contest-new-deals = Раздач
contest-new-fits = Без ботов — если участников { $fits }. В остальных случаях столы дополнят боты.
contest-new-create = Устроить турнир
contest-new-evening = Он засчитывается в счёт вечера, по итоговым местам.

daily-title = Раздача дня
daily-of = Раздача дня, { $day }
daily-lead = Все играют одними и теми же картами против одних и тех же ботов, раз в день.
daily-facts = { $deals ->
    [one] { $deals } раздача, игроков за столом: { $players }, твоё место { $seat }
    [few] { $deals } раздачи, игроков за столом: { $players }, твоё место { $seat }
   *[many] { $deals } раздач, игроков за столом: { $players }, твоё место { $seat }
}
daily-play = Играть
daily-go-on = Дальше: раздача { $deal } из { $deals }
daily-mine = Твой результат
daily-deal = Раздача { $deal }
daily-place = Место { $place }
daily-better = Лучше, чем { $percent } % остальных
daily-first = Сегодня ты раньше всех. Как сыграют другие, будет видно здесь.
daily-hidden = { $finished ->
    [0] Сегодня ещё никто не доиграл.
    [one] Доиграл { $finished } человек. Результаты появятся здесь, когда доиграешь и ты.
    [few] Доиграли { $finished } человека. Результаты появятся здесь, когда доиграешь и ты.
   *[many] Доиграли { $finished } человек. Результаты появятся здесь, когда доиграешь и ты.
}
daily-late = Доиграть вовремя не получилось, или за тебя доиграл бот: это не считается.
daily-results = Результаты
daily-none = Эту раздачу никто не доиграл.
daily-practise = Тренировка: раздача { $deal }
daily-practise-about = Тренировка не считается.
daily-closed = Посмотреть игры можно будет, когда день закончится: после { $time }.
daily-replay = Посмотреть раздачу { $deal }
daily-replay-about = Посмотреть раздачу { $deal }, игрок { $name }
daily-streak = { $streak ->
    [one] { $streak } день подряд
    [few] { $streak } дня подряд
   *[many] { $streak } дней подряд
}
daily-days = { $days ->
    [one] всего { $days } день
    [few] всего { $days } дня
   *[many] всего { $days } дней
}
daily-earlier = Предыдущие дни
daily-played = сыграно
daily-look = Как всё закончилось
daily-today = К сегодняшней раздаче
