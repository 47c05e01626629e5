"""Each game, ruling by ruling."""
