"""Bots at a table: when each answers, what it says, and how its answer is awaited."""
