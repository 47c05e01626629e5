### Sweep: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-sweep = Sweep
    .line = Сыграй низко и возьми лучшее или сыграй высоко и смети всё остальное.

verb-capture = Захватить
    .about = одну из целей
    .carded = Захватить { $card }

zone-shooter = стрелок

event-shoots = { $seat ->
    [you] Ты играешь { $card }.
   *[other] { $seat } играет { $card }.
}
event-captures = { $seat ->
    [you] Ты захватываешь { $card }.
   *[other] { $seat } захватывает { $card }.
}
event-falls = { $seat ->
    [you] Твоя карта { $card } падает и становится целью.
   *[other] { $seat }: карта { $card } падает и становится целью.
}
event-left-over = Остаётся карта { $card }.
event-has-most = { $seat ->
    [you] У тебя больше всего карт { $card }.
   *[other] { $seat }: больше всего карт { $card }.
}

option-sweep-hands = Сдачи
    .about = Сколько сдач играется. Побеждает самая большая сумма.
option-sweep-long-form = Длинная игра
    .about = Сдача за сдачей, пока у кого-то не будет 150 очков.
option-sweep-max-rounds = Сдач не больше
    .about = Длинная игра кончается самое позднее после стольких сдач; побеждает тот, кто впереди.

error-sweep-play = Сначала сыграй карту с руки. Можно: { $legal }.
error-sweep-capture = Сначала захватываются цели. Можно: { $legal }.
error-sweep-out-of-reach = Твоему стрелку до этого не достать. Можно: { $legal }.

hand-sweep-now = Сдача { $hand }
hand-sweep-of = Сдача { $hand }/{ $of }
hand-sweep-sums = Сдача { $hand }: кто что получил
event-sweep-hand = Начинается сдача { $amount }.
chance-sweep-hand = начинается новая сдача
