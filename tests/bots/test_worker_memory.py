"""A worker process stays within its memory limit."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from unspoken.bots.workers.messages import Begin, Decided, Think
from unspoken.bots.workers.process import WorkerProcess
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import open_session, tick
from unspoken.kernel.types import Millis, Seat

pytestmark = pytest.mark.anyio

MOST = 120_000_000
TELLER = Seat(0)


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


async def test_a_worker_with_the_encoder_and_both_decks_is_small() -> None:
    """Python, numpy, the encoder and the texts of 168 cards."""
    worker = await WorkerProcess.start(Begin(tuple(sys.path), ("unspoken.games.dixit",), None, PATIENCE))
    try:
        answers = [await worker.think(question(deck), ()) for deck in ("dream", "small-hours")]
        peak = peak_memory(worker.pid)
    finally:
        await worker.end()
    assert all(isinstance(answer, Decided) for answer in answers)
    assert peak < MOST
