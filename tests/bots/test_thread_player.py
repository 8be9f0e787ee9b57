"""Bots that decide in a thread of the server."""

from __future__ import annotations

import asyncio

import pytest
from toygame.types import Materials, Options, Pick

from tests.bots.moody_game import CALM, GAME, WRONG
from tests.tables.stubs import StubLore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.session import open_session, tick
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.ports import BotAnswer

pytestmark = pytest.mark.anyio

_SESSION, _ = tick(GAME, open_session(GAME, Options(), Materials(), 5, b"seed"), Millis(0))


async def thinks(player: ThreadPlayer, seat: Seat) -> BotAnswer | None:
    """Let the bot in this seat answer the first question."""
    frame = frames(GAME, _SESSION, (seat,))[seat]
    return await player.decide(GAME, frame, seat, _SESSION.asks[0].key, Chance(b"luck", 0))


async def test_a_thread_decides_like_a_process() -> None:
    """It returns an answer and a reason."""
    assert await thinks(ThreadPlayer(StubLore()), CALM) == (Pick(5), Why("by-mood"))


async def test_a_bots_stop_iteration_reaches_the_caller() -> None:
    """A future cannot hold StopIteration itself."""
    with pytest.raises(RuntimeError, match="raised StopIteration"):
        await thinks(ThreadPlayer(StubLore()), WRONG)


async def test_a_bot_decides_after_another_failed() -> None:
    """An exception ends one decision."""
    player = ThreadPlayer(StubLore())
    await asyncio.gather(thinks(player, WRONG), return_exceptions=True)
    assert await thinks(player, CALM) is not None
