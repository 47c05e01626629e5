### The lesson of Goblin Poker.

lesson-goblin-poker-deal = Everybody pays a chip and gets six cards. Each round all pitch a card onto one heap, it is shuffled, and everybody gets one of them face up. A pair costs its rank and puts you out; the last one takes the pot.
lesson-goblin-poker-first = Choose the card that begins your stack. Only the other 2 can pair a 2, and whoever folds pays the smallest open card: with a 2 on the table that is cheap.
lesson-goblin-poker-first-other = The higher it is, the more of that rank are about, and the dearer a pair. Begin with the 2.
lesson-goblin-poker-nine = Now pitch a card: it goes onto the heap face down. One of you three will get it, each with the same chance. Barley shows a 9, and you hold a 9: if it comes to Barley it pairs. To you or Hazel it does nothing.
lesson-goblin-poker-nine-fold = Folding costs your own 2 and gives the hand up before anything has happened. Pitch the 9.
lesson-goblin-poker-nine-other = That pairs nobody at the table. The 9 can only hurt Barley. Pitch it.
lesson-goblin-poker-dealt = You got a 7, Hazel your 9, Barley a 5. No pairs this time. The lowest stack begins the next round, and that is yours.
lesson-goblin-poker-five = Look at the stacks: Hazel has 6 and 9, Barley 5 and 9. Which of your cards can pair somebody, and not you?
lesson-goblin-poker-five-fold = Two chips are little, but the danger is still small. Stay and pitch the 5.
lesson-goblin-poker-five-seven = You have a 7 in your own stack: it may come back to you, and pair. Keep it.
lesson-goblin-poker-five-other = That pairs nobody. The 5 pairs Barley if it gets there. Pitch the 5.
lesson-goblin-poker-out = Your 5 came to Barley: a pair, five chips into the pot, and Barley is out. You have 2-7-8 now, Hazel 4-6-9. Only one more has to go.
lesson-goblin-poker-four = Two cards will lie on the heap, and each of you gets one. Half the time your card goes to Hazel. Which of them should it be?
lesson-goblin-poker-four-fold = Hazel would take the pot without a fight. Your stack is not in more danger than Hazel’s. Pitch the 4.
lesson-goblin-poker-four-other = That does not pair Hazel’s 4, 6 or 9. Your 4 does. Pitch it.
lesson-goblin-poker-end = The 4 came to Hazel: a pair, and the pot is yours. Remember: pitch what pairs others and not yourself; think of what they pitch for you; and when a low card lies open, folding is cheap.
