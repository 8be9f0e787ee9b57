"""An event loop whose time passes at once when nothing is left to do: nobody waits for a lease to be over."""

from __future__ import annotations

import asyncio
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """For nodes of one process, which wait for nothing but time."""

    _ready: Any  # asyncio's own: what is to be done now,
    _scheduled: Any  # and later

    def __init__(self) -> None:
        self._ahead = 0.0
        super().__init__()

    def time(self) -> float:
        """The loop's time."""
        return super().time() + self._ahead

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:
            self._ahead += max(0.0, self._scheduled[0].when() - self.time())
        super()._run_once()  # type: ignore[misc]  # as above
