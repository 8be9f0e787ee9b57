"""A visit that is broken off before it has begun leaves nobody behind."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from tests.tables.test_trouble import cancelling
from unspoken.kernel.game import Seat
from unspoken.tables.messages import HandOver, SetGrace, Start
from unspoken.tables.visit import HouseEntrance, Visit

pytestmark = pytest.mark.anyio


def enters(harness: Harness, one: TablePerson, *, screen: bool = False) -> asyncio.Task[Visit | None]:
    """Somebody is on their way in."""
    entrance = HouseEntrance(harness.house)
    return asyncio.create_task(entrance.enter(one.table.code, one.token, RecordingTransport(), screen=screen))


async def test_whoever_gives_up_while_they_come_back_is_not_here() -> None:
    """Their chair is to be saved first, and that takes longer than they wait."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    await bob.goes()
    entering = enters(harness, bob)
    harness.store.before_save = cancelling(entering)
    with pytest.raises(asyncio.CancelledError):
        await entering
    await harness.settles()
    assert ada.table.connected == {ada.id}


async def test_a_screen_that_gives_up_before_its_turn_does_not_stay() -> None:
    """Nobody would ever take it down, and its table would never sleep."""
    harness = Harness()
    ada = await harness.opens()
    saving = asyncio.ensure_future(ada.requests(SetGrace, 40))
    entering = enters(harness, ada, screen=True)
    asyncio.get_running_loop().call_soon(entering.cancel)
    with pytest.raises(asyncio.CancelledError):
        await entering
    await saving
    await ada.goes()
    assert harness.falls_asleep() == 1


async def test_who_goes_from_a_table_that_lives_elsewhere_is_no_trouble(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Every connection of it is closed: nothing of that is an error."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    with caplog.at_level(logging.ERROR):
        await ada.goes()
    assert caplog.messages == []
