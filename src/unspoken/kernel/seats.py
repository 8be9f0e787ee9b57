"""Values by seat: always in seat order, never in the order of answers."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from unspoken.kernel.types import Seat

V = TypeVar("V")

BySeat: TypeAlias = tuple[V, ...]
"""The value at index i belongs to seat i."""


_SEATS = tuple(Seat(number) for number in range(64))  # cached: needed on every move


def every_seat(count: int) -> tuple[Seat, ...]:
    """Return the seats of a table in order: each seat is followed by its left neighbour."""
    return _SEATS[:count] if count <= len(_SEATS) else tuple(map(Seat, range(count)))


def put(values: BySeat[V], seat: Seat, value: V) -> BySeat[V]:
    """Return the values with the value of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def left_of(seat: Seat, count: int) -> Seat:
    """Return the seat to the left."""
    return Seat((seat + 1) % count)
