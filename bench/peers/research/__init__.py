"""OpenSpiel's Hanabi and pgx's tic-tac-toe. They run in a separate virtual environment (requirements.txt)."""
