"""The games: one module each. A module is found by its name; nothing is listed anywhere."""
