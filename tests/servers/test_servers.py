"""The servers that other tests use can be restarted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import nats
import pytest

from tests.servers.caddy import Caddy
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.serving import Server


@pytest.fixture
def bus() -> Iterator[Nats]:
    """A NATS server for one test."""
    server = Nats()
    yield server
    server.end()


def test_a_killed_database_comes_back_with_its_data(postgres: Postgres, database: str) -> None:
    """Committed data is not lost, and the port is the same."""
    postgres.execute("CREATE TABLE committed AS SELECT 7 AS number", database)
    postgres.kill()
    postgres.start()
    assert postgres.execute("SELECT number FROM committed", database) == "7"


def test_a_stopped_database_comes_back_with_its_data(postgres: Postgres, database: str) -> None:
    """As after a planned restart of the server."""
    postgres.execute("CREATE TABLE committed AS SELECT 7 AS number", database)
    postgres.stop()
    postgres.start()
    assert postgres.execute("SELECT number FROM committed", database) == "7"


def test_a_database_is_new_for_each_test(postgres: Postgres, database: str) -> None:
    """It has no tables."""
    assert postgres.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", database) == "0"


@pytest.mark.anyio
async def test_a_killed_bus_comes_back_on_its_port(bus: Nats) -> None:
    """And delivers messages again."""
    bus.kill()
    bus.start()
    connection = await nats.connect(bus.url)
    subscription = await connection.subscribe("news")
    await connection.publish("news", b"well")
    assert (await subscription.next_msg()).data == b"well"
    await connection.close()


def test_a_balancer_answers() -> None:
    """As its Caddyfile says."""
    balancer = Caddy('    respond "well"')
    assert httpx.get(balancer.address).text == "well"
    balancer.end()


def test_a_server_that_cannot_start_fails_the_test_with_its_message(tmp_path: Path) -> None:
    """The error contains the server's log."""
    with pytest.raises(AssertionError, match="Unknown kind of store, ftp"):
        Server(tmp_path / "log.db", store="ftp://nowhere").start()
