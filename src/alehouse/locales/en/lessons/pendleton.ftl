### The lesson of Pendleton.

lesson-pendleton-deal = Five columns, each with a target: 3, 5, 6, 8 and 10. You build on one side, Hazel on the other. When the round ends the larger sum takes the target, and 100 points win.
lesson-pendleton-first = Your card is a 9. It may go into any column in which there is no 9 yet, on neither side. After that nobody can place a 9 there. Put it where most is to be won.
lesson-pendleton-first-other = In the column of the 10 no 10 can be placed, so your 9 is the highest card that can lie there, for ten points. Place it there.
lesson-pendleton-second = Hazel placed a 10 in the column of the 8. You turned an 8, which must not go there. Where does it take a lead that matters?
lesson-pendleton-second-ten = You lead there already. A lead in a second column is worth more than a larger one: place it at the 6.
lesson-pendleton-second-low = It leads there as well, but for fewer points. The 6 is the dearest target that is still free: place it there.
lesson-pendleton-third = Hazel placed a 9 in the column of the 5 and leads. You turned a 10: it must not go to the 8, where a 10 lies, nor to the target 10. With it you can take a column over.
lesson-pendleton-third-six = There you lead 8 to 0 already. At the 5 a 10 beats Hazel’s 9, and no other 10 can come there. Place it at the 5.
lesson-pendleton-third-three = Three points for your best card is little. At the 5 it takes Hazel’s lead away: two points more, and Hazel loses what was won.
lesson-pendleton-fourth = Hazel took the column of the 3 with a 6. You turned a 9, which may go to the 3, the 6 and the 8. Compare what each would change.
lesson-pendleton-fourth-six = There you lead already. At the 3 it turns a column that you are losing. Place it there.
lesson-pendleton-fourth-eight = 9 against 10 does not take it, and a 10 can no longer come to you there. At the 3 it leads at once. Place it there.
lesson-pendleton-last = Hazel answered with a 10 at the 3. Yours is a 10, too, and there is only one column left without one. It has to go there.
lesson-pendleton-end = Another 10 came, and it fits nowhere: the round is over. You take 5, 6 and 10, that is 21 points, Hazel 3 and 8. Remember: high cards to high targets; each card closes a column to its rank; and a small lead in many columns is better than a large one in few.
