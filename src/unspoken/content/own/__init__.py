"""Own decks: pictures and words that people add, stored with the tables, separate from packs."""
