### Starboard: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-starboard = Starboard
    .line = Карты одни на всех: запри свою долю банка или плати, чтобы выкинуть тех, у кого она уже заперта.

zone-middle = середина

event-opening-pair = Вторая { $card } дала бы пару: её заменяют.
event-busts-out = { $seat ->
    [you] Карта { $card } там уже есть: твоя доля сгорает.
   *[other] Карта { $card } там уже есть: доля игрока { $seat } сгорает.
}
event-locks-in = { $seat ->
    [you] Ты запираешь свою долю.
   *[other] { $seat } запирает свою долю.
}

option-starboard-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.

hand-starboard-now = Раунд { $hand }
hand-starboard-of = Раунд { $hand }/{ $of }
hand-starboard-sums = Раунд { $hand }: кто что получил
event-starboard-hand = Начинается раунд { $amount }.
chance-starboard-hand = начинается новый раунд
