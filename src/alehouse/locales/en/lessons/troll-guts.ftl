### The lesson of Troll Guts.

lesson-troll-guts-deal = Each has paid a chip and has one card face up: you an 8, Hazel a 6, Barley a 4. Every turn brings one more, and a pair throws you out and costs its rank. The last one left takes the pot.
lesson-troll-guts-order = First put your five down cards in an order. Others may steal the top one. Barley leads and shows a 4, and you hold a 4: put it on top, then the 9, then the rest as you like.
lesson-troll-guts-order-other = Every order is allowed, but here a trap is worth more: the 4 on top would pair in front of Barley. Begin with the 4, then the 9.
lesson-troll-guts-trapped = Barley stole your 4: a pair. That costs four chips, and Barley is out. Nobody else knew what lay on top of your stack.
lesson-troll-guts-buy = Now you have to take a card. The deck is a lottery: 7 of the 47 cards you have not seen are 8s. Hazel’s top card may be a trap for you. Your own next card you know, and it costs one chip: buy it.
lesson-troll-guts-buy-draw = An 8 would cost you eight chips and the seven in the pot, and that is one card in seven. For a single chip you are safe. Buy.
lesson-troll-guts-buy-steal = Hazel saw your 8 before the stacks were made. Whoever holds an 8 puts it on top for you. Buy your own card.
lesson-troll-guts-lucky = Hazel drew a 3 and is still in: 6 and 3. You have two open cards now, and each of them can pair.
lesson-troll-guts-again = With an 8 and a 9 the deck is dangerous: 15 of 46 cards pair. None of the cards in your own stack does. What does that leave?
lesson-troll-guts-again-draw = One card in three would throw you out, and there are eight chips to win. One chip for safety is cheap. Buy.
lesson-troll-guts-again-steal = That card is one you do not know, and Hazel chose it. Your own you know. Buy.
lesson-troll-guts-end = Hazel drew a second 6 and is out: the pot is yours. Remember: set traps with ranks that others show; you know what you buy; and any stack of the others may be such a trap for you.
