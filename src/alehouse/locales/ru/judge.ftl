### The Judge: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-judge = The Judge
    .line = Готовь из всего, на что хватит смелости, и надейся, что судье не понравится чужое блюдо.

verb-add = Добавить
    .about = карту с руки в свой рецепт
    .carded = Добавить { $card }

zone-recipe = рецепт
zone-judge = карты судьи
zone-unturned = ещё закрыто

state-cooking = готовит
state-done = готово
state-stuck = добавить нечего

event-adds = { $seat ->
    [you] Ты добавляешь { $card }.
   *[other] { $seat } добавляет { $card }.
}
event-stops-cooking = { $seat ->
    [you] Пас: твой рецепт готов.
   *[other] { $seat } пасует: этот рецепт готов.
}
event-nothing-to-add = { $seat ->
    [you] Тебе больше нечего добавить: твой рецепт готов.
   *[other] { $seat }: добавить больше нечего.
}
event-judges = Судье не по вкусу { $card }.
event-struck = { $seat ->
    [you] Твой рецепт выбывает из-за карты { $card }.
   *[other] { $seat }: рецепт выбывает из-за карты { $card }.
}

option-judge-variant = Двойные порции
    .about = В рецепте может быть несколько карт одного номинала, и карта судьи убирает только те рецепты, где таких карт больше всего.
option-judge-max-rounds = Раундов не больше
    .about = Игра кончается самое позднее после стольких раундов; побеждает тот, кто впереди.

error-judge-twice = Карта такого номинала в твоём рецепте уже есть. Можно: { $legal }.
