"""The generators that draw our own pictures; never imported by the server."""
