"""How much time of the processor somebody's pictures may take."""

from __future__ import annotations

from typing import Protocol


class Budget(Protocol):
    """What is left of it is asked before each piece of work, and what that took is told after it."""

    def is_left(self) -> bool:
        """Whether anything may be begun."""
        ...

    def spend(self, seconds: float) -> None:
        """So many seconds were needed."""
        ...


class Unlimited(Budget):
    """Nobody counts."""

    def is_left(self) -> bool:
        """Always."""
        return True

    def spend(self, seconds: float) -> None:
        """And nobody remembers."""


UNLIMITED = Unlimited()
"""Where nobody counts."""
