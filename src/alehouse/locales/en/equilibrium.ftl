# Equilibria of hands between two seats.

equilibrium-seats = An equilibrium is worked out for two seats, and { $players } sit at this table.
equilibrium-nobody = Nobody is to move here, so there is nothing to decide.
equilibrium-later-hand = This is hand { $hand }. What a seat knows does not say how it began: ask with the table or its record.
equilibrium-no-stakes = { $game } is played for neither points nor chips with these options.
equilibrium-positive = { $name } must be more than 0, not { $number }.
equilibrium-limit = The limit must be at least { $least }, not { $limit }.
equilibrium-too-large = This hand is too large to be written out: more than { $limit } positions. Raise the limit, choose options that make the game smaller, or let the hands be sampled.
equilibrium-earlier-cards = In { $game } hidden cards of earlier hands still lie on the table, so the hand cannot be written out. Let it be sampled, or take the first hand.
equilibrium-untold = In { $game } the moves of a seat depend on something that no event has told it, so it cannot be said what it knows.
