### Rocket: its name, what lies on the table, what happens. Arguments as in games.ftl.

game-rocket = Rocket
    .line = You against the dealer: get out in time, or stay aboard until the dealer blows up.

verb-rocket-bet = Bet
    .about = place your bet
    .amount = Bet { $amount }

zone-dealer-stack = dealer
zone-stake = bet

state-deals = deals

event-bets-chips = { $seat ->
    [you] You bet { $amount } chips.
   *[other] { $seat } bets { $amount } chips.
}
event-dealer-gets = { $card ->
    [8] The dealer gets an 8.
   *[other] The dealer gets a { $card }.
}
event-dealer-pairs = { $card ->
    [8] A second 8: the dealer loses.
   *[other] A second { $card }: the dealer loses.
}
event-dealer-three = A 3: the dealer loses.
event-pays-house = { $seat ->
    [you] { $amount ->
        [one] You pay the house 1 chip.
       *[other] You pay the house { $amount } chips.
    }
   *[other] { $amount ->
        [one] { $seat } pays the house 1 chip.
       *[other] { $seat } pays the house { $amount } chips.
    }
}
event-house-pays = { $seat ->
    [you] { $amount ->
        [one] The house pays you 1 chip.
       *[other] The house pays you { $amount } chips.
    }
   *[other] { $amount ->
        [one] The house pays { $seat } 1 chip.
       *[other] The house pays { $seat } { $amount } chips.
    }
}

option-rocket-hands = Rounds
    .about = How many rounds are played. Most chips at the end wins.
option-rocket-dealer = Dealer
    .about = The house: nobody at the table deals. In turn: each round somebody else deals and pays, and does not bet.
option-rocket-dealer-house = The house
option-rocket-dealer-rotating = In turn
option-rocket-decks = Decks
    .about = How many decks are shuffled together.
option-rocket-max-bet = Highest bet
    .about = In chips; bets are multiples of ten.
option-rocket-button = Button
    .about = The lowest card acts first in each cycle, not the seat to the dealer’s left.
option-rocket-strict-stakes = Strict stakes
    .about = Everybody begins with 100 chips, and nobody bets more than what is left of them; ten always.

error-rocket-bet = Bets are multiples of ten, up to the highest bet, with strict stakes up to what you have. Possible: { $legal }.
error-rocket-bet-late = The bets have been made. Possible: { $legal }.
error-rocket-bet-first = Everybody bets first. Possible: { $legal }.
error-rocket-rotating = One player cannot deal in turn: it takes two or more.
