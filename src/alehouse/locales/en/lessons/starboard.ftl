### The lesson of Starboard.

lesson-starboard-deal = All of you share one hand, and it lies in the middle: a 9 and a 4. Each has paid a chip into the pot. Those who have locked at the end share it; everybody else gets nothing.
lesson-starboard-first = Hit pays a chip and turns a card. A second 9 or 4 busts you; any new rank joins the middle and throws out everybody who has locked. Of the 53 cards left eleven bust you: eight 9s and three 4s.
lesson-starboard-first-lock = Whoever locks early waits to be thrown out: one new rank from Hazel or Barley, and you are. Four cards of five are still harmless. Hit.
lesson-starboard-thrown = Hazel locked, and Barley turned a 2: a new rank, so Hazel is out. There are four ranks in the middle now, and five chips in the pot.
lesson-starboard-second = The middle has become dangerous: 17 of 51 cards bust, one in three. Only Barley is left beside you. If you lock, Barley has to share, or pay a chip and take that risk.
lesson-starboard-second-hit = Nobody is locked, so a new card throws nobody out: you would pay a chip for a risk of one in three and gain nothing. Lock.
lesson-starboard-won = Barley paid a chip to throw you out, and turned a 9: bust. You are the only one left and take all six chips. Two of them were yours, so you have won four. The next hand begins with Hazel.
lesson-starboard-last = Hazel and Barley have both locked. You are last: if you lock too, each gets one chip. A new rank wins the whole pot of four, and 38 of 53 cards are new.
lesson-starboard-last-lock = One chip for certain is your own ante back. A hit costs a chip and wins four about seven times in ten: nearly two on average. Hit.
lesson-starboard-end = An 8: both are out, and the pot is yours. Remember: count the cards that bust; a lock is safe only when the others dare not hit; and whoever is last may throw everybody out.
