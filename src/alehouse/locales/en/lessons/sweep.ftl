### The lesson of Sweep.

lesson-sweep-deal = You collect cards: at the end whoever holds most cards of a rank scores that rank, so most 9s are worth 9. Five targets lie on the table. In turn each of you plays one card, a shooter.
lesson-sweep-first = The lowest shooter takes all targets of the highest rank, here two 9s. Every other one takes whatever is lower than itself. You play first and have a 2: only the 1 is lower. Use it.
lesson-sweep-first-five = A 5 may be the lowest, but four ranks are lower. The 2 is nearly certain, and to lose a 2 costs at most two points. Play the 2.
lesson-sweep-first-high = Whoever plays high sweeps up what the lower ones leave, and never gets the 9s unless all shoot higher. Two 9s for a 2 is a fine exchange. Play the 2.
lesson-sweep-swept = Your 2 took both 9s, and then it fell: a shooter that has captured is a target for those above it. Barley’s 6 took 4, 5 and your 2, Hazel’s 8 the 7 and the 6. Captured cards go into the hand.
lesson-sweep-second = New targets: 3 5 6 8 10. Hazel’s 3 is the lowest and will take the 10, then fall. Barley’s 9 will take all that is lower and still there. You shoot last: get in below the 9.
lesson-sweep-second-ten = The 9 shoots before the 10 and sweeps up everything below it. All that is left for a 10 is the fallen 9. Something just below the 9 takes more.
lesson-sweep-second-nine = Two 9s would take turns, one target each. A single shooter just below the 9 takes everything lower first.
lesson-sweep-second-five = The 5 takes only what is lower: the 3 and the fallen 3. Something higher, but still below the 9, takes more.
lesson-sweep-hand = What you captured has come into your hand, and you may shoot with it later. Then it is gone again: whatever you play goes to others or to the discards. Ask of each card whether you want to keep it.
lesson-sweep-end = You have swept up two 3s, the 5 and the 6 for one card. So it goes on until the deck is used up; then most cards of each rank score. Remember: shoot low for the best target, or just below somebody else for the rest.
