"""Bots that think in a thread of the server."""

from __future__ import annotations

import asyncio

import pytest
from toygame.types import Materials, Options, Pick

from tests.bots.moody_game import CALM, GAME, WRONG
from tests.tables.stubs import StubLore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Millis, Seat, Why
from unspoken.kernel.session import open_session, tick
from unspoken.tables.ports import BotAnswer

pytestmark = pytest.mark.anyio

_SESSION, _ = tick(GAME, open_session(GAME, Options(), Materials(), 5, b"seed"), Millis(0))


async def thinks(player: ThreadPlayer, seat: Seat) -> BotAnswer | None:
    """What the bot in this seat has to say to the first question."""
    frame = frames(GAME, _SESSION, (seat,))[seat]
    return await player.decide(GAME, frame, seat, _SESSION.asks[0].key, Chance(b"luck", 0))


async def test_a_thread_thinks_as_a_process_does() -> None:
    """An answer and a thought."""
    assert await thinks(ThreadPlayer(StubLore()), CALM) == (Pick(5), Why("by-mood"))


async def test_whatever_a_bot_raises_reaches_whoever_waits() -> None:
    """Even what no future can hold."""
    with pytest.raises(RuntimeError, match="ran out"):
        await thinks(ThreadPlayer(StubLore()), WRONG)


async def test_after_a_bot_came_to_grief_the_next_thinks() -> None:
    """An exception ends one thought."""
    player = ThreadPlayer(StubLore())
    await asyncio.gather(thinks(player, WRONG), return_exceptions=True)
    assert await thinks(player, CALM) is not None
