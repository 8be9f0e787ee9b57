"""The games, one package each. There is no list: `unspoken.tables.games.find_games` discovers them."""
