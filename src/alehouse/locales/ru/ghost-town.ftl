### Ghost Town: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `builds-left` the card goes from $seat to $target.

game-ghost-town = Ghost Town
    .line = Каждая карта, которой нашлось место в твоём доме, приносит деньги. Первая, которой не нашлось, гонит тебя из города.

verb-left = Соседу слева
    .about = карта в дом соседа слева
    .carded = { $cards } соседу слева

zone-street = улица
zone-house = дом

event-shows-first = { $seat ->
    [you] Твоя первая карта: { $card }.
   *[other] { $seat } открывает первую карту: { $card }.
}
event-tie-card = { $seat ->
    [you] Тебе достаётся решающая карта { $card }.
   *[other] { $seat } получает решающую карту { $card }.
}
event-builds = { $seat ->
    [you] Ты кладёшь карту { $card } в свой дом.
   *[other] { $seat } кладёт карту { $card } в свой дом.
}
event-builds-left = { $seat ->
    [you] Ты кладёшь карту { $card } в дом игрока { $target }.
   *[other] { $target ->
        [you] { $seat } кладёт карту { $card } в твой дом.
       *[other] { $seat } кладёт карту { $card } в дом игрока { $target }.
    }
}
event-moves-in = { $seat ->
    [you] Ты открываешь карту { $card }, она ложится в твой дом.
   *[other] { $seat } открывает карту { $card }, она ложится в дом.
}
event-house-falls = { $seat ->
    [you] Ты открываешь лишнюю карту { $card }: твой дом сгорает.
   *[other] { $seat } открывает лишнюю карту { $card }: дом сгорает.
}

option-ghost-town-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.

error-ghost-town-first = Сейчас каждый выбирает первую карту. Можно: { $legal }.
error-ghost-town-begun = Первые карты уже открыты. Можно: { $legal }.
error-ghost-town-no-card = Карт больше нет, открывать нечего. Можно: { $legal }.
error-ghost-town-street = Карта такого номинала лежит на улице. Можно: { $legal }.
error-ghost-town-in-house = Карта такого номинала в твоём доме уже есть. Можно: { $legal }.
error-ghost-town-left = Соседу можно отдать только номинал, который уже есть в твоём доме. Можно: { $legal }.
error-ghost-town-left-has = В доме слева карта такого номинала уже есть. Можно: { $legal }.

hand-ghost-town-now = Раунд { $hand }
hand-ghost-town-of = Раунд { $hand }/{ $of }
hand-ghost-town-sums = Раунд { $hand }: кто что получил
event-ghost-town-hand = Начинается раунд { $amount }.
chance-ghost-town-hand = начинается новый раунд
