"""The database goes away and comes back: nothing acknowledged is lost, nothing doubled, all goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from unspoken.content.own.port import Sizes
from unspoken.storage.postgres import PostgresStore
from unspoken.tables.errors import NotSaved

pytestmark = pytest.mark.anyio

_TABLES = 200
_BRIEF = 0.3
"""Seconds of patience where a test waits for its end."""


@pytest.fixture
async def patient(url: str) -> AsyncIterator[PostgresStore]:
    """A store that waits until the database is back."""
    made = PostgresStore(url, patience=PATIENCE)
    yield made
    await made.close()


class Course:
    """Tables that are written to, each step when the one before is acknowledged, until it is over."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self.acknowledged: dict[str, list[bytes]] = {f"T{number}": [] for number in range(_TABLES)}
        self._heard = asyncio.Event()
        self._is_over = False

    async def run(self) -> None:
        """Write to all tables at once."""
        await asyncio.gather(*(self._write_steps(table) for table in self.acknowledged))

    async def goes_on(self) -> None:
        """One more write is acknowledged, while all other tables have one underway."""
        self._heard.clear()
        await self._heard.wait()

    def ends(self) -> None:
        """Every table finishes what it has begun."""
        self._is_over = True

    async def _write_steps(self, table: str) -> None:
        mine = self.acknowledged[table]
        while not self._is_over:
            record = b"%s %d" % (table.encode(), len(mine))
            await self._store.append(table, len(mine), [record])
            mine.append(record)
            self._heard.set()

    async def saved(self) -> dict[str, list[bytes]]:
        """What the log has of each table."""
        return {table: await self._store.load(table) for table in self.acknowledged}


async def test_what_was_acknowledged_is_the_log_though_the_database_was_killed(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """Two hundred writes were underway each time: a lost one would be a gap, a doubled one a conflict."""
    course = Course(patient)
    running = asyncio.ensure_future(course.run())
    for _ in range(3):
        await course.goes_on()
        await asyncio.to_thread(postgres.kill)
        await asyncio.to_thread(postgres.start)
    await course.goes_on()
    course.ends()
    await running
    assert await course.saved() == course.acknowledged


async def test_what_was_acknowledged_is_the_log_though_the_database_was_restarted(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """As its administrators do it: connections are closed with a word."""
    course = Course(patient)
    running = asyncio.ensure_future(course.run())
    await course.goes_on()
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await course.goes_on()
    course.ends()
    await running
    assert await course.saved() == course.acknowledged


async def test_a_write_fails_when_the_database_stays_away_and_the_next_does_not(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """After some patience, with a reason; it is not there later either, and nothing has to be restarted."""
    await patient.append("T", 0, [b"one"])
    postgres.kill()
    patient.patience = _BRIEF
    with pytest.raises(NotSaved, match="the log cannot be written"):
        await patient.append("T", 1, [b"lost"])
    postgres.start()
    patient.patience = PATIENCE
    await patient.append("T", 1, [b"two"])
    assert await patient.load("T") == [b"one", b"two"]


async def test_reading_fails_when_the_database_stays_away(postgres: Postgres, patient: PostgresStore) -> None:
    """With a reason."""
    postgres.kill()
    patient.patience = _BRIEF
    with pytest.raises(NotSaved, match="the database cannot be used"):
        await patient.load("T")


async def test_reading_waits_for_a_database_that_comes_back(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """Whoever opens a table during a restart sees it a moment later."""
    await patient.append("T", 0, [b"one"])
    postgres.kill()
    reading = asyncio.ensure_future(patient.load("T"))
    await asyncio.to_thread(postgres.start)
    assert await reading == [b"one"]


async def test_a_deck_and_a_recording_wait_for_a_database_that_comes_back(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """As the log does."""
    postgres.kill()
    keeping = asyncio.gather(
        patient.keep_sound("T", "wind", b"w"),
        patient.keep_deck("own-1", b"deck", {"rose": Sizes(b"large", b"small")}, ()),
    )
    await asyncio.to_thread(postgres.start)
    await keeping
    assert (await patient.sound("T", "wind"), await patient.decks()) == (b"w", [b"deck"])


async def test_a_store_can_be_closed_while_the_database_is_away(
    postgres: Postgres, patient: PostgresStore
) -> None:
    """What waits is given up in its time."""
    postgres.kill()
    patient.patience = _BRIEF
    writing = asyncio.ensure_future(patient.append("T", 0, [b"one"]))
    await asyncio.sleep(0)
    await patient.close()
    with pytest.raises(NotSaved):
        await writing
