"""Decks of people's own pictures: kept beside the tables, never among the packs."""
