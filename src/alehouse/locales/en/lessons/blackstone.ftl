### The lesson of Blackstone.

lesson-blackstone-deal =
    The 10s are black stones, all other cards white ones. A second black stone is ruin; you do not have one yet, Hazel has. White
    stones lie in the middle, and make everything dearer. The lowest card leads: your 4.
lesson-blackstone-first =
    Say how many cards you take. Whoever is next has to take at least as many, or fold. With no black stone you lose only
    if two come: of two cards both are black about once in 37 times. Take 2.
lesson-blackstone-first-fold = That costs your ante of 5 chips and one more, and nothing threatens you yet. Take 2.
lesson-blackstone-first-one = With one card you cannot lose, but then Hazel needs to take only one as well. She has a black stone: make it harder for her. Take 2.
lesson-blackstone-first-many = Bold: the next one has to take as many. But the more you take, the likelier two black stones are among them; of nine cards that is one time in two. Try it with 2.
lesson-blackstone-folds =
    Hazel had a black stone: one of two cards would have been her ruin about once in three times. She folds instead, and pays half as many
    chips as there are white stones. Her ante goes into the pot, too.
lesson-blackstone-second = Barley took two, and has a black stone now. You have none. Two at least you must take.
lesson-blackstone-second-fold = That costs your ante and 3 chips. Two black stones in two cards come about 2 times in 100. Take 2.
lesson-blackstone-second-many = Two will do: Barley has a black stone and must follow, and you keep your own risk at about 2 in 100. Take 2.
lesson-blackstone-stones = A 10 for you as well. Now you and Barley have one each, and with eight white stones a second one costs 8 chips and the ante, at least.
lesson-blackstone-third =
    To take two cards goes wrong about 30 times in 100, since seven black stones are among 44 cards. To fold costs 9 chips for certain: 5 and half of
    the eight white stones. But if you live, Barley must take two after you.
lesson-blackstone-third-fold = 9 chips for certain, and the pot is Barley’s. If you take two you are safe 7 times in 10, and Barley stands where you stand now. Take 2.
lesson-blackstone-third-many = With a black stone before you every card more is a danger of its own. Take as few as you may: 2.
lesson-blackstone-end =
    Barley’s second black stone: Barley pays for all white stones, and you take the pot. Remember: without a black stone take freely; with one take as few as
    you may, and fold early, while it is cheap.
