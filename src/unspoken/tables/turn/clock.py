"""Table time: it runs while people are connected and the table is not paused."""

from __future__ import annotations

from unspoken.kernel.types import Millis
from unspoken.tables.ports import Stopwatch


class TableClock:
    """Measures table time with a stopwatch. No table time passes while the server is down."""

    def __init__(self, stopwatch: Stopwatch, at: Millis) -> None:
        self._stopwatch = stopwatch
        self._at = at
        self._since: int | None = None

    @property
    def running(self) -> bool:
        """True if the clock runs."""
        return self._since is not None

    def now(self) -> Millis:
        """Return the table's time."""
        elapsed = 0 if self._since is None else self._stopwatch() - self._since
        return Millis(self._at + elapsed)

    def run(self, running: bool) -> None:
        """Start or stop the clock."""
        if running == self.running:
            return
        self._at = self.now()
        self._since = self._stopwatch() if running else None
