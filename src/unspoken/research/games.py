"""The games that have a research part."""

from __future__ import annotations

from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games


def research_games() -> dict[str, AnyGame]:
    """Return the games with a research part, by name."""
    return {name: game for name, game in find_games().items() if game.research is not None}
