"""How much one address may leave behind, and how long the house keeps it."""

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
from tests.tables.harness import ManualStopwatch
from tests.web.in_process import serving_here, settings_of
from unspoken.cli.main import main
from unspoken.storage.sqlite import SQLiteStore
from unspoken.web.gate import UPLOADS
from unspoken.web.limits import Rate
from unspoken.web.settings import Settings

_SOUND = Path(__file__).parent.parent / "sounds" / "samples" / "firefox.ogg"
_OPEN = {"name": "Ada", "game": "echo"}


def age(data: Path, days: int) -> None:
    """All tables that a file keeps were touched so many days ago."""
    with closing(sqlite3.connect(data)) as file:
        then = int(time.time()) - days * 86_400
        file.execute('INSERT OR REPLACE INTO touched SELECT DISTINCT "table", ? FROM log', (then,))
        file.commit()


@pytest.mark.anyio
async def test_an_address_opens_so_many_tables_and_no_more() -> None:
    """Each is kept for months: the next has to wait, and is told so."""
    watch = ManualStopwatch()
    settings = Settings(founding_rate=Rate(burst=2, per_second=1 / 60))
    async with serving_here(settings, watch) as address, plain_async_client(base_url=address) as door:
        replies = [await door.post("/api/tables", json=_OPEN) for _ in range(3)]
        assert [one.json().get("code", "")[:8] for one in replies][2] == "too-many"
        watch.at += 60_000
        assert (await door.post("/api/tables", json=_OPEN)).status_code == 201


@pytest.mark.anyio
async def test_an_address_brings_so_many_bytes_of_sound_and_no_more() -> None:
    """Counted over all its tables."""
    sound = _SOUND.read_bytes()
    settings = Settings(recording_rate=Rate(burst=2.5 * len(sound), per_second=1))
    async with serving_here(settings) as address, plain_async_client(base_url=address) as door:
        codes = [(await door.post("/api/tables", json=_OPEN)).json()["code"] for _ in range(3)]
        replies = [await door.post(f"/api/tables/{code}/recordings", content=sound) for code in codes]
        assert [one.status_code for one in replies] == [201, 201, 422]
        assert replies[2].json()["code"] == "too-many-recordings"


@pytest.mark.anyio
async def test_pictures_from_an_address_take_so_much_time_and_no_more() -> None:
    """The second has to wait until the first is paid for."""
    watch = ManualStopwatch()
    settings = Settings(picture_rate=Rate(burst=0.001, per_second=1))
    async with (
        serving_here(settings, watch) as address,
        plain_async_client(base_url=address) as door,
    ):
        code = (await door.post("/api/tables", json=_OPEN)).json()["code"]
        path = f"/api/tables/{code}/deck/pictures"
        first, second = [await door.post(path, content=files.jpeg(number)) for number in (1, 2)]
        assert (first.status_code, second.json()["code"]) == (201, "pictures-take-long")
        watch.at += 60_000
        assert (await door.post(path, content=files.jpeg(2))).status_code == 201


async def trickling(begun: asyncio.Semaphore, let_go: asyncio.Event) -> AsyncIterator[bytes]:
    """A picture of which the first byte has come, and the rest does not until it is let."""
    begun.release()
    yield b"R"
    await let_go.wait()


@pytest.mark.anyio
async def test_an_address_has_so_many_pictures_on_their_way_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each lies on the disk from its first byte on, though it may never come to its last."""
    monkeypatch.setattr(sys, "executable", "/bin/false")  # what prints pictures ends at once
    begun, let_go = asyncio.Semaphore(0), asyncio.Event()
    async with (
        serving_here(Settings()) as address,
        plain_async_client(base_url=address, limits=httpx.Limits()) as door,
    ):
        code = (await door.post("/api/tables", json=_OPEN)).json()["code"]
        path = f"/api/tables/{code}/deck/pictures"
        slow = [
            asyncio.ensure_future(door.post(path, content=trickling(begun, let_go))) for _ in range(UPLOADS)
        ]
        for _ in slow:
            await begun.acquire()
        async with asyncio.timeout(PATIENCE):
            while (await door.post(path, content=b"no picture")).json()["code"] != "too-fast":
                pass  # not all of them have reached the server yet
        let_go.set()
        assert {one.json()["code"] for one in await asyncio.gather(*slow)} <= {"picture-too-much", "too-fast"}


@pytest.mark.anyio
async def test_an_address_brings_so_many_bytes_of_pictures_and_no_more() -> None:
    """Else one could fill the room that all decks share."""
    settings = Settings(deck_rate=Rate(burst=1, per_second=0))
    async with (
        serving_here(settings) as address,
        plain_async_client(base_url=address) as door,
    ):
        code = (await door.post("/api/tables", json=_OPEN)).json()["code"]
        reply = await door.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
        assert reply.json()["code"] == "too-many-pictures"


@asynccontextmanager
async def house_on(data: Path, *words: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody's browser at a server that was started on a file with these words."""
    async with (
        serving_here(settings_of(*words), store=SQLiteStore(data)) as address,
        plain_async_client(base_url=address) as door,
    ):
        yield door


@pytest.mark.anyio
async def test_a_table_that_is_old_when_the_server_starts_is_deleted(tmp_path: Path) -> None:
    """With its recordings and its deck."""
    data = tmp_path / "log.db"
    async with house_on(data) as door:
        code = (await door.post("/api/tables", json=_OPEN)).json()["code"]
        await door.post(f"/api/tables/{code}/recordings", content=_SOUND.read_bytes())
        brought = await door.post(f"/api/tables/{code}/deck/pictures", content=files.jpeg(1))
        assert brought.status_code == 201
    age(data, 91)
    async with house_on(data) as door:
        assert (await door.get(f"/api/tables/{code}")).status_code == 404
    with closing(sqlite3.connect(data)) as file:
        tables = ("log", "sounds", "decks", "deck_pictures", "touched")
        assert [file.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in tables] == [0] * 5


@pytest.mark.anyio
async def test_a_house_may_keep_its_tables_for_ever(tmp_path: Path) -> None:
    """With --keep-days 0."""
    data = tmp_path / "log.db"
    async with house_on(data) as door:
        code = (await door.post("/api/tables", json=_OPEN)).json()["code"]
    age(data, 1000)
    async with house_on(data, "--keep-days", "0") as door:
        assert (await door.get(f"/api/tables/{code}")).status_code == 200


@pytest.mark.parametrize("word", ["-1", "ever", "1.5"])
def test_days_that_are_no_number_are_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With the word that was given."""
    with pytest.raises(SystemExit):
        main(["serve", f"--keep-days={word}"])
    assert f"{word!r} is no number of days" in capsys.readouterr().err
