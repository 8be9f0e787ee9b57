"""The kernel: the protocol of a game, and how a game is run. It has no I/O and depends on no game."""
