"""The kernel: the protocol of a game, and how a game is run. It is pure and names no game."""
