"""Which of a table's owners this server is: the number that each of its writes carries."""

from __future__ import annotations

from collections.abc import Callable

ALONE = 0
"""The epoch of a table that nobody has ever claimed: one server keeps it, and there are no others."""


class Epochs:
    """The epoch of every table that this server has claimed."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}
        self.when_lost: Callable[[str], None] = lambda _table: None
        """Told of each table of ours that turns out to be another's."""

    def of(self, table: str) -> int:
        """What a write of this table carries."""
        return self._epochs.get(table, ALONE)

    def claimed(self, table: str, epoch: int) -> None:
        """From now on we write to the table as its owner of this epoch."""
        self._epochs[table] = epoch

    def refused(self, table: str, epoch: int) -> None:
        """A write of that epoch was refused; unless we have claimed the table anew, it is lost."""
        if self.of(table) == epoch:
            self.when_lost(table)

    def lost(self, table: str) -> None:
        """From now on we have no right to the table."""
        self._epochs.pop(table, None)
