### The lesson of Carousel.

lesson-carousel-deal = Nobody has cards here: six hands lie on the table, and all are alive. Each round gives every living hand a card, and one that gets a pair is out. You bet five chips on how many will still be alive.
lesson-carousel-others = Hazel and Barley bet before you, and both say 6: no pair at all. Everybody sees the bets. Whoever names the right number shares the pot of 15.
lesson-carousel-five = About every second time no hand pairs; a bit more than once in three exactly one does, and five are left. Compare: a third of the pot with the 6, or all of it with the 5.
lesson-carousel-five-six = It is the likeliest number, but with three of you it brings 5 chips, your own. The 5 is a little rarer and pays 15. Bet on 5.
lesson-carousel-five-four = Two pairs at once come about once in nine times. That is too seldom even for the whole pot. Bet on 5.
lesson-carousel-five-few = So many pairs at once hardly ever come. Bet on 5.
lesson-carousel-won = One hand got its second 9 and is out: five are alive, and the whole pot is yours. The five hands have two cards each now, so pairs become likelier.
lesson-carousel-again = Hazel bets on 4, Barley on 3. About four times in ten exactly one hand pairs now, a bit more than one time in three none does. What is still free?
lesson-carousel-again-four = The likeliest, but you would share it with Hazel: half of 15. The 5 is nearly as likely and yours alone. Bet on 5.
lesson-carousel-again-three = That is about one time in five, and you would share it with Barley. Bet on 5.
lesson-carousel-again-six = Only five hands are alive: six cannot be. Bet on 5.
lesson-carousel-again-few = So many pairs at once are rare. Bet on 5.
lesson-carousel-end = No pair: five are alive, and you alone said so. The game goes on until fewer than two hands are left. Remember: count how many cards would pair; a rarer number that is yours alone is often better than the likeliest that you share; and whoever bets last sees most.
