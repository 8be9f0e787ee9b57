"""A seat moves to another device of its person: the old token stops working, and nobody else notices."""

from __future__ import annotations

import asyncio

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.tables.state.names import token_hash
from unspoken.tables.table.held_place import HELD_SECONDS
from unspoken.tables.wire.messages import CloseReason, Start

pytestmark = pytest.mark.anyio


async def moves(world: Harness, who: TablePerson, token: str = "new") -> bool:
    """Move a person's seat; return whether there was one."""
    _table, person = await world.house.transfer(who.table.code, token_hash(who.token), token_hash(token))
    return person is not None


async def test_the_new_token_has_the_seat_and_the_old_one_has_none() -> None:
    """Also after a restart; and a second use of the old token moves nothing."""
    world = Harness()
    ada, _bob = await world.party("Ada", "Bob")
    assert [await moves(world, ada), await moves(world, ada, "again")] == [True, False]
    await asyncio.gather(*(person.disconnect() for person in (ada, _bob)))
    world.house.forget(ada.table.code)
    found = [
        (await world.house.authenticate(ada.table.code, token))[1] for token in ("new", ada.token, "again")
    ]
    assert [person and person.id for person in found] == [ada.id, None, None]


async def test_nobody_else_notices_a_move_in_silence() -> None:
    """ALL-04: while numbers are picked (ECHO-02), from the move until the new device has connected."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    await ada.requests(Start)
    old, before = ada.transport, list(bob.transport.sent)
    await moves(world, ada)
    ada.table.detach(ada.id, old)  # the socket of the old device closes
    await world.settles()
    assert (old.closed, ada.id in ada.table.connected) == (CloseReason.TRANSFERRED, True)
    await ada.connect()
    assert bob.transport.sent == before
    assert ada.transport.newest("frame") is not None


async def test_a_person_whose_new_device_does_not_come_is_absent_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their place is not held for ever."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    later: list[tuple[object, ...]] = []
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda *call: later.append(call))
    await moves(world, ada)
    monkeypatch.undo()
    ((seconds, detach, *args),) = later
    assert seconds == HELD_SECONDS and callable(detach)
    detach(*args)
    await world.settles()
    assert ada.table.connected == {bob.id}
