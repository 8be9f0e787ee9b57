"""Echo: everybody picks a number in silence, and the highest without an echo counts. A game from outside."""

from .rules import GAME as GAME
