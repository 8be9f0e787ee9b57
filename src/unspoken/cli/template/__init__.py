"""The game that every new game begins as: whole, tiny, and checked like any other."""
