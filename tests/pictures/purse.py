"""Somebody's seconds of CPU, counted."""

from __future__ import annotations

from math import inf

from unspoken.pictures.budget import Budget


class Purse(Budget):
    """So many seconds, and what was spent of them."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self.spent: list[float] = []

    def is_left(self) -> bool:
        """Whether not all is spent."""
        return sum(self.spent) < self._seconds

    def spend(self, seconds: float) -> None:
        """Write it down."""
        self.spent.append(seconds)
