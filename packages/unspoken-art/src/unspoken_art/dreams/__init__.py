"""Dream cards: the shipped decks as TOML, and the grammar that composes new cards."""
