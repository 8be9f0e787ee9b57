"""Table time: it runs while people are here and the table is not paused, and stands still otherwise."""

from __future__ import annotations

from unspoken.kernel.game import Millis
from unspoken.tables.ports import Stopwatch


class TableClock:
    """Table time on a stopwatch. A server that was down takes no time from anybody."""

    def __init__(self, stopwatch: Stopwatch, at: Millis) -> None:
        self._stopwatch = stopwatch
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self._since is not None

    def now(self) -> Millis:
        """The table's time."""
        gone = 0 if self._since is None else self._stopwatch() - self._since
        return Millis(self._at + gone)

    def run(self, running: bool) -> None:
        """Let it run, or stand still."""
        if running == self.running:
            return
        self._at = self.now()
        self._since = self._stopwatch() if running else None
