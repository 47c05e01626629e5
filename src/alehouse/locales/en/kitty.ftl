### Kitty: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl; in
### `scores-rank` $amount is how many cards of the rank there are.

game-kitty = Kitty
    .line = Bid low, but not what somebody else bids, and fetch whatever you want to have most of.

verb-bid = Bid
    .about = the lowest card that nobody else bids wins
    .carded = Bid { $card }
verb-choose = Choose
    .about = one of the targets
    .carded = Choose the { $card }

zone-kitty = in the kitty
zone-bid = bid

event-turns-target = { $card ->
    [8] An 8 is turned up as a target.
   *[other] A { $card } is turned up as a target.
}
event-bids = { $seat ->
    [you] You bid the { $card }.
   *[other] { $seat } bids the { $card }.
}
event-takes-target = { $seat ->
    [you] You take the { $card } into your hand.
   *[other] { $seat } takes the { $card }.
}
event-gives-target = { $seat ->
    [you] { $card ->
        [none] You have won with the 1 and give the target to { $target }.
       *[other] You have won with the 1 and give the { $card } to { $target }.
    }
   *[other] { $target ->
        [you] { $card ->
            [none] { $seat } has won with the 1 and gives you the target.
           *[other] { $seat } has won with the 1 and gives you the { $card }.
        }
       *[other] { $card ->
            [none] { $seat } has won with the 1 and gives the target to { $target }.
           *[other] { $seat } has won with the 1 and gives the { $card } to { $target }.
        }
    }
}
event-unclaimed = Nobody has taken the { $card }: it is discarded.
event-scores-rank = { $seat ->
    [you] { $card ->
        [1] You hold the 1: 1 point.
       *[other] Nobody holds more { $card }s than you ({ $amount }): { $card } points.
    }
   *[other] { $card ->
        [1] { $seat } holds the 1: 1 point.
       *[other] Nobody holds more { $card }s than { $seat } ({ $amount }): { $card } points.
    }
}

option-kitty-hands = Deals
    .about = How many times all cards are dealt. The highest total wins; for chips, whoever has most.
option-kitty-soft = Soft
    .about = The first round has one target, the other three have two, and the two lowest lone bids take one each. For 3 to 6 players; without it Kitty is for 4.
option-kitty-sticky = Sticky
    .about = A target that nobody takes stays for the next round.
option-kitty-partners = Partners
    .about = Opposite seats count their hands together. For 4 or 6 players.
option-kitty-chips = For chips
    .about = Whoever has not won pays the winner the difference.
option-kitty-long-form = Long form
    .about = Deal after deal, until somebody has 100 points.
option-kitty-max-rounds = Most deals
    .about = The long form ends after so many deals at the latest; the leader wins.

error-kitty-no-target = That is not one of the targets. Possible: { $legal }.
error-kitty-own = What the 1 has won goes to somebody else. Possible: { $legal }.
error-kitty-partner = What the 1 has won does not go to your partner. Possible: { $legal }.
error-kitty-hard = Without the option “soft” Kitty is for exactly four players. For { $players } players it has to be on.
error-kitty-partners = The option “partners” is for four or six players, not for { $players }.

hand-kitty-now = Deal { $hand }
hand-kitty-of = Deal { $hand }/{ $of }
hand-kitty-sums = Deal { $hand }: who got what
event-kitty-hand = Deal { $amount } begins.
chance-kitty-hand = a new deal begins

verb-kitty-pass = Pass
    .about = a card to the left
    .left = Pass a card to { $left }
    .carded-left = Pass the { $card } to { $left }
    .carded = Pass { $card }
