### The Judge: its names, what can be done, what lies on the table, what happens. Arguments as in games.ftl.

game-judge = The Judge
    .line = Cook with whatever you dare to, and hope that the Judge hates somebody else’s dish.

verb-add = Add
    .about = a card of your hand to your recipe
    .carded = Add { $card }

zone-recipe = recipe
zone-judge = the Judge’s cards
zone-unturned = still face down

state-cooking = cooking
state-done = done
state-stuck = nothing to add

event-adds = { $seat ->
    [you] { $card ->
        [8] You add an 8.
       *[other] You add a { $card }.
    }
   *[other] { $card ->
        [8] { $seat } adds an 8.
       *[other] { $seat } adds a { $card }.
    }
}
event-stops-cooking = { $seat ->
    [you] You pass: your recipe is done.
   *[other] { $seat } passes: that recipe is done.
}
event-nothing-to-add = { $seat ->
    [you] You have nothing left to add: your recipe is done.
   *[other] { $seat } has nothing left to add.
}
event-judges = The Judge does not like { $card }s.
event-struck = { $seat ->
    [you] Your recipe is out: too much { $card } in it.
   *[other] { $seat }’s recipe is out: too much { $card } in it.
}

option-judge-variant = Second helpings
    .about = A recipe may hold a rank more than once, and a card of the Judge puts out only the recipes with the most of its rank.
option-judge-max-rounds = Most rounds
    .about = The game ends after so many rounds at the latest; the leader wins.

error-judge-twice = Your recipe has that rank already. Possible: { $legal }.
