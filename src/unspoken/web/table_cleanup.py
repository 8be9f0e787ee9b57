"""Deletes tables that have not been used for a long time, at the start and once a day."""

from __future__ import annotations

import asyncio
import itertools
import logging

from unspoken.content.own.decks import OwnDecks
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House

log = logging.getLogger(__name__)

_HOUR, _HOURS = 3_600, 24
_DAY = _HOUR * _HOURS
KEEP_SOUNDS_DAYS = 30
"""Recordings take the most space, so they are deleted before their table."""


class TableCleanup:
    """Deletes old tables, and the own decks that only those tables could use."""

    def __init__(self, house: House, decks: OwnDecks, days: int) -> None:
        self._house = house
        self._decks = decks
        self._days = days

    async def clean_up(self) -> None:
        """Delete old tables once; errors are logged, since the next run tries again."""
        if self._days == 0:
            return
        try:
            deleted = await self._house.tidy(self._days * _DAY, min(self._days, KEEP_SOUNDS_DAYS) * _DAY)
            for table in await self._house.missing(self._decks.tables()):  # also after an earlier crash
                await self._decks.forget(table)
        except StoreUnavailable as error:
            log.error("could not delete old tables: %s", error)
        else:
            if deleted:
                log.info("deleted %d tables that were unused for %d days", len(deleted), self._days)

    async def run(self) -> None:
        """Run forever: mark loaded tables as used every hour, delete old tables every day."""
        for hour in itertools.count(1):
            await asyncio.sleep(_HOUR)
            try:
                await (self.clean_up() if hour % _HOURS == 0 else self._touch())
            except Exception:  # keep running
                log.exception("unhandled exception in the table cleanup")

    async def _touch(self) -> None:
        try:
            await self._house.touch_loaded()
        except StoreUnavailable as error:
            log.error("could not mark loaded tables as used: %s", error)
