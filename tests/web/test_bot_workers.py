"""A real server and the process in which its bots think: one ends with the other, but not the other way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.client import Client
from tests.patience import PATIENCE
from tests.serving import LIGHT, TOY_PACKS, Server, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots are in a hurry."""
    more = (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS), "--bot-pause", "10")
    with serving(tmp_path / "log.db", (*more, "--bot-workers", "1")) as running:
        yield running


def workers(server: Server) -> list[psutil.Process]:
    """The processes that the server has started."""
    return list(psutil.Process(server.pid).children())


async def against_a_bot(server: Server) -> Client:
    """Somebody who plays against a bot that has just answered for the first time."""
    somebody = await Client.opens(server.address, "Ada", game="echo", bots=1)
    await somebody.until(lambda: somebody.frame["waiting"] == [0])
    return somebody


async def test_a_killed_worker_is_not_missed_and_the_next_ends_with_its_stopped_server(
    server: Server,
) -> None:
    """The next question is answered all the same, and nobody is left behind."""
    ada = await against_a_bot(server)
    (worker,) = workers(server)
    worker.kill()
    await ada.answer(ada.frame["asks"][0]["key"], {"type": "pick", "number": 3})
    await ada.until(lambda: ada.frame["public"]["phase"] == "revealed" and ada.frame["waiting"] == [0])
    left = workers(server)
    assert left and left != [worker]
    await ada.hang_up()
    server.stop()
    assert psutil.wait_procs(left, PATIENCE)[1] == []


async def test_a_worker_begins_with_the_first_bot_and_ends_with_its_killed_server(server: Server) -> None:
    """Nothing is started before; and SIGKILL leaves the server no time to say goodbye."""
    somebody = await Client.opens(server.address, "Ada", game="echo")
    await somebody.hang_up()
    assert workers(server) == []
    ada = await against_a_bot(server)
    left = workers(server)
    await ada.hang_up()
    server.kill()
    assert left and psutil.wait_procs(left, PATIENCE)[1] == []
