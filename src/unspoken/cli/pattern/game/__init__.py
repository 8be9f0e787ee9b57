"""Pattern: everybody picks a number in silence, and thinking like the left neighbour counts."""

from unspoken.cli.pattern.game.rules import GAME as GAME
