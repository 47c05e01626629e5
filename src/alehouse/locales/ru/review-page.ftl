# Оценённая игра как страница (alehouse review --html).
review-page-title = { $game }: взгляд назад
review-page-unfinished = Прервано после { $moves ->
    [one] { $moves } хода.
    [few] { $moves } ходов.
   *[many] { $moves } ходов.
}
review-page-which = Партия
review-page-graph = Кто с какой вероятностью выигрывал
review-page-graph-label = Шансы на победу, ход за ходом
review-page-start = До первого хода
review-page-first-deal = Первая раздача
review-page-move = Ход { $move } из { $total }
review-page-chance = { $seat } { $percent } %
review-page-percent = { $percent } %
review-page-played = { $seat }: «{ $move }»
review-page-back = На ход назад
review-page-on = На ход вперёд
review-page-next-mistake = Следующая ошибка
review-page-fine = Лучшего хода не было
review-page-better = Лучше: «{ $best }»
review-page-perhaps = Возможно, лучше: «{ $best }»
review-page-exact = точно
review-page-points = { $number } очка
review-page-chips = { $number } фишки
review-page-seats = Что из этого вышло
review-page-seats-about = «Впереди» значит: на сколько место выиграло больше, чем другие в среднем. Итог — это то, чего можно было ждать до первой карты, плюс удача и плюс то, что дала этому месту игра всех за столом.
review-page-result = { $sign ->
    [more] В конце впереди: { $amount }.
    [less] В конце позади: { $amount }.
   *[level] В конце наравне с другими.
}
review-page-expected = { $sign ->
    [more] Вначале можно было ждать перевеса: { $amount }.
    [less] Вначале можно было ждать отставания: { $amount }.
   *[level] Вначале можно было ждать равенства.
}
review-page-luck = { $sign ->
    [more] Удача принесла { $amount }.
    [less] Удача отняла { $amount }.
   *[level] Удача ничего не изменила.
}
review-page-skill = { $sign ->
    [more] Игра всех за столом принесла { $amount }.
    [less] Игра всех за столом отняла { $amount }.
   *[level] Игра ничего не изменила.
}
review-page-term-expected = ожидание
review-page-term-luck = удача
review-page-term-skill = игра
review-page-term-result = итог
review-page-mistakes = { $count ->
    [0] Ни об одном решении не известно, что другое было лучше.
    [one] { $count } решение стоило { $amount }.
    [few] { $count } решения вместе стоили { $amount }.
   *[many] { $count } решений вместе стоили { $amount }.
}
review-page-decisions = Решения
review-page-decisions-none = Никому не пришлось ничего решать.
review-page-decisions-count = { $count ->
    [0] Решений: { $total }, и ни в одном другое не было лучше.
   *[other] { $total ->
        [one] Из { $total } решения ход лучше нашёлся в { $count }.
        [few] Из { $total } решений ход лучше нашёлся в { $count }.
       *[many] Из { $total } решений ход лучше нашёлся в { $count }.
    }
}
review-page-order-time = В порядке игры
review-page-order-cost = Сначала самые дорогие
review-page-all-decisions = Все решения ({ $count })
review-page-fewer = Меньше
review-page-draws = Что принёс случай
review-page-draws-about = Насколько то, что выпало, было для каждого места лучше или хуже того, чего можно было ждать. За много партий это сводится к нулю.
review-page-draws-none = Случай ничего не решал.
review-page-all-draws = Всё, что выпало ({ $count })
review-page-error-built = Страница разбора не собрана: нет файла { $path }. В папке исходников её собирает «make page».
review-page-error-empty = Записывать нечего: ни одну из записей не удалось разобрать.
