### The page on which a game is learnt by playing.

learn-title = Lesson
learn-step = Step { $number } of { $all }
learn-on = Go on
learn-play = Now a real game
learn-again = Once more
learn-rules = Read the rules
learn-not-now = That cannot be done here. Look at what the lesson says.
