"""A table whose log cannot be written stands still, for all to see, until it can be written again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unspoken.tables.errors import LostTable, NotSaved
from unspoken.tables.schedule import Schedule
from unspoken.tables.services import Services

log = logging.getLogger(__name__)


class Standstill:
    """Stops the table's time, and looks whether the log can be written by writing what is of no account."""

    def __init__(self, code: str, services: Services, schedule: Schedule, over: Callable[[], None]) -> None:
        self._code = code
        self._services = services
        self._schedule = schedule
        self._over = over
        self._looking: asyncio.Task[None] | None = None

    def begin(self, trouble: NotSaved) -> None:
        """Something could not be written down. A table that lives elsewhere now goes on there."""
        log.error("table %s: not saved: %s", self._code, trouble)
        self._schedule.stands_still = not isinstance(trouble, LostTable)

    def look(self) -> bool:
        """Whether it stands still; if so the store is asked, once at a time, and it may be over soon."""
        if self._schedule.stands_still and self._looking is None:
            self._looking = asyncio.ensure_future(self._look())
        return self._schedule.stands_still

    async def _look(self) -> None:
        try:
            await self._services.store.touch((self._code,), self._services.calendar())
        except NotSaved:
            self._schedule.retry()
        else:
            self._schedule.stands_still = False
            self._over()
        finally:
            self._looking = None
