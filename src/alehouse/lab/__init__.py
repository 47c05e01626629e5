"""Studying the games: simulation, exact odds, speed."""
