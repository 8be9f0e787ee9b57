"""Watches the store: how long it takes to save, how often that fails, and when it does not answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from unspoken.tables.errors import LostTable, StoreUnavailable
from unspoken.tables.ports import SaveCallback
from unspoken.tables.rate_limited_log import RateLimitedLog

log = logging.getLogger(__name__)

SLOW = 1.0
"""Seconds. People notice that a table waits this long for the disk or the database."""


class StoreWatch:
    """Counts saves and failures for the metrics, and logs each outage once: its beginning and its end."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._down_since: float | None = None
        self._reported = 0
        self._slow = RateLimitedLog(log)
        self.failed = 0
        """Saves that failed because the store could not be used."""
        self.observe: Callable[[float], None] = _ignore
        """Called with the duration of each save, in seconds."""

    @property
    def is_up(self) -> bool:
        """True unless the last save or test failed."""
        return self._down_since is None

    def measured(self, callback: SaveCallback) -> SaveCallback:
        """Return a callback for a save that begins now; it measures the save, then calls `callback`."""
        begun = self._now()

        def saved(error: Exception | None) -> None:
            if error is None:
                seconds = self._now() - begun
                self.observe(seconds)
                if self._down_since is not None:
                    self.answers()
                if seconds >= SLOW:
                    self._slow.warn(f"the store is slow: a save took {seconds:.1f} seconds")
            elif isinstance(error, StoreUnavailable) and not isinstance(error, LostTable):
                self.failed += 1
                self.is_down(error)
            callback(error)

        return saved

    def is_down(self, trouble: StoreUnavailable) -> None:
        """Note that the store could not be used."""
        if self._down_since is None:
            self._down_since = self._now()
            log.error("the store does not answer, and tables stand still: %s", trouble)

    def answers(self) -> None:
        """Note that the store could be used."""
        if self._down_since is not None:
            seconds, failed = self._now() - self._down_since, self.failed - self._reported
            self._down_since, self._reported = None, self.failed
            log.warning("the store answers again after %.1f seconds; %d saves failed", seconds, failed)


def _ignore(_seconds: float) -> None:
    """Measure nothing."""
