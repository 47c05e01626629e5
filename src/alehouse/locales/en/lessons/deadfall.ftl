### The lesson of Deadfall.

lesson-deadfall-deal = Everybody lays cards onto a stack of their own, until somebody calls another stack. Then all hands are shown: if anybody still holds a card like the one on top, the stack is live, and the caller loses; if not, it is dead.
lesson-deadfall-door = Your first card, the door, is chosen in secret. You hold two 9s: with one on top and the other in your hand nobody can call you and be right. And a 9 is dear.
lesson-deadfall-door-other = Then a 4 lies on top and none is in your hand: whoever calls you wins unless somebody else has one. Lay a 9.
lesson-deadfall-wait = The lowest door leads: Hazel, with a 5. Hazel laid a 6 on it. Now Barley may lay a card or call somebody, and your lone 9 looks like a bluff.
lesson-deadfall-live = Barley called you, and you still had a 9: the stack is live. Barley pays you nine chips, and you take the pot. The next hand is dealt.
lesson-deadfall-low = 3, 8 and 10: no two alike this time. The lowest door leads, and whoever leads may call first. Lay the 3.
lesson-deadfall-low-other = A dear card on top, and nothing behind it: that invites a call. The 3 leads and costs little. Lay the 3.
lesson-deadfall-call = Hazel shows a 6, Barley a 5. Only four hidden cards are in their hands, and 46 of the deck are not in the game at all. In about seven cases of ten nobody has another 5. Call.
lesson-deadfall-call-play = You may lay a card, but there is nothing behind it, and then they call you. With so few cards in hand most stacks are dead. Call one.
lesson-deadfall-end = Nobody had one: the stack was dead, and you are paid its rank and the pot. Remember: lay what you hold twice, and let them call; call low cards when they cannot be everywhere; and with six cards each there are many more of them about.
