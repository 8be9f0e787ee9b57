"""Generates docs/protocol: the AsyncAPI description, and pages about the games and the refusals."""
