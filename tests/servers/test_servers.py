"""The servers that other tests stand on are real, and come back where they were."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import nats
import pytest

from tests.servers.caddy import Caddy
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres


@pytest.fixture
def bus() -> Iterator[Nats]:
    """A NATS for one test."""
    made = Nats()
    yield made
    made.end()


def test_a_killed_database_comes_back_with_its_data(postgres: Postgres, database: str) -> None:
    """What was committed is there, on the same port."""
    postgres.execute("CREATE TABLE kept AS SELECT 7 AS number", database)
    postgres.kill()
    postgres.start()
    assert postgres.execute("SELECT number FROM kept", database) == "7"


def test_a_stopped_database_comes_back_with_its_data(postgres: Postgres, database: str) -> None:
    """As after a planned restart."""
    postgres.execute("CREATE TABLE kept AS SELECT 7 AS number", database)
    postgres.stop()
    postgres.start()
    assert postgres.execute("SELECT number FROM kept", database) == "7"


def test_a_database_is_new_for_each_test(postgres: Postgres, database: str) -> None:
    """Nothing of the others is in it."""
    assert postgres.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", database) == "0"


@pytest.mark.anyio
async def test_a_killed_bus_comes_back_on_its_port(bus: Nats) -> None:
    """And carries a message again."""
    bus.kill()
    bus.start()
    line = await nats.connect(bus.url)
    heard = await line.subscribe("news")
    await line.publish("news", b"well")
    assert (await heard.next_msg()).data == b"well"
    await line.close()


def test_a_balancer_answers() -> None:
    """On its own port, by what its site says."""
    balancer = Caddy('    respond "well"')
    assert httpx.get(balancer.address).text == "well"
    balancer.end()
