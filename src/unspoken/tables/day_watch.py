"""Wakes the tables that play by days: loads them when a deadline passes, and lets them rest until the next.

The store has one time for each table that plays by days. While a table is loaded, this time lies in the past,
so that any server loads the table again after a crash. A table rests when nobody is connected and nothing
happens soon; then its time is that of its next deadline.
"""

from __future__ import annotations

import asyncio
import logging

from unspoken.tables.errors import DamagedTable, NoSuchTable, OwnedElsewhere, StoreUnavailable
from unspoken.tables.house import House
from unspoken.tables.state.names import log_label
from unspoken.tables.table.table import Table

log = logging.getLogger(__name__)

_INTERVAL = 20.0
"""Seconds between two checks, by the server's own clock."""
_ELSEWHERE = 300
"""Seconds after which a table that another server owned is tried again: that server may be dead."""


_PAST = 0
"""The time of loaded tables, which lies in the past even if the calendar is wrong."""


class DayWatch:
    """Loads and unloads the tables of a house that play by days."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._awake: set[str] = set()
        """The loaded tables whose time in the store lies in the past."""
        self._elsewhere: dict[str, int] = {}
        """When to try tables again that other servers own."""

    async def run(self, speed: int = 1) -> None:
        """Check periodically; `speed` is that of the tables' clocks."""
        while True:
            try:
                await self.check()
            except StoreUnavailable as trouble:
                log.error("cannot wake the tables that play by days: %s", trouble)
            except Exception:  # keep running
                log.exception("unhandled exception in the watch of games by days")
            await asyncio.sleep(_INTERVAL / speed)

    async def check(self) -> None:
        """Let tables rest that may rest, and wake those that must be woken. Raises StoreUnavailable."""
        self._house.services.uptime.since()
        await self._mark()
        await self._let_rest()
        for code in await self._house.services.store.tables_to_wake(self._house.services.calendar()):
            if self._house.loaded(code) is None:
                await self._wake(code)

    async def _mark(self) -> None:
        """Record which tables have begun to play by days, and which no longer do."""
        loaded = self._house.tables
        playing = {table.code for table in loaded if table.snapshot.room.by_days}
        ended = (self._awake - playing) & {table.code for table in loaded}
        changed = {**dict.fromkeys(playing - self._awake, _PAST), **dict.fromkeys(ended)}
        if changed:
            await self._house.services.store.set_wakes(changed)
        self._awake = playing

    async def _let_rest(self) -> None:
        """Unload idle tables until their next deadlines."""
        resting = [table for table in self._house.tables if self._may_rest(table)]
        if not resting:
            return
        wakes = {table.code: table.schedule.next_wake(table.snapshot) for table in resting}
        await self._house.services.store.set_wakes(wakes)
        self._awake -= wakes.keys()  # marked again at the next check, if somebody has come meanwhile
        self._house.unload([table for table in resting if self._is_loaded(table) and self._may_rest(table)])

    def _may_rest(self, table: Table) -> bool:
        return self._house.is_idle(table) and table.snapshot.room.by_days

    def _is_loaded(self, table: Table) -> bool:
        return self._house.loaded(table.code) is table

    async def _wake(self, code: str) -> None:
        now = self._house.services.calendar()
        if self._elsewhere.get(code, now) > now:
            return
        self._elsewhere.pop(code, None)
        try:
            table = await self._house.find(code)
            self._awake.add(code)  # so that its time is deleted if it does not play by days, or soon ends
            await table.perform(lambda _draft: None)  # sets its clock and its alarm
        except OwnedElsewhere:
            self._elsewhere[code] = now + _ELSEWHERE
        except (NoSuchTable, DamagedTable) as trouble:
            log.error("table %s plays by days and cannot be loaded: %s", log_label(code), trouble)
            await self._house.services.store.set_wakes({code: None})
