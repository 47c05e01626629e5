### Starboard: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-starboard = Starboard
    .line = Карты одни на всех: зафиксируй свою долю банка или плати, чтобы выкинуть тех, кто свою уже зафиксировал.

zone-middle = середина
zone-button = баттон

event-opening-pair = Вторая { $card } дала бы пару: её заменяют.
event-locks-in = { $seat ->
    [you] Ты фиксируешь свою долю.
   *[other] { $seat } фиксирует свою долю.
}

option-starboard-hands = Раздачи
    .about = Сколько раздач играется. В конце побеждает тот, у кого больше фишек.
