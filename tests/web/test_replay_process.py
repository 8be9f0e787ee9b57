"""The process that reads replays: it answers as a thread would, and is replaced when it fails."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.albums.little_album import pixels
from tests.patience import PATIENCE
from tests.tables.harness import Harness, TablePerson
from tests.web.replay_door import evening
from unspoken.albums.drawable import PREVIEW_SIZE
from unspoken.tables.games import game_modules
from unspoken.web.replays.process import Material, ReplayProcess, ReplayThread, ReplayWorker, no_files
from unspoken.web.replays.questions import (
    AlbumPicture,
    AlbumWords,
    GameFacts,
    GameHindsight,
    Names,
    ReplayAnswer,
    ReplayQuestion,
    Reply,
    Steps,
    Task,
    Unanswered,
)

pytestmark = pytest.mark.anyio
_TASKS: tuple[Task, ...] = (
    GameFacts(),
    Steps("open", 0),
    Steps("watch", 2),
    Steps(9, 0),
    GameHindsight(),
    Names(),
    AlbumWords("pl", False),
)


@pytest.fixture
async def process() -> AsyncIterator[ReplayProcess]:
    """A process that is not started yet."""
    opened = ReplayProcess(game_modules(["toygame"]))
    yield opened
    await opened.close()


async def answer(worker: ReplayWorker, harness: Harness, person: TablePerson, task: Task) -> Reply:
    """Ask about the first game of a table."""
    code = person.table.code
    reply = await worker.answer(
        ReplayQuestion(code, 1, task), Material(lambda: harness.store.pages(code), no_files)
    )
    return ReplayAnswer(reply.data) if isinstance(reply, ReplayAnswer) else reply


async def test_it_answers_as_a_thread_does(process: ReplayProcess) -> None:
    """All questions, from one decoded game."""
    harness = Harness()
    ada, *_ = await evening(harness, "dixit")
    thread = ReplayThread(harness.services.games)
    assert [await answer(process, harness, ada, task) for task in _TASKS] == [
        await answer(thread, harness, ada, task) for task in _TASKS
    ]


async def test_it_draws_an_album_into_a_file(process: ReplayProcess, tmp_path: Path) -> None:
    """The picture is too large for a message."""
    harness = Harness()
    ada, *_ = await evening(harness, "dixit")
    task = AlbumPicture("preview", "en", True, str(tmp_path / "album.jpg"))
    assert await answer(process, harness, ada, task) == ReplayAnswer(b"")
    assert pixels((tmp_path / "album.jpg").read_bytes()).size == PREVIEW_SIZE


async def test_a_killed_process_is_replaced(process: ReplayProcess) -> None:
    """The pending question gets no answer; the next question does."""
    harness = Harness()
    ada, *_ = await evening(harness)
    assert isinstance(await answer(process, harness, ada, GameFacts()), ReplayAnswer)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    underway = asyncio.ensure_future(answer(process, harness, ada, Names()))
    await asyncio.sleep(0)
    os.kill(process.pid, signal.SIGKILL)
    assert await underway == Unanswered(503, "try-again")
    assert isinstance(await answer(process, harness, ada, Names()), ReplayAnswer)


async def test_an_idle_process_ends() -> None:
    """So that its memory is freed."""
    harness = Harness()
    ada, *_ = await evening(harness)
    process = ReplayProcess(game_modules(["toygame"]), idle_seconds=0)
    assert isinstance(await answer(process, harness, ada, GameFacts()), ReplayAnswer)
    deadline = asyncio.get_running_loop().time() + PATIENCE
    for _ in iter(lambda: process.pid, None):
        assert asyncio.get_running_loop().time() < deadline
        await asyncio.sleep(0)
    await process.close()


async def test_a_damaged_log_has_no_replay(process: ReplayProcess) -> None:
    """The process continues."""
    harness = Harness()
    ada, *_ = await evening(harness)
    broken = await process.answer(
        ReplayQuestion(ada.table.code, 1, GameFacts()), Material(_damaged, no_files)
    )
    assert broken == Unanswered(503, "try-again")
    pid = process.pid
    assert isinstance(await answer(process, harness, ada, GameFacts()), ReplayAnswer) and process.pid == pid


async def _damaged() -> AsyncIterator[list[bytes]]:
    yield [b"{}"]
