"""A TV that shows a table: put up by the code on it, known again by its token, until it is put away."""

from __future__ import annotations

from typing import NewType, TypeAlias, assert_never

from msgspec import Struct

from unspoken.kernel.tags import tag

TvName = NewType("TvName", str)
"""A TV's name at its table; no two that were ever there have the same."""
MOST_TVS = 4
"""TVs that may show one table."""


class Tv(Struct, frozen=True):
    """A TV that was put up, on or off."""

    name: TvName
    token: str
    """The hash of the TV's token; never the token."""


class TvPutUp(Struct, frozen=True, tag=tag):
    """A TV shows the table from now on."""

    tv: Tv


class TvPutAway(Struct, frozen=True, tag=tag):
    """A TV shows the table no longer."""

    name: TvName


TvEvent: TypeAlias = TvPutUp | TvPutAway


def apply_tvs(tvs: tuple[Tv, ...], event: TvEvent) -> tuple[Tv, ...]:
    """The TVs of a table after one was put up or away."""
    match event:
        case TvPutUp(tv):
            return (*tvs, tv)
        case TvPutAway(name):
            return tuple(one for one in tvs if one.name != name)
        case _:
            assert_never(event)
