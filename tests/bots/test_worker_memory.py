"""A worker process with the encoder: its memory, and the decks that people uploaded."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.content.own.rendered_cards import filled
from tests.patience import PATIENCE
from unspoken.bots.workers.messages import Begin, Decided, Think
from unspoken.bots.workers.player import WorkerPlayer
from unspoken.bots.workers.pool import WorkerPool
from unspoken.bots.workers.process import WorkerProcess
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Command, Materials, Options, State
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import Session, open_session, tick
from unspoken.kernel.types import Millis, Seat
from unspoken.storage.memory.store import MemoryStore

pytestmark = pytest.mark.anyio

HOME = "HOME22"
MOST = 120_000_000
TELLER = Seat(0)


@pytest.fixture(scope="module")
async def worker() -> AsyncIterator[WorkerProcess]:
    """A worker process, as servers start it. All tests share it: the encoder takes seconds to load."""
    worker = await WorkerProcess.start(Begin(tuple(sys.path), ("unspoken.games.dixit",), None, PATIENCE))
    yield worker
    await worker.end()


def question(deck: str) -> Think:
    """Return the teller's question for a deck."""
    options = Options(deck=deck)
    materials = GAME.gather(options, load_packs().shelf())
    session = tick(GAME, open_session(GAME, options, materials, 8, b"seed"), Millis(0))[0]
    frame = frames(GAME, session, (TELLER,))[TELLER]
    return Think(GAME.name, frame, TELLER, session.asks[0].key, bytes(32), Manner.KEEN)


def peak_memory(pid: int) -> int:
    """Return the peak memory of a process in bytes."""
    status = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return 1024 * int(status["VmHWM"].split()[0])


async def test_a_worker_with_the_encoder_and_both_decks_is_small(worker: WorkerProcess) -> None:
    """Python, numpy, the encoder and the texts of 168 cards. The next test loads more into the worker."""
    answers = [await worker.think(question(deck), ()) for deck in ("dream", "small-hours")]
    assert all(isinstance(answer, Decided) for answer in answers)
    assert peak_memory(worker.pid) < MOST


@pytest.fixture
def decks() -> OwnDecks:
    """The uploaded decks, at first none."""
    return OwnDecks(MemoryStore())


@pytest.fixture
async def dealt(decks: OwnDecks) -> Session[Options, Materials, State, Command]:
    """A game with hands of pictures without descriptions; the deck needs no other cards."""
    options = Options(deck=await filled(decks, HOME, cards=84))
    materials = GAME.gather(options, HouseLibrary(load_packs(), decks).shelf(frozenset(), HOME, {}))
    return tick(GAME, open_session(GAME, options, materials, 3, b"seed"), Millis(0))[0]


@pytest.fixture
def player(worker: WorkerProcess, decks: OwnDecks) -> WorkerPlayer:
    """A player with this worker process."""

    async def started() -> WorkerProcess:
        return worker

    return WorkerPlayer(WorkerPool(1, started), decks)


async def reason_of_the_teller(
    player: WorkerPlayer, session: Session[Options, Materials, State, Command]
) -> str:
    """Let the teller decide, and return the code of the reason."""
    frame = frames(GAME, session, (TELLER,))[TELLER]
    decided = await player.decide(GAME, frame, TELLER, session.asks[0].key, Chance(b"luck", 0))
    assert decided is not None and decided[1] is not None
    return decided[1].code


async def test_a_deck_is_sent_before_the_question_and_after_each_change(
    dealt: Session[Options, Materials, State, Command], player: WorkerPlayer, decks: OwnDecks
) -> None:
    """First the bot knows only looks; the next decision uses the new descriptions."""
    by_look = await reason_of_the_teller(player, dealt)
    hand = dealt.state.hands[TELLER]
    await decks.change(HOME, None, None, dict.fromkeys(hand, "A lighthouse above the sea"))
    assert [by_look, await reason_of_the_teller(player, dealt)] == ["tell-by-look", "tell"]
