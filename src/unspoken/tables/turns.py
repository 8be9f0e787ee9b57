"""Turns: at a table one thing happens at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TypeAlias, TypeVar

log = logging.getLogger(__name__)
T = TypeVar("T")
Ended: TypeAlias = Callable[[T | None, Exception | None], None]
"""Told what came of a turn: what was decided, or why nothing was."""


class Turns:
    """Whoever takes a turn begins at once if nobody is at it, and says when it is over."""

    __slots__ = ("_is_passing_on", "_waiting", "_whose", "taken")

    def __init__(self, whose: str) -> None:
        self._whose = whose
        self.taken = False
        """Whether somebody is at it."""
        self._waiting: deque[Callable[[], None]] | None = None  # most tables never need one
        self._is_passing_on = False

    def take(self, begin: Callable[[], None]) -> None:
        """Begin now, or when all who came first are done."""
        if self.taken:
            if self._waiting is None:
                self._waiting = deque()
            self._waiting.append(begin)
        else:
            self.taken = True
            begin()

    def end(self, ended: Ended[T], value: T | None, trouble: Exception | None) -> None:
        """Tell whoever took the turn what came of it; the next begins, whatever they make of it."""
        try:
            ended(value, trouble)
        except Exception:
            log.exception("table %s: somebody could not be told what came of their turn", self._whose)
        finally:
            self._over()

    def _over(self) -> None:
        """The next begins. One that is over at once comes back here: the loop further up goes on then."""
        self.taken = False
        if self._is_passing_on:
            return
        self._is_passing_on = True
        try:
            while self._waiting and not self.taken:
                self.taken = True
                self._waiting.popleft()()
        finally:
            self._is_passing_on = False


def told(done: asyncio.Future[T]) -> Ended[T]:
    """For whoever waits for a turn; they may have gone away meanwhile."""

    def ended(value: T | None, trouble: Exception | None) -> None:
        if done.done():
            return
        if trouble is None:
            done.set_result(value)  # type: ignore[arg-type]  # decided, so it is a T
        else:
            done.set_exception(trouble)

    return ended
