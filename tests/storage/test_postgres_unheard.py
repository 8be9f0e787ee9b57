"""A write whose reply never came: the database is asked again, and it is saved once."""

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
from unspoken.storage.postgres import PostgresStore
from unspoken.storage.postgres_writer import PostgresWriter, Write
from unspoken.tables.errors import Conflict, LostTable, NotSaved

if TYPE_CHECKING:
    from asyncpg import Connection

pytestmark = pytest.mark.anyio

_BRIEF = 0.3
"""Seconds of patience where a test waits for its end."""


@pytest.fixture
async def network(postgres: Postgres, url: str) -> AsyncIterator[Proxy]:
    """What lies between us and the database."""
    async with proxy_to(postgres.port) as proxy:
        yield proxy


@pytest.fixture
async def store(network: Proxy, url: str) -> AsyncIterator[PostgresStore]:
    """A store beyond that network, which has written and read before."""
    address = urlsplit(url)
    made = PostgresStore(address._replace(netloc=f"postgres@127.0.0.1:{network.port}").geturl(), PATIENCE)
    await made.append("T", 0, [b"zero"])
    await made.load("T")
    yield made
    await made.close()


async def rows(connection: Connection) -> list[tuple[int, int, bytes]]:
    """The log of table T, as somebody beside us sees it: step, epoch, record."""
    found = await connection.fetch("SELECT step, epoch, data FROM log WHERE \"table\" = 'T' ORDER BY step")
    return [tuple(row) for row in found]


async def until_written(connection: Connection, count: int) -> None:
    """The log of table T is so long."""
    async with asyncio.timeout(PATIENCE):
        while len(await rows(connection)) < count:
            pass


async def test_a_write_whose_reply_was_lost_is_saved_once(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """It is found in the log, with our very bytes."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one", b"two"]))
    await until_written(other, 3)
    network.cut()
    network.mend()
    await writing
    assert await rows(other) == [(0, 0, b"zero"), (1, 0, b"one"), (2, 0, b"two")]


async def test_a_write_that_was_lost_on_its_way_is_written_again(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """It is not in the log."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    network.cut()
    network.mend()
    await writing
    assert await rows(other) == [(0, 0, b"zero"), (1, 0, b"one")]


async def test_a_step_that_somebody_else_took_meanwhile_is_a_conflict(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """With other bytes than ours."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 1, 'theirs')")
    network.cut()
    network.mend()
    with pytest.raises(Conflict):
        await writing


async def test_a_step_of_which_somebody_else_took_a_part_is_a_conflict(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """Even where the first of two records happens to be the same."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one", b"two"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 1, 'one')")
    network.cut()
    network.mend()
    with pytest.raises(Conflict):
        await writing


async def test_a_table_that_was_claimed_meanwhile_is_lost(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """What did not arrive before may not be written any more."""
    network.loses_requests = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await network.has_lost.wait()
    await other.execute("INSERT INTO owners (\"table\", node, epoch) VALUES ('T', 'elsewhere', 1)")
    network.cut()
    network.mend()
    with pytest.raises(LostTable):
        await writing


async def test_a_write_from_before_the_table_was_claimed_is_saved(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """It arrived in time, though its reply was lost: the new owner has it in its log."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await until_written(other, 2)
    await other.execute("INSERT INTO owners (\"table\", node, epoch) VALUES ('T', 'elsewhere', 1)")
    network.cut()
    network.mend()
    await writing


async def test_writes_that_wait_behind_one_unheard_go_through(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """In one batch with it, when the database is back."""
    network.loses_replies = True
    writing = asyncio.ensure_future(store.append("T", 1, [b"one"]))
    await until_written(other, 2)
    waiting = asyncio.gather(*(store.append(f"U{number}", 0, [b"one"]) for number in range(20)))
    await asyncio.sleep(0)
    network.cut()
    network.mend()
    await asyncio.gather(writing, waiting)
    assert await other.fetchval("SELECT count(*) FROM log WHERE \"table\" LIKE 'U%'") == 20


async def test_a_database_that_does_not_answer_is_trouble(store: PostgresStore, network: Proxy) -> None:
    """After some patience, with a reason."""
    network.loses_requests = True
    store.patience = _BRIEF
    with pytest.raises(NotSaved, match="does not answer"):
        await store.append("T", 1, [b"one"])


async def test_a_database_that_does_not_answer_is_not_read(store: PostgresStore, network: Proxy) -> None:
    """After some patience, with a reason."""
    network.loses_requests = True
    store.patience = _BRIEF
    with pytest.raises(NotSaved, match="does not answer"):
        await store.load("T")


async def test_a_write_that_was_given_up_stands_in_the_way_of_the_next(
    store: PostgresStore, network: Proxy, other: Connection
) -> None:
    """It is in the log though nobody was told: the table finds the step taken, reloads, and knows."""
    network.loses_replies = True
    store.patience = _BRIEF
    with pytest.raises(NotSaved):
        await store.append("T", 1, [b"one"])
    network.cut()
    network.mend()
    store.patience = PATIENCE
    await until_written(other, 2)
    with pytest.raises(Conflict):
        await store.append("T", 1, [b"other"])


async def test_of_two_unheard_writes_of_one_step_the_one_in_the_log_is_saved(
    url: str, other: Connection
) -> None:
    """The bytes tell whose it is."""
    await other.execute("INSERT INTO log (\"table\", step, data) VALUES ('T', 0, 'one')")
    writer, told = PostgresWriter(url), dict[bytes, Exception | None]()
    deadline = asyncio.get_running_loop().time() + PATIENCE
    for record in (b"other", b"one"):
        tell = partial(told.__setitem__, record)
        writer.put(Write(tell, "T", 0, 0, [record], deadline, may_be_saved=True))
    await writer.close()
    assert {record: type(trouble) for record, trouble in told.items()} == {
        b"one": type(None),
        b"other": Conflict,
    }
