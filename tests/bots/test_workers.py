"""Bots think in processes of their own: what becomes of those, and of whoever waits for them."""

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
from unspoken.bots.worker_messages import Begin, Decided, Ready, Think, packed
from unspoken.bots.worker_player import BotFailed, WorkerPlayer
from unspoken.bots.worker_pool import TooManyThoughts, WorkerPool
from unspoken.bots.worker_process import COMMAND, WorkerLost, WorkerProcess
from unspoken.cli.house_words import add_words
from unspoken.content.packs import load_packs
from unspoken.content.word_pack import made_of_words
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Seat, Why
from unspoken.kernel.luck import Luck
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import open_session, tick
from unspoken.pictures.things.installed import NO_MODELS
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
    """Nobody has brought any."""

    def with_picture(self, _picture: str) -> None:
        """None."""


class Minds:
    """A player that thinks in one process at a time, and a view of them all."""

    def __init__(self, start: Start, most_waiting: int) -> None:
        self._start = start
        self.player = WorkerPlayer(WorkerPool(1, self._started, most_waiting), NoDecks())
        self.workers: list[WorkerProcess] = []
        """All that were started, in order."""
        self.begun = asyncio.Event()

    async def _started(self) -> WorkerProcess:
        self.workers.append(await self._start())
        self.begun.set()
        return self.workers[-1]

    async def thinks(self, seat: Seat, luck: Chance | None = None) -> BotAnswer | None:
        """What the bot in this seat has to say to the first question."""
        frame = frames(GAME, _SESSION, (seat,))[seat]
        return await self.player.decide(GAME, frame, seat, _KEY, luck or Chance(b"luck", 0))


def moody(seconds: float) -> Begin:
    """What a process has to know to play Echo in all moods."""
    return Begin(_PATH, ("tests.bots.moody_game",), None, seconds)


def real(seconds: float = PATIENCE) -> Start:
    """Starts the process that servers start."""
    return lambda: WorkerProcess.start(moody(seconds))


def saying(*said: bytes, then: str = "sys.stdin.buffer.read()") -> Start:
    """Starts a process that says this to everything, and goes on in some way."""
    script = f"import sys; sys.stdout.buffer.write({b''.join(said)!r}); sys.stdout.flush(); {then}"
    begin = Begin((), (), None, PATIENCE)
    return lambda: WorkerProcess.start(begin, (sys.executable, "-S", "-c", script))


@asynccontextmanager
async def minds(start: Start, most_waiting: int = 8) -> AsyncIterator[Minds]:
    """Processes for the length of a test."""
    made = Minds(start, most_waiting)
    try:
        yield made
    finally:
        await made.player.close()


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of these bots understands anything."""
    monkeypatch.setenv(NO_MODELS, "1")


async def test_a_bot_thinks_in_another_process_again_and_again() -> None:
    """Its answer, its thought and its manner come back; the pipe is for them alone, whatever it prints."""
    async with minds(real()) as some:
        assert await some.thinks(CALM) == _FIVE
        assert await some.thinks(CALM, Luck(b"luck", 0, Manner.GENTLE)) == (Pick(5), Why("gently"))
        assert await some.thinks(TALKATIVE) == _FIVE
        assert len(some.workers) == 1


async def test_the_words_of_the_house_are_known_in_another_process(tmp_path: Path) -> None:
    """They are in no folder that it could read."""
    file = tmp_path / "ours.txt"
    file.write_text("grandmother's clock\n", encoding="utf-8")
    packs = add_words(load_packs(), file, find_games())
    begin = replace(moody(PATIENCE), words=made_of_words(packs))
    async with minds(lambda: WorkerProcess.start(begin)) as some:
        assert await some.thinks(READING) == (Pick(5), Why("grandmother's clock"))


async def test_no_process_is_started_before_a_bot_is_to_think() -> None:
    """A server without bots stays small."""
    async with minds(real()) as some:
        assert some.workers == []


async def test_a_bot_that_comes_to_grief_says_how_and_its_process_thinks_on() -> None:
    """Whatever it raises, even what no future can hold: an exception ends one thought."""
    async with minds(real()) as some:
        with pytest.raises(BotFailed, match="StopIteration"):
            await some.thinks(WRONG)
        assert await some.thinks(CALM) == _FIVE and len(some.workers) == 1


async def test_a_process_that_dies_in_mid_thought_is_lost_and_replaced() -> None:
    """The caller gets an error, and the next question starts another process."""
    async with minds(real()) as some:
        with pytest.raises(WorkerLost, match="its process ended"):
            await some.thinks(DYING)
        assert await some.thinks(CALM) == _FIVE and len(some.workers) == 2


async def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_replaced() -> None:
    """Nobody notices."""
    async with minds(real()) as some:
        await some.thinks(CALM)
        await some.workers[0].end()
        assert await some.thinks(CALM) == _FIVE


async def test_a_process_that_never_answers_is_ended() -> None:
    """After its time, by the server or by itself."""
    async with minds(real(seconds=0.1)) as some:
        with pytest.raises(WorkerLost):
            await some.thinks(ENDLESS)
        assert not some.workers[0].alive


async def test_a_process_in_an_endless_thought_ends_by_itself() -> None:
    """Its server may be gone by then: nobody is left to end it."""
    frame = frames(GAME, _SESSION, (ENDLESS,))[ENDLESS]
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
    said = packed(moody(seconds=0.1)) + packed(Think("moody", frame, ENDLESS, _KEY, b"luck"))
    await process.communicate(said)
    assert process.returncode == -signal.SIGALRM


@pytest.mark.parametrize(
    "answer",
    [b"\x00\x00\x00\x05hello", b"\xff\xff\xff\xff", b"\x00\x00\x00\x09hel", packed(Ready())],
    ids=["no message", "too long", "cut off", "out of turn"],
)
async def test_a_process_that_speaks_nonsense_is_lost(answer: bytes) -> None:
    """What comes from it is read as strictly as what comes from outside."""
    async with minds(saying(packed(Ready()), answer, then="sys.stdout.close()")) as some:
        with pytest.raises(WorkerLost):
            await some.thinks(CALM)
        assert not some.workers[0].alive


async def test_a_command_that_the_game_does_not_know_is_an_error() -> None:
    """It is decoded by the game's own types."""
    async with minds(saying(packed(Ready()), packed(Decided(b'{"type":"cheat"}')))) as some:
        with pytest.raises(ValueError, match="cheat"):
            await some.thinks(CALM)


async def test_a_process_that_does_not_begin_is_lost() -> None:
    """It ends before it has said that it is ready."""
    async with minds(saying(then="pass")) as some:
        with pytest.raises(WorkerLost, match="its process ended"):
            await some.thinks(CALM)


async def test_a_queue_that_is_too_long_takes_nobody_more() -> None:
    """Whoever comes last is told at once, and waits for nothing."""
    async with minds(saying(packed(Ready())), most_waiting=1) as some:
        waiting = [asyncio.ensure_future(some.thinks(CALM)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyThoughts):
            await some.thinks(CALM)
        assert not any(one.done() for one in waiting)


async def test_a_process_whose_thought_nobody_wants_any_more_thinks_on() -> None:
    """A question that is gone is no reason to end anything."""
    async with minds(real()) as some:
        await some.thinks(CALM)
        unwanted = asyncio.ensure_future(some.thinks(CALM))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await some.thinks(CALM) == _FIVE and len(some.workers) == 1


async def test_no_process_is_started_when_the_server_ends() -> None:
    """Whoever stood in line is told so."""
    async with minds(saying(packed(Ready()))) as some:
        waiting = [asyncio.ensure_future(some.thinks(CALM)) for _ in range(2)]
        await some.begun.wait()
        await some.player.close()
        with pytest.raises(WorkerLost, match="the server is ending"):
            await waiting[1]
        assert len(some.workers) == 1


async def test_whoever_still_waits_when_the_server_ends_is_cancelled() -> None:
    """And the process is gone."""
    async with minds(saying(packed(Ready()))) as some:
        waiting = asyncio.ensure_future(some.thinks(CALM))
        await some.begun.wait()
        await some.player.close()
        assert waiting.cancelled() and not some.workers[0].alive
