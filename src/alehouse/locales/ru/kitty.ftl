### Kitty: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `scores-rank` $amount is how many cards of the rank there are.

game-kitty = Kitty
    .line = Заявляй поменьше, но не то же, что другие, и забирай то, чего хочешь иметь больше всех.

verb-bid = Заявить
    .about = выигрывает самая младшая карта, которую больше никто не заявил
    .carded = Заявить { $card }
verb-choose = Выбрать
    .about = одну из целей
    .carded = Выбрать { $card }

zone-kitty = в прикупе
zone-bid = заявка

event-turns-target = Открывается цель: { $card }.
event-bids = { $seat ->
    [you] Твоя заявка — { $card }.
   *[other] { $seat } заявляет { $card }.
}
event-takes-target = { $seat ->
    [you] Ты берёшь { $card } на руку.
   *[other] { $seat } берёт { $card }.
}
event-gives-target = { $seat ->
    [you] { $card ->
        [none] Ты выигрываешь картой 1 и отдаёшь цель игроку { $target }.
       *[other] Ты выигрываешь картой 1 и отдаёшь { $card } игроку { $target }.
    }
   *[other] { $target ->
        [you] { $card ->
            [none] { $seat } выигрывает картой 1 и отдаёт тебе цель.
           *[other] { $seat } выигрывает картой 1 и отдаёт тебе { $card }.
        }
       *[other] { $card ->
            [none] { $seat } выигрывает картой 1 и отдаёт цель игроку { $target }.
           *[other] { $seat } выигрывает картой 1 и отдаёт { $card } игроку { $target }.
        }
    }
}
event-unclaimed = Карту { $card } никто не берёт: она уходит в сброс.
event-scores-rank = { $seat ->
    [you] { $card ->
        [one] Карта { $card } у тебя ({ $amount }): { $card } очко.
        [few] Ни у кого нет больше карт { $card }, чем у тебя ({ $amount }): { $card } очка.
       *[many] Ни у кого нет больше карт { $card }, чем у тебя ({ $amount }): { $card } очков.
    }
   *[other] { $card ->
        [one] Карта { $card } у игрока { $seat } ({ $amount }): { $card } очко.
        [few] Ни у кого нет больше карт { $card }, чем у игрока { $seat } ({ $amount }): { $card } очка.
       *[many] Ни у кого нет больше карт { $card }, чем у игрока { $seat } ({ $amount }): { $card } очков.
    }
}

option-kitty-hands = Сдачи
    .about = Сколько раз сдаются все карты. Побеждает наибольшая сумма очков; на фишки — у кого их больше.
option-kitty-soft = Мягкая игра
    .about = В первом раунде одна цель, в трёх остальных по две, и две самые младшие заявки без повтора берут по одной. Для 3–6 игроков; без этой настройки Kitty играют вчетвером.
option-kitty-sticky = Липкие цели
    .about = Цель, которую никто не взял, остаётся на следующий раунд.
option-kitty-partners = Команды
    .about = Сидящие напротив считают карты вместе. Для 4 или 6 игроков.
option-kitty-chips = На фишки
    .about = Проигравшие платят победителю разницу в очках.
option-kitty-long-form = Длинная игра
    .about = Сдача за сдачей, пока кто-то не наберёт 100 очков.
option-kitty-max-rounds = Сдач не больше
    .about = Длинная игра кончается самое позднее после стольких сдач; побеждает тот, кто впереди.

error-kitty-no-target = Такой цели нет. Можно: { $legal }.
error-kitty-own = Выигранное картой 1 отдают другому. Можно: { $legal }.
error-kitty-partner = Выигранное картой 1 не отдают своему напарнику. Можно: { $legal }.
error-kitty-hard = Без настройки «soft» в Kitty играют ровно вчетвером. Для { $players } игроков её надо включить.
error-kitty-partners = Настройка «partners» — для четырёх или шести игроков, а не для { $players }.

hand-kitty-now = Сдача { $hand }
hand-kitty-of = Сдача { $hand }/{ $of }
hand-kitty-sums = Сдача { $hand }: кто что получил
event-kitty-hand = Начинается сдача { $amount }.
chance-kitty-hand = начинается новая сдача

verb-kitty-pass = Передать
    .about = карту налево
    .left = Передать карту игроку { $left }
    .carded-left = Передать { $card } игроку { $left }
    .carded = Передать { $card }
