"""Pareidolia: two silent artists build a picture out of clouds, and the others say what they see."""

from unspoken.games.pareidolia.rules import GAME as GAME
