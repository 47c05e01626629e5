### Rocket: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-rocket = Rocket
    .line = Du gegen die Bank: Steig rechtzeitig aus, oder bleib an Bord, bis es die Bank zerreißt.

verb-rocket-bet = Setzen
    .about = deinen Einsatz machen
    .amount = { $amount } setzen

zone-dealer-stack = Bank
zone-stake = Einsatz

state-deals = hält die Bank

event-bets-chips = { $seat ->
    [you] Du setzt { $amount } Chips.
   *[other] { $seat } setzt { $amount } Chips.
}
event-dealer-gets = Die Bank bekommt eine { $card }.
event-dealer-pairs = Eine zweite { $card }: Die Bank verliert.
event-dealer-three = Eine 3: Die Bank verliert.
event-pays-house = { $seat ->
    [you] { $amount ->
        [one] Du zahlst der Bank 1 Chip.
       *[other] Du zahlst der Bank { $amount } Chips.
    }
   *[other] { $amount ->
        [one] { $seat } zahlt der Bank 1 Chip.
       *[other] { $seat } zahlt der Bank { $amount } Chips.
    }
}
event-house-pays = { $seat ->
    [you] { $amount ->
        [one] Die Bank zahlt dir 1 Chip.
       *[other] Die Bank zahlt dir { $amount } Chips.
    }
   *[other] { $amount ->
        [one] Die Bank zahlt { $seat } 1 Chip.
       *[other] Die Bank zahlt { $seat } { $amount } Chips.
    }
}

option-rocket-hands = Runden
    .about = Wie viele Runden gespielt werden. Am Ende gewinnen die meisten Chips.
option-rocket-dealer = Bank
    .about = Das Haus: Niemand am Tisch hält die Bank. Reihum: Jede Runde hält sie jemand anders, zahlt und setzt nicht.
option-rocket-dealer-house = Das Haus
option-rocket-dealer-rotating = Reihum
option-rocket-decks = Kartenspiele
    .about = Wie viele Kartenspiele zusammengemischt werden.
option-rocket-max-bet = Höchster Einsatz
    .about = In Chips; gesetzt wird in Zehnern.
option-rocket-button = Mit Button
    .about = Zuerst handelt immer die niedrigste Karte, nicht der Platz links von der Bank.
option-rocket-strict-stakes = Nur was man hat
    .about = Alle beginnen mit 100 Chips und setzen nicht mehr, als sie noch haben; zehn gehen immer.

error-rocket-bet = Gesetzt wird in Zehnern, bis zum höchsten Einsatz oder, wenn das gilt, nur was du hast. Möglich: { $legal }.
error-rocket-bet-late = Gesetzt ist schon. Möglich: { $legal }.
error-rocket-bet-first = Zuerst setzen alle. Möglich: { $legal }.
error-rocket-rotating = Reihum kann die Bank nur gehen, wenn mindestens zwei mitspielen.
