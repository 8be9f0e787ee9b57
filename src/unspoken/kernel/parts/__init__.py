"""Optional parts of a game. Each is a small struct of functions; a game leaves out what it does not have."""
