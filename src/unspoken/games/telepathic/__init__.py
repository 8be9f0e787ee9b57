"""Telepathic: two minds, a grid of sixteen tiles, and not a word."""

from unspoken.games.telepathic.rules import GAME as GAME
