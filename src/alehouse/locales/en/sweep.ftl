### Sweep: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-sweep = Sweep
    .line = Play low and take the best, or play high and sweep up all the rest.

verb-capture = Capture
    .about = one of the targets
    .carded = Capture { $card }

zone-shooter = shooter

event-shoots = { $seat ->
    [you] { $card ->
        [8] You play an 8.
       *[other] You play a { $card }.
    }
   *[other] { $card ->
        [8] { $seat } plays an 8.
       *[other] { $seat } plays a { $card }.
    }
}
event-captures = { $seat ->
    [you] { $card ->
        [8] You capture an 8.
       *[other] You capture a { $card }.
    }
   *[other] { $card ->
        [8] { $seat } captures an 8.
       *[other] { $seat } captures a { $card }.
    }
}
event-falls = { $seat ->
    [you] Your { $card } falls and is a target now.
   *[other] { $seat }’s { $card } falls and is a target now.
}
event-left-over = { $card ->
    [8] An 8 is left over.
   *[other] A { $card } is left over.
}
event-has-most = { $seat ->
    [you] You have the most { $card }s.
   *[other] { $seat } has the most { $card }s.
}

option-sweep-hands = Deals
    .about = How many deals are played. The highest sum wins.
option-sweep-long-form = Long form
    .about = Deal after deal, until somebody has 150 points.
option-sweep-max-rounds = Most deals
    .about = The long form ends after so many deals at the latest; the leader wins.

error-sweep-play = Play a card of your hand first. Possible: { $legal }.
error-sweep-capture = First the targets are captured. Possible: { $legal }.
error-sweep-out-of-reach = Your shooter cannot capture that. Possible: { $legal }.

hand-sweep-now = Deal { $hand }
hand-sweep-of = Deal { $hand }/{ $of }
hand-sweep-sums = Deal { $hand }: who got what
event-sweep-hand = Deal { $amount } begins.
chance-sweep-hand = a new deal begins
