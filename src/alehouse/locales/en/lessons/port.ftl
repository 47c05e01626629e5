### The lesson of Port.

lesson-port-deal =
    Everybody has one card; the lowest leads, and that is your 5. You want many card points. But a second card of a rank
    that you have is a bust, and your stack is gone. The number on a card is also how many there are: ten 10s, one 1.
lesson-port-first = Hit takes a card, Lock stops for this round. Of the 52 cards you have not seen only four are 5s. Take one.
lesson-port-first-lock = Locked with a 5 you can only watch while both others pass you. Just four of 52 cards hurt you: hit.
lesson-port-bust = Barley had a 9 and got another one: bust. The stack is discarded, and this round brings Barley nothing.
lesson-port-second =
    You have 5 and 7, 12 card points; Hazel has 18. First place is worth 3 points here, second place 2. Ten of the
    49 cards that nobody has seen would bust you: four 5s and six 7s. Try for first.
lesson-port-second-lock = That would be safe, and second: Hazel has 18 already. Four times in five a card helps you. Hit once more.
lesson-port-ahead = A 9: you have 21, and Hazel has locked with 18. Nobody else is in. What now?
lesson-port-ahead-hit = You are first already, and higher than first there is nothing. A card could only bust you. Lock.
lesson-port-scored =
    First of three: 3 points for you, 2 for Hazel, none for Barley. Whoever has 21 points after a round wins the game.
    Now the next round, from the same deck.
lesson-port-third = You have a 9, Hazel 17, Barley 15. It is your first turn of this round.
lesson-port-third-lock = With a 9 you would be last of three. Five 9s among 43 unseen cards are no reason to be afraid. Hit.
lesson-port-last =
    Both have locked, with 17 and 15; you have 12, and may go on for as long as you like. Now think of places: what
    do you get if you lock, and what do you lose if you bust?
lesson-port-last-lock =
    Third place is worth 1 point, and that is all that a bust could cost you. Only 9s and 3s hurt, one card in six;
    nearly every other card brings you past Barley or past both. Hit.
lesson-port-enough = A 10: with 22 you are ahead of both.
lesson-port-enough-hit = You cannot be better than first. Lock, and take 3 points.
lesson-port-end =
    6 points, and 15 to go. Remember: your own ranks are what can bust you, the place is what counts,
    and whoever is last has little to lose.
