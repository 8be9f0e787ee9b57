"""The atlas: what a house has seen in its pictures and words, kept where a table lets it."""
