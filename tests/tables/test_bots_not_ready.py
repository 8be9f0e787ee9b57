"""Bots whose models are still being installed: the table shows it, and they answer as soon as they can."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from tests.tables.stubs import THINKING, StubBots
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Seat
from unspoken.tables.errors import BotsNotReady
from unspoken.tables.ports import BotAnswer
from unspoken.tables.wire.messages import AddBot, Start

pytestmark = pytest.mark.anyio


class LateBots(StubBots):
    """Bots that cannot decide until the test says so."""

    ready = False

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Raise BotsNotReady, or return any legal answer."""
        if not self.ready:
            raise BotsNotReady
        return await super().decide(game, frame, seat, key, chance)


async def waiting(bots: LateBots) -> tuple[Harness, TablePerson]:
    """Let a table wait a minute for a bot; return its host."""
    harness = Harness(bots=bots)
    (ada,) = await harness.party("Ada")
    await ada.requests(AddBot)
    await ada.requests(Start)
    await harness.advance_time(THINKING)
    await harness.advance_time(60_000)
    return harness, ada


async def test_the_room_shows_that_bots_are_not_ready() -> None:
    """No answer is given by chance."""
    _, ada = await waiting(LateBots())
    assert ada.room["bots_not_ready"] is True
    assert 1 in ada.frame["waiting"]


async def test_a_bot_answers_as_soon_as_it_is_ready() -> None:
    """Within a second; the room no longer shows the notice."""
    bots = LateBots()
    harness, ada = await waiting(bots)
    bots.ready = True
    await harness.advance_time(1_000)
    assert "bots_not_ready" not in ada.room
    assert 1 not in ada.frame["waiting"]
