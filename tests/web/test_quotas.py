"""Tests for quotas by address, and for deleting old tables."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.pictures import files
from tests.plain_http import plain_async_client
from tests.sounds.recordings import SOUND
from tests.tables.harness import ManualStopwatch
from tests.web.in_process import serving_here, settings_of
from unspoken.storage.sqlite.store import SQLiteStore
from unspoken.web.http.rate_limiter import UPLOADS
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.settings import Settings

_OPEN = {"name": "Ada", "game": "echo"}


def age(data: Path, days: int) -> None:
    """Set the last use of all tables in a database to some days ago."""
    with closing(sqlite3.connect(data)) as file:
        then = int(time.time()) - days * 86_400
        file.execute('INSERT OR REPLACE INTO touched SELECT DISTINCT "table", ? FROM log', (then,))
        file.commit()


@pytest.mark.anyio
async def test_an_address_can_open_a_limited_number_of_tables() -> None:
    """Tables are stored for months. Beyond the limit, opening is refused until time has passed."""
    watch = ManualStopwatch()
    settings = Settings(new_table_rate=Rate(burst=2, per_second=1 / 60))
    async with serving_here(settings, watch) as address, plain_async_client(base_url=address) as client:
        replies = [await client.post("/api/tables", json=_OPEN) for _ in range(3)]
        assert [reply.json().get("code", "")[:8] for reply in replies][2] == "too-many"
        watch.at += 60_000
        assert (await client.post("/api/tables", json=_OPEN)).status_code == 201


@pytest.mark.anyio
async def test_the_bytes_of_recordings_are_limited_by_address() -> None:
    """Counted over all tables."""
    settings = Settings(recording_rate=Rate(burst=2.5 * len(SOUND), per_second=1))
    async with serving_here(settings) as address, plain_async_client(base_url=address) as client:
        codes = [(await client.post("/api/tables", json=_OPEN)).json()["code"] for _ in range(3)]
        replies = [await client.post(f"/api/tables/{code}/recordings", content=SOUND) for code in codes]
        assert [reply.status_code for reply in replies] == [201, 201, 422]
        assert replies[2].json()["code"] == "too-many-recordings"


@pytest.mark.anyio
async def test_the_cpu_time_for_pictures_is_limited_by_address() -> None:
    """The second picture must wait until the budget has recovered."""
    watch = ManualStopwatch()
    settings = Settings(picture_rate=Rate(burst=0.001, per_second=1))
    async with (
        serving_here(settings, watch) as address,
        plain_async_client(base_url=address) as client,
    ):
        code = (await client.post("/api/tables", json=_OPEN)).json()["code"]
        path = f"/api/tables/{code}/deck/pictures"
        first, second = [await client.post(path, content=files.jpeg(number)) for number in (1, 2)]
        assert (first.status_code, second.json()["code"]) == (201, "pictures-take-long")
        watch.at += 60_000
        assert (await client.post(path, content=files.jpeg(2))).status_code == 201


async def slow_body(begun: asyncio.Semaphore, finish: asyncio.Event) -> AsyncIterator[bytes]:
    """Send one byte, then wait for the event."""
    begun.release()
    yield b"R"
    await finish.wait()


@pytest.mark.anyio
async def test_simultaneous_uploads_are_limited_by_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each takes disk space from its first byte on, even if it never completes."""
    monkeypatch.setattr(sys, "executable", "/bin/false")  # the picture worker fails at once
    begun, finish = asyncio.Semaphore(0), asyncio.Event()
    async with (
        serving_here(Settings()) as address,
        plain_async_client(base_url=address, limits=httpx.Limits()) as client,
    ):
        code = (await client.post("/api/tables", json=_OPEN)).json()["code"]
        path = f"/api/tables/{code}/deck/pictures"
        slow = [
            asyncio.ensure_future(client.post(path, content=slow_body(begun, finish))) for _ in range(UPLOADS)
        ]
        for _ in slow:
            await begun.acquire()
        async with asyncio.timeout(PATIENCE):
            while (await client.post(path, content=b"no picture")).json()["code"] != "too-fast":
                pass  # not all of them have reached the server yet
        finish.set()
        codes = {reply.json()["code"] for reply in await asyncio.gather(*slow)}
        assert codes <= {"picture-too-much", "too-fast"}


@pytest.mark.anyio
async def test_the_bytes_of_pictures_are_limited_by_address() -> None:
    """Otherwise one address could fill the space that all decks share."""
    settings = Settings(deck_rate=Rate(burst=1, per_second=0))
    async with (
        serving_here(settings) as address,
        plain_async_client(base_url=address) as client,
    ):
        code = (await client.post("/api/tables", json=_OPEN)).json()["code"]
        reply = await client.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
        assert reply.json()["code"] == "too-many-pictures"


@asynccontextmanager
async def house_on(data: Path, *words: str) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server on a database with these arguments; yield a browser."""
    async with (
        serving_here(settings_of(*words), store=SQLiteStore(data)) as address,
        plain_async_client(base_url=address) as client,
    ):
        yield client


@pytest.mark.anyio
async def test_a_table_that_is_old_when_the_server_starts_is_deleted(tmp_path: Path) -> None:
    """Together with its recordings and its deck."""
    data = tmp_path / "log.db"
    async with house_on(data) as client:
        code = (await client.post("/api/tables", json=_OPEN)).json()["code"]
        await client.post(f"/api/tables/{code}/recordings", content=SOUND)
        uploaded = await client.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
        assert uploaded.status_code == 201
    age(data, 91)
    async with house_on(data) as client:
        assert (await client.get(f"/api/tables/{code}")).status_code == 404
    with closing(sqlite3.connect(data)) as file:
        tables = ("log", "sounds", "decks", "deck_pictures", "touched")
        assert [file.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in tables] == [0] * 5


@pytest.mark.anyio
async def test_keep_days_0_keeps_tables_forever(tmp_path: Path) -> None:
    """Old tables are not deleted."""
    data = tmp_path / "log.db"
    async with house_on(data) as client:
        code = (await client.post("/api/tables", json=_OPEN)).json()["code"]
    age(data, 1000)
    async with house_on(data, "--keep-days", "0") as client:
        assert (await client.get(f"/api/tables/{code}")).status_code == 200
