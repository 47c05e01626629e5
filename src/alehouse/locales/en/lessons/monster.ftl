### The lesson of Monster.

lesson-monster-deal = You want the best hand without a pair: the highest card counts first, then the next. All have paid two chips into the pot. Whoever is best must then beat the Monster, which is made of what all of you throw away.
lesson-monster-throw = You have to get rid of one 7, up to three cards are allowed. Whatever you throw goes to the Monster, and a hand is the better the more cards it has. What is enough?
lesson-monster-throw-fold = 10-9-8-7-3 is one of the best hands there are. Stay, and throw a 7.
lesson-monster-throw-more = Every further card makes the Monster stronger and your own hand weaker. One 7 has to go, and nothing else.
lesson-monster-fight = Hazel stayed with 9-8-6-5, Barley and Porter folded. Yours is the best hand, and the Monster has only 7-5-2: you take all eight chips. Another pot begins, and this time you are last.
lesson-monster-fold = Three pairs. To stay you would have to throw 8, 9 and 10, and keep the same. Think of what the Monster would be then.
lesson-monster-fold-discard = The Monster would have 10-9-8 as well, and a draw is not enough: whoever does not beat it pays five chips. Folding costs nothing more. Fold.
lesson-monster-kept = Hazel has no pair and keeps all six cards: nothing has to be thrown away then. The Monster is still empty. Only what players throw feeds it, what they fold does not.
lesson-monster-end = Hazel alone is left, and an empty Monster beats nobody: the pot goes to Hazel. Remember: throw away as little as you can; high cards that go to the Monster come back at you; and fold a hand that would feed it.
