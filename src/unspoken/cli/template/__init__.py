"""The template of new games: a small complete game, with the same tests as the other games."""
