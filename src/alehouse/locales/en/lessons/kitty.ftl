### The lesson of Kitty.

lesson-kitty-deal = Seven cards lie in the kitty, all others are in your hands. At the end whoever holds most cards of a rank scores the rank; if several do, all of them score it. The first target is turned: a 9.
lesson-kitty-pass = First everybody passes a card to the left, in secret. Give away what will not score: of the ten 10s you hold two, and the other eight are elsewhere. Pass a 10.
lesson-kitty-pass-other = Small ranks are won with two or three cards, and low cards win targets. Two 10s of ten will hardly be the most. Pass a 10.
lesson-kitty-bid = Now all bid a card in secret. The lowest bid that nobody else makes takes the target into the hand; all bids are discarded. You have two 9s, a third would be worth much. Only the 1 and the other 2 could spoil your 2.
lesson-kitty-bid-three = There is one more 3, and whoever has a 2 bids below you. Two 3s are worth keeping; the 2 itself is hardly worth anything to you. Bid the 2.
lesson-kitty-bid-high = Somebody will bid lower than that, and your card is gone all the same. For a 9 bid your lowest: the 2.
lesson-kitty-won = Porter and Barley both bid a 6, so these did not count; your 2 was lower than Hazel’s 4. The 9 is yours: three of nine. The next target is a 4, and you have no 4.
lesson-kitty-again = Pass first. You got a 3 from Porter before. Which card do you need least?
lesson-kitty-again-other = A single 10 of ten never is the most. Everything else in your hand may still score. Pass the 10.
lesson-kitty-poor = An 8 came: you have three 8s and three 9s now. A single 4 is worth little to you, so do not pay for it: bid a card that stands alone in your hand, a 6 or a 7.
lesson-kitty-poor-low = With two of the three 3s you score the 3s for certain. Do not throw one away for a 4. Bid the 6 or the 7.
lesson-kitty-poor-good = That is one of your pairs and threes, and these will score. A bid is gone whether it wins or not. Bid the 6 or the 7.
lesson-kitty-end = Barley’s own 4 won the 4. Five rounds are still to come in a real game. Remember: pass what you can never have most of; bid low for what completes a rank, and something useless for what does not; and the lowest bid counts only if it stands alone.
