"""A server that cannot start, or that stops while requests wait, says so in a sentence."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import psutil  # type: ignore[import-untyped]
import pytest

from tests.patience import PATIENCE
from tests.plain_http import plain_async_client
from tests.servers.postgres import Postgres
from tests.serving import LIGHT, Server, serving
from tests.tables.harness import Harness, TablePerson
from tests.web.replay_door import evening, path
from unspoken.cli.main import main
from unspoken.storage.postgres.setup import prepare
from unspoken.storage.sqlite.store import SQLiteStore

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("check", [(), ("--check",)])
def test_a_second_server_on_a_file_does_not_start(
    check: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two servers would not notice each other's changes."""
    monkeypatch.setattr("unspoken.cli.server.serve.serve", lambda *_: 0)  # so that it does not serve for ever
    first = SQLiteStore(tmp_path / "tables.db", serves=True)
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "tables.db"), *check]) == 2
    asyncio.run(first.close())
    assert "Another server is using" in capsys.readouterr().err


@pytest.fixture
async def slow_url(postgres: Postgres) -> AsyncIterator[str]:
    """The URL of a database that never answers a query about decks."""
    with postgres.lend() as name:
        await prepare(postgres.url(name))
        other = await asyncpg.connect(postgres.url(name))
        await other.execute("BEGIN; LOCK TABLE decks IN ACCESS EXCLUSIVE MODE")
        yield postgres.url(name)
        other.terminate()


async def test_a_database_that_does_not_answer_ends_the_start(slow_url: str) -> None:
    """With the exit status 2, and without a traceback."""
    command = (sys.executable, "-m", "unspoken", "serve", "--port", "0", "--store-patience", "1")
    process = await asyncio.create_subprocess_exec(
        *command, *LIGHT, "--store", slow_url, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE):
        _out, errors = await process.communicate()
    assert (process.returncode, b"Traceback" in errors) == (2, False)
    assert b"The server cannot start" in errors


async def save_finished_game(data: Path) -> TablePerson:
    """Write a table with a finished game to a file; return its host."""
    harness = Harness()
    host, *_ = await evening(harness, "dixit")
    store = SQLiteStore(data)
    await store.append(host.table.code, 0, await harness.store.load(host.table.code))
    await store.close()
    return host


def replay_workers(server: Server) -> list[psutil.Process]:
    """Return the server's processes that read replays."""
    children = psutil.Process(server.pid).children()
    return [child for child in children if "unspoken.web.replays.worker" in child.cmdline()]


async def test_a_server_stops_while_replays_wait(tmp_path: Path) -> None:
    """The clients get the code "try-again", and the log has no traceback."""
    host = await save_finished_game(tmp_path / "tables.db")
    headers = {"authorization": f"Bearer {host.token}"}
    with serving(tmp_path / "tables.db") as server:
        async with plain_async_client(base_url=server.address, headers=headers, timeout=PATIENCE) as door:
            assert (await door.get(path(host))).status_code == 200
            (worker,) = replay_workers(server)
            worker.suspend()
            waiting = [asyncio.ensure_future(door.get(f"{path(host)}/steps?as={seat}")) for seat in range(3)]
            for _ in range(20):  # gives the server time to read the requests above
                await door.get("/healthz")
            await asyncio.to_thread(server.stop)
            replies = await asyncio.gather(*waiting)
        assert [(reply.status_code, reply.json()["code"]) for reply in replies] == [(503, "try-again")] * 3
        assert not worker.is_running()
        assert "Traceback" not in server.errors.read_text()
