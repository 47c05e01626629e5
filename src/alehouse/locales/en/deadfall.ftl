### Deadfall: its name, what can be done, what happens. Arguments as in games.ftl.

game-deadfall = Deadfall
    .line = Bluff with what lies on top: the call is right if nobody holds another one.

verb-door = Door
    .about = begin your stack with this card
    .carded = Door { $card }
verb-call = Call
    .about = bet that nobody holds the rank on top of a stack
    .aimed = Call { $target }
verb-coldcall = Cold call
    .about = name every card of a hand
    .aimed = Cold call { $target }
    .taking = Cold call { $target }: { $cards }

event-lays = { $seat ->
    [you] { $card ->
        [8] You lay an 8 on your stack.
       *[other] You lay a { $card } on your stack.
    }
   *[other] { $card ->
        [8] { $seat } lays an 8.
       *[other] { $seat } lays a { $card }.
    }
}
event-breaks = { $seat ->
    [you] You break the { $card }s.
   *[other] { $seat } breaks the { $card }s.
}
event-calls = { $seat ->
    [you] You call { $target }’s { $card }.
   *[other] { $target ->
        [you] { $seat } calls your { $card }.
       *[other] { $seat } calls { $target }’s { $card }.
    }
}
event-guesses = { $seat ->
    [you] You name { $target }’s hand.
   *[other] { $target ->
        [you] { $seat } names your hand.
       *[other] { $seat } names { $target }’s hand.
    }
}
event-guessed = { $seat ->
    [you] { $card ->
        [8] You say: an 8 at { $target }.
       *[other] You say: a { $card } at { $target }.
    }
   *[other] { $target ->
        [you] { $card ->
            [8] { $seat } says: you have an 8.
           *[other] { $seat } says: you have a { $card }.
        }
       *[other] { $card ->
            [8] { $seat } says: an 8 at { $target }.
           *[other] { $seat } says: a { $card } at { $target }.
        }
    }
}
event-dead = { $seat ->
    [you] Nobody holds another { $card }: your stack is dead.
   *[other] Nobody holds another { $card }: { $seat }’s stack is dead.
}
event-live = { $seat ->
    [you] There is another { $card }: your stack is live.
   *[other] There is another { $card }: { $seat }’s stack is live.
}
event-saves = { $seat ->
    [you] Your { $card } saves { $target }.
   *[other] { $target ->
        [you] { $seat }’s { $card } saves you.
       *[other] { $seat }’s { $card } saves { $target }.
    }
}
event-right = { $seat ->
    [you] You are right about every card.
   *[other] { $seat } is right about every card.
}
event-wrong = { $seat ->
    [you] That is not the hand: you are wrong.
   *[other] That is not the hand: { $seat } is wrong.
}

option-deadfall-hands = Hands
    .about = How many hands are played. Most chips at the end wins.
option-deadfall-cards-each = Cards each
    .about = How many cards everybody gets; if it is left open, six, of two players each seven, of seven each five. Two or three make a short game.
option-deadfall-blind-start = Blind Start
    .about = No doors: whoever won the last hand begins, with empty stacks.
option-deadfall-breaking = Breaking from
    .about = The first card of this rank costs its player a chip, of the next rank two, and so on. Nine is the well-known choice.
option-deadfall-cherry = Cherry
    .about = A called player who is saved by cards of others pays a chip to each of them.
option-deadfall-cold-call = Cold Calling
    .about = You may also name every card of somebody’s hand: it is worth the sum of its cards.
option-deadfall-devil = Devil
    .about = 1, Red Devil: everybody passes a card to the left before the doors. 2, Double Devil: and another one after them.

error-deadfall-not-now = That is not what is to be done now. Possible: { $legal }.
error-deadfall-own-stack = You cannot call yourself. Possible: { $legal }.
error-deadfall-nearer-top = Of equal top cards only the one nearest on your right can be called. Possible: { $legal }.
error-deadfall-no-top = That player has no stack yet. Possible: { $legal }.
error-deadfall-guess = Name as many cards as that hand holds, and none more often than there are. Possible: { $legal }.
error-deadfall-empty-hand = That hand is empty, so there is nothing to name. Possible: { $legal }.
error-deadfall-no-cold-calls = Cold calls are not played at this table. Possible: { $legal }.

hand-deadfall-now = Hand { $hand }
hand-deadfall-of = Hand { $hand }/{ $of }
hand-deadfall-sums = Hand { $hand }: who got what
event-deadfall-hand = Hand { $amount } begins.
chance-deadfall-hand = a new hand begins

verb-deadfall-pass = Pass
    .about = a card to the left
    .left = Pass a card to { $left }
    .carded-left = Pass the { $card } to { $left }
    .carded = Pass { $card }
