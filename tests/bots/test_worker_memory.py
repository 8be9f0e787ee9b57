"""A process in which bots think takes no more memory than a house may be asked for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unspoken.bots.worker_messages import Begin, Decided, Think
from unspoken.bots.worker_process import WorkerProcess
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME
from unspoken.games.dixit.types import Options
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import open_session, tick

pytestmark = pytest.mark.anyio

MOST = 120_000_000
TELLER = Seat(0)


def question(deck: str) -> Think:
    """What somebody is to tell who holds cards of a deck."""
    options = Options(deck=deck)
    materials = GAME.gather(options, load_packs().shelf())
    session = tick(GAME, open_session(GAME, options, materials, 8, b"seed"), Millis(0))[0]
    frame = frames(GAME, session, (TELLER,))[TELLER]
    return Think(GAME.name, frame, TELLER, session.asks[0].key, bytes(32), Manner.KEEN)


def most_held(pid: int) -> int:
    """Bytes of memory that a process has ever held at once."""
    told = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    return 1024 * int(told["VmHWM"].split()[0])


async def test_a_mind_with_the_encoder_and_both_decks_is_small() -> None:
    """Python, numpy, the encoder, and all that is said of 168 cards."""
    worker = await WorkerProcess.start(Begin(tuple(sys.path), ("unspoken.games.dixit",), None, 600.0))
    try:
        told = [await worker.think(question(deck), ()) for deck in ("dream", "small-hours")]
        held = most_held(worker.pid)
    finally:
        await worker.end()
    assert all(isinstance(one, Decided) for one in told)
    assert held < MOST
