"""Unspoken: an online table for four games of association and silence."""

__version__ = "0.1.0"
