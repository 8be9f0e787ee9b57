"""Processes in which bots think, apart from the server."""
