### The lesson of Judge.

lesson-judge-deal = Cook a recipe from your hand: its cards score their sum, 50 points win. Afterwards the Judge turns up to eight cards, and each throws out every recipe that holds its rank. When one recipe is left it is safe.
lesson-judge-one = You hold the 1, and there is only one. The Judge cannot have it. Add it first: it says nothing about the rest of your hand, and nothing can happen to it.
lesson-judge-one-pass = Whoever passes without a card has no recipe and cannot score. Add the 1.
lesson-judge-one-other = You may add that later, when you have seen what the others cook. The 1 is the only card that is certain. Begin with it.
lesson-judge-others = Hazel cooks with a 10, Barley with a 9: many points, and ranks of which the Judge most likely holds some. You need not have more than they have, you only need to be the last.
lesson-judge-four = Of the four 4s you hold two, so only two can be hated. That makes a 4 much safer than it looks. Add it.
lesson-judge-four-pass = One point is a thin recipe. Safe cards cost little and score: add a 4.
lesson-judge-four-two = The 2 is a good one, too, and it can wait. The 4 scores twice as much. Add the 4.
lesson-judge-four-high = It scores more, but there are many of that rank where you cannot see them. With one hated card everything is lost. Add the 4.
lesson-judge-two = Hazel has passed, and Barley added an 8. One other 2 is somewhere among 45 cards, eight of which are the Judge’s. Add yours.
lesson-judge-two-pass = You may stop here. But the 2 is hit only one time in six, and each point counts. Add it.
lesson-judge-two-high = That rank is there many times, and the two others carry that risk already. Stay safer than they are: add the 2.
lesson-judge-done = 1-4-2 makes seven points if your recipe is the last. Your other ranks are there many times. When a recipe is safe enough, leave it: pass.
lesson-judge-done-add = More points, but much more to be hated, too, and the others are in danger anyway. Pass.
lesson-judge-end = A 7, then a 10: Hazel is out. A 5, then an 8: Barley is out with 17 points, and your seven score. Remember: count how many of a rank you cannot see; you need not have much, only outlast the others; and take risks when they are safe, not when they are in danger.
