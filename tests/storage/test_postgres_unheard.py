"""A write whose reply was lost is looked up in the log, and saved once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.patience import PATIENCE
from tests.servers.postgres import Postgres
from tests.servers.proxy import Proxy, proxy_to
from unspoken.storage.postgres.store import PostgresStore
from unspoken.storage.postgres.writer import PostgresWrite, PostgresWriter
from unspoken.tables.errors import Conflict, LostTable, StoreUnavailable

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_BRIEF = 0.3
"""Timeout in seconds of operations that must fail."""


@pytest.fixture
async def network(postgres: Postgres, url: str) -> AsyncIterator[Proxy]:
    """A proxy to the database, which can be cut or lose data."""
    async with proxy_to(postgres.port) as proxy:
        yield proxy


@pytest.fixture
async def store(network: Proxy, url: str) -> AsyncIterator[PostgresStore]:
    """A store behind the proxy that has connected already."""
    address = urlsplit(url)
    opened = PostgresStore(address._replace(netloc=f"postgres@127.0.0.1:{network.port}").geturl(), PATIENCE)
    await opened.append("T", 0, [b"zero"])
    await opened.load("T")
    yield opened
    await opened.close()


async def rows(connection: Connection) -> list[tuple[int, int, bytes]]:
    """Return the log of table T, read without the proxy: step, epoch, record."""
    found = await connection.fetch("SELECT step, epoch, data FROM log WHERE \"table\" = 'T' ORDER BY step")
    return [tuple(row) for row in found]


async def until_written(connection: Connection, count: int) -> None:
    """Wait until the log of table T has this many records."""
    async with asyncio.timeout(PATIENCE):
        while len(await rows(connection)) < count:
            pass


async def test_a_write_whose_reply_was_lost_is_saved_once(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Its records are found in the log."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one", b"two"]))
    await until_written(other, 3)
    network.cut()
    network.mend()
    await writing
    assert await rows(other) == [(0, 0, b"zero"), (1, 0, b"one"), (2, 0, b"two")]


async def test_a_write_whose_request_was_lost_is_written_again(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Its records are not in the log."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    network.cut()
    network.mend()
    await writing
    assert await rows(other) == [(0, 0, b"zero"), (1, 0, b"one")]


async def test_a_step_taken_by_another_writer_meanwhile_is_a_conflict(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """The bytes in the log differ."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 1, 'theirs')")
    network.cut()
    network.mend()
    with pytest.raises(Conflict):
        await writing


async def test_a_step_partly_taken_by_another_writer_is_a_conflict(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Even if the first of two records is the same."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one", b"two"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 1, 'one')")
    network.cut()
    network.mend()
    with pytest.raises(Conflict):
        await writing


async def test_a_table_claimed_meanwhile_is_lost(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """A write that did not arrive before the claim must not be written."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO owners (\"table\", node, epoch) VALUES ('T', 'elsewhere', 1)")
    network.cut()
    network.mend()
    with pytest.raises(LostTable):
        await writing


async def test_a_write_that_arrived_before_a_claim_is_saved(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Only the reply was lost, and the new owner finds the record in the log."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await until_written(other, 2)
    await other.execute("INSERT INTO owners (\"table\", node, epoch) VALUES ('T', 'elsewhere', 1)")
    network.cut()
    network.mend()
    await writing


async def test_writes_queued_behind_a_lost_reply_are_saved(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """In the same batch as the write whose reply was lost."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await until_written(other, 2)
    waiting = asyncio.gather(*(store.append(f"U{number}", 0, [b"one"]) for number in range(20)))
    await asyncio.sleep(0)
    network.cut()
    network.mend()
    await asyncio.gather(writing, waiting)
    assert await other.fetchval("SELECT count(*) FROM log WHERE \"table\" LIKE 'U%'") == 20


async def test_a_write_to_an_unresponsive_database_fails(store: PostgresStore, network: Proxy) -> None:
    """After the timeout, with the reason."""
    network.loses_requests = True
    store.patience = _BRIEF
    with pytest.raises(StoreUnavailable, match="does not answer"):
        await store.append("T", 1, [b"one"])


async def test_a_read_from_an_unresponsive_database_fails(store: PostgresStore, network: Proxy) -> None:
    """After the timeout, with the reason."""
    network.loses_requests = True
    store.patience = _BRIEF
    with pytest.raises(StoreUnavailable, match="does not answer"):
        await store.load("T")


async def test_a_write_that_timed_out_may_be_in_the_log(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Then the next write is a conflict: the table reloads its log and finds the record."""
    loop = asyncio.get_running_loop()
    result: asyncio.Future[Exception | None] = loop.create_future()
    write = PostgresWrite(result.set_result, "T", 0, 1, [b"one"], loop.time() + PATIENCE)
    network.loses_replies = True
    store._writer.put(write)
    await until_written(other, 2)
    write.deadline = loop.time()  # it times out after it was written, not before
    network.cut()
    assert isinstance(await result, StoreUnavailable)
    network.mend()
    with pytest.raises(Conflict):
        await store.append("T", 1, [b"other"])


async def test_of_two_unacknowledged_writes_of_a_step_the_one_in_the_log_is_saved(
    url: str, other: Connection
) -> None:
    """Their bytes are compared."""
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 0, 'one')")
    writer, results = PostgresWriter(url), dict[bytes, Exception | None]()
    deadline = asyncio.get_running_loop().time() + PATIENCE
    for record in (b"other", b"one"):
        callback = partial(results.__setitem__, record)
        writer.put(PostgresWrite(callback, "T", 0, 0, [record], deadline, may_be_saved=True))
    await writer.close()
    assert {record: type(trouble) for record, trouble in results.items()} == {
        b"one": type(None),
        b"other": Conflict,
    }
