"""A real server and the process in which its bots think: one ends with the other, but not the other way."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.client import Client
from tests.serving import TOY_PACKS, Server, serving

pytestmark = pytest.mark.anyio

_PATIENCE = 30.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots are in a hurry."""
    more = ("--no-limits", "--also", "toygame", "--packs", str(TOY_PACKS), "--bot-pause", "10")
    with serving(tmp_path / "log.db", (*more, "--bot-workers", "1")) as running:
        yield running


@pytest.fixture
async def ada(server: Server) -> AsyncIterator[Client]:
    """Somebody who plays against a bot that has just answered for the first time."""
    somebody = await Client.opens(server.address, "Ada", game="echo", bots=1)
    await somebody.until(lambda: somebody.frame["waiting"] == [0])
    yield somebody
    await somebody.hang_up()


def workers(server: Server) -> list[psutil.Process]:
    """The processes that the server has started."""
    return list(psutil.Process(server.pid).children())


async def test_a_server_without_bots_is_one_process(server: Server) -> None:
    """Nothing is started before a bot is to think."""
    somebody = await Client.opens(server.address, "Ada", game="echo")
    await somebody.hang_up()
    assert workers(server) == []


async def test_a_killed_worker_is_not_missed(server: Server, ada: Client) -> None:
    """The next question is answered all the same."""
    (worker,) = workers(server)
    worker.kill()
    await ada.answer(ada.frame["asks"][0]["key"], {"type": "pick", "number": 3})
    await ada.until(lambda: ada.frame["public"]["phase"] == "revealed" and ada.frame["waiting"] == [0])
    assert workers(server) != [worker]


async def test_a_worker_ends_when_its_server_is_killed(server: Server, ada: Client) -> None:
    """SIGKILL: the server cannot say goodbye to anybody."""
    left = workers(server)
    server.kill()
    assert psutil.wait_procs(left, _PATIENCE)[1] == []


async def test_a_worker_ends_when_its_server_is_stopped(server: Server, ada: Client) -> None:
    """Nobody is left behind."""
    left = workers(server)
    server.stop()
    assert psutil.wait_procs(left, _PATIENCE)[1] == []
