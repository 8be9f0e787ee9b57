"""The order of seats."""

from __future__ import annotations

from unspoken.kernel.seats import every_seat, left_of, put
from unspoken.kernel.types import Seat


def test_seats_are_numbered_in_order() -> None:
    """ALL-05: from 0."""
    assert every_seat(4) == (0, 1, 2, 3)


def test_left_is_the_next_seat() -> None:
    """ALL-05: seats are numbered clockwise."""
    assert left_of(Seat(1), 4) == 2


def test_left_of_the_last_seat_is_the_first() -> None:
    """ALL-05: the table is round."""
    assert left_of(Seat(3), 4) == 0


def test_a_value_is_put_at_its_seat_and_nowhere_else() -> None:
    """ALL-05: the other values stay."""
    assert put(("a", "b", "c"), Seat(1), "x") == ("a", "x", "c")
