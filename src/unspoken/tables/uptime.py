"""Since when the server has been running without an interruption, by the calendar."""

from __future__ import annotations

from unspoken.tables.ports import Calendar, Seconds, Stopwatch

_JUMP = 300
"""Seconds by which the calendar may run ahead of the stopwatch."""


class Uptime:
    """Notices a start of the server, and a calendar that jumps ahead.

    A machine that sleeps stops its stopwatch, but not its calendar. Nobody could answer meanwhile, just as if
    the server had been stopped. A calendar that was set to another day looks the same.
    """

    def __init__(self, calendar: Calendar, stopwatch: Stopwatch) -> None:
        self._calendar = calendar
        self._stopwatch = stopwatch
        self._since = self._now = calendar()
        self._watch = stopwatch()

    def since(self) -> Seconds:
        """Return when the server was started, or when its calendar last jumped ahead."""
        now, watch = self._calendar(), self._stopwatch()
        jumped = (now - self._now) - (watch - self._watch) // 1000 > _JUMP
        self._since = now if jumped else min(self._since, now)  # the start may have been by a wrong calendar
        self._now, self._watch = now, watch
        return self._since
