"""Which games there are: whatever lies in the games folder, and whatever is named from outside."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping

import unspoken.games
from unspoken.kernel.game import AnyGame


def find_games(also: Iterable[str] = ()) -> Mapping[str, AnyGame]:
    """Every game by name: the packages below `unspoken.games`, and modules from outside (each has GAME)."""
    games = [importlib.import_module(name).GAME for name in game_modules(also)]
    return {game.name: game for game in sorted(games, key=lambda game: str(game.name))}


def game_modules(also: Iterable[str] = ()) -> tuple[str, ...]:
    """The modules that have a GAME in them, by name."""
    own = [
        f"{unspoken.games.__name__}.{module.name}"
        for module in pkgutil.iter_modules(unspoken.games.__path__)
        if module.ispkg
    ]
    return (*own, *also)
