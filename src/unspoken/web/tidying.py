"""Old tables: what nobody has touched for long is deleted, at the start and once a day."""

from __future__ import annotations

import asyncio
import itertools
import logging

from unspoken.content.own.decks import OwnDecks
from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House

log = logging.getLogger(__name__)

_HOUR, _HOURS = 3_600, 24
_DAY = _HOUR * _HOURS
KEEP_SOUNDS_DAYS = 30
"""Recordings weigh most: they go before their table does."""


class Tidying:
    """Keeps the house from filling up: tables go, and with them the decks that only they could use."""

    def __init__(self, house: House, decks: OwnDecks, days: int) -> None:
        self._house = house
        self._decks = decks
        self._days = days

    async def tidy(self) -> None:
        """Delete what is old; what cannot be deleted today can be tomorrow."""
        if self._days == 0:
            return
        try:
            gone = await self._house.tidy(self._days * _DAY, min(self._days, KEEP_SOUNDS_DAYS) * _DAY)
            for table in await self._house.missing(self._decks.tables()):  # also what a kill has left
                await self._decks.forget(table)
        except NotSaved as trouble:
            log.error("old tables could not be deleted: %s", trouble)
        else:
            if gone:
                log.info("%d tables were deleted: nobody touched them for %d days", len(gone), self._days)

    async def go_on(self) -> None:
        """For as long as the server runs: every hour what is awake is touched, every day all is tidied."""
        for hour in itertools.count(1):
            await asyncio.sleep(_HOUR)
            try:
                await (self.tidy() if hour % _HOURS == 0 else self._touch())
            except Exception:  # or nothing would ever be tidied again
                log.exception("tidying met what nobody foresaw")

    async def _touch(self) -> None:
        try:
            await self._house.touch_awake()
        except NotSaved as trouble:
            log.error("tables could not be touched: %s", trouble)
