### The games: names, what can be done, what lies on the table, what happens.
### Arguments: $seat and $target are names, or "you" for the reader ($target is "self" where both are the same
### seat, "none" where there is nobody); $card is a rank or a card's text, "hidden" when face down. In `takes` the
### card moves from $seat to $target.

## Names

game-pairs = Pairs
    .line = Take a card or take a loss. One of you will be the loser; everybody else had a good evening.
game-port = Port
    .line = Stack your cards as high as you dare, and lock before a pair sinks you.
game-regent = Regent
    .line = Hide your cards, hand out trouble, and call the one whose hand is rotten.

bot-random = Tipsy bot
    .about = plays any card that is allowed
bot-beginner = Fresh bot
    .about = has only just learnt the game: sees what is obvious, and errs where it is close
bot-steady = Steady bot
    .about = plays by rules of thumb
bot-search = Sharp bot
    .about = thinks a few hundred games ahead

## What can be done

verb-hit = Hit
    .about = take a card
verb-fold = Fold
    .about = give up for now
    .taking = Take { $target }’s { $card }
    .taking-own = Take your own { $card }
verb-pieces = Pieces
    .about = swap the piece for two cards
verb-lock = Lock
    .about = stop: no more cards for you
verb-draw = Draw
    .about = the next card of the deck
verb-attack = Attack
    .about = a card from the deck to another
    .aimed = Attack { $target }
verb-gift = Gift
    .about = one of your hidden cards to another
    .aimed = Gift to { $target }
    .taking = Gift { $card } to { $target }
    .carded = Gift { $card }
verb-see = See
    .about = turn another’s hand face up
    .aimed = See { $target }
verb-first = First card
    .about = the lowest leads
    .carded = { $cards } first
verb-give = Give
    .aimed = { $target ->
        [you] Keep it
       *[other] Give it to { $target }
    }
    .carded = Give { $card }
verb-pass = Pass
    .carded = Pass { $card }
verb-play = Play
    .about = cards of your hand
    .carded = { $amount ->
        [0] Play { $cards }
       *[other] Play { $cards } as { $amount }
    }

## What lies on the table

zone-stack = stack
zone-scored = scoring cards
zone-left = cards left
zone-discard = discards
zone-up = open cards
zone-down = hand
zone-state = state
zone-hand = hand
zone-pot = pot
zone-captured = open captures
zone-held = hand
zone-targets = targets
zone-turned = turned card
zone-button = button

state-in = in
state-out = out
state-locked = locked
state-bust = bust
state-folded = folded

## What happens

event-dealt = { $seat ->
    [none] { $card ->
        [hidden] A card is laid face down.
        [8] An 8 is turned up.
       *[other] A { $card } is turned up.
    }
    [you] { $card ->
        [hidden] You get a card face down.
        [8] You get an 8.
       *[other] You get a { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } gets a card face down.
        [8] { $seat } gets an 8.
       *[other] { $seat } gets a { $card }.
    }
}
event-replaced = { $seat ->
    [you] Your tie card { $card } paired and is replaced.
   *[other] { $seat }’s tie card { $card } paired and is replaced.
}
event-leads = { $seat ->
    [you] You lead.
   *[other] { $seat } leads.
}
event-redeal = A perfect tie: the cards are dealt again.
event-reshuffled = The discards are shuffled into a new deck.
event-hand = Round { $amount } begins.
event-game = Game { $amount } begins.

event-pair = { $seat ->
    [you] { $amount ->
        [0] Your { $card }s are a pair.
        [one] You pair the { $card } and score 1 point.
       *[other] You pair the { $card } and score { $amount } points.
    }
   *[other] { $amount ->
        [0] { $seat } has a pair of { $card }s.
        [one] { $seat } pairs the { $card } and scores 1 point.
       *[other] { $seat } pairs the { $card } and scores { $amount } points.
    }
}

event-folds = { $seat ->
    [you] You fold.
   *[other] { $seat } folds.
}
event-takes = { $target ->
    [you] { $amount ->
        [one] You take { $seat }’s { $card } and score 1 point.
       *[other] You take { $seat }’s { $card } and score { $amount } points.
    }
    [self] { $seat ->
        [you] { $amount ->
            [one] You take your own { $card } and score 1 point.
           *[other] You take your own { $card } and score { $amount } points.
        }
       *[other] { $amount ->
            [one] { $seat } takes the { $card } from their own stack and scores 1 point.
           *[other] { $seat } takes the { $card } from their own stack and scores { $amount } points.
        }
    }
   *[other] { $seat ->
        [you] { $amount ->
            [one] { $target } takes your { $card } and scores 1 point.
           *[other] { $target } takes your { $card } and scores { $amount } points.
        }
       *[other] { $amount ->
            [one] { $target } takes { $seat }’s { $card } and scores 1 point.
           *[other] { $target } takes { $seat }’s { $card } and scores { $amount } points.
        }
    }
}
event-passes = { $seat ->
    [you] You pass the { $card } to { $target }.
   *[other] { $target ->
        [you] { $seat } passes you the { $card }.
       *[other] { $card ->
            [hidden] { $seat } passes a card to { $target }.
           *[other] { $seat } passes the { $card } to { $target }.
        }
    }
}
event-discarded = { $seat ->
    [you] You discard the { $card }.
   *[other] { $seat } discards the { $card }.
}
event-bust = { $seat ->
    [you] { $card ->
        [none] You are bust.
       *[other] Another { $card }: you are bust.
    }
   *[other] { $card ->
        [none] { $seat } is bust.
       *[other] Another { $card }: { $seat } is bust.
    }
}
event-locks = { $seat ->
    [you] You lock your stack.
   *[other] { $seat } locks.
}

event-stays = { $seat ->
    [you] A calamity: it is your turn again.
   *[other] A calamity: { $seat } plays again.
}
event-attacks = { $seat ->
    [you] You attack { $target }.
   *[other] { $target ->
        [you] { $seat } attacks you.
       *[other] { $seat } attacks { $target }.
    }
}
event-gives = { $seat ->
    [you] You gift { $target } the { $card }.
   *[other] { $target ->
        [you] { $seat } gifts you the { $card }.
       *[other] { $seat } gifts { $target } the { $card }.
    }
}

event-sees = { $seat ->
    [you] You see { $target }.
   *[other] { $target ->
        [you] { $seat } sees you.
       *[other] { $seat } sees { $target }.
    }
}
event-turns = { $seat ->
    [you] You turn up the { $card }.
   *[other] { $seat } turns up the { $card }.
}
event-clean = { $seat ->
    [you] You have no pair; your highest card is the { $card }.
   *[other] { $seat } has no pair; the highest card is the { $card }.
}
event-pays = { $seat ->
    [you] { $target ->
        [none] { $amount ->
            [one] You pay 1 chip to the pot.
           *[other] You pay { $amount } chips to the pot.
        }
       *[other] { $amount ->
            [one] You pay { $target } 1 chip.
           *[other] You pay { $target } { $amount } chips.
        }
    }
   *[other] { $target ->
        [none] { $amount ->
            [one] { $seat } pays 1 chip to the pot.
           *[other] { $seat } pays { $amount } chips to the pot.
        }
        [you] { $amount ->
            [one] { $seat } pays you 1 chip.
           *[other] { $seat } pays you { $amount } chips.
        }
       *[other] { $amount ->
            [one] { $seat } pays { $target } 1 chip.
           *[other] { $seat } pays { $target } { $amount } chips.
        }
    }
}
event-collects = { $seat ->
    [you] { $amount ->
        [one] You take 1 chip from the pot.
       *[other] You take { $amount } chips from the pot.
    }
   *[other] { $amount ->
        [one] { $seat } takes 1 chip from the pot.
       *[other] { $seat } takes { $amount } chips from the pot.
    }
}
event-out = { $seat ->
    [you] You drop out.
   *[other] { $seat } drops out.
}
event-gains = { $seat ->
    [you] { $amount ->
        [one] You gain 1 point.
       *[other] You gain { $amount } points.
    }
   *[other] { $amount ->
        [one] { $seat } gains 1 point.
       *[other] { $seat } gains { $amount } points.
    }
}
event-playoff = The best are level: they play one more round.
event-wins = { $seat ->
    [you] You win.
   *[other] { $seat } wins.
}
event-loses = { $seat ->
    [you] You lose.
   *[other] { $seat } loses.
}
event-pair-out = { $seat ->
    [you] A pair of { $card }s: you are out.
   *[other] A pair of { $card }s: { $seat } is out.
}

## House rules

option-pairs-mode = Way of playing
    .about = Basic: a round ends when somebody scores. Continuous: nobody stops, and folding takes any one card.
option-pairs-mode-basic = Basic
option-pairs-mode-continuous = Continuous
option-pairs-calamities = Calamities
    .about = A 7 keeps the turn with whoever gets it, and leads before the 1.
option-pairs-pieces = Pieces
    .about = A card of this rank may be swapped for two new ones. Eight is the well-known choice.
option-pairs-second-to-next = Second card to the next
    .about = With pieces, the second card goes to the next player.
option-pairs-chips = Chips
    .about = How the loser pays at the end of a game.
option-pairs-chips-none = No chips
option-pairs-chips-seattle = Seattle: one chip to each
option-pairs-chips-tacoma = Tacoma: a fixed sum to the lowest
option-pairs-chips-olympia = Olympia: the gap to the lowest
option-pairs-chips-portland = Portland: the gap to each
option-pairs-chips-eugene = Eugene: a chip for each scoring card
option-pairs-chips-medford = Medford: the rank of each scoring card
option-pairs-penalty = Penalty
    .about = What the loser pays in Tacoma, in chips.
option-pairs-games = Games
    .about = How many games are played for chips.
option-pairs-target = Target
    .about = Points at which a player loses. Left open, it follows the number of players.
option-pairs-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest.
option-port-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest; the leader wins.
option-regent-hands = Rounds
    .about = How many rounds are played. Most chips at the end wins.
option-regent-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest.
