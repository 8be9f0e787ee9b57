"""Dixit: one tells a picture without telling it, and the others must find it among their own."""

from unspoken.games.dixit.rules import GAME as GAME
