"""Arguments that name a game and its house rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games


class UsageError(ValueError):
    """An invalid argument; the message names the fault."""


def game_called(name: str, also: Sequence[str] = ()) -> AnyGame:
    """Return a game by its name."""
    games = find_games(also)
    if name not in games:
        raise UsageError(f"there is no game called {name!r}; the games are {', '.join(games)}")
    return games[name]


def house_rules(game: AnyGame, given: Sequence[str]) -> object:
    """Return the options of a game from words of the form KEY=VALUE."""
    known = {field.name: field for field in msgspec.structs.fields(game.types.options)}
    chosen: dict[str, str] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"--option must be KEY=VALUE, not {pair!r}")
        if key not in known:
            raise UsageError(f"{game.name} has no option {key!r}; its options are {', '.join(known)}")
        chosen[key] = value
    try:
        return msgspec.convert(chosen, game.types.options, strict=False)
    except msgspec.ValidationError as error:
        sentence, _, key = str(error).partition(" - at `$.")
        raise UsageError(f"option {key.rstrip('`')} has an invalid value: {sentence}") from error
