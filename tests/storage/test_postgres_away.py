"""The database goes down and comes back: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.content.own.port import Sizes
from unspoken.storage.postgres.store import PostgresStore
from unspoken.tables.errors import StoreUnavailable

pytestmark = pytest.mark.anyio

_TABLES = 200
_BRIEF = 0.3
"""Timeout in seconds of operations that must fail."""


@pytest.fixture
async def patient(url: str) -> AsyncIterator[PostgresStore]:
    """A store that waits until the database is back."""
    opened = PostgresStore(url, patience=PATIENCE)
    yield opened
    await opened.close()


class Writers:
    """Writes to many tables, each step when the previous one is acknowledged."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.acknowledged: dict[str, list[bytes]] = {f"T{number}": [] for number in range(_TABLES)}
        self._has_written = asyncio.Event()
        self._is_over = False

    async def run(self) -> None:
        """Write to all tables at once."""
        await asyncio.gather(*(self._write_steps(table) for table in self.acknowledged))

    async def next_write(self) -> None:
        """Wait for the next acknowledged write; all other tables have a write in progress then."""
        self._has_written.clear()
        await self._has_written.wait()

    def ends(self) -> None:
        """Let every table finish its current write."""
        self._is_over = True

    async def _write_steps(self, table: str) -> None:
        records = self.acknowledged[table]
        while not self._is_over:
            record = b"%s %d" % (table.encode(), len(records))
            await self._store.append(table, len(records), [record])
            records.append(record)
            self._has_written.set()

    async def saved(self) -> dict[str, list[bytes]]:
        """Return the log of each table."""
        return {table: await self._store.load(table) for table in self.acknowledged}


async def test_acknowledged_writes_survive_when_the_database_is_killed(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """With 200 writes in progress each time: a lost one would be a gap, a doubled one a conflict."""
    writers = Writers(patient)
    running = asyncio.ensure_future(writers.run())
    for _ in range(3):
        await writers.next_write()
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
    await writers.next_write()
    writers.ends()
    await running
    assert await writers.saved() == writers.acknowledged


async def test_acknowledged_writes_survive_a_restart_of_the_database(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """A regular shutdown closes connections with an error message."""
    writers = Writers(patient)
    running = asyncio.ensure_future(writers.run())
    await writers.next_write()
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await writers.next_write()
    writers.ends()
    await running
    assert await writers.saved() == writers.acknowledged


async def test_a_write_fails_while_the_database_is_down_and_the_next_succeeds(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """It fails after a timeout and is not written later; no restart is needed."""
    await patient.append("T", 0, [b"one"])
    postgres.kill()
    patient.patience = _BRIEF
    with pytest.raises(StoreUnavailable, match="cannot write the log"):
        await patient.append("T", 1, [b"lost"])
    postgres.start()
    patient.patience = PATIENCE
    await patient.append("T", 1, [b"two"])
    assert await patient.load("T") == [b"one", b"two"]


async def test_reading_fails_while_the_database_is_down(postgres: Postgres, patient: PostgresStore) -> None:
    """With the reason."""
    postgres.kill()
    patient.patience = _BRIEF
    with pytest.raises(StoreUnavailable, match="cannot use the database"):
        await patient.load("T")


async def test_reading_waits_for_a_restarting_database(postgres: Postgres, patient: PostgresStore) -> None:
    """A table opened during the restart is shown a moment later."""
    await patient.append("T", 0, [b"one"])
    postgres.kill()
    reading = asyncio.ensure_future(patient.load("T"))
    await asyncio.to_thread(postgres.start)
    assert await reading == [b"one"]


async def test_decks_and_recordings_wait_for_a_restarting_database(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """Like the log."""
    postgres.kill()
    keeping = asyncio.gather(
        patient.keep_sound("T", "wind", b"w"),
        patient.keep_deck("own-1", b"deck", {"rose": Sizes(b"large", b"small")}, ()),
    )
    await asyncio.to_thread(postgres.start)
    await keeping
    assert (await patient.sound("T", "wind"), await patient.decks()) == (b"w", [b"deck"])


async def test_a_store_can_be_closed_while_the_database_is_down(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """Pending writes fail after their timeout."""
    postgres.kill()
    patient.patience = _BRIEF
    writing = asyncio.ensure_future(patient.append("T", 0, [b"one"]))
    await asyncio.sleep(0)
    await patient.close()
    with pytest.raises(StoreUnavailable):
        await writing
