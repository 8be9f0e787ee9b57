"""House rules that suit the people who are there, where the chosen ones seat too few."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import get_args

import msgspec
from msgspec.structs import replace

from unspoken.kernel.codec import decode_options
from unspoken.kernel.game import AnyGame, Refused

PlainOptions = dict[str, str | int | bool]


def fitting(game: AnyGame, options: PlainOptions, people: int, chairs: int) -> PlainOptions:
    """The house rules if they seat these people; else the first change of one of them that does, or Refused.

    A change that seats the bots at the table, too, is taken before one that sends some away.
    """
    chosen = decode_options(game, options)
    if people <= game.seats(chosen)[-1]:
        return options
    suiting = [one for one in _changes(chosen) if people <= game.seats(one)[-1]]
    if not suiting:
        allowed = game.seats_by_any_options()
        raise Refused("wrong-number-of-seats", seats=people, least=allowed[0], most=allowed[-1])
    best = next((one for one in suiting if chairs in game.seats(one)), suiting[0])
    return msgspec.to_builtins(best)  # type: ignore[no-any-return]  # a flat struct of plain values


def _changes(options: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """The same house rules, but for one that has names to choose from."""
    for one in msgspec.structs.fields(options):
        names = tuple(one.type) if isinstance(one.type, type) and issubclass(one.type, Enum) else ()
        for name in names or get_args(one.type):
            if isinstance(name, str | Enum):
                yield replace(options, **{one.name: name})
