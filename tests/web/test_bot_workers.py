"""Tests for the bot worker process of a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it ships no types
import pytest

from tests.client import Client
from tests.patience import PATIENCE
from tests.serving import LIGHT, TOY_PACKS, Server, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with one bot worker and short bot pauses."""
    more = (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS), "--bot-pause", "10")
    with serving(tmp_path / "log.db", (*more, "--bot-workers", "1")) as running:
        yield running


def workers(server: Server) -> list[psutil.Process]:
    """Return the child processes of the server."""
    return list(psutil.Process(server.pid).children())


async def against_a_bot(server: Server) -> Client:
    """Start a game against a bot and wait for the bot's first answer."""
    somebody = await Client.opens(server.address, "Ada", game="echo", bots=1)
    await somebody.until(lambda: somebody.frame["waiting"] == [0])
    return somebody


async def test_a_killed_worker_is_replaced_and_the_new_one_ends_with_the_server(server: Server) -> None:
    """Bots answer the next questions, and no process is left behind."""
    async with AsyncExitStack() as stack:
        ada = await against_a_bot(server)
        stack.push_async_callback(ada.hang_up)
        (worker,) = workers(server)
        worker.kill()
        worker.wait(PATIENCE)
        await ada.answer(ada.frame["asks"][0]["key"], {"type": "pick", "number": 3})
        await ada.until(lambda: ada.frame["public"]["phase"] == "revealed" and ada.frame["waiting"] == [0])
        bob = await against_a_bot(server)  # the first question after the kill may get a random answer
        stack.push_async_callback(bob.hang_up)
        left = workers(server)
        assert left and left != [worker]
    server.stop()
    assert psutil.wait_procs(left, PATIENCE)[1] == []


async def test_a_worker_starts_with_the_first_bot_and_ends_with_a_killed_server(server: Server) -> None:
    """SIGKILL leaves the server no time to stop the worker itself."""
    somebody = await Client.opens(server.address, "Ada", game="echo")
    await somebody.hang_up()
    assert workers(server) == []
    ada = await against_a_bot(server)
    left = workers(server)
    await ada.hang_up()
    server.kill()
    assert left and psutil.wait_procs(left, PATIENCE)[1] == []
