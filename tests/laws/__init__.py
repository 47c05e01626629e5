"""The laws that every game obeys: one generic test module for each law; no test names a game."""
