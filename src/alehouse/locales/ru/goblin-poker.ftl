### Goblin Poker: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-goblin-poker = Goblin Poker
    .line = То, что ты выбрасываешь, кому-нибудь вернётся. Лишь бы не составило пару тебе.

verb-pitch = Бросить
    .about = карта рубашкой вверх, которую кто-то получит
    .carded = Бросить { $cards }

zone-round-number = круг

event-starts-stack = { $seat ->
    [you] Ты начинаешь стопку с карты { $card }.
   *[other] { $seat } начинает с карты { $card }.
}
event-goblin-round = Круг { $amount } из пяти.
event-pitches = { $seat ->
    [you] { $card ->
        [hidden] Ты бросаешь карту.
       *[other] Ты бросаешь { $card }.
    }
   *[other] { $seat } бросает карту.
}
event-gets-pitched = { $seat ->
    [you] Из брошенных карт тебе достаётся { $card }.
   *[other] { $seat } получает из брошенных карт { $card }.
}

option-goblin-poker-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.

error-goblin-poker-first = Сейчас все выбирают первую карту. Можно: { $legal }.
error-goblin-poker-begun = Первые карты уже открыты. Можно: { $legal }.

hand-goblin-poker-now = Раунд { $hand }
hand-goblin-poker-of = Раунд { $hand }/{ $of }
hand-goblin-poker-sums = Раунд { $hand }: кто что получил
event-goblin-poker-hand = Начинается раунд { $amount }.
chance-goblin-poker-hand = начинается новый раунд
