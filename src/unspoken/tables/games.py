"""Which games there are: whatever lies in the games folder, and whatever is named from outside."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping

import unspoken.games
from unspoken.kernel.game import AnyGame
from unspoken.tables.errors import NoSuchGame


def find_games(also: Iterable[str] = ()) -> Mapping[str, AnyGame]:
    """Every game by name: the packages below `unspoken.games`, and modules from outside (each has GAME).

    Raises NoSuchGame where one of those has none.
    """
    games = [_game_of(name) for name in game_modules(also)]
    return {game.name: game for game in sorted(games, key=lambda game: str(game.name))}


def _game_of(module: str) -> AnyGame:
    try:
        game: AnyGame = importlib.import_module(module).GAME
    except (ModuleNotFoundError, AttributeError) as wrong:
        raise NoSuchGame(f"--also names a module with a GAME in it: {wrong}") from wrong
    return game


def game_modules(also: Iterable[str] = ()) -> tuple[str, ...]:
    """The modules that have a GAME in them, by name."""
    own = [
        f"{unspoken.games.__name__}.{module.name}"
        for module in pkgutil.iter_modules(unspoken.games.__path__)
        if module.ispkg
    ]
    return (*own, *also)
