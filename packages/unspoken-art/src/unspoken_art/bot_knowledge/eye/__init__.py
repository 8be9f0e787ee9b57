"""Trains the sky classifier of the watcher bots: `python -m unspoken_art.bot_knowledge.eye`."""
