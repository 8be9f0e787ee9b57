"""What writes the log into PostgreSQL: one statement and one commit for all that waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import asyncpg

from unspoken.storage.postgres_connections import PAUSE, TRANSIENT, Connections, reason
from unspoken.tables.errors import Conflict, LostTable, NotSaved
from unspoken.tables.ports import Saved

log = logging.getLogger(__name__)

_GIVEN = """unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[])
    AS given ("table", step, epoch, data)"""
# The owner's row is locked until the commit, so that nobody can claim the table between the look at its epoch
# and the record. One order for everybody: two servers whose batches overlap never wait in a ring.
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
class Write:
    """Steps of one table's log, and who is told that they are safe."""

    saved: Saved
    table: str
    epoch: int
    step: int
    records: Sequence[bytes]
    deadline: float
    """When it is given up, in the loop's time."""
    may_be_saved: bool = False
    """Whether it was sent to a database that went away before it answered."""
    is_settled: bool = False

    @property
    def rows(self) -> list[tuple[str, int, int, bytes]]:
        """Its records as they are to be in the log: table, step, epoch, data."""
        return [(self.table, step, self.epoch, data) for step, data in enumerate(self.records, self.step)]

    @property
    def keys(self) -> set[tuple[str, int, int]]:
        """The same without their data: nobody else's row has such a key once it is written."""
        return {(self.table, self.step + offset, self.epoch) for offset in range(len(self.records))}

    def settle(self, trouble: Exception | None) -> None:
        """Tell, once and for all."""
        self.is_settled = True
        try:
            self.saved(trouble)
        except Exception:
            log.exception("somebody could not be told that their write is safe")


class PostgresWriter:
    """All that comes in one turn of the loop, or while a batch is underway, is the next batch."""

    def __init__(self, url: str) -> None:
        self._connections = Connections(url, most=1)
        self._waiting: list[Write] = []
        self._writing: asyncio.Task[None] | None = None

    def put(self, write: Write) -> None:
        """Write it soon; whoever wants to know is told on the running loop."""
        self._waiting.append(write)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write_waiting())

    async def close(self) -> None:
        """Write what still waits, or give it up when its time has come; then let go of the database."""
        if self._writing is not None:
            await self._writing
        self._connections.close()

    async def _write_waiting(self) -> None:
        batch: list[Write] = []
        while batch := [write for write in (*batch, *self._waiting) if not write.is_settled]:
            self._waiting = []
            await self._try(batch)
        self._writing = None

    async def _try(self, batch: list[Write]) -> None:
        """Write a batch. What is not settled then is to be tried again: the database is away."""
        is_sent = False
        try:
            async with asyncio.timeout_at(batch[0].deadline), self._connections.lend() as connection:
                is_sent = True
                await _write_batch(connection, batch)
        except TRANSIENT as trouble:
            await self._bear(batch, trouble, is_sent)
        except Exception as trouble:
            if not isinstance(trouble, asyncpg.PostgresError):
                log.error("the log's writer met what nobody foresaw", exc_info=trouble)
            for write in _unsettled(batch):
                write.settle(_not_saved(trouble))

    async def _bear(self, batch: list[Write], trouble: Exception, is_sent: bool) -> None:
        """The database is away: give up what has waited long enough, and wait a little with the rest."""
        soon = asyncio.get_running_loop().time() + PAUSE
        for write in _unsettled(batch):
            write.may_be_saved |= is_sent
            if write.deadline <= soon:
                write.settle(_not_saved(trouble))
        await asyncio.sleep(PAUSE)


async def _write_batch(connection: asyncpg.Connection, batch: list[Write]) -> None:
    """All of a batch in one statement, as it nearly always can be; else each write in its own."""
    await _settle_ours(connection, [write for write in batch if write.may_be_saved])
    try:
        await _write_together(connection, _unsettled(batch))
    except TRANSIENT:
        raise
    except asyncpg.PostgresError:
        for write in _unsettled(batch):
            await _write_alone(connection, write)


async def _write_together(connection: asyncpg.Connection, writes: list[Write]) -> None:
    """Writes in one statement, and so in one commit; raises if one of them cannot be written."""
    written = await _ask(connection, APPEND, writes)
    for write in writes:
        if write.keys <= written:
            write.settle(None)
        else:
            await _settle_refused(connection, write, LostTable(f"another node owns {write.table} now"))


async def _write_alone(connection: asyncpg.Connection, write: Write) -> None:
    """One write in a statement of its own: its trouble is nobody else's."""
    try:
        await _write_together(connection, [write])
    except TRANSIENT:
        raise
    except asyncpg.UniqueViolationError as taken:
        await _settle_refused(connection, write, Conflict(str(taken)))
    except asyncpg.PostgresError as trouble:
        write.settle(_not_saved(trouble))


async def _settle_refused(connection: asyncpg.Connection, write: Write, refusal: Exception) -> None:
    """What stands in a write's way may be that very write, from before the database went away."""
    if write.may_be_saved:
        await _settle_ours(connection, [write])
    if not write.is_settled:
        write.settle(refusal)


async def _settle_ours(connection: asyncpg.Connection, writes: list[Write]) -> None:
    """Settle the writes that are in the log already, with our epoch and our very bytes."""
    if not writes:
        return
    ours = await _ask(connection, _OURS, writes)
    for write in writes:
        if ours.issuperset(write.rows):
            write.settle(None)


async def _ask(connection: asyncpg.Connection, query: str, writes: list[Write]) -> set[tuple[object, ...]]:
    """Give all records of some writes to a query; the rows that it answers."""
    given = [row for write in writes for row in write.rows]
    if not given:
        return set()
    columns = map(list, zip(*given, strict=True))
    return {tuple(row) for row in await connection.fetch(query, *columns)}


def _unsettled(batch: list[Write]) -> list[Write]:
    return [write for write in batch if not write.is_settled]


def _not_saved(trouble: Exception) -> NotSaved:
    return NotSaved(f"the log cannot be written: {reason(trouble)}")
