"""Stops a table while its log cannot be written. Everybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from unspoken.tables.errors import LostTable, StoreUnavailable
from unspoken.tables.state.names import log_label
from unspoken.tables.table.schedule import Schedule
from unspoken.tables.table.services import Services

log = logging.getLogger(__name__)


class Standstill:
    """Stops the table's clock, and tests the store with a harmless write until it succeeds."""

    def __init__(self, code: str, services: Services, schedule: Schedule, over: Callable[[], None]) -> None:
        self._code = code
        self._services = services
        self._schedule = schedule
        self._over = over
        self._test: asyncio.Task[None] | None = None

    def begin(self, trouble: StoreUnavailable) -> None:
        """Start after a failed write, unless the table has moved to another node and goes on there."""
        stands_still = not isinstance(trouble, LostTable)
        if stands_still and not self._schedule.stands_still:
            log.info("table %s stands still: %s", log_label(self._code), trouble)
        self._schedule.stands_still = stands_still

    def check(self) -> bool:
        """True if the table stands still. Also tests the store, unless a test is running."""
        if self._schedule.stands_still and self._test is None:
            self._test = asyncio.ensure_future(self._test_store())
        return self._schedule.stands_still

    async def _test_store(self) -> None:
        try:
            await self._services.store.touch((self._code,), self._services.calendar())
        except StoreUnavailable as trouble:
            self._services.store_watch.is_down(trouble)
            self._schedule.retry()
        else:
            self._services.store_watch.answers()
            self._schedule.stands_still = False
            self._over()
        finally:
            self._test = None
