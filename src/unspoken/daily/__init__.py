"""The puzzle of the day for one person: the same for everybody who has the same games and packs."""
