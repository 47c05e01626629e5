### Half-Pint Heroes: its names, what can be done, what lies on the table, what happens.
### Arguments as in games.ftl; $card is a card's text, such as K6, and $cards several of them.

## Names

game-half-pint = Half-Pint Heroes
    .line = Угадай, сколько конов выиграешь, выиграй ровно столько и следи за теми, кто вот-вот начнёт драку.

## What can be done

verb-predict = Прогноз
    .about = сколько конов ты выиграешь
    .amount = Прогноз { $amount }
verb-bet = Ставка против
    .about = поставить на то, что кто-то не выполнит прогноз
    .amount = Ставка: { $amount }
    .aimed = Ставка против: { $target }
    .none = Без ставки

## What lies on the table

zone-row = ряд
zone-played = комбинация
zone-prediction = прогноз
zone-bet = ставка против
zone-won = выиграно конов
zone-leads = первый ход
zone-ahead = сильнейшая
zone-lines = очки по раундам
zone-marks = отметки
zone-gunfight = перестрелка
zone-drinks = выпито
zone-phase = фаза

state-predict = прогноз
state-bet = ставки
state-play = розыгрыш

## The sets

makes-high-card = старшая карта
    .about = одна карта
makes-pair = пара
    .about = две карты одного номинала
makes-two-pair = две пары
    .about = две одного номинала и две другого
makes-three = тройка
    .about = три карты одного номинала
makes-straight = стрит
    .about = пять номиналов подряд
makes-full-house = фулл-хаус
    .about = три одного номинала и две другого
makes-flush = флеш
    .about = пять карт одной масти
makes-four = каре
    .about = четыре карты одного номинала
makes-straight-flush = стрит-флеш
    .about = пять номиналов подряд одной масти
makes-five = пятёрка
    .about = пять карт одного номинала
makes-royal-flush = флеш-рояль
    .about = от 9 до 13 одной масти

## What happens

event-predicts = { $seat ->
    [you] { $amount ->
        [0] Твой прогноз: ни одного кона.
        [one] Твой прогноз: { $amount } кон.
        [few] Твой прогноз: { $amount } кона.
       *[many] Твой прогноз: { $amount } конов.
    }
   *[other] { $amount ->
        [0] { $seat }, прогноз: ни одного кона.
        [one] { $seat }, прогноз: { $amount } кон.
        [few] { $seat }, прогноз: { $amount } кона.
       *[many] { $seat }, прогноз: { $amount } конов.
    }
}
event-half-pint-dealt = { $seat ->
    [none] { $card ->
        [hidden] Карта ложится в закрытую.
       *[other] Открывается { $card }.
    }
    [you] { $card ->
        [hidden] Ты получаешь карту в закрытую.
       *[other] Ты получаешь { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } получает карту в закрытую.
       *[other] { $seat } получает { $card }.
    }
}
event-bets = { $seat ->
    [you] { $target ->
        [none] Ты не делаешь ставку.
       *[other] Твоя ставка: против игрока { $target }.
    }
   *[other] { $target ->
        [none] { $seat } не делает ставку.
        [you] { $seat } ставит против тебя.
       *[other] { $seat } ставит против игрока { $target }.
    }
}
event-plays = { $seat ->
    [you] Ты играешь { $card }.
   *[other] { $seat } играет { $card }.
}
event-uses = { $seat ->
    [you] Ты используешь { $card } из ряда.
   *[other] { $seat } использует { $card } из ряда.
}
event-makes = { $seat ->
    [you] { $amount ->
        [1] Ты играешь одну карту.
        [2] Ты играешь пару.
        [3] Ты играешь две пары.
        [4] Ты играешь тройку.
        [5] Ты играешь стрит.
        [6] Ты играешь фулл-хаус.
        [7] Ты играешь флеш.
        [8] Ты играешь каре.
        [9] Ты играешь стрит-флеш.
        [10] Ты играешь пятёрку!
        [11] Ты играешь флеш-рояль!
       *[other] Ты играешь комбинацию.
    }
   *[other] { $amount ->
        [1] { $seat } играет одну карту.
        [2] { $seat } играет пару.
        [3] { $seat } играет две пары.
        [4] { $seat } играет тройку.
        [5] { $seat } играет стрит.
        [6] { $seat } играет фулл-хаус.
        [7] { $seat } играет флеш.
        [8] { $seat } играет каре.
        [9] { $seat } играет стрит-флеш.
        [10] { $seat } играет пятёрку!
        [11] { $seat } играет флеш-рояль!
       *[other] { $seat } играет комбинацию.
    }
}
    .set = { $amount ->
        [1] { makes-high-card }
        [2] { makes-pair }
        [3] { makes-two-pair }
        [4] { makes-three }
        [5] { makes-straight }
        [6] { makes-full-house }
        [7] { makes-flush }
        [8] { makes-four }
        [9] { makes-straight-flush }
        [10] { makes-five }
        [11] { makes-royal-flush }
       *[other] комбинация
    }
event-takes-set = { $seat ->
    [you] { $amount ->
        [1] Ты выигрываешь кон, первый в этом раунде.
       *[other] Ты выигрываешь кон, теперь их { $amount }.
    }
   *[other] { $amount ->
        [1] { $seat } выигрывает свой первый кон в этом раунде.
       *[other] { $seat } выигрывает кон, теперь их { $amount }.
    }
}
event-brawl = { $seat ->
    [you] { $amount ->
        [3] Драка! Три кона подряд твои: раунд окончен.
       *[other] Драка! Три кона подряд твои, а всего их { $amount }: раунд окончен.
    }
   *[other] { $amount ->
        [3] Драка! { $seat } выигрывает три кона подряд: раунд окончен.
       *[other] Драка! { $seat } выигрывает три кона подряд, а всего { $amount }: раунд окончен.
    }
}
    .why = { $total } = { $amount } × 10 за коны и ещё 30 за драку.
event-tricks = { $seat ->
    [you] { $amount ->
        [0] У тебя нет выигранных конов.
        [one] Ты получаешь { $amount } очко за коны.
        [few] Ты получаешь { $amount } очка за коны.
       *[many] Ты получаешь { $amount } очков за коны.
    }
   *[other] { $amount ->
        [0] { $seat } не получает очков за коны.
        [one] { $seat } получает { $amount } очко за коны.
        [few] { $seat } получает { $amount } очка за коны.
       *[many] { $seat } получает { $amount } очков за коны.
    }
}
event-meets = { $seat ->
    [you] { $amount ->
        [0] Твой прогноз сбылся.
        [one] Твой прогноз сбылся: { $amount } очко.
        [few] Твой прогноз сбылся: { $amount } очка.
       *[many] Твой прогноз сбылся: { $amount } очков.
    }
   *[other] { $amount ->
        [0] { $seat }: прогноз сбылся.
        [one] { $seat }: прогноз сбылся, { $amount } очко.
        [few] { $seat }: прогноз сбылся, { $amount } очка.
       *[many] { $seat }: прогноз сбылся, { $amount } очков.
    }
}
event-misses = { $seat ->
    [you] Твой прогноз не сбылся.
   *[other] { $seat }: прогноз не сбылся.
}
event-bet-won = { $target ->
    [self] { $seat ->
        [you] { $amount ->
            [one] Ты получаешь { $amount } очко за ставку против тебя.
            [few] Ты получаешь { $amount } очка за ставку против тебя.
           *[many] Ты получаешь { $amount } очков за ставку против тебя.
        }
       *[other] { $amount ->
            [one] { $seat } получает { $amount } очко за проигранную ставку соперника.
            [few] { $seat } получает { $amount } очка за проигранную ставку соперника.
           *[many] { $seat } получает { $amount } очков за проигранную ставку соперника.
        }
    }
    [you] { $amount ->
        [one] { $seat } получает { $amount } очко за ставку против тебя.
        [few] { $seat } получает { $amount } очка за ставку против тебя.
       *[many] { $seat } получает { $amount } очков за ставку против тебя.
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] Ты получаешь { $amount } очко за ставку против игрока { $target }.
            [few] Ты получаешь { $amount } очка за ставку против игрока { $target }.
           *[many] Ты получаешь { $amount } очков за ставку против игрока { $target }.
        }
       *[other] { $amount ->
            [one] { $seat } получает { $amount } очко за ставку против игрока { $target }.
            [few] { $seat } получает { $amount } очка за ставку против игрока { $target }.
           *[many] { $seat } получает { $amount } очков за ставку против игрока { $target }.
        }
    }
}
event-bet-lost = { $seat ->
    [you] Твоя ставка против игрока { $target } проиграна.
   *[other] { $target ->
        [you] { $seat } проигрывает ставку против тебя.
       *[other] { $seat } проигрывает ставку против игрока { $target }.
    }
}
event-gunfight = { $seat ->
    [you] Перестрелка! Если и в следующем раунде у тебя будет отметка, ты выиграешь всю игру.
   *[other] Перестрелка! Если и следующий раунд принесёт отметку, { $seat } выиграет всю игру.
}
event-gunfight-won = { $seat ->
    [you] Ты выигрываешь перестрелку, и очки уже не важны.
   *[other] { $seat } выигрывает перестрелку, и очки уже не важны.
}
event-run = { $seat ->
    [you] { $amount ->
        [0] У тебя нет серии отметок.
        [one] Ты получаешь { $amount } очко за самую длинную серию.
        [few] Ты получаешь { $amount } очка за самую длинную серию.
       *[many] Ты получаешь { $amount } очков за самую длинную серию.
    }
   *[other] { $amount ->
        [0] { $seat } не получает очков за серию.
        [one] { $seat } получает { $amount } очко за самую длинную серию.
        [few] { $seat } получает { $amount } очка за самую длинную серию.
       *[many] { $seat } получает { $amount } очков за самую длинную серию.
    }
}
event-drinks = { $seat ->
    [you] { $amount ->
        [1] Ты пьёшь: началась драка.
        [2] Ты пьёшь: сбылись все прогнозы.
        [3] Ты пьёшь: не сбылся ни один прогноз.
        [4] Ты пьёшь: твой прогноз не сбылся, и против него была ставка.
        [5] Ты пьёшь: твой прогноз не сбылся три раза подряд.
        [6] Ты пьёшь: у кого-то другого прогноз сбылся три раза подряд или больше.
        [7] Ты пьёшь: твоя ставка проиграна.
        [8] Ты пьёшь сразу: сумма прогнозов равна числу карт на руках.
       *[other] Ты пьёшь.
    }
   *[other] { $amount ->
        [1] { $seat } пьёт: началась драка.
        [2] { $seat } пьёт: сбылись все прогнозы.
        [3] { $seat } пьёт: не сбылся ни один прогноз.
        [4] { $seat } пьёт: прогноз не сбылся, и против него была ставка.
        [5] { $seat } пьёт: прогноз не сбылся три раза подряд.
        [6] { $seat } пьёт: у кого-то другого прогноз сбылся три раза подряд или больше.
        [7] { $seat } пьёт: ставка проиграна.
        [8] { $seat } пьёт сразу: сумма прогнозов равна числу карт на руках.
       *[other] { $seat } пьёт.
    }
}

## House rules

option-half-pint-rounds = Раунды
    .about = Сколько раундов играется; обычно десять. Из-за перестрелки может добавиться ещё один.
option-half-pint-edition = Издание
    .about = По чьим печатным правилам играть. Немецкое: драка не выигрывает перестрелку. Русское: на одно правило с выпивкой больше.
option-half-pint-edition-en = Английское
option-half-pint-edition-de = Немецкое
option-half-pint-edition-ru = Русское
option-half-pint-drinking = Игра на выпивание
    .about = Кто когда пьёт. Пейте ответственно; пропустить может любой и когда угодно; не для несовершеннолетних, беременных и людей с алкогольной зависимостью.
option-half-pint-drinking-soft = Легко
option-half-pint-drinking-hard = Сложно
option-half-pint-drinking-very-hard = Очень сложно
option-half-pint-row-group-needs-hand-card = Карта руки в каждой группе
    .about = В двух парах и фулл-хаусе каждая пара и тройка должна содержать карту руки, так что готовая пара из ряда не годится.
option-half-pint-bet-order = Порядок ставок
    .about = По очереди, начиная с первого игрока, или все сразу и втайне.
option-half-pint-bet-order-clockwise = По очереди
option-half-pint-bet-order-sealed = Все сразу
option-half-pint-symbols = Размер ряда и руки
    .about = Два маленьких числа на картах, если они известны: одна пара вроде 3/5 для всех карт или 65 пар от K1 до Y13. Пусто: таблица, которая прилагается к игре.
