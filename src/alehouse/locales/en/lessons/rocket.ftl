### The lesson of Rocket.

lesson-rocket-bet = You play alone against the dealer, who decides nothing and just takes cards. Whoever makes a pair first pays its rank. Bet as much as you like: wins and losses count for each ten chips.
lesson-rocket-first = You have an 8, the dealer a 5. Hit, and only a second 8 costs you 8: seven cards of 53. Fold, and you pay the lowest card on both sides, that is 5.
lesson-rocket-first-fold = 5 for certain, against 8 about once in eight: getting out is far too dear here. Hit.
lesson-rocket-second = Nothing happened to either. You have 8 and 10, the dealer 5 and 9. Now 16 of 51 cards pair you, but each card that you survive makes the dealer take one more, too.
lesson-rocket-second-fold = Folding still costs 5. A hit is a risk of about three in ten, and in return the dealer may pair a 9 or a 5, or turn a 3. On average staying aboard is cheaper. Hit.
lesson-rocket-paid = The dealer took a second 5 and pays you 5 for each ten chips of your bet. It is the same cards that go on: they are shuffled only when few are left.
lesson-rocket-again = Another round. Bet again.
lesson-rocket-out = You have a 10, the dealer a 2. Look at what getting out costs: the lowest card on both sides.
lesson-rocket-out-hit = Eight of 47 cards would cost you 10, and there will be more dangerous ones after it; the way out costs only 2. Fold.
lesson-rocket-once = That was cheap. A low card on either side is the best moment to leave. One more bet.
lesson-rocket-end = The dealer shows a 3 and loses at once: 3 for each ten chips. Remember: compare what a hit costs on average with the lowest card on both sides; with a 1 or a 2 in sight get out, otherwise the dealer is often the first to blow up.
