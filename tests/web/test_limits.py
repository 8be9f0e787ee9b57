"""How often is too often."""

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
from unspoken.cli.listening import listen
from unspoken.web.limits import Bucket, Buckets, Rate


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people run it."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(
        folder / "log.db", ("--no-models", "--also", "toygame", "--packs", str(TOY_PACKS))
    ) as server:
        yield server


def test_a_bucket_gives_its_burst_and_no_more() -> None:
    """All at once."""
    bucket = Bucket(Rate(burst=3, per_second=1), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_fills_steadily() -> None:
    """One a second."""
    bucket = Bucket(Rate(burst=1, per_second=1), 0)
    assert [bucket.take(now) for now in (0, 999, 1_000)] == [True, False, True]


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    """A quiet hour is no licence."""
    bucket = Bucket(Rate(burst=2, per_second=1), 0)
    assert [bucket.take(3_600_000) for _ in range(3)] == [True, True, False]


def test_addresses_have_buckets_of_their_own() -> None:
    """One in a hurry holds up nobody else."""
    buckets = Buckets(Rate(burst=1, per_second=1), ManualStopwatch())
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]


@pytest.mark.anyio
async def test_a_connection_in_too_much_of_a_hurry_is_told_so(limited: Server) -> None:
    """And what it wished is not done."""
    ada = await Client.opens(limited.address, "Ada", game="echo")
    clap = {"type": "react", "channel": "table", "sign": "clap"}
    replies = await asyncio.gather(*(ada.ask(clap) for _ in range(100)))
    assert replies[0]["type"] == "ok" and replies[-1]["code"] == "too-fast"
    await ada.hang_up()


@pytest.mark.anyio
async def test_a_connection_that_never_rests_is_closed(limited: Server) -> None:
    """With the reason; a flood below messages, which gets none, would take more of them at once."""
    ada = await Client.opens(limited.address, "Ada", game="echo")
    for _ in range(200):
        await ada.send_raw("{}")
    await ada.until(lambda: ada.closed is not None)
    assert ada.closed == "too-fast"
    await ada.hang_up()


def test_too_many_tables_from_one_address_are_refused(limited: Server) -> None:
    """Codes are not guessed, and disks not filled, in a minute."""
    with plain_client(base_url=limited.address) as door:
        replies = [door.post("/api/tables", json={"name": "Ada", "game": "echo"}).json() for _ in range(40)]
    assert replies[-1]["code"] == "too-fast"


def test_too_many_requests_from_one_address_are_refused(limited: Server) -> None:
    """With the status that says so."""
    with plain_client(base_url=limited.address) as door:
        statuses = {door.get("/api/tables/AAAAAA").status_code for _ in range(400)}
    assert statuses == {404, 429}


def test_no_message_waits_for_the_receipt_of_the_one_before() -> None:
    """An answer's frame and its ok go out at once, not 40 ms apart."""
    listening = listen("127.0.0.1", 0)
    told = socket.create_connection(listening.getsockname())
    accepted, _ = listening.accept()
    prompt = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    for one in (listening, told, accepted):
        one.close()
    assert prompt
