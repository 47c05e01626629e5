### Pendleton: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `places` the card goes to the column whose target is $amount.

game-pendleton = Pendleton
    .line = Пять колонок, две стороны: клади каждую карту туда, где больнее, пока не придёт та, которой нигде нет места.

verb-place = Положить
    .about = твою карту в колонку, названную по её цели
    .carded = Положить к { $card }

zone-column1 = колонка 1
zone-column2 = колонка 2
zone-column3 = колонка 3
zone-column4 = колонка 4
zone-column5 = колонка 5
zone-starter = первый ход

event-set-aside = Карта { $card } там уже есть: эту откладывают.
event-places = { $seat ->
    [you] Ты кладёшь { $card } в колонку { $amount }.
   *[other] { $seat } кладёт { $card } в колонку { $amount }.
}
event-fits-nowhere = Для карты { $card } нигде нет места: раунд окончен.
event-takes-column = { $seat ->
    [you] Ты забираешь колонку { $card }.
   *[other] { $seat } забирает колонку { $card }.
}
event-column-tied = { $amount ->
    [0] В колонке { $card } ничья: никто ничего не получает.
    [one] В колонке { $card } ничья: каждому { $amount } очко.
    [few] В колонке { $card } ничья: каждому { $amount } очка.
   *[many] В колонке { $card } ничья: каждому { $amount } очков.
}

option-pendleton-max-rounds = Раундов не больше
    .about = Игра кончается самое позднее после стольких раундов; побеждает тот, кто впереди.

error-pendleton-rank-there = В этой колонке уже есть карта такого номинала. Можно: { $legal }.
error-pendleton-no-target = Колонки с такой целью нет. Можно: { $legal }.
