# Разбор сыгранных партий (alehouse review).
help-review = Разобрать сыгранные партии: какие решения сколько стоили, что принесли карты, у кого какие были шансы. Код выхода: 0; 2 — запись не читается или ход против правил.
help-review-ms = Время на каждое решение, в миллисекундах; 100, если не указано.
help-review-iterations = Столько раскладов перебирается для каждого решения вместо времени: результат всегда один и тот же.
help-review-upto = Разобрать только столько первых ходов.
help-review-until = Считать перевес до конца раунда (hand) или партии (game). Если не указано: решения — до конца раунда, удача и игра — до конца партии.
help-review-html = Записать всё в этот файл как страницу, которая работает без сети.
review-progress = разбирается { $file }
review-interrupted = Прервано: разобрано решений { $done } из { $decisions }.
review-about = { $over ->
    [true] Партия сыграна до конца, { $moves }.
   *[false] Партия прервана, { $moves }: итогом считается то, чего она стоила в этом месте.
}
review-chances = Шансы на победу
review-accounts = Удача и игра: перевес над остальными в { $unit ->
    [chips] фишках
   *[points] очках
}
review-column-seat = кто
review-column-expected = ожидалось
review-column-luck = удача
review-column-skill = игра
review-column-result = итог
review-column-loss = ошибки
review-column-move = ход
review-column-played = сыграно
review-column-better = лучше было бы
review-plus = +{ $number }
review-minus = −{ $number }
review-luckiest = { $alone ->
    [true] Карты принесли игроку { $name } больше, чем можно было ожидать, на { $luck } ({ $unit ->
        [chips] в фишках
       *[points] в очках
    }).
   *[false] Больше всех повезло игроку { $name }: карты принесли больше, чем можно было ожидать, на { $luck } ({ $unit ->
        [chips] в фишках
       *[points] в очках
    }).
}
review-costliest = Больше всех потерял на решениях игрок { $name }: { $loss } ({ $unit ->
    [chips] в фишках
   *[points] в очках
}).
review-until-game = Итог = ожидалось + удача + игра. Игра — то, что изменили все ходы, чужие тоже; позиция стоит столько, сколько выходит при игре до конца партии.
review-until-hand = Итог = ожидалось + удача + игра. Игра — то, что изменили все ходы, чужие тоже; позиция стоит столько, сколько выходит при игре до конца каждого раунда.
review-worst = Самые дорогие решения ({ $shown } из { $all })
review-better = { $move }, на { $loss } ± { $margin }
review-better-exact = { $move }, на { $loss }
review-margin = По тому, что игрок знал в тот момент; ± — половина 95-процентного интервала.
review-faultless = Ни одно решение не оказалось доказанной ошибкой.
review-no-decisions = Решать было нечего.
review-until = Нет конца под названием { $until }: потери считаются до конца раунда (hand) или партии (game).
review-iterations = Для каждого решения нужно перебрать хотя бы один расклад.
review-nothing-at-stake = В { $game } играют не на очки и не на фишки, так что решением в ней ничего не выиграть и не проиграть.
review-nothing-yet = Пока ничего не известно: разбор ещё не начат.
review-illegal = Ход { $move }, { $text }, нельзя разобрать: { $reason }
