"""Tables and the atlas in one SQLite file."""
