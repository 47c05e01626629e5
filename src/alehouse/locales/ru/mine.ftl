### Свои столы и партии, уход из игры и игра на другом устройстве.

mine-title = Твои партии
mine-tables = Твои столы
mine-all = Все твои партии
mine-turn = Твой ход
mine-turn-other = Ход: { $names }
mine-waiting = { $free ->
    [one] ждут ещё { $free } игрока
    [few] ждут ещё { $free } игроков
   *[many] ждут ещё { $free } игроков
}
mine-with = за столом: { $names }
mine-alone = без соперников
mine-moved = последний ход { $when }
mine-set = стол открыт { $when }
mine-play-on = Играть дальше
mine-play-on-about = Играть дальше: { $game }, { $company }
mine-look = Посмотреть
mine-look-about = Посмотреть: { $game }, { $company }
mine-stuck = Игра с тех пор изменилась: продолжить нельзя.
mine-study = проба
mine-evening = вечер: { $name }
mine-contest = турнир
mine-close = Закрыть
mine-close-about = Закрыть стол: { $game }
mine-close-sure = Закрыть этот стол? Ссылка на него перестанет работать.
mine-stand = Встать
mine-stand-about = Встать из-за стола: { $game }, { $company }
mine-leave = Уйти
mine-leave-about = Уйти из игры: { $game }, { $company }
mine-leave-here = Уйти из этой партии
mine-leave-sure = Уйти насовсем? Твоё место займёт бот, и партия будет считаться брошенной.
mine-no = Остаться
mine-none = Сейчас ты не сидишь ни за одним столом.

mine-past = Сыгранные партии
mine-past-none = У тебя пока нет сыгранных партий.
mine-past-more = Показать прежние партии
mine-won = Победа
mine-won-shared = Общая победа
mine-not-lost = Без проигрыша
mine-lost = Поражение
mine-place = Место { $place } из { $of }
mine-over = Сыграно до конца
mine-left = Уход из игры
mine-replay = Просмотр
mine-replay-about = Просмотр партии: { $game }, { $when }

mine-statistics = Как ты играешь
mine-statistics-none = Здесь будет счёт твоих партий по играм.
mine-people = С людьми
mine-bots = Только с ботами
mine-count = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}
mine-count-won = побед: { $won }
mine-count-not-lost = без проигрыша: { $won }
mine-count-left = брошено: { $left }
mine-best-points = Лучший итог: { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
mine-best-chips = Лучший итог: { $amount ->
    [one] { $amount } фишка
    [few] { $amount } фишки
   *[many] { $amount } фишек
}
mine-latest = Последняя игра { $when }
mine-recent = Последние партии, самая новая справа: { $list }
mine-recent-won = победа
mine-recent-place = место { $place } из { $of }
mine-recent-left = брошена
mine-recent-unknown = неизвестно

mine-name = Твоё имя
mine-name-lead = Так тебя зовут за столом. На этом устройстве имя останется твоим.
mine-name-ask = Как тебя называть за столом?
mine-name-go = Сесть

mine-device = Играть на другом устройстве
mine-device-lead = По ссылке ты со всеми своими столами окажешься на телефоне или другом компьютере. Здесь ты тоже останешься.
mine-device-make = Сделать ссылку
mine-device-new = Сделать новую ссылку
mine-device-link = Ссылка на один раз, действует { $minutes } мин
mine-device-secret = Кто её откроет, станет тобой: больше никому не показывай.
mine-device-old = Ссылка больше не действует.
mine-back-lead = Раньше на этом устройстве тебя звали { $name }.
mine-back = Снова стать { $name }

mine-move-title = Играть дальше здесь
mine-move-loading = Смотрим, кто это…
mine-move-ask = Продолжить здесь как { $name }?
mine-move-lead = Все столы игрока { $name } будут под рукой на этом устройстве. Другое устройство тоже остаётся с этим именем.
mine-move-go = Продолжить как { $name }
mine-move-no = Нет, оставить всё как есть
mine-move-same = Здесь ты уже { $name }. Ссылка не потрачена.
mine-move-you = До сих пор на этом устройстве тебя звали { $name }.
mine-move-open = Открытых столов: { $open }.
mine-move-over = Сыгранных партий: { $over }.
mine-move-stays = Всё это остаётся у игрока { $name }. Ничего не смешивается, а на странице «Твои партии» здесь всегда можно снова стать { $name }.
