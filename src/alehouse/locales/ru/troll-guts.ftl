### Troll Guts: its name, what can be done, what happens. Arguments as in games.ftl; in `steals` and `buys` the card comes
### from $target.

game-troll-guts = Troll Guts
    .line = Устрой ловушку в собственной стопке и жди, пока кто-нибудь у тебя украдёт.

verb-stack = Сложить
    .about = сложить закрытые карты в выбранном порядке
    .carded = Сложить { $cards }
verb-steal = Украсть
    .about = верхняя карта чужой стопки
    .aimed = Украсть у игрока { $target }
verb-buy = Купить
    .about = верхняя карта своей стопки за фишку

event-stacks = { $seat ->
    [you] Твоя стопка сложена.
   *[other] Стопка игрока { $seat } сложена.
}
event-draws = { $seat ->
    [you] Ты берёшь карту из колоды.
   *[other] { $seat } берёт карту из колоды.
}
event-steals = { $seat ->
    [you] Ты крадёшь { $card } у игрока { $target }.
   *[other] { $target ->
        [you] { $seat } крадёт у тебя { $card }.
       *[other] { $seat } крадёт { $card } у игрока { $target }.
    }
}
event-buys = { $seat ->
    [you] Ты покупаешь свою карту { $card }.
   *[other] { $seat } покупает верхнюю карту своей стопки: { $card }.
}

option-troll-guts-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.

error-troll-guts-stack = Сначала все складывают свои закрытые карты в стопки. Можно: { $legal }.
error-troll-guts-stacked = Стопки уже сложены и такими останутся. Можно: { $legal }.
error-troll-guts-order = Назови каждую свою закрытую карту один раз, начиная с верхней. Можно: { $legal }.
error-troll-guts-no-card = Брать из колоды нечего. Можно: { $legal }.
error-troll-guts-nothing-to-buy = Твоя стопка закончилась. Можно: { $legal }.
error-troll-guts-own = У себя украсть нельзя, можно купить. Можно: { $legal }.
error-troll-guts-nothing-to-steal = У этого игрока красть уже нечего. Можно: { $legal }.

hand-troll-guts-now = Раунд { $hand }
hand-troll-guts-of = Раунд { $hand }/{ $of }
hand-troll-guts-sums = Раунд { $hand }: кто что получил
event-troll-guts-hand = Начинается раунд { $amount }.
chance-troll-guts-hand = начинается новый раунд
