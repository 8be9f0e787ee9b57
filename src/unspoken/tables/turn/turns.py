"""Turns of a table: each turn is one change, and turns run one after another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from unspoken.tables.turn.draft import Draft

T = TypeVar("T")
Ended: TypeAlias = Callable[[T | None, Exception | None], None]
"""Called at the end of a turn with the value of its decision, or with the error."""

_TRIES = 5
"""How often a turn is decided again because another server wrote to the log first."""


class TableTurn(NamedTuple, Generic[T]):
    """A decision, and the callback for its result."""

    decide: Callable[[Draft], T]
    ended: Ended[T]
    tries: int = _TRIES


class TurnQueue:
    """Holds the turns that wait for the running turn."""

    __slots__ = ("_is_draining", "_waiting", "is_running")

    def __init__(self) -> None:
        self.is_running = False
        """True while a turn runs."""
        self._waiting: deque[TableTurn[Any]] | None = None  # most tables never need a queue
        self._is_draining = False

    def start(self, turn: TableTurn[T]) -> bool:
        """True if the turn runs now; otherwise it is queued."""
        if not self.is_running:
            self.is_running = True
            return True
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(turn)
        return False

    def end(self) -> Iterable[TableTurn[Any]]:
        """End the running turn, and return the queued turns until one of them does not end at once."""
        self.is_running = False
        # while draining, a turn ended at once: the loop further up the stack goes on
        return self._drain() if self._waiting and not self._is_draining else ()

    def _drain(self) -> Iterator[TableTurn[Any]]:
        self._is_draining = True
        try:
            while self._waiting and not self.is_running:
                self.is_running = True
                yield self._waiting.popleft()
        finally:
            self._is_draining = False
