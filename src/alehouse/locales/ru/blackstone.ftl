### Blackstone: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-blackstone = Blackstone
    .line = Десятки — чёрные камни. Один мешает, два разоряют, и нельзя брать меньше карт, чем взяли перед тобой.

verb-take = Взять
    .about = карты из колоды, не меньше, чем взяли в прошлый раз
    .amount = Взять: { $amount }

zone-white = белые камни
zone-black = чёрные камни
zone-minimum = брать не меньше

state-lost = проигрыш

event-takes-cards = { $seat ->
    [you] { $amount ->
        [one] Ты берёшь { $amount } карту.
        [few] Ты берёшь { $amount } карты.
       *[many] Ты берёшь { $amount } карт.
    }
   *[other] { $amount ->
        [one] { $seat } берёт { $amount } карту.
        [few] { $seat } берёт { $amount } карты.
       *[many] { $seat } берёт { $amount } карт.
    }
}
event-stones-back = { $seat ->
    [you] Твой лишний чёрный камень возвращается в колоду.
   *[other] Лишний чёрный камень игрока { $seat } возвращается в колоду.
}
event-second-stone = { $seat ->
    [you] Твой второй чёрный камень: ты проигрываешь этот раунд.
   *[other] Второй чёрный камень: { $seat } проигрывает этот раунд.
}

option-blackstone-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.

error-blackstone-too-few = Брать надо не меньше карт, чем взяли в прошлый раз. Можно: { $legal }.
error-blackstone-deck = Столько карт в колоде уже нет. Можно: { $legal }.

hand-blackstone-now = Раунд { $hand }
hand-blackstone-of = Раунд { $hand }/{ $of }
hand-blackstone-sums = Раунд { $hand }: кто что получил
event-blackstone-hand = Начинается раунд { $amount }.
chance-blackstone-hand = начинается новый раунд
