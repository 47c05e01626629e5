### Carousel: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-carousel = Carousel
    .line = Шесть рук, за которые никто не играет, крутятся по кругу: угадай, сколько их переживёт следующую карту.

verb-carousel-bet = Ставка
    .about = сказать, сколько рук останется
    .amount = Поставить на { $amount }

zone-house1 = рука 1
zone-house2 = рука 2
zone-house3 = рука 3
zone-house4 = рука 4
zone-house5 = рука 5
zone-house6 = рука 6
zone-bets = ставит на

event-bets-on = { $seat ->
    [you] Ты ставишь на число { $amount }.
   *[other] { $seat } ставит на число { $amount }.
}
event-hand-pairs = В руке { $amount } вторая { $card }, и рука выбывает.
event-alive = { $amount ->
    [0] Не осталось ни одной руки.
    [one] Осталась { $amount } рука.
    [few] Осталось { $amount } руки.
   *[many] Осталось { $amount } рук.
}
event-pot-stays = На это никто не ставил: банк остаётся.

option-carousel-hands = Игры
    .about = Сколько игр играется. В конце побеждает тот, у кого больше фишек.
option-carousel-bet = Ставка
    .about = Сколько фишек каждый ставит в каждом круге.

error-carousel-number = Ставь на число от 0 до 6. Можно: { $legal }.

hand-carousel-now = Игра { $hand }
hand-carousel-of = Игра { $hand }/{ $of }
hand-carousel-sums = Игра { $hand }: кто что получил
event-carousel-hand = Начинается игра { $amount }.
chance-carousel-hand = начинается новая игра
