### The lesson of Ghost Town.

lesson-ghost-town-deal = Everybody has paid ten chips. Every card that finds a place in your house pays you its rank; the first that does not costs you its rank and puts you out. The last one left takes what is in the pot.
lesson-ghost-town-first = First everybody gives a card for the street. The lowest leads, and ranks on the street fit into no house. With the 3 you lead, and there are few 3s that could hurt you.
lesson-ghost-town-first-other = A high card on the street closes the rank of which most cards are left, for you as well, and the lead may go to somebody else. Choose the 3.
lesson-ghost-town-draw = The street is 3 and 8. Draw: a card that is on the street busts you, 8 of 48, and any other pays its rank. Playing a card of your hand is safe, but costs two chips.
lesson-ghost-town-draw-fold = You have paid ten chips and nothing stands against you yet. Draw.
lesson-ghost-town-draw-play = That is safe and costs two chips. But five cards of six would pay you now. Draw while your house is empty.
lesson-ghost-town-turns = A 6: it moves in, and you take six chips. Hazel played a 9 from hand, Barley drew a 10 and took ten. 16 are left in the pot.
lesson-ghost-town-left = Your house has a 6, Hazel’s has none, and you hold two more. For two chips you may play a 6 into Hazel’s house, on your left: then a 6 busts Hazel, too, beside 3, 8 and 9.
lesson-ghost-town-left-fold = Your house is young, and the pot is worth 16. Stay in: play a 6 to the left.
lesson-ghost-town-left-draw = Possible: 11 of 45 cards would bust you. But it is safer to let Hazel run the risk first, with a fuller house. Play a 6 to the left.
lesson-ghost-town-left-play = That fills your own house, and every rank in it can bust you later. Fill Hazel’s: play a 6 to the left.
lesson-ghost-town-end = Hazel drew a 9 and is out, Barley a 3: you are the last one and take the pot. Remember: draw while your house is empty; cards that you hold yourself cannot come; and a card to the left costs two chips and can cost your neighbour ten.
