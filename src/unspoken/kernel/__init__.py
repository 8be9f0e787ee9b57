"""The kernel: what a game is, and how any game is run. Pure, and knows no game by name."""
