### The lesson of Horn of Plenty.

lesson-horn-of-plenty-deal = You want high cards face up before you, but no two of a rank: a pair is thrown away. In this short hand everybody has one card up and two hidden. Your 5 is the lowest, so you begin.
lesson-horn-of-plenty-truth = Lay a hidden card and say what it is, true or not. The others may agree, disagree or pass. Whoever is right decides which of you two gets the card; if they are wrong, you decide. Lay the 9 and say: a 9.
lesson-horn-of-plenty-truth-lie = That is a lie, and lies are allowed. But a 9 that is called a 9 sounds like one, too: try the truth first.
lesson-horn-of-plenty-truth-five = The 5 pairs your own 5 if it comes to you, and both are thrown away. The 9 is what you want to keep. Lay it, and say 9.
lesson-horn-of-plenty-doubted = Hazel passed, Barley did not believe you. But it is a 9, so Barley was wrong, and now you choose between the two of you.
lesson-horn-of-plenty-keep = Nine points, and no 9 lies before you. Take it.
lesson-horn-of-plenty-keep-give = Then Barley has 9 and 7. To give a card away pays only where it makes a pair. Keep it.
lesson-horn-of-plenty-doubt = Hazel laid a card and says: an 8, though an 8 lies there already and would be a pair. Barley passed. Is it likely that Hazel shows you the truth? Of the cards that you cannot see, only seven are 8s.
lesson-horn-of-plenty-doubt-agree = Most cards are no 8s, and Hazel has no reason to bring an 8 of all things. Disagree.
lesson-horn-of-plenty-doubt-pass = If all pass, Hazel gives the card to anybody, perhaps to you where it hurts. You are probably right if you disagree, and then you decide. Disagree.
lesson-horn-of-plenty-mine = It was a 3: you were right. Who shall have it? You have 5 and 9, Hazel an 8.
lesson-horn-of-plenty-mine-give = It would be three points for Hazel. It pairs nobody, so take it yourself.
lesson-horn-of-plenty-end = You have 5, 9 and 3 now, more than anybody. When all hidden cards are played the highest total scores most. Remember: a card you want is safest when nobody believes you; and give pairs to others.
