### The lesson of Pairs.

lesson-pairs-deal =
    Nobody wins at Pairs: somebody loses, and it should not be you. Points are bad, and with three of you whoever has 21
    loses. Everybody has one card; the lowest leads, and that is your 4.
lesson-pairs-first =
    Hit takes a card. A rank that you have already is a pair, and costs its rank in points. Of the 52 cards you have not
    seen three are 4s. Take one.
lesson-pairs-first-fold = Folding takes the lowest card on the table: your own 4, for 4 points. A hit costs 4 points one time in 17. Hit.
lesson-pairs-second =
    You have 4 and 8, the others 9 7 and 6 10. Ten of 49 cards would pair you: three 4s and seven 8s. To fold would cost
    4 points for certain.
lesson-pairs-second-fold = On average a hit costs you less than a point and a half here; the fold costs 4. Hit.
lesson-pairs-pair =
    Hazel had a 9 and got another one: a pair, 9 points. That ends the round for everybody. The 9 stays before Hazel, all
    other cards are discarded, and a new round is dealt.
lesson-pairs-third = You have a 10, and there are still eight 10s among 42 cards. The lowest card on the table is Hazel’s 5.
lesson-pairs-third-fold = 5 points for certain, against 10 points in about one case of five: the hit is cheaper, still. Hit.
lesson-pairs-fold =
    10 and 9 is a dangerous stack: 13 of 39 cards pair it, one in three. But look at Hazel’s stack: a 2 has come. Whoever folds takes
    the lowest card of the table, from anybody.
lesson-pairs-fold-hit = One time in three that costs 9 or 10 points, about 3 on average. Hazel’s 2 costs 2, for certain. Fold.
lesson-pairs-kept =
    You take Hazel’s 2 for 2 points, and the round is over. A low card on the table makes folding cheap, for everybody. It is
    2 for you, 9 for Hazel, nothing for Barley.
lesson-pairs-one = Now you have the 1. Think of how many there are of it.
lesson-pairs-one-fold = There is only one 1 in the deck, so nothing can pair you now. To fold would give a point away. Hit.
lesson-pairs-end =
    Hazel paired the 8 and has 17 of 21 points. Remember: high cards are many, so they pair easily; compare what a hit costs
    with the lowest card on the table; and you need not be best, only not last.
