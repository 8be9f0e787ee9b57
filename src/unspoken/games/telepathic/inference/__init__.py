"""What can be inferred of the hidden cards by following a game: bots play by it, all see it afterwards."""
