"""Bots: from a frame to a command, and their knowledge of words and pictures."""
