"""Guesses: how they are compared with the word, counted and rate limited."""
