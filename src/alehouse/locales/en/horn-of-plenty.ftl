### Horn of Plenty: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-horn-of-plenty = Horn of Plenty
    .line = Say what your card is. Whether anybody should believe you is another matter.

verb-agree = Agree
    .about = the card is what it is said to be
verb-disagree = Disagree
    .about = the card is something else

zone-laid = face-down card
zone-declared = said to be

event-declares = { $seat ->
    [you] { $amount ->
        [8] You lay a card face down and say: an 8.
       *[other] You lay a card face down and say: a { $amount }.
    }
   *[other] { $amount ->
        [8] { $seat } lays a card face down and says: an 8.
       *[other] { $seat } lays a card face down and says: a { $amount }.
    }
}
event-agrees = { $seat ->
    [you] You agree.
   *[other] { $seat } agrees.
}
event-disagrees = { $seat ->
    [you] You do not believe it.
   *[other] { $seat } does not believe it.
}
event-lets-pass = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-uncovers = { $seat ->
    [you] { $card ->
        [8] Your card is an 8.
       *[other] Your card is a { $card }.
    }
   *[other] { $card ->
        [8] { $seat }’s card is an 8.
       *[other] { $seat }’s card is a { $card }.
    }
}
event-keeps-card = { $seat ->
    [you] You keep the { $card }.
   *[other] { $seat } keeps the { $card }.
}
event-hands-over = { $seat ->
    [you] You give the { $card } to { $target }.
   *[other] { $target ->
        [you] { $seat } gives you the { $card }.
       *[other] { $seat } gives the { $card } to { $target }.
    }
}
event-pairs-off = { $seat ->
    [you] A pair: both your { $card }s are gone.
   *[other] A pair: both { $card }s of { $seat } are gone.
}

option-horn-of-plenty-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest; the leader wins.
option-horn-of-plenty-cards-each = Cards each
    .about = How many cards everybody gets face down. One makes a short game: everybody bluffs only once a round.

error-horn-of-plenty-declared = A card is declared to be a rank from 1 to 10. Possible: { $legal }.
error-horn-of-plenty-play = It is your turn to play a card and say what it is. Possible: { $legal }.
error-horn-of-plenty-answer = First say whether you agree. Possible: { $legal }.
error-horn-of-plenty-give = First the turned card has to be given to somebody. Possible: { $legal }.
error-horn-of-plenty-receiver = The card goes to whoever played it or whoever answered. Possible: { $legal }.
