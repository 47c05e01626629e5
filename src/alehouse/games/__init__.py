"""The games: one module each. A module is found by its name; nothing has to be listed anywhere."""

WELCOME = ("half-pint", "pairs", "port")
"""What this house offers first to whoever does not know where to begin, in this order: a choice of the house, and nothing
that a game could say of itself."""
