"""Seats have an order."""

from __future__ import annotations

from unspoken.kernel.game import Seat
from unspoken.kernel.seats import every_seat, left_of, put


def test_seats_are_numbered_in_order() -> None:
    """ALL-05: seats have an order."""
    assert every_seat(4) == (0, 1, 2, 3)


def test_to_the_left_sits_the_next() -> None:
    """ALL-05: left means something."""
    assert left_of(Seat(1), 4) == 2


def test_to_the_left_of_the_last_sits_the_first() -> None:
    """ALL-05: a table is round."""
    assert left_of(Seat(3), 4) == 0


def test_a_value_is_put_at_its_seat_and_nowhere_else() -> None:
    """ALL-05: what a seat owns is its own."""
    assert put(("a", "b", "c"), Seat(1), "x") == ("a", "x", "c")
