"""Tables and the atlas in memory, for tests and for games that need not be saved."""
