"""A visit that is cancelled before it has begun leaves no connection behind."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from tests.tables.test_trouble import cancelling
from unspoken.kernel.types import Seat
from unspoken.tables.visit import HouseEntrance, Visit
from unspoken.tables.wire.messages import HandOver, SetGrace, Start

pytestmark = pytest.mark.anyio


def enters(harness: Harness, visitor: TablePerson, *, screen: bool = False) -> asyncio.Task[Visit | None]:
    """Start to enter a table."""
    entrance = HouseEntrance(harness.house)
    return asyncio.create_task(
        entrance.enter(visitor.table.code, visitor.token, RecordingTransport(), screen=screen)
    )


async def test_a_person_who_cancels_while_reconnecting_is_not_connected() -> None:
    """Their seat must be saved first, which takes longer than they wait."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    await bob.disconnect()
    entering = enters(harness, bob)
    harness.store.before_save = cancelling(entering)
    with pytest.raises(asyncio.CancelledError):
        await entering
    await harness.settles()
    assert ada.table.connected == {ada.id}


async def test_a_screen_that_cancels_before_its_turn_is_not_connected() -> None:
    """Otherwise it would stay forever, and its table could not be unloaded."""
    harness = Harness()
    ada = await harness.opens()
    saving = asyncio.ensure_future(ada.requests(SetGrace, 40))
    entering = enters(harness, ada, screen=True)
    asyncio.get_running_loop().call_soon(entering.cancel)
    with pytest.raises(asyncio.CancelledError):
        await entering
    await saving
    await ada.disconnect()
    assert harness.unload_after_an_hour() == 1


async def test_disconnecting_from_a_forgotten_table_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """All its connections are closed when another node takes it over."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    with caplog.at_level(logging.ERROR):
        await ada.disconnect()
    assert caplog.messages == []
