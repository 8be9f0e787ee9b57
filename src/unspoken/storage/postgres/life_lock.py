"""An advisory lock that each node holds while it lives: PostgreSQL releases it when the process dies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import asyncpg

from unspoken.storage.postgres.connections import PAUSE, TRANSIENT, connect, reason

log = logging.getLogger(__name__)

LOCKED = "lock-"
"""Prefix of the incarnation in a node's row, if the node held its lock at the last renewal."""
GRACE = 0.3
"""Seconds for a node to take a lost lock again: only its connection may have broken."""
_CLASS = 0x756E7370
"""The first key of the locks: "unsp" in ASCII. The second key is a hash of the incarnation."""
_TAKE = f"SELECT pg_advisory_lock_shared({_CLASS}, hashtext($1))"


def is_held(incarnation: str) -> str:
    """Return an SQL condition: somebody holds the lock of this incarnation, which is an SQL expression."""
    return f"""EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
            AND classid = {_CLASS} AND objid = hashtext({incarnation})::oid
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )"""


LOST_ITS_LOCK = f"(incarnation LIKE '{LOCKED}%' AND NOT {is_held('incarnation')})"
"""An SQL condition on a row of `nodes`. It is false for nodes that never had a lock."""


class LifeLock:
    """One node's lock, on a connection of its own.

    The lock is shared, so that a node can take it again while PostgreSQL still has its broken connection.
    """

    def __init__(self, url: str, incarnation: str, patience: float) -> None:
        self._url = url
        self._incarnation = incarnation
        self._patience = patience
        self._connection: asyncpg.Connection | None = None
        self._taking = asyncio.Lock()
        self._again: asyncio.Task[None] | None = None
        self._has_failed = False
        """True if the last attempt failed: only the first failure is logged."""
        self.times_taken = 0

    async def hold(self) -> bool:
        """Try to take the lock, unless we have it; return True if we have it now."""
        async with self._taking:
            if self._connection is not None and not self._connection.is_closed():
                return True
            try:
                async with asyncio.timeout(self._patience):
                    self._connection = await self._take()
            except (*TRANSIENT, asyncpg.PostgresError) as trouble:
                if not self._has_failed:
                    log.warning("cannot take the lock of this node: %s", reason(trouble))
                self._has_failed = True
                return False
            self._has_failed = False
            return True

    async def _take(self) -> asyncpg.Connection:
        connection = await connect(self._url)
        try:
            await connection.fetchval(_TAKE, self._incarnation)
        except BaseException:
            connection.terminate()
            raise
        self.times_taken += 1
        connection.add_termination_listener(self._lost)
        return connection

    def _lost(self, connection: object) -> None:
        if connection is self._connection:
            self._connection = None
            self._again = asyncio.ensure_future(self._take_again())

    async def _take_again(self) -> None:
        """Take a lost lock again before others consider the node dead."""
        while True:
            if await self.hold():
                return
            await asyncio.sleep(PAUSE)

    def close(self) -> None:
        """Disconnect, which releases the lock."""
        connection, self._connection = self._connection, None
        if self._again is not None:
            self._again.cancel()
        if connection is not None:
            connection.terminate()


class Suspects:
    """Nodes that were seen without their locks. They are dead if they have no lock after a grace period."""

    def __init__(self, lease: float) -> None:
        self._lease = lease
        self._since: dict[str, float] = {}

    def see(self, nodes: Iterable[tuple[str, bool]]) -> float:
        """Note which incarnations have lost their locks; return the seconds until all of these are dead."""
        now = asyncio.get_running_loop().time()
        self._since = {name: at for name, at in self._since.items() if at + self._lease > now}
        wait = 0.0
        for incarnation, lost_its_lock in nodes:
            if lost_its_lock:
                wait = max(wait, self._since.setdefault(incarnation, now) + GRACE - now)
            else:
                self._since.pop(incarnation, None)
        return wait

    def dead(self) -> set[str]:
        """Return the incarnations that are dead, unless they have their locks again."""
        now = asyncio.get_running_loop().time()
        return {name for name, at in self._since.items() if at + GRACE <= now < at + self._lease}
