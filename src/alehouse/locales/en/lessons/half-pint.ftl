### The lesson of Half-Pint Heroes.

lesson-half-pint-deal =
    You say how many sets you will win, then try to win exactly so many. Three cards are your hand; the five in the
    middle are the row, which everybody may use. So there are three sets to be won in this round.
lesson-half-pint-sets =
    A set is what you lay down: one card, a pair, two pair, three of a kind and so on. At least one card of it is yours. With
    your R8 and the two 8s of the row you have three of a kind.
lesson-half-pint-predict =
    Three 8s beat almost anything here. The 13 is high, but any pair beats it when it is alone. The 2 wins nothing. How many sets do you predict?
lesson-half-pint-predict-none = Three 8s make a set worth winning, and a prediction of 1 that comes true is worth 20 in all. Say 1.
lesson-half-pint-predict-two = The three 8s are one set. For a second you would need the 13 to win alone, and there are pairs in the row for all. Say 1.
lesson-half-pint-predict-many = With three cards there are three sets for all of you together. You have one sure set: say 1.
lesson-half-pint-bet =
    Hazel says 2, Barley 1: with yours that makes 4, and there are only three sets. Somebody has to miss. Bet against the one who
    you think will: 20 points if you are right.
lesson-half-pint-bet-barley = One set is not much to ask. Two of three are, when your three 8s want one of them. Bet against Hazel.
lesson-half-pint-first =
    Hazel leads two pair, 12s and 8s, with cards of the row; Barley throws a 9 away. You are last in this set. You want one set only.
    Which card would trouble you later?
lesson-half-pint-first-three =
    It would win, but then the 13 is left in your hand, and may win a set that you do not want. Under Hazel’s two pair
    it does no harm: throw it away now.
lesson-half-pint-first-two = A 2 will never win by accident; the 13 may. Throw the 13 now, while it cannot win.
lesson-half-pint-first-split = Do not break your three 8s: they are your set. Throw the 13, which cannot win here.
lesson-half-pint-second = Hazel leads 8s and 3s. You hold R8 and K2, and need your one set.
lesson-half-pint-second-later = Then Hazel has her two sets, and your bet against her is lost. Three 8s win now, and spoil her prediction: take the set.
lesson-half-pint-second-weak = That does not beat two pair. All three 8s together do: yours and both of the row.
lesson-half-pint-won = That is your set, and one is what you predicted. Who wins leads the next one: you, with the 2.
lesson-half-pint-last = One card is left. Lose with it.
lesson-half-pint-end =
    One set 10, prediction 10, bet against Hazel 20: 40 points, and a mark. Five marks in a row make a gun fight; three sets in a row
    would be a brawl, which ends the round. A game has ten rounds, and the most points win.
