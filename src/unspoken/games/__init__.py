"""The games, one folder each. There is no list of them: `shelf` finds what is there."""
