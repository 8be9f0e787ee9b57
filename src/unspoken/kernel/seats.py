"""One value a seat, in seat order, never in the order of answers."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from unspoken.kernel.game import Seat

V = TypeVar("V")

BySeat: TypeAlias = tuple[V, ...]
"""The value at index i belongs to seat i."""


_SEATS = tuple(Seat(number) for number in range(64))  # asked for on every move, and always the same


def every_seat(count: int) -> tuple[Seat, ...]:
    """The seats of a table, in order: each one's left neighbour follows it."""
    return _SEATS[:count] if count <= len(_SEATS) else tuple(map(Seat, range(count)))


def put(values: BySeat[V], seat: Seat, value: V) -> BySeat[V]:
    """The same values, but for one seat's."""
    return (*values[:seat], value, *values[seat + 1 :])


def left_of(seat: Seat, count: int) -> Seat:
    """Whose turn comes next when a role passes to the left."""
    return Seat((seat + 1) % count)
