"""A log for warnings that may come in hundreds: it writes at most one line a second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_EVERY = 1.0
"""Seconds between two lines."""


class RateLimitedLog:
    """Writes a warning, or only counts it within a second of the last line. The next line has the count."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now = now
        self._next_at = float("-inf")
        self._suppressed = 0

    def warn(self, message: str) -> None:
        """Write the warning if none was written within the last second."""
        now = self._now()
        if now < self._next_at:
            self._suppressed += 1
            return
        more = f" (and {self._suppressed} similar warnings)" if self._suppressed else ""
        self._next_at, self._suppressed = now + _EVERY, 0
        self._log.warning("%s%s", message, more)
