"""Inkblots: their shape, their ink, and the shipped deck."""
