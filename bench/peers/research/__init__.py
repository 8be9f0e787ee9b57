"""OpenSpiel's Hanabi and pgx's tic-tac-toe, each a process with a Python of their own (requirements.txt)."""
