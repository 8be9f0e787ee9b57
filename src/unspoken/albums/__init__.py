"""Albums, drawn: what is kept of a game as a picture, in the house's own type, without a browser."""
