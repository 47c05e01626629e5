### Deadfall: its name, what can be done, what happens. Arguments as in games.ftl.

game-deadfall = Deadfall
    .line = Блефуй верхней картой: вызов удался, если второй такой нет ни у кого на руке.

verb-door = Дверь
    .about = начать свою стопку с этой карты
    .carded = Дверь { $card }
verb-call = Вызов
    .about = поспорить, что верхнего номинала стопки нет ни у кого на руке
    .aimed = Вызов: { $target }
verb-coldcall = Холодный вызов
    .about = назвать все карты чужой руки
    .aimed = Холодный вызов: { $target }
    .taking = Холодный вызов: { $target }, { $cards }

event-lays = { $seat ->
    [you] Ты кладёшь в свою стопку карту { $card }.
   *[other] { $seat } кладёт карту { $card }.
}
event-breaks = { $seat ->
    [you] Твой почин: { $card }.
   *[other] { $seat } делает почин: { $card }.
}
event-calls = { $seat ->
    [you] Ты вызываешь игрока { $target }: карта { $card }.
   *[other] { $target ->
        [you] { $seat } вызывает тебя: карта { $card }.
       *[other] { $seat } вызывает игрока { $target }: карта { $card }.
    }
}
event-guesses = { $seat ->
    [you] Ты называешь руку игрока { $target }.
   *[other] { $target ->
        [you] { $seat } называет твою руку.
       *[other] { $seat } называет руку игрока { $target }.
    }
}
event-guessed = { $seat ->
    [you] Твоя догадка: у игрока { $target } есть { $card }.
   *[other] { $target ->
        [you] { $seat }, догадка: у тебя есть { $card }.
       *[other] { $seat }, догадка: у игрока { $target } есть { $card }.
    }
}
event-dead = { $seat ->
    [you] Ещё одной карты { $card } нет ни у кого: твоя стопка мертва.
   *[other] Ещё одной карты { $card } нет ни у кого: стопка игрока { $seat } мертва.
}
event-live = { $seat ->
    [you] Есть ещё одна { $card }: твоя стопка жива.
   *[other] Есть ещё одна { $card }: стопка игрока { $seat } жива.
}
event-saves = { $seat ->
    [you] Твоя { $card } спасает игрока { $target }.
   *[other] { $target ->
        [you] Карта { $card } игрока { $seat } спасает тебя.
       *[other] Карта { $card } игрока { $seat } спасает игрока { $target }.
    }
}
event-right = { $seat ->
    [you] Твоя догадка верна до последней карты.
   *[other] Догадка игрока { $seat } верна до последней карты.
}
event-wrong = { $seat ->
    [you] Рука не та: твоя догадка неверна.
   *[other] Рука не та: догадка игрока { $seat } неверна.
}

option-deadfall-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.
option-deadfall-cards-each = Карт на руке
    .about = Сколько карт получает каждый; если не указано — шесть, вдвоём по семь, всемером по пять. С двумя или тремя игра короткая.
option-deadfall-blind-start = Слепое начало
    .about = Без дверей: начинает победитель прошлого раунда, и все стопки пусты.
option-deadfall-breaking = Почин с номинала
    .about = Первая карта этого номинала стоит фишку, следующего — две и так далее. Обычно выбирают девятку.
option-deadfall-cherry = Вишенка
    .about = Кого при вызове спасли карты других, тот платит каждому из них по фишке.
option-deadfall-cold-call = Холодный вызов
    .about = Можно назвать и все карты чужой руки: она стоит суммы своих карт.
option-deadfall-devil = Дьявол
    .about = 1, красный дьявол: перед дверями каждый передаёт карту налево. 2, двойной дьявол: после дверей ещё одну.

error-deadfall-not-now = Сейчас надо делать не это. Можно: { $legal }.
error-deadfall-own-stack = Вызвать себя нельзя. Можно: { $legal }.
error-deadfall-nearer-top = Из одинаковых верхних карт можно вызвать только ближайшую справа. Можно: { $legal }.
error-deadfall-no-top = У этого игрока ещё нет стопки. Можно: { $legal }.
error-deadfall-guess = Назови столько карт, сколько на той руке, и не больше, чем их бывает. Можно: { $legal }.
error-deadfall-empty-hand = Та рука пуста, называть нечего. Можно: { $legal }.
error-deadfall-no-cold-calls = За этим столом холодных вызовов нет. Можно: { $legal }.

hand-deadfall-now = Раунд { $hand }
hand-deadfall-of = Раунд { $hand }/{ $of }
hand-deadfall-sums = Раунд { $hand }: кто что получил
event-deadfall-hand = Начинается раунд { $amount }.
chance-deadfall-hand = начинается новый раунд

verb-deadfall-pass = Передать
    .about = карту налево
    .left = Передать карту игроку { $left }
    .carded-left = Передать { $card } игроку { $left }
    .carded = Передать { $card }
