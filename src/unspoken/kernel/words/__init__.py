"""Words and texts: grammar, lexicon, and cleaning of what people write."""
