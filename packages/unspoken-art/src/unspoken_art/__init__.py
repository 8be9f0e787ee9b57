"""Draws the decks of Unspoken. The server starts this package as a process and never imports it."""

__version__ = "0.1.0"
