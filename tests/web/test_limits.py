"""Tests for rate limits."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.plain_http import plain_client
from tests.serving import TOY_PACKS, Server, serving
from tests.tables.harness import ManualStopwatch
from unspoken.cli.server.listening import listen
from unspoken.web.limits.token_bucket import Rate, TokenBucket, TokenBuckets


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limits."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(
        folder / "log.db", ("--no-models", "--also", "toygame", "--packs", str(TOY_PACKS))
    ) as server:
        yield server


def test_a_bucket_allows_its_burst_at_once() -> None:
    """And no more."""
    bucket = TokenBucket(Rate(burst=3, per_second=1), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_fills_steadily() -> None:
    """One token per second."""
    bucket = TokenBucket(Rate(burst=1, per_second=1), 0)
    assert [bucket.take(now) for now in (0, 999, 1_000)] == [True, False, True]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    """Not even after an idle hour."""
    bucket = TokenBucket(Rate(burst=2, per_second=1), 0)
    assert [bucket.take(3_600_000) for _ in range(3)] == [True, True, False]


def test_each_address_has_its_own_bucket() -> None:
    """One address does not use up the tokens of another."""
    buckets = TokenBuckets(Rate(burst=1, per_second=1), ManualStopwatch())
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]


@pytest.mark.anyio
async def test_messages_beyond_the_rate_limit_are_refused(limited: Server) -> None:
    """The first ones are handled."""
    ada = await Client.opens(limited.address, "Ada", game="echo")
    clap = {"type": "react", "channel": "table", "sign": "clap"}
    replies = await asyncio.gather(*(ada.ask(clap) for _ in range(100)))
    assert replies[0]["type"] == "ok" and replies[-1]["code"] == "too-fast"
    await ada.hang_up()


@pytest.mark.anyio
async def test_a_heartbeat_is_returned_without_a_rate_limit(limited: Server) -> None:
    """So that a page can distinguish a hanging server from an idle one."""
    ada = await Client.opens(limited.address, "Ada", game="echo")
    for _ in range(100):
        await ada.send_raw('{"type":"heartbeat"}')
    assert (await ada.say("hello"))["type"] == "ok"
    await ada.hang_up()
    assert [message["type"] for message in ada.other_messages].count("heartbeat") == 100


@pytest.mark.anyio
async def test_a_connection_with_too_many_refused_messages_is_closed(limited: Server) -> None:
    """With the reason. The messages stay below the traffic limit, which closes without a reason."""
    ada = await Client.opens(limited.address, "Ada", game="echo")
    for _ in range(200):
        await ada.send_raw("{}")
    await ada.until(lambda: ada.closed is not None)
    assert ada.closed == "too-fast"
    await ada.hang_up()


def test_too_many_tables_from_one_address_are_refused(limited: Server) -> None:
    """So that nobody can fill the disk in a minute."""
    with plain_client(base_url=limited.address) as client:
        replies = [client.post("/api/tables", json={"name": "Ada", "game": "echo"}).json() for _ in range(40)]
    assert replies[-1]["code"] == "too-fast"


def test_too_many_requests_from_one_address_are_refused(limited: Server) -> None:
    """With status 429."""
    with plain_client(base_url=limited.address) as client:
        statuses = {client.get("/api/tables/AAAAAA").status_code for _ in range(400)}
    assert statuses == {404, 429}


def test_accepted_connections_have_tcp_nodelay() -> None:
    """So that a frame and the reply after it are sent at once, not 40 ms apart."""
    listening = listen("127.0.0.1", 0)
    client = socket.create_connection(listening.getsockname())
    accepted, _ = listening.accept()
    has_nodelay = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    for connection in (listening, client, accepted):
        connection.close()
    assert has_nodelay
