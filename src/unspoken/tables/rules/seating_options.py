"""Changes house rules that have too few seats, so that everybody gets a seat."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import get_args

import msgspec
from msgspec.structs import replace

from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Refused

PlainOptions = dict[str, str | int | bool]


def options_seating(game: AnyGame, options: PlainOptions, people: int, chairs: int) -> PlainOptions:
    """Return house rules with enough seats for these people, with one option changed if necessary.

    A change that keeps all chairs, including the bots' chairs, is preferred. Raises Refused if no change of
    one option gives enough seats.
    """
    chosen = decode_options(game, options)
    if people <= game.seats(chosen)[-1]:
        return options
    large_enough = [changed for changed in _changes(chosen) if people <= game.seats(changed)[-1]]
    if not large_enough:
        allowed = game.seats_by_any_options()
        raise Refused("wrong-number-of-seats", seats=people, least=allowed[0], most=allowed[-1])
    best = next((changed for changed in large_enough if chairs in game.seats(changed)), large_enough[0])
    return msgspec.to_builtins(best)  # type: ignore[no-any-return]  # a flat struct of plain values


def _changes(options: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Yield the house rules with one enum or literal option changed."""
    for option in msgspec.structs.fields(options):
        is_enum = isinstance(option.type, type) and issubclass(option.type, Enum)
        for value in tuple(option.type) if is_enum else get_args(option.type):
            if isinstance(value, str | Enum):
                yield replace(options, **{option.name: value})
