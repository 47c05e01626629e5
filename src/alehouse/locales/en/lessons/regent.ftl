### The lesson of Regent.

lesson-regent-deal = You have two down cards that only you know, and one up card. A pair anywhere in your hand is rot: whoever is caught with one pays its rank in chips. Your low 4 leads.
lesson-regent-gift = You may give Hazel one of your down cards, face up. Hazel has two cards that you do not know: there may be a 9 among them, and then your gift makes a pair that only Hazel knows of. Give the 9.
lesson-regent-gift-draw = Every card you draw makes a pair in your own hand likelier. Rather let the others collect: give the 9.
lesson-regent-gift-see = A look costs you the highest card there if it finds no pair, and Hazel has only three cards so far. First make that hand bigger: give the 9.
lesson-regent-gift-attack = An attack gives Hazel a card of the deck, and if it pairs the 6 it is you who pays. The 9 of your own hand you know. Give it.
lesson-regent-gift-fold = Folding costs 4, the lowest up card, and nothing is wrong with your hand yet. Give the 9.
lesson-regent-gift-two = There are only two 2s: yours will hardly find the other one. There are nine 9s. Give the 9.
lesson-regent-see = Hazel drew and has five cards now, three of them unknown, and a 9 and a 6 face up. In about three cases of four there is a pair among so many. Look: a pair pays you its rank.
lesson-regent-see-draw = Then Hazel may get rid of the rot, or catch you. A hand of five cards is ripe. See Hazel.
lesson-regent-see-attack = With a 6 and a 9 face up an attack pairs openly more often, and then you pay. Looking is what pays now. See Hazel.
lesson-regent-see-fold = Folding costs 4 for certain. A look wins three times in four. See Hazel.
lesson-regent-see-gift = Without a down card nobody can see you, which is good; but Hazel’s hand is ripe now, and may be put in order next turn. See Hazel.
lesson-regent-paid = Two 9s: your gift had met one. Hazel pays you nine chips. Without a pair you would have paid the highest card, nine as well. A new round is dealt from the same deck.
lesson-regent-rot = Now the rot is yours: two 10s down. If Hazel looks you pay ten. You cannot throw a card away, but you can give one. Your low 3 leads.
lesson-regent-rot-draw = The pair stays, and another card can only make it worse. Give one of the 10s.
lesson-regent-rot-see = With two unknown cards there is a pair in about one case of three. That is too few, and your own pair stays. Give one of the 10s.
lesson-regent-rot-attack = An attack does nothing about your 10s, and after it Hazel may look. Give one of them.
lesson-regent-rot-fold = Three chips are a cheap way out of such a hand, and often right. But there is something better: give a 10 away, and the pair is gone.
lesson-regent-end = Hazel looked, found no pair, and pays you your highest card: ten. Remember: look at hands that have grown, not at fresh ones; give away what pairs at home; and when a low card lies open, folding is cheap.
