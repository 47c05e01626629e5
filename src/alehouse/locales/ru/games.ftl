### Игры: названия, что можно делать, что лежит на столе, что происходит.
### Аргументы: $seat и $target — имена или "you", если это читающий ($target — "self", где оба одно и то же место,
### "none", где никого нет); $card — номинал или текст карты, "hidden", если она закрыта. В `takes` карта идёт
### от $seat к $target.

## Names

game-pairs = Pairs
    .line = Бери карту или смирись с потерей. Кто-то один проиграет, у всех остальных вечер удался.
game-port = Port
    .line = Складывай карты так высоко, как хватит духу, и запри стопку, пока пара тебя не потопила.
game-regent = Regent
    .line = Прячь карты, раздавай неприятности и вскрой того, у кого на руке гниль.

bot-random = Хмельной бот
    .about = играет любую карту, лишь бы было можно
bot-beginner = Бот-новичок
    .about = только что выучил игру: видит очевидное и ошибается, когда разница невелика
bot-steady = Рассудительный бот
    .about = играет по простым проверенным приёмам
bot-search = Хитрый бот
    .about = просчитывает несколько сотен партий вперёд

## What can be done

verb-hit = Взять карту
    .about = взять карту из колоды
verb-fold = Пас
    .about = на этот раз сдаться
    .taking = Забрать { $card } у игрока { $target }
    .taking-own = Забрать свою { $card }
verb-pieces = Разменять
    .about = разменять пиастр на две карты
verb-lock = Запереть
    .about = остановиться: карт больше не брать
verb-draw = Добрать карту
    .about = следующая карта из колоды
verb-attack = Атака
    .about = карта из колоды сопернику
    .aimed = Атака: { $target }
verb-gift = Подарок
    .about = твоя закрытая карта сопернику
    .aimed = Подарок: { $target }
    .taking = Подарить { $card } игроку { $target }
    .carded = Подарить { $card }
verb-see = Проверка
    .about = вскрыть чужую руку
    .aimed = Проверка: { $target }
verb-first = Первая карта
    .about = первый ход за самой младшей
    .carded = Сначала { $cards }
verb-give = Отдать
    .aimed = { $target ->
        [you] Оставить себе
       *[other] Отдать игроку { $target }
    }
    .carded = Отдать { $card }
verb-pass = Пас
    .carded = Передать { $card }
verb-play = Сыграть
    .about = карты с руки
    .carded = { $amount ->
        [0] Сыграть { $cards }
       *[other] Сыграть { $cards } как { $amount }
    }

## What lies on the table

zone-stack = стопка
zone-scored = штрафные карты
zone-left = карт в колоде
zone-discard = сброс
zone-up = открытые карты
zone-down = закрытые карты
zone-state = положение
zone-hand = раунд
zone-pot = банк
zone-captured = взято открыто
zone-held = рука
zone-targets = цели
zone-turned = вскрытая карта
zone-button = баттон

state-in = в игре
state-out = вне игры
state-locked = заперто
state-bust = сгорело
state-folded = пас

## What happens

event-dealt = { $seat ->
    [none] { $card ->
        [hidden] На стол ложится закрытая карта.
       *[other] Открывается карта { $card }.
    }
    [you] { $card ->
        [hidden] Ты получаешь закрытую карту.
       *[other] Ты получаешь карту { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } получает закрытую карту.
       *[other] { $seat } получает карту { $card }.
    }
}
event-replaced = { $seat ->
    [you] Твоя решающая карта { $card } даёт пару и заменяется.
   *[other] { $seat }: решающая карта { $card } даёт пару и заменяется.
}
event-leads = { $seat ->
    [you] Первый ход твой.
   *[other] Первый ход: { $seat }.
}
event-redeal = Полная ничья: карты сдаются заново.
event-reshuffled = Сброс перемешивается и становится новой колодой.
event-hand = Начинается раунд { $amount }.
event-game = Начинается партия { $amount }.

event-pair = { $seat ->
    [you] { $amount ->
        [0] У тебя пара: { $card } и { $card }.
        [one] Ещё одна { $card } — пара! Ты получаешь { $amount } очко.
        [few] Ещё одна { $card } — пара! Ты получаешь { $amount } очка.
       *[many] Ещё одна { $card } — пара! Ты получаешь { $amount } очков.
    }
   *[other] { $amount ->
        [0] У игрока { $seat } пара: { $card } и { $card }.
        [one] Ещё одна { $card } — пара! { $seat } получает { $amount } очко.
        [few] Ещё одна { $card } — пара! { $seat } получает { $amount } очка.
       *[many] Ещё одна { $card } — пара! { $seat } получает { $amount } очков.
    }
}

event-folds = { $seat ->
    [you] Ты пасуешь.
   *[other] { $seat } пасует.
}
event-takes = { $target ->
    [you] { $amount ->
        [one] Ты берёшь карту { $card } у игрока { $seat } и получаешь { $amount } очко.
        [few] Ты берёшь карту { $card } у игрока { $seat } и получаешь { $amount } очка.
       *[many] Ты берёшь карту { $card } у игрока { $seat } и получаешь { $amount } очков.
    }
    [self] { $seat ->
        [you] { $amount ->
            [one] Ты берёшь свою карту { $card } и получаешь { $amount } очко.
            [few] Ты берёшь свою карту { $card } и получаешь { $amount } очка.
           *[many] Ты берёшь свою карту { $card } и получаешь { $amount } очков.
        }
       *[other] { $amount ->
            [one] { $seat } берёт карту { $card } из своей стопки и получает { $amount } очко.
            [few] { $seat } берёт карту { $card } из своей стопки и получает { $amount } очка.
           *[many] { $seat } берёт карту { $card } из своей стопки и получает { $amount } очков.
        }
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] { $target } берёт твою карту { $card } и получает { $amount } очко.
            [few] { $target } берёт твою карту { $card } и получает { $amount } очка.
           *[many] { $target } берёт твою карту { $card } и получает { $amount } очков.
        }
       *[other] { $amount ->
            [one] { $target } берёт карту { $card } у игрока { $seat } и получает { $amount } очко.
            [few] { $target } берёт карту { $card } у игрока { $seat } и получает { $amount } очка.
           *[many] { $target } берёт карту { $card } у игрока { $seat } и получает { $amount } очков.
        }
    }
}
event-passes = { $seat ->
    [you] Ты передаёшь игроку { $target } карту { $card }.
   *[other] { $target ->
        [you] { $seat } передаёт тебе карту { $card }.
       *[other] { $card ->
            [hidden] { $seat } передаёт карту игроку { $target }.
           *[other] { $seat } передаёт игроку { $target } карту { $card }.
        }
    }
}
event-discarded = { $seat ->
    [you] Ты сбрасываешь карту { $card }.
   *[other] { $seat } сбрасывает карту { $card }.
}
event-bust = { $seat ->
    [you] { $card ->
        [none] Твоя стопка сгорает.
       *[other] Ещё одна { $card } — твоя стопка сгорает.
    }
   *[other] { $card ->
        [none] Стопка игрока { $seat } сгорает.
       *[other] Ещё одна { $card } — стопка игрока { $seat } сгорает.
    }
}
event-locks = { $seat ->
    [you] Ты запираешь стопку.
   *[other] { $seat } запирает стопку.
}

event-stays = { $seat ->
    [you] Напасть: ты ходишь ещё раз.
   *[other] Напасть: { $seat } ходит ещё раз.
}
event-attacks = { $seat ->
    [you] Ты атакуешь игрока { $target }.
   *[other] { $target ->
        [you] { $seat } атакует тебя.
       *[other] { $seat } атакует игрока { $target }.
    }
}
event-gives = { $seat ->
    [you] Ты даришь игроку { $target } карту { $card }.
   *[other] { $target ->
        [you] { $seat } дарит тебе карту { $card }.
       *[other] { $seat } дарит игроку { $target } карту { $card }.
    }
}

event-sees = { $seat ->
    [you] Ты проверяешь игрока { $target }.
   *[other] { $target ->
        [you] { $seat } проверяет тебя.
       *[other] { $seat } проверяет игрока { $target }.
    }
}
event-turns = { $seat ->
    [you] Ты открываешь карту { $card }.
   *[other] { $seat } открывает карту { $card }.
}
event-clean = { $seat ->
    [you] Пары у тебя нет; твоя старшая карта — { $card }.
   *[other] У игрока { $seat } пары нет; старшая карта — { $card }.
}
event-pays = { $seat ->
    [you] { $target ->
        [none] { $amount ->
            [one] Ты платишь в банк { $amount } фишку.
            [few] Ты платишь в банк { $amount } фишки.
           *[many] Ты платишь в банк { $amount } фишек.
        }
       *[other] { $amount ->
            [one] Ты платишь игроку { $target } { $amount } фишку.
            [few] Ты платишь игроку { $target } { $amount } фишки.
           *[many] Ты платишь игроку { $target } { $amount } фишек.
        }
    }
   *[other] { $target ->
        [none] { $amount ->
            [one] { $seat } платит в банк { $amount } фишку.
            [few] { $seat } платит в банк { $amount } фишки.
           *[many] { $seat } платит в банк { $amount } фишек.
        }
        [you] { $amount ->
            [one] { $seat } платит тебе { $amount } фишку.
            [few] { $seat } платит тебе { $amount } фишки.
           *[many] { $seat } платит тебе { $amount } фишек.
        }
       *[other] { $amount ->
            [one] { $seat } платит игроку { $target } { $amount } фишку.
            [few] { $seat } платит игроку { $target } { $amount } фишки.
           *[many] { $seat } платит игроку { $target } { $amount } фишек.
        }
    }
}
event-collects = { $seat ->
    [you] { $amount ->
        [one] Ты забираешь из банка { $amount } фишку.
        [few] Ты забираешь из банка { $amount } фишки.
       *[many] Ты забираешь из банка { $amount } фишек.
    }
   *[other] { $amount ->
        [one] { $seat } забирает из банка { $amount } фишку.
        [few] { $seat } забирает из банка { $amount } фишки.
       *[many] { $seat } забирает из банка { $amount } фишек.
    }
}
event-out = { $seat ->
    [you] Ты выбываешь из этого раунда.
   *[other] { $seat } выбывает из этого раунда.
}
event-gains = { $seat ->
    [you] { $amount ->
        [one] Ты получаешь { $amount } очко.
        [few] Ты получаешь { $amount } очка.
       *[many] Ты получаешь { $amount } очков.
    }
   *[other] { $amount ->
        [one] { $seat } получает { $amount } очко.
        [few] { $seat } получает { $amount } очка.
       *[many] { $seat } получает { $amount } очков.
    }
}
event-playoff = У лидеров поровну: они играют ещё один раунд.
event-wins = { $seat ->
    [you] Ты побеждаешь.
   *[other] { $seat } побеждает.
}
event-loses = { $seat ->
    [you] Ты проигрываешь.
   *[other] { $seat } проигрывает.
}
event-pair-out = { $seat ->
    [you] Пара, { $card } и { $card }: ты выбываешь.
   *[other] Пара, { $card } и { $card }: { $seat } выбывает.
}

## House rules

option-pairs-mode = Вид игры
    .about = Обычная: раунд кончается, как только кто-то получает очки. Непрерывная: игра не прерывается, а пасуя, можно взять любую карту.
option-pairs-mode-basic = Обычная
option-pairs-mode-continuous = Непрерывная
option-pairs-calamities = Напасти
    .about = Кто получает 7, ходит ещё раз; а при определении первого хода 7 считается младше 1.
option-pairs-pieces = Пиастры
    .about = Карту этого номинала можно разменять на две новые. Обычно выбирают восьмёрку.
option-pairs-second-to-next = Вторая карта соседу
    .about = При игре с пиастрами вторая карта достаётся следующему игроку.
option-pairs-chips = Фишки
    .about = Как платят за проигрыш в конце партии.
option-pairs-chips-none = Без фишек
option-pairs-chips-seattle = Сиэтл: по фишке каждому
option-pairs-chips-tacoma = Такома: твёрдая сумма тому, у кого меньше всех
option-pairs-chips-olympia = Олимпия: разница с тем, у кого меньше всех
option-pairs-chips-portland = Портленд: разница с каждым
option-pairs-chips-eugene = Юджин: фишка за каждую штрафную карту
option-pairs-chips-medford = Медфорд: номинал каждой штрафной карты
option-pairs-penalty = Штраф
    .about = Сколько фишек платят за проигрыш в «Такоме».
option-pairs-games = Партии
    .about = Сколько партий играется на фишки.
option-pairs-target = Предел
    .about = Сколько очков означают проигрыш. Если не указан, зависит от числа игроков.
option-pairs-max-rounds = Раундов не больше
    .about = После стольких раундов партия кончается в любом случае.
option-port-max-rounds = Раундов не больше
    .about = После стольких раундов партия кончается в любом случае; побеждает тот, кто впереди.
option-regent-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.
option-regent-max-rounds = Раундов не больше
    .about = После стольких раундов партия кончается в любом случае.
