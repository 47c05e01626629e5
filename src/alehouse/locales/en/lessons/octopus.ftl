### The lesson of Octopus.

lesson-octopus-in = The best hand at the end takes the pot: a set, in which no rank stands alone, or a clean hand, in which none is there twice. Yours is nearly clean: only the 6 is double. To continue costs nothing.
lesson-octopus-in-fold = Folding costs a chip, and you give up a hand that lacks one step only. Continue.
lesson-octopus-one = Now all choose a card in secret, and all are discarded. Whoever has played the lowest card that nobody else has played decides what comes next. There is only one 1, and you have it.
lesson-octopus-one-other = With any other card somebody may be lower, or play the same. The 1 decides for certain. Play it.
lesson-octopus-pass = You decide. If you show now your hand is dirty, for the 6 is still double. Pass cards: everybody gives one to the left, and you get rid of a 6.
lesson-octopus-pass-set = In a set every rank must be there at least twice. Yours is far from that. Pass cards.
lesson-octopus-pass-clean = Two 6s make the hand dirty, and dirty hands come last. Pass cards first.
lesson-octopus-give = Choose the card that goes to Hazel. You will get one from Porter, whatever it is.
lesson-octopus-give-other = Then the two 6s stay, and the hand stays dirty. Give a 6.
lesson-octopus-got = Porter gave you a 5. Now nothing in your hand is there twice: it is clean. Only whoever decides can make that count.
lesson-octopus-two = The 1 is gone, and there are two 2s in the deck, one of them yours. Which card is most likely to be low and alone?
lesson-octopus-two-other = Others may play that too, or something lower. Nothing is lower than the 2 now, and only one other card can match it. Play the 2.
lesson-octopus-show = You decide again, and your hand is clean. The others have passed cards only once. Show, and say what is best.
lesson-octopus-show-set = Then sets come first, and yours is none. Clean hands must be best. Show: clean.
lesson-octopus-show-pass = Everybody would give a card again: yours might become dirty, and theirs clean. Show now.
lesson-octopus-end = The others are dirty, and the pot is yours. Remember: keep your lowest cards for the moment in which you want to decide; pass until your hand is in order; and show before the others’ are.
