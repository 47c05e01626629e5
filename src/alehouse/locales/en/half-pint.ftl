### Half-Pint Heroes: its names, what can be done, what lies on the table, what happens.
### Arguments as in games.ftl; $card is a card's text, such as K6, and $cards several of them.

## Names

game-half-pint = Half-Pint Heroes
    .line = Say how many sets you will win, then win exactly that many, and keep an eye on whoever looks ready for a brawl.

## What can be done

verb-predict = Predict
    .about = how many sets you will win
    .amount = Predict { $amount }
verb-bet = Bet against
    .about = bet on who will miss the prediction
    .amount = Bet: { $amount }
    .aimed = Bet against { $target }
    .none = No bet

## What lies on the table

zone-row = row
zone-played = set
zone-prediction = prediction
zone-bet = bet against
zone-won = sets won
zone-leads = leads
zone-ahead = best so far
zone-lines = points by round
zone-marks = marks
zone-gunfight = gun fight
zone-drinks = drinks
zone-phase = phase

state-predict = predicting
state-bet = betting
state-play = playing

## The sets

makes-high-card = high card
    .about = one card
makes-pair = pair
    .about = two cards of one value
makes-two-pair = two pair
    .about = two of one value and two of another
makes-three = three of a kind
    .about = three cards of one value
makes-straight = straight
    .about = five values in succession
makes-full-house = full house
    .about = three of one value and two of another
makes-flush = flush
    .about = five cards of one colour
makes-four = four of a kind
    .about = four cards of one value
makes-straight-flush = straight flush
    .about = five values in succession in one colour
makes-five = five of a kind
    .about = five cards of one value
makes-royal-flush = royal flush
    .about = 9 to 13 in one colour

## What happens

event-predicts = { $seat ->
    [you] { $amount ->
        [0] You predict no set at all.
        [one] You predict 1 set.
       *[other] You predict { $amount } sets.
    }
   *[other] { $amount ->
        [0] { $seat } predicts no set at all.
        [one] { $seat } predicts 1 set.
       *[other] { $seat } predicts { $amount } sets.
    }
}
event-half-pint-dealt = { $seat ->
    [none] { $card ->
        [hidden] A card is laid face down.
       *[other] { $card } is turned up.
    }
    [you] { $card ->
        [hidden] You get a card face down.
       *[other] You get { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } gets a card face down.
       *[other] { $seat } gets { $card }.
    }
}
event-bets = { $seat ->
    [you] { $target ->
        [none] You make no bet.
       *[other] You bet against { $target }.
    }
   *[other] { $target ->
        [none] { $seat } makes no bet.
        [you] { $seat } bets against you.
       *[other] { $seat } bets against { $target }.
    }
}
event-plays = { $seat ->
    [you] You play the { $card }.
   *[other] { $seat } plays the { $card }.
}
event-uses = { $seat ->
    [you] You use the { $card } of the row.
   *[other] { $seat } uses the { $card } of the row.
}
event-makes = { $seat ->
    [you] { $amount ->
        [1] You play a single card.
        [2] You play a pair.
        [3] You play two pair.
        [4] You play three of a kind.
        [5] You play a straight.
        [6] You play a full house.
        [7] You play a flush.
        [8] You play four of a kind.
        [9] You play a straight flush.
        [10] You play five of a kind!
        [11] You play a royal flush!
       *[other] You play a set.
    }
   *[other] { $amount ->
        [1] { $seat } plays a single card.
        [2] { $seat } plays a pair.
        [3] { $seat } plays two pair.
        [4] { $seat } plays three of a kind.
        [5] { $seat } plays a straight.
        [6] { $seat } plays a full house.
        [7] { $seat } plays a flush.
        [8] { $seat } plays four of a kind.
        [9] { $seat } plays a straight flush.
        [10] { $seat } plays five of a kind!
        [11] { $seat } plays a royal flush!
       *[other] { $seat } plays a set.
    }
}
    .set = { $amount ->
        [1] { makes-high-card }
        [2] { makes-pair }
        [3] { makes-two-pair }
        [4] { makes-three }
        [5] { makes-straight }
        [6] { makes-full-house }
        [7] { makes-flush }
        [8] { makes-four }
        [9] { makes-straight-flush }
        [10] { makes-five }
        [11] { makes-royal-flush }
       *[other] set
    }
event-takes-set = { $seat ->
    [you] { $amount ->
        [one] You win the set, your first this round.
       *[other] You win the set and have { $amount } now.
    }
   *[other] { $amount ->
        [one] { $seat } wins the set, the first for { $seat } this round.
       *[other] { $seat } wins the set and has { $amount } now.
    }
}
event-brawl = { $seat ->
    [you] { $amount ->
        [3] A brawl! Three sets in a row for you: the round is over.
       *[other] A brawl! Three sets in a row for you, { $amount } in all: the round is over.
    }
   *[other] { $amount ->
        [3] A brawl! Three sets in a row for { $seat }: the round is over.
       *[other] A brawl! Three sets in a row for { $seat }, { $amount } in all: the round is over.
    }
}
    .why = { $total } = { $amount } sets at 10, and 30 for the brawl.
event-tricks = { $seat ->
    [you] { $amount ->
        [0] You have won no set.
        [one] You get 1 point for your sets.
       *[other] You get { $amount } points for your sets.
    }
   *[other] { $amount ->
        [0] { $seat } has won no set.
        [one] { $seat } gets 1 point for sets.
       *[other] { $seat } gets { $amount } points for sets.
    }
}
event-meets = { $seat ->
    [you] { $amount ->
        [0] You met your prediction.
        [one] You met your prediction: 1 point.
       *[other] You met your prediction: { $amount } points.
    }
   *[other] { $amount ->
        [0] { $seat } met the prediction.
        [one] { $seat } met the prediction: 1 point.
       *[other] { $seat } met the prediction: { $amount } points.
    }
}
event-misses = { $seat ->
    [you] You missed your prediction.
   *[other] { $seat } missed the prediction.
}
event-bet-won = { $target ->
    [self] { $seat ->
        [you] { $amount ->
            [one] You get the 1 point of the bet against you.
           *[other] You get the { $amount } points of the bet against you.
        }
       *[other] { $amount ->
            [one] { $seat } gets the 1 point of the failed bet.
           *[other] { $seat } gets the { $amount } points of the failed bet.
        }
    }
    [you] { $amount ->
        [one] { $seat } gets 1 point for the bet against you.
       *[other] { $seat } gets { $amount } points for the bet against you.
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] You get 1 point for your bet against { $target }.
           *[other] You get { $amount } points for your bet against { $target }.
        }
       *[other] { $amount ->
            [one] { $seat } gets 1 point for the bet against { $target }.
           *[other] { $seat } gets { $amount } points for the bet against { $target }.
        }
    }
}
event-bet-lost = { $seat ->
    [you] Your bet against { $target } failed.
   *[other] { $target ->
        [you] { $seat }’s bet against you failed.
       *[other] { $seat }’s bet against { $target } failed.
    }
}
event-gunfight = { $seat ->
    [you] A gun fight! If the next round brings you a mark too, you win the game.
   *[other] A gun fight! If the next round brings { $seat } a mark too, { $seat } wins the game.
}
event-gunfight-won = { $seat ->
    [you] You win the gun fight, whatever the points say.
   *[other] { $seat } wins the gun fight, whatever the points say.
}
event-run = { $seat ->
    [you] { $amount ->
        [0] You have no run of marks.
        [one] You get 1 point for your longest run of marks.
       *[other] You get { $amount } points for your longest run of marks.
    }
   *[other] { $amount ->
        [0] { $seat } has no run of marks.
        [one] { $seat } gets 1 point for the longest run of marks.
       *[other] { $seat } gets { $amount } points for the longest run of marks.
    }
}
event-drinks = { $seat ->
    [you] { $amount ->
        [1] You drink: there was a brawl.
        [2] You drink: everybody met their prediction.
        [3] You drink: nobody met their prediction.
        [4] You drink: you missed your prediction, and somebody had bet against it.
        [5] You drink: you missed your prediction three times in a row.
        [6] You drink: somebody else has met three predictions in a row, or more.
        [7] You drink: your bet failed.
        [8] You drink at once: all predictions together are the number of cards in a hand.
       *[other] You drink.
    }
   *[other] { $amount ->
        [1] { $seat } drinks: there was a brawl.
        [2] { $seat } drinks: everybody met their prediction.
        [3] { $seat } drinks: nobody met their prediction.
        [4] { $seat } drinks: the prediction was missed, and somebody had bet against it.
        [5] { $seat } drinks: the prediction was missed three times in a row.
        [6] { $seat } drinks: somebody else has met three predictions in a row, or more.
        [7] { $seat } drinks: the bet failed.
        [8] { $seat } drinks at once: all predictions together are the number of cards in a hand.
       *[other] { $seat } drinks.
    }
}

## House rules

option-half-pint-rounds = Rounds
    .about = How many rounds are played; ten is usual. A gun fight can add one.
option-half-pint-edition = Edition
    .about = Whose printed rules hold. German: a brawl does not win a gun fight. Russian: one drinking rule more.
option-half-pint-edition-en = English
option-half-pint-edition-de = German
option-half-pint-edition-ru = Russian
option-half-pint-drinking = Drinking rules
    .about = Who drinks when. Drink responsibly; anyone may sit out at any time; not for minors, pregnant people or alcoholics.
option-half-pint-drinking-soft = Soft
option-half-pint-drinking-hard = Hard
option-half-pint-drinking-very-hard = Very hard
option-half-pint-row-group-needs-hand-card = A hand card in each group
    .about = Each pair or three in a two pair or full house needs a card of your hand, so a pair that lies in the row cannot be used as it is.
option-half-pint-bet-order = Order of bets
    .about = One after the other from the start player on, or all at once and in secret.
option-half-pint-bet-order-clockwise = One after the other
option-half-pint-bet-order-sealed = All at once
option-half-pint-symbols = Row and hand sizes
    .about = The two small numbers on the cards, if you know them: one pair such as 3/5 for all cards, or 65 pairs from K1 to Y13. Empty: the table that comes with the game.
