"""Turns: at a table one thing happens at a time, in the order in which they came."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Turns:
    """Whoever takes a turn begins at once if nobody is at it, and says when it is over."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        """Whether somebody is at it."""
        self._waiting: deque[Callable[[], None]] | None = None  # most tables never need one

    def take(self, begin: Callable[[], None]) -> None:
        """Begin now, or when all who came first are done."""
        if self.taken:
            if self._waiting is None:
                self._waiting = deque()
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def over(self) -> None:
        """The turn is over: the next begins."""
        self.taken = False
        while self._waiting and not self.taken:
            self.taken = True
            self._waiting.popleft()()
