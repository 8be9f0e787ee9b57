"""Generators of malformed messages and raw frames."""
