"""Bots decide in worker processes: failures of workers, and callers that wait for an answer."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace
from toygame.types import Materials, Options, Pick

from tests.bots.moody_game import CALM, DYING, ENDLESS, GAME, READING, TALKATIVE, WRONG
from tests.patience import PATIENCE
from unspoken.bots.workers.messages import Begin, Decided, Ready, Think, encode_message
from unspoken.bots.workers.player import BotFailed, WorkerPlayer
from unspoken.bots.workers.pool import TooManyThoughts, WorkerPool
from unspoken.bots.workers.process import COMMAND, WorkerLost, WorkerProcess
from unspoken.cli.server.house_words import add_words
from unspoken.content.packs import load_packs
from unspoken.content.word_pack import made_of_words
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.session import open_session, tick
from unspoken.kernel.types import Millis, Seat
from unspoken.pictures.classifier.installed import NO_MODELS
from unspoken.tables.games import find_games
from unspoken.tables.ports import BotAnswer

pytestmark = pytest.mark.anyio

_TESTS = Path(__file__).parent.parent
_PATH = (str(_TESTS.parent), str(_TESTS / "toygame"), *sys.path)
_SESSION, _ = tick(GAME, open_session(GAME, Options(), Materials(), 6, b"seed"), Millis(0))
Start: TypeAlias = Callable[[], Awaitable[WorkerProcess]]
_KEY = _SESSION.asks[0].key
_FIVE = (Pick(5), Why("by-mood"))


class NoDecks:
    """Decks of a house without uploads."""

    def with_picture(self, _picture: str) -> None:
        """Return no deck."""


class Workers:
    """A player with one worker process at a time, and a list of all that were started."""

    def __init__(self, start: Start, most_waiting: int) -> None:
        self._start = start
        self.player = WorkerPlayer(WorkerPool(1, self._started, most_waiting), NoDecks())
        self.workers: list[WorkerProcess] = []
        """All workers that were started, in order."""
        self.begun = asyncio.Event()

    async def _started(self) -> WorkerProcess:
        self.workers.append(await self._start())
        self.begun.set()
        return self.workers[-1]

    async def decide(self, seat: Seat, luck: Chance | None = None) -> BotAnswer | None:
        """Let the bot in this seat answer the first question."""
        frame = frames(GAME, _SESSION, (seat,))[seat]
        return await self.player.decide(GAME, frame, seat, _KEY, luck or Chance(b"luck", 0))


def moody(seconds: float) -> Begin:
    """Return the settings of a worker that plays the moody game."""
    return Begin(_PATH, ("tests.bots.moody_game",), None, seconds)


def real(seconds: float = PATIENCE) -> Start:
    """Return a function that starts a real worker."""
    return lambda: WorkerProcess.start(moody(seconds))


def saying(*messages: bytes, then: str = "sys.stdin.buffer.read()") -> Start:
    """Return a function that starts a process which writes these bytes to its pipe."""
    script = f"import sys; sys.stdout.buffer.write({b''.join(messages)!r}); sys.stdout.flush(); {then}"
    begin = Begin((), (), None, PATIENCE)
    return lambda: WorkerProcess.start(begin, (sys.executable, "-S", "-c", script))


@asynccontextmanager
async def running_workers(start: Start, most_waiting: int = 8) -> AsyncIterator[Workers]:
    """Run workers for the duration of a test."""
    workers = Workers(start, most_waiting)
    try:
        yield workers
    finally:
        await workers.player.close()


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """These bots need no models."""
    monkeypatch.setenv(NO_MODELS, "1")


async def test_a_worker_answers_several_questions() -> None:
    """With answer, reason, manner and memory. Output of the bot itself does not disturb the pipe."""
    async with running_workers(real()) as workers:
        assert await workers.decide(CALM) == _FIVE
        assert await workers.decide(CALM, BotChance(b"luck", 0, Manner.GENTLE)) == (Pick(5), Why("gently"))
        remembering = BotChance(b"luck", 0, Manner.KEEN, ("a moth", "a lamp"))
        assert await workers.decide(CALM, remembering) == (Pick(5), Why("told", {"texts": "a moth, a lamp"}))
        assert await workers.decide(TALKATIVE) == _FIVE
        assert len(workers.workers) == 1


async def test_a_worker_knows_the_words_of_the_house(tmp_path: Path) -> None:
    """A worker cannot read these words from a folder, so the server sends them."""
    file = tmp_path / "ours.txt"
    file.write_text("grandmother's clock\n", encoding="utf-8")
    packs = add_words(load_packs(), file, find_games())
    begin = replace(moody(PATIENCE), words=made_of_words(packs))
    async with running_workers(lambda: WorkerProcess.start(begin)) as workers:
        assert await workers.decide(READING) == (Pick(5), Why("grandmother's clock"))


async def test_no_worker_is_started_before_it_is_needed() -> None:
    """A server without bots stays small."""
    async with running_workers(real()) as workers:
        assert workers.workers == []


async def test_an_exception_of_a_bot_is_reported_and_the_worker_continues() -> None:
    """Even StopIteration, which no future can hold."""
    async with running_workers(real()) as workers:
        with pytest.raises(BotFailed, match="StopIteration"):
            await workers.decide(WRONG)
        assert await workers.decide(CALM) == _FIVE and len(workers.workers) == 1


async def test_a_worker_that_dies_during_a_question_is_replaced() -> None:
    """The caller gets an error, and the next question starts another process."""
    async with running_workers(real()) as workers:
        with pytest.raises(WorkerLost, match="the process ended"):
            await workers.decide(DYING)
        assert await workers.decide(CALM) == _FIVE and len(workers.workers) == 2


async def test_a_worker_that_was_killed_while_idle_is_replaced() -> None:
    """The caller does not notice."""
    async with running_workers(real()) as workers:
        await workers.decide(CALM)
        await workers.workers[0].end()
        assert await workers.decide(CALM) == _FIVE


async def test_a_worker_that_never_answers_is_ended() -> None:
    """After its time limit, by the server or by its own alarm."""
    async with running_workers(real(seconds=0.1)) as workers:
        with pytest.raises(WorkerLost):
            await workers.decide(ENDLESS)
        assert not workers.workers[0].alive


async def test_a_worker_ends_itself_after_its_time_limit() -> None:
    """The server may have died, and nobody else would end it."""
    frame = frames(GAME, _SESSION, (ENDLESS,))[ENDLESS]
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    messages = encode_message(moody(seconds=0.1)) + encode_message(
        Think("moody", frame, ENDLESS, _KEY, b"luck")
    )
    await process.communicate(messages)
    assert process.returncode == -signal.SIGALRM


@pytest.mark.parametrize(
    "answer",
    [b"\x00\x00\x00\x05hello", b"\xff\xff\xff\xff", b"\x00\x00\x00\x09hel", encode_message(Ready())],
    ids=["no message", "too long", "cut off", "out of turn"],
)
async def test_a_worker_that_sends_invalid_messages_is_lost(answer: bytes) -> None:
    """Its messages are validated like those from outside."""
    async with running_workers(saying(encode_message(Ready()), answer, then="sys.stdout.close()")) as workers:
        with pytest.raises(WorkerLost):
            await workers.decide(CALM)
        assert not workers.workers[0].alive


async def test_an_unknown_command_of_a_worker_is_an_error() -> None:
    """It is decoded with the game's own types."""
    async with running_workers(
        saying(encode_message(Ready()), encode_message(Decided(b'{"type":"cheat"}')))
    ) as workers:
        with pytest.raises(ValueError, match="cheat"):
            await workers.decide(CALM)


async def test_a_worker_that_exits_at_startup_is_lost() -> None:
    """Before it has reported that it is ready."""
    async with running_workers(saying(then="pass")) as workers:
        with pytest.raises(WorkerLost, match="the process ended"):
            await workers.decide(CALM)


async def test_a_full_queue_rejects_the_next_question() -> None:
    """At once, without waiting."""
    async with running_workers(saying(encode_message(Ready())), most_waiting=1) as workers:
        waiting = [asyncio.ensure_future(workers.decide(CALM)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyThoughts):
            await workers.decide(CALM)
        assert not any(pending.done() for pending in waiting)


async def test_a_worker_continues_after_a_cancelled_question() -> None:
    """A cancelled question is no reason to end it."""
    async with running_workers(real()) as workers:
        await workers.decide(CALM)
        unwanted = asyncio.ensure_future(workers.decide(CALM))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await workers.decide(CALM) == _FIVE and len(workers.workers) == 1


async def test_no_worker_is_started_during_the_shutdown() -> None:
    """Callers in the queue get an error."""
    async with running_workers(saying(encode_message(Ready()))) as workers:
        waiting = [asyncio.ensure_future(workers.decide(CALM)) for _ in range(2)]
        await workers.begun.wait()
        await workers.player.close()
        with pytest.raises(WorkerLost, match="the server is shutting down"):
            await waiting[1]
        assert len(workers.workers) == 1


async def test_a_pending_question_is_cancelled_at_the_shutdown() -> None:
    """The worker is ended."""
    async with running_workers(saying(encode_message(Ready()))) as workers:
        waiting = asyncio.ensure_future(workers.decide(CALM))
        await workers.begun.wait()
        await workers.player.close()
        assert waiting.cancelled() and not workers.workers[0].alive
