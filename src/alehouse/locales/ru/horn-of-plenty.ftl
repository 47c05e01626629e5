### Horn of Plenty: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-horn-of-plenty = Horn of Plenty
    .line = Скажи, что у тебя за карта. Стоит ли тебе верить, пусть решают другие.

verb-agree = Согласиться
    .about = карта та, что названа
verb-disagree = Не поверить
    .about = карта другая

zone-laid = закрытая карта
zone-declared = названа

event-declares = { $seat ->
    [you] Ты кладёшь карту в закрытую и называешь её: { $amount }.
   *[other] { $seat } кладёт карту в закрытую и называет её: { $amount }.
}
event-agrees = { $seat ->
    [you] Ты соглашаешься.
   *[other] { $seat } соглашается.
}
event-disagrees = { $seat ->
    [you] Ты не веришь.
   *[other] { $seat } не верит.
}
event-lets-pass = { $seat ->
    [you] Ты пасуешь.
   *[other] { $seat } пасует.
}
event-uncovers = { $seat ->
    [you] Твоя карта: { $card }.
   *[other] { $seat } вскрывает карту: { $card }.
}
event-keeps-card = { $seat ->
    [you] Ты оставляешь себе карту { $card }.
   *[other] { $seat } оставляет себе карту { $card }.
}
event-hands-over = { $seat ->
    [you] Ты отдаёшь карту { $card } игроку { $target }.
   *[other] { $target ->
        [you] { $seat } отдаёт тебе карту { $card }.
       *[other] { $seat } отдаёт карту { $card } игроку { $target }.
    }
}
event-pairs-off = { $seat ->
    [you] Пара: обе твои карты { $card } уходят.
   *[other] { $seat }: пара, обе карты { $card } уходят.
}

option-horn-of-plenty-max-rounds = Раундов не больше
    .about = Игра кончается самое позднее после стольких раундов; побеждает тот, кто впереди.
option-horn-of-plenty-cards-each = Карт на руке
    .about = Сколько закрытых карт получает каждый. С одной игра короткая: каждый блефует только раз за раунд.

error-horn-of-plenty-declared = Назвать можно номинал от 1 до 10. Можно: { $legal }.
error-horn-of-plenty-play = Сейчас надо сыграть карту и назвать её. Можно: { $legal }.
error-horn-of-plenty-answer = Сначала скажи, веришь ли. Можно: { $legal }.
error-horn-of-plenty-give = Сначала вскрытую карту надо кому-то отдать. Можно: { $legal }.
error-horn-of-plenty-receiver = Карта достаётся тому, кто её сыграл, или тому, кто ответил. Можно: { $legal }.
