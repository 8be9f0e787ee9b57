"""A table that another node takes over: it stops here, and its people are sent to the other node."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tests.tables.harness import Harness
from unspoken.tables.errors import LostTable, OwnedElsewhere
from unspoken.tables.house import House
from unspoken.tables.ports import Ownership
from unspoken.tables.wire.messages import CloseReason, Start

pytestmark = pytest.mark.anyio


class StubOwnership(Ownership):
    """Gives some tables to another node, and records the tables that are given up."""

    def __init__(self) -> None:
        self.elsewhere: set[str] = set()
        self.given_up: list[str] = []
        self.handed_over: set[str] = set()

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Succeed, or raise if another node owns the table."""
        if table in self.elsewhere:
            raise OwnedElsewhere("other")

    def owns(self, table: str) -> bool:
        """True unless the table was handed over after its claim."""
        return table not in self.handed_over

    def give_up(self, tables: Collection[str]) -> None:
        """Record the tables."""
        self.given_up += tables


async def test_the_connections_of_a_forgotten_table_are_closed() -> None:
    """Pages reconnect, and resend messages that were not acknowledged."""
    harness = Harness()
    people = await harness.party("Ada", "Bob")
    harness.house.forget(people[0].table.code)
    assert [person.transport.closed for person in people] == [CloseReason.CLOSING, CloseReason.CLOSING]


async def test_a_forgotten_table_has_no_alarm() -> None:
    """Clock, timers and bots run only on the node that owns the table."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    harness.house.forget(ada.table.code)
    assert harness.alarm.delay is None


async def test_a_forgotten_table_accepts_no_request() -> None:
    """It raises LostTable."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    with pytest.raises(LostTable):
        await ada.table.perform(lambda _draft: None)


async def test_a_forgotten_table_can_be_loaded_again() -> None:
    """With the state that the log has then."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    reloaded = await harness.house.find(ada.table.code)
    assert reloaded is not ada.table and reloaded.snapshot == ada.table.snapshot


async def second_house() -> tuple[str, House, StubOwnership]:
    """Open a table; return its code, and another house on the same store."""
    harness = Harness()
    ada = await harness.opens()
    ownership = StubOwnership()
    house = House(harness.services, harness.house._new_alarm, ownership)
    return ada.table.code, house, ownership


async def test_a_table_of_another_node_is_not_loaded() -> None:
    """The error names the node that owns it."""
    code, house, ownership = await second_house()
    ownership.elsewhere.add(code)
    with pytest.raises(OwnedElsewhere) as elsewhere:
        await house.find(code)
    assert (elsewhere.value.node, house.tables) == ("other", ())


async def test_a_table_that_is_handed_over_while_it_loads_is_not_loaded() -> None:
    """Nothing would stop it later, and its people would wait forever."""
    code, house, ownership = await second_house()
    ownership.handed_over.add(code)
    with pytest.raises(LostTable):
        await house.find(code)
    assert house.tables == ()


async def test_an_unloaded_table_is_given_up() -> None:
    """Any node may claim it next."""
    harness = Harness()
    ownership = StubOwnership()
    house = House(harness.services, harness.house._new_alarm, ownership)
    table, _token = await house.open("Ada", "echo", "en")
    harness.watch.at += 3_600_000
    house.unload_idle()
    assert ownership.given_up == [table.code]
