"""Limits for own decks."""

from __future__ import annotations

from msgspec import Struct

_MEGABYTE = 1_000_000


class Quotas(Struct, frozen=True):
    """Limits for own decks."""

    pictures: int = 100
    """Pictures in a deck."""
    table: int = 40 * _MEGABYTE
    """Bytes of one table's deck, with rendered pictures."""
    house: int = 2_000 * _MEGABYTE
    """Bytes of all decks."""
    lists: int = 200
    """Word lists that tables lend to the house: each appears in every table's house rules."""


USUAL = Quotas()
