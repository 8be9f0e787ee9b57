"""TVs that show a table: added by the code on the screen, recognised by a token, until removed."""

from __future__ import annotations

from typing import NewType, TypeAlias, assert_never

from msgspec import Struct

from unspoken.kernel.tags import tag

TvName = NewType("TvName", str)
"""A TV's name at its table; never reused."""
MOST_TVS = 4
"""TVs per table."""


class Tv(Struct, frozen=True):
    """A TV of a table, connected or not."""

    name: TvName
    token: str
    """The hash of the TV's token; never the token."""


class TvPutUp(Struct, frozen=True, tag=tag):
    """A TV was added."""

    tv: Tv


class TvPutAway(Struct, frozen=True, tag=tag):
    """A TV was removed."""

    name: TvName


TvEvent: TypeAlias = TvPutUp | TvPutAway


def apply_tvs(tvs: tuple[Tv, ...], event: TvEvent) -> tuple[Tv, ...]:
    """Return the TVs of a table after an event."""
    match event:
        case TvPutUp(tv):
            return (*tvs, tv)
        case TvPutAway(name):
            return tuple(tv for tv in tvs if tv.name != name)
        case _:
            assert_never(event)
