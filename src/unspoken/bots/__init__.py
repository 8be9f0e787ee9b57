"""Bots: a frame in, a command out, and what they know of words and pictures."""
