"""Vector drawings: clouds, tiles, seals and card backs."""
