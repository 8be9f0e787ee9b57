"""Draws whole decks on all cores, and contact sheets of them."""
