"""A log for trouble that may come by the hundred: whoever reads it learns as much from a line a second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_EVERY = 1.0
"""Seconds from one line to the next."""


class SeldomLog:
    """Writes a warning, unless it has just written one: then it counts, and the next one says how many."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now = now
        self._next_at = float("-inf")
        self._left_out = 0

    def warn(self, message: str) -> None:
        """Say it, if nothing was said for a second."""
        now = self._now()
        if now < self._next_at:
            self._left_out += 1
            return
        more = f" (and {self._left_out} more like this one)" if self._left_out else ""
        self._next_at, self._left_out = now + _EVERY, 0
        self._log.warning("%s%s", message, more)
