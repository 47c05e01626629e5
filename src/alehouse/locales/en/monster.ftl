### Monster: its name, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-monster = Monster
    .line = Throw your worst cards to the Monster, then fight what all of you have made of it.

verb-discard = Discard
    .about = nothing: keep all your cards
    .carded = Discard { $cards }
    .none = Discard nothing

zone-monster = the Monster’s cards
zone-thrown = thrown

state-stayed = stays in

event-throws = { $seat ->
    [you] You throw the { $card } to the Monster.
   *[other] { $card ->
        [hidden] { $seat } throws a card to the Monster.
       *[other] { $seat } throws the { $card } to the Monster.
    }
}
event-throws-none = { $seat ->
    [you] You stay in and throw nothing.
   *[other] { $seat } stays in and throws nothing.
}
event-monster-rank = { $card ->
    [8] The Monster has an 8.
   *[other] The Monster has a { $card }.
}
event-champion = { $seat ->
    [you] You have the best hand: you are the Champion.
   *[other] { $seat } has the best hand and is the Champion.
}
event-beats-monster = { $seat ->
    [you] You beat the Monster.
   *[other] { $seat } beats the Monster.
}
event-loses-fight = { $seat ->
    [you] The Monster is not beaten: you lose the fight.
   *[other] The Monster is not beaten: { $seat } loses the fight.
}
event-replay = Nobody is left: all who began this round play it again.
event-stalemate = Twenty rounds in a row have left nobody: the pot is shared.

option-monster-hands = Pots
    .about = How many pots are played for. Most chips at the end wins.

error-monster-discard = Throw at most three cards, so that no pair stays in your hand. Possible: { $legal }.
