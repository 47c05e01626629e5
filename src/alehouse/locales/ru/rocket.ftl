### Rocket: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-rocket = Rocket
    .line = Ты против дилера: сойди вовремя или держись, пока дилер не взорвётся.

verb-rocket-bet = Ставка
    .about = сделать ставку
    .amount = Поставить { $amount }

zone-dealer-stack = дилер
zone-stake = ставка

state-deals = дилер

event-bets-chips = { $seat ->
    [you] Твоя ставка: { $amount }.
   *[other] { $seat }, ставка: { $amount }.
}
event-dealer-gets = Дилер получает карту { $card }.
event-dealer-pairs = Вторая { $card }: дилер проигрывает.
event-dealer-three = Карта 3: дилер проигрывает.
event-pays-house = { $seat ->
    [you] { $amount ->
        [one] Ты платишь дилеру { $amount } фишку.
        [few] Ты платишь дилеру { $amount } фишки.
       *[many] Ты платишь дилеру { $amount } фишек.
    }
   *[other] { $amount ->
        [one] { $seat } платит дилеру { $amount } фишку.
        [few] { $seat } платит дилеру { $amount } фишки.
       *[many] { $seat } платит дилеру { $amount } фишек.
    }
}
event-house-pays = { $seat ->
    [you] { $amount ->
        [one] Дилер платит тебе { $amount } фишку.
        [few] Дилер платит тебе { $amount } фишки.
       *[many] Дилер платит тебе { $amount } фишек.
    }
   *[other] { $amount ->
        [one] Дилер платит игроку { $seat } { $amount } фишку.
        [few] Дилер платит игроку { $seat } { $amount } фишки.
       *[many] Дилер платит игроку { $seat } { $amount } фишек.
    }
}

option-rocket-hands = Раунды
    .about = Сколько раундов играется. В конце побеждает тот, у кого больше фишек.
option-rocket-dealer = Дилер
    .about = Казино: за столом дилером не бывает никто. По очереди: в каждом раунде дилер другой, он платит, а ставки не делает.
option-rocket-dealer-house = Казино
option-rocket-dealer-rotating = По очереди
option-rocket-decks = Колоды
    .about = Сколько колод перемешивается вместе.
option-rocket-max-bet = Предел ставки
    .about = В фишках; ставки кратны десяти.
option-rocket-button = Баттон
    .about = Первой в каждом круге ходит младшая карта, а не место слева от дилера.
option-rocket-strict-stakes = Только из своих
    .about = У каждого сначала 100 фишек, и ставить можно не больше, чем осталось; десять — всегда.

error-rocket-bet = Ставки кратны десяти и не выше предела, а с настройкой «Только из своих» — не больше, чем у тебя есть. Можно: { $legal }.
error-rocket-bet-late = Ставки уже сделаны. Можно: { $legal }.
error-rocket-bet-first = Сначала все делают ставки. Можно: { $legal }.
error-rocket-rotating = По очереди дилером бывают, только если игроков хотя бы двое.
