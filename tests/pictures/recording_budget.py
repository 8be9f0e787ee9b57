"""A budget of CPU seconds that records each expense."""

from __future__ import annotations

from math import inf

from unspoken.pictures.budget import Budget


class RecordingBudget(Budget):
    """A budget of this many seconds, with a list of all expenses."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self.spent: list[float] = []

    def is_left(self) -> bool:
        """True if the budget is not exhausted."""
        return sum(self.spent) < self._seconds

    def spend(self, seconds: float) -> None:
        """Record the spent seconds."""
        self.spent.append(seconds)
