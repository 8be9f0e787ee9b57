"""Bots that answer fast."""

from __future__ import annotations

import pytest

from unspoken.bots.fast_player import FastPlayer
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.types import Materials, Options
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import open_session, tick
from unspoken.kernel.types import Millis, Seat

pytestmark = pytest.mark.anyio


async def test_a_fast_bot_gives_the_same_answer_after_a_fixed_time() -> None:
    """ALL-01: A time that depends on the answer could reveal it."""
    packs = load_packs()
    player = ThreadPlayer(best_lore(packs))
    fast = FastPlayer(player, Millis(60))
    cards = packs.shelf().pictures("dream")
    session, _ = tick(DIXIT, open_session(DIXIT, Options(), Materials(cards), 4, b"seed"), Millis(0))
    frame = frames(DIXIT, session, (Seat(0),))[Seat(0)]
    key = session.asks[0].key
    assert fast.thinking_time(DIXIT, frame, Seat(0), key, Chance(b"", 0), Manner.KEEN) == 60
    decision = await fast.decide(DIXIT, frame, Seat(0), key, Chance(b"", 1))
    assert decision == await player.decide(DIXIT, frame, Seat(0), key, Chance(b"", 1))
