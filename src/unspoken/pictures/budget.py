"""CPU budget for the pictures of one household."""

from __future__ import annotations

from typing import Protocol


class Budget(Protocol):
    """Checked before each piece of work, and charged after it."""

    def is_left(self) -> bool:
        """True if the budget is not exhausted."""
        ...

    def spend(self, seconds: float) -> None:
        """Charge CPU seconds."""
        ...


class Unlimited(Budget):
    """A budget without a limit."""

    def is_left(self) -> bool:
        """Always True."""
        return True

    def spend(self, seconds: float) -> None:
        """Do nothing."""


UNLIMITED = Unlimited()
"""A budget without a limit."""
