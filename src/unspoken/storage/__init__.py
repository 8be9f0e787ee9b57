"""Stores: append-only logs of tables, recordings, decks and the atlas."""
