"""Alehouse in a terminal: what the commands show, and the table to play at."""
