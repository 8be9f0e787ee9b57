"""The optional parts of the toy game."""
