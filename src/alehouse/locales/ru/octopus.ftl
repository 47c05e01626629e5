### Octopus: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-octopus = Octopus
    .line = Восемь щупалец и слишком много карт: избавься от всего, что портит руку, и сам реши, когда вскрываться.

verb-continue = Играть
    .about = доиграть этот раунд до конца
verb-octopus-pass = Передать
    .about = все передают по карте влево
verb-show = Вскрыться
    .about = вскрываются все, а ты говоришь, что лучше всего
    .set = Вскрыться: лучше всего наборы
    .clean = Вскрыться: лучше всего чистые руки

zone-revealed = сыграно
zone-decides = решает

event-continues = { $seat ->
    [you] Ты играешь дальше.
   *[other] { $seat } играет дальше.
}
event-reveals = { $seat ->
    [you] Ты играешь карту { $card }.
   *[other] { $seat } играет карту { $card }.
}
event-lets-exchange = { $seat ->
    [you] Ты выбираешь передачу: все передают по карте влево.
   *[other] { $seat } выбирает передачу: все передают по карте влево.
}
event-shows = { $seat ->
    [you] Ты показываешь карту { $card }.
   *[other] { $seat } показывает карту { $card }.
}
event-set-best = { $seat ->
    [you] Ты объявляешь вскрытие: лучше всего наборы.
   *[other] { $seat } объявляет вскрытие: лучше всего наборы.
}
event-clean-best = { $seat ->
    [you] Ты объявляешь вскрытие: лучше всего чистые руки.
   *[other] { $seat } объявляет вскрытие: лучше всего чистые руки.
}
event-worst-hand = { $seat ->
    [you] У тебя худшая рука.
   *[other] У игрока { $seat } худшая рука.
}

option-octopus-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.
option-octopus-last-hand = Расчёт за последний раунд
    .about = Проигравший в последнем раунде платит победителю пять фишек: следующего взноса уже не будет.

hand-octopus-now = Раунд { $hand }
hand-octopus-of = Раунд { $hand }/{ $of }
hand-octopus-sums = Раунд { $hand }: кто что получил
event-octopus-hand = Начинается раунд { $amount }.
chance-octopus-hand = начинается новый раунд

verb-octopus-give = Отдать
    .about = карту налево
    .left = Отдать карту игроку { $left }
    .carded-left = Отдать { $card } игроку { $left }
    .carded = Отдать { $card }
