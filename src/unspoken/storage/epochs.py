"""Epochs: numbers that distinguish a table's successive owners; each write has its owner's epoch."""

from __future__ import annotations

from collections.abc import Callable

ALONE = 0
"""The epoch of a table that was never claimed, because there is only one server."""


class Epochs:
    """The epoch of every table that this server has claimed."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}
        self.when_lost: Callable[[str], None] = lambda _table: None
        """Called with each table of ours that another node owns now."""

    def of(self, table: str) -> int:
        """Return the epoch for writes to this table."""
        return self._epochs.get(table, ALONE)

    def claimed(self, table: str, epoch: int) -> None:
        """Set our epoch of a table."""
        self._epochs[table] = epoch

    def refused(self, table: str, epoch: int) -> None:
        """Handle a refused write of this epoch: the table is lost, unless we claimed it again."""
        if self.of(table) == epoch:
            self.when_lost(table)

    def lost(self, table: str) -> None:
        """Forget our epoch of a table."""
        self._epochs.pop(table, None)
