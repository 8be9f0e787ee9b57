"""The door of a table: the host locks it, changes its code, and keeps people out."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.types import Refused
from unspoken.tables.house import House
from unspoken.tables.wire.door_requests import ChangeCode, NameHost, SetLock
from unspoken.tables.wire.messages import CloseReason, Leave, RemovePerson, TableRequest

pytestmark = pytest.mark.anyio


async def refusal(harness: Harness, host: TablePerson, earlier_token: str = "") -> str | None:
    """Let somebody join; return the code of the refusal, or None."""
    try:
        await harness.house.join(host.table.code, "Eve", earlier_token=earlier_token)
    except Refused as refused:
        return refused.code
    return None


@pytest.mark.parametrize("command", [SetLock(True, id="x"), ChangeCode(id="x"), NameHost(True, id="x")])
async def test_only_the_host_locks_a_table_and_changes_its_code(command: TableRequest) -> None:
    """ALL-03: others are refused, and nothing changes."""
    ada, bob = await Harness().party("Ada", "Bob")
    before = ada.table.snapshot
    assert await bob.sends(command) == "not-host"
    assert ada.table.snapshot == before


async def test_nobody_new_can_join_a_locked_table() -> None:
    """Everybody at the table sees that it is locked."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    assert await ada.requests(SetLock, locked=True) == "ok"
    assert (await refusal(harness, ada), bob.room["locked"]) == ("table-locked", True)


async def test_people_of_a_locked_table_can_reconnect() -> None:
    """By their token."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(SetLock, locked=True)
    await bob.disconnect()
    await bob.connect()
    assert [person["here"] for person in ada.room["people"]] == [True, True]


async def test_an_unlocked_table_lets_people_in() -> None:
    """As before the lock."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(SetLock, locked=True)
    await ada.requests(SetLock, locked=False)
    assert (await refusal(harness, ada), "locked" in ada.room) == (None, False)


async def test_a_table_that_everybody_has_left_is_unlocked() -> None:
    """Otherwise nobody could ever use it again."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(SetLock, locked=True)
    await ada.requests(Leave)
    assert await refusal(harness, ada) is None


async def test_a_person_who_was_removed_cannot_join_again() -> None:
    """Neither with their token nor as a new person in the same browser."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    assert await ada.requests(RemovePerson, bob.id) == "ok"
    assert bob.transport.closed is CloseReason.REMOVED
    assert (await harness.house.authenticate(ada.table.code, bob.token))[1] is None
    assert (await refusal(harness, ada, bob.token), await refusal(harness, ada)) == ("shown-out", None)


async def test_a_person_who_was_removed_stays_out_after_a_restart() -> None:
    """The log remembers it."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(RemovePerson, bob.id)
    harness.house = House(harness.services, harness._new_alarm)
    assert await refusal(harness, ada, bob.token) == "shown-out"


async def test_a_person_who_has_left_can_join_again() -> None:
    """Only the host's removal keeps people out."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await bob.requests(Leave)
    assert await refusal(harness, ada, bob.token) is None


async def test_a_person_who_returns_has_a_name_of_their_own() -> None:
    """Somebody else may have taken the old name meanwhile."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await bob.requests(Leave)
    await harness.joins(ada, "Bob")
    await harness.house.join(ada.table.code, "Bob", earlier_token=bob.token)
    assert [person["name"] for person in ada.room["people"]] == ["Ada", "Bob 2", "Bob"]


async def test_a_new_code_has_other_characters_at_its_end() -> None:
    """The table keeps its own code, under which its log is stored."""
    ada = await Harness().opens()
    await ada.requests(ChangeCode)
    first = ada.room["invitation"]
    await ada.requests(ChangeCode)
    assert (len(first), first[:6]) == (10, ada.table.code)
    assert ada.room["invitation"] != first


async def test_a_host_who_agrees_is_named_until_the_host_changes() -> None:
    """A new host has not agreed, and does not inherit the consent."""
    ada, bob = await Harness().party("Ada", "Bob")
    assert await ada.requests(NameHost, named=True) == "ok"
    assert bob.room["host_named"] is True
    await ada.requests(Leave)
    assert "host_named" not in bob.room
