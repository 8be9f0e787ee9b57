"""Finds the games: the packages in `unspoken.games`, and modules that are named on the command line."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping

import unspoken.games
from unspoken.kernel.game import AnyGame
from unspoken.tables.errors import NoSuchGame


def find_games(also: Iterable[str] = ()) -> Mapping[str, AnyGame]:
    """Return every game by name: the games in `unspoken.games`, and the games of these modules.

    Raises NoSuchGame if a module does not define GAME.
    """
    games = [_game_of(name) for name in game_modules(also)]
    return {game.name: game for game in sorted(games, key=lambda game: str(game.name))}


def _game_of(module: str) -> AnyGame:
    try:
        game: AnyGame = importlib.import_module(module).GAME
    except (ImportError, AttributeError, SyntaxError) as error:
        raise NoSuchGame(f"--also needs a module that defines GAME: {error}") from error
    return game


def game_modules(also: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the names of the modules that define GAME."""
    built_in = [
        f"{unspoken.games.__name__}.{module.name}"
        for module in pkgutil.iter_modules(unspoken.games.__path__)
        if module.ispkg
    ]
    return (*built_in, *also)
