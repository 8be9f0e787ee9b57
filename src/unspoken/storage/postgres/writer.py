"""Writes logs to PostgreSQL: one statement and one commit for all waiting writes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from unspoken.storage.postgres.connections import PAUSE, TRANSIENT, PostgresPool, reason
from unspoken.tables.errors import Conflict, LostTable, StoreUnavailable
from unspoken.tables.ports import SaveCallback

log = logging.getLogger(__name__)

_GIVEN = """unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[])
    AS given ("table", step, epoch, data)"""
# The owner's row is locked until the commit, so that no node can claim the table between the check of the
# epoch and the insert. The common order prevents deadlocks between servers with overlapping batches.
APPEND = f"""
WITH owned AS MATERIALIZED (
    SELECT "table", epoch FROM owners WHERE "table" = ANY ($1::text[]) ORDER BY "table" FOR KEY SHARE
)
INSERT INTO log ("table", step, epoch, data)
SELECT "table", given.step, given.epoch, given.data FROM {_GIVEN} LEFT JOIN owned USING ("table")
WHERE given.epoch = coalesce(owned.epoch, 0)
ORDER BY 1, 2
RETURNING "table", step, epoch
"""
_OURS = f"""
SELECT "table", step, epoch, data FROM {_GIVEN} JOIN log USING ("table", step, epoch, data)
"""


@dataclass(slots=True, eq=False)
class PostgresWrite:
    """Steps of one table's log, and the callback for when they are durable."""

    callback: SaveCallback
    table: str
    epoch: int
    step: int
    records: Sequence[bytes]
    deadline: float
    """Loop time after which the write fails."""
    may_be_saved: bool = False
    """True if the connection was lost after the write was sent and before the database answered."""
    is_settled: bool = False

    @property
    def rows(self) -> list[tuple[str, int, int, bytes]]:
        """The rows for the log: table, step, epoch, data."""
        return [(self.table, step, self.epoch, data) for step, data in enumerate(self.records, self.step)]

    @property
    def keys(self) -> set[tuple[str, int, int]]:
        """Table, step and epoch of each row; unique among all writes."""
        return {(self.table, self.step + offset, self.epoch) for offset in range(len(self.records))}

    def settle(self, trouble: Exception | None) -> None:
        """Call the callback, once."""
        self.is_settled = True
        try:
            self.callback(trouble)
        except Exception:
            log.exception("write callback failed after commit")


class PostgresWriter:
    """Batches all writes of one loop iteration, or those that arrive while a batch is being written."""

    def __init__(self, url: str) -> None:
        self._connections = PostgresPool(url, most=1)
        self._waiting: list[PostgresWrite] = []
        self._writing: asyncio.Task[None] | None = None

    def put(self, write: PostgresWrite) -> None:
        """Queue a write; its callback runs on the running loop."""
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_waiting())

    async def close(self) -> None:
        """Finish or fail the waiting writes, then disconnect."""
        if self._writing is not None:
            await self._writing
        self._connections.close()

    async def _write_waiting(self) -> None:
        batch: list[PostgresWrite] = []
        while batch := [write for write in (*batch, *self._waiting) if not write.is_settled]:
            self._waiting = []
            await self._try(batch)
        self._writing = None

    async def _try(self, batch: list[PostgresWrite]) -> None:
        """Write a batch. Writes that are not settled afterwards must be tried again: the database is down."""
        is_sent = False
        try:
            async with asyncio.timeout_at(batch[0].deadline), self._connections.lend() as connection:
                is_sent = True
                await _write_batch(connection, batch)
        except TRANSIENT as trouble:
            await self._retry_later(batch, trouble, is_sent)
        except Exception as trouble:
            if not isinstance(trouble, asyncpg.PostgresError):
                log.error("unhandled exception in the log writer", exc_info=trouble)
            for write in _unsettled(batch):
                write.settle(_not_saved(trouble))

    async def _retry_later(self, batch: list[PostgresWrite], trouble: Exception, is_sent: bool) -> None:
        """The database is down: fail the writes that are past their deadline, and pause."""
        soon = asyncio.get_running_loop().time() + PAUSE
        for write in _unsettled(batch):
            write.may_be_saved |= is_sent
            if write.deadline <= soon:
                write.settle(_not_saved(trouble))
        await asyncio.sleep(PAUSE)


async def _write_batch(connection: asyncpg.Connection, batch: list[PostgresWrite]) -> None:
    """Write a batch in one statement or, if that fails, each write in its own statement."""
    await _settle_ours(connection, [write for write in batch if write.may_be_saved])
    try:
        await _write_together(connection, _unsettled(batch))
    except TRANSIENT:
        raise
    except asyncpg.PostgresError:
        for write in _unsettled(batch):
            await _write_alone(connection, write)


async def _write_together(connection: asyncpg.Connection, writes: list[PostgresWrite]) -> None:
    """Write all in one statement and commit; raises if one of them cannot be written."""
    written = await _ask(connection, APPEND, writes)
    for write in writes:
        if write.keys <= written:
            write.settle(None)
        else:
            await _settle_refused(connection, write, LostTable("another node owns this table now"))


async def _write_alone(connection: asyncpg.Connection, write: PostgresWrite) -> None:
    """Write one item of a batch in its own statement, so that its failure does not affect the others."""
    try:
        await _write_together(connection, [write])
    except TRANSIENT:
        raise
    except asyncpg.UniqueViolationError:
        await _settle_refused(connection, write, Conflict("another writer has saved this step"))
    except asyncpg.PostgresError as trouble:
        write.settle(_not_saved(trouble))


async def _settle_refused(connection: asyncpg.Connection, write: PostgresWrite, refusal: Exception) -> None:
    """Settle a refused write; the conflicting rows may be its own, from before a disconnect."""
    if write.may_be_saved:
        await _settle_ours(connection, [write])
    if not write.is_settled:
        write.settle(refusal)


async def _settle_ours(connection: asyncpg.Connection, writes: list[PostgresWrite]) -> None:
    """Settle the writes that are already in the log with our epoch and the same bytes."""
    if not writes:
        return
    ours = await _ask(connection, _OURS, writes)
    for write in writes:
        if ours.issuperset(write.rows):
            write.settle(None)


async def _ask(
    connection: asyncpg.Connection, query: str, writes: list[PostgresWrite]
) -> set[tuple[object, ...]]:
    """Run a query with all rows of some writes; return the resulting rows."""
    given = [row for write in writes for row in write.rows]
    if not given:
        return set()
    columns = map(list, zip(*given, strict=True))
    return {tuple(row) for row in await connection.fetch(query, *columns)}


def _unsettled(batch: list[PostgresWrite]) -> list[PostgresWrite]:
    return [write for write in batch if not write.is_settled]


def _not_saved(trouble: Exception) -> StoreUnavailable:
    return StoreUnavailable(f"cannot write the log: {reason(trouble)}")
