### At a table where predictions are made, bets are laid and sets are played: choosing, what lies there, what it was worth.

## What is known of a seat

table-holds = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
table-not-yet = выбора ещё нет
table-streak = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
   *[many] { $count } подряд
}

hand-now = Раунд { $hand }
hand-of = Раунд { $hand }/{ $of }
hand-sums = Раунд { $hand }: кто что получил

## Choosing a set

table-play = Сыграть
table-sets = Комбинации, которые можно сыграть, от слабых к сильным
table-set-of = { $name } из { $cards }
table-choose-more = Добавь карту, чтобы вышла комбинация.

## Names of sets: $first is the number it has most of, $second the other, $top the highest

set-high-card = Старшая карта: { $top }
set-pair = Пара, номинал { $first }
set-two-pair = Две пары, { $first } и { $second }
set-three = Тройка, номинал { $first }
set-straight = Стрит до { $top }
set-full-house = Фулл-хаус, три { $first } и две { $second }
set-flush = Флеш, старшая { $top }
set-four = Каре, номинал { $first }
set-straight-flush = Стрит-флеш до { $top }
set-five = Пятёрка, номинал { $first }
set-royal-flush = Флеш-рояль

## What happened

table-lays = { $seat ->
    [you] Ты играешь { $cards }: { $set }.
   *[other] { $seat } играет { $cards }: { $set }.
}
table-dealt = { $seat ->
    [none] Открыты карты: { $cards }.
    [you] Твои карты: { $cards }.
   *[other] { $seat }, карты: { $cards }.
}
all-predicts = { $total ->
    [0] Прогнозы открыты: никто не хочет ни одного кона.
    [one] Прогнозы открыты: вместе { $total } кон.
    [few] Прогнозы открыты: вместе { $total } кона.
   *[many] Прогнозы открыты: вместе { $total } конов.
}

## What a round was worth

table-called = Сразу
table-total = Итого
table-mark = Отметка
table-sheet = { $rounds ->
    [one] Очки и отметки, { $rounds } раунд
    [few] Очки и отметки, { $rounds } раунда
   *[many] Очки и отметки, { $rounds } раундов
}
sum-brawl = Драка
sum-tricks = Коны
sum-meets = Прогноз
sum-misses = Прогноз
sum-bet-won = Ставка
sum-bet-lost = Ставка
table-run = Самая длинная серия

## Drinks

drinks-heading = Перед первым глотком
drinks-note = Пей с умом. Пропустить можно в любой момент и без объяснений. Не для несовершеннолетних, беременных и людей с алкогольной зависимостью.
drinks-sit-out = Я не пью
drinks-read = Понятно
table-drink-reason = { $reason ->
    [1] Была драка.
    [2] Все прогнозы сбылись.
    [3] Ни один прогноз не сбылся.
    [4] Прогноз не сбылся, и кто-то на это ставил.
    [5] Прогноз не сбылся три раза подряд.
    [6] У кого-то другого прогноз сбылся три раза подряд или больше.
    [7] Ставка не сыграла.
    [8] Сумма прогнозов равна числу карт на руке.
   *[other] Пора сделать глоток.
}

## Naming cards that are not seen

play-name-cards = { $left ->
    [0] Все карты названы:
    [one] Назови ещё { $left } карту:
    [few] Назови ещё { $left } карты:
    [many] Назови ещё { $left } карт:
   *[other] Назови ещё { $left } карты:
}
play-name-rank = { $rank }, названо: { $count }
play-name-back = Убрать одну
play-name-done = Объявить
play-order = Сверху вниз: { $cards }

## Cards with a suit, as they are read aloud

card-suit-half-pint-K = чёрная { $rank }
card-suit-half-pint-R = красная { $rank }
card-suit-half-pint-B = синяя { $rank }
card-suit-half-pint-G = зелёная { $rank }
card-suit-half-pint-Y = жёлтая { $rank }

## Who leads, and whose set has won

table-turn-lead = Первый ход твой
table-set-won = выигрывает кон
table-anew = Не сочетается: выбор начат заново.
