"""Packs of words and pictures, and own decks."""
