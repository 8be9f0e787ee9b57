"""Bots in a hurry."""

from __future__ import annotations

import pytest

from unspoken.bots.fast_player import FastPlayer
from unspoken.bots.lore import best_lore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.content.packs import load_packs
from unspoken.games.dixit import GAME as DIXIT
from unspoken.games.dixit.types import Materials, Options
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Seat
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import open_session, tick

pytestmark = pytest.mark.anyio


async def test_a_hurried_bot_answers_as_the_other_would_but_always_after_the_same_while() -> None:
    """ALL-01: haste would tell something if it came and went."""
    packs = load_packs()
    player = ThreadPlayer(best_lore(packs))
    hurried = FastPlayer(player, Millis(60))
    cards = packs.shelf().pictures("dream")
    session, _ = tick(DIXIT, open_session(DIXIT, Options(), Materials(cards), 4, b"seed"), Millis(0))
    frame = frames(DIXIT, session, (Seat(0),))[Seat(0)]
    key = session.asks[0].key
    assert hurried.thinking_time(DIXIT, frame, Seat(0), key, Chance(b"", 0), Manner.KEEN) == 60
    mine = await hurried.decide(DIXIT, frame, Seat(0), key, Chance(b"", 1))
    assert mine == await player.decide(DIXIT, frame, Seat(0), key, Chance(b"", 1))
