"""An event loop on virtual time, which jumps to the next timer when nothing else is left to do."""

from __future__ import annotations

import asyncio
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop for nodes in one process, which wait only for timers."""

    _ready: Any  # private to asyncio: callbacks to run now
    _scheduled: Any  # private to asyncio: timers

    def __init__(self) -> None:
        self._now = 0.0
        super().__init__()

    def time(self) -> float:
        """Return the virtual time: a busy machine does not change it."""
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self._now = max(self._now, self._scheduled[0].when())
        super()._run_once()  # type: ignore[misc]  # private to asyncio
