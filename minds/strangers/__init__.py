"""A text encoder that shares nothing with the bots, for voters in Dixit that are strangers to them."""
