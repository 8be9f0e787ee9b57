"""A table that comes to live elsewhere: here nothing happens any more, and its people are sent after it."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from tests.tables.harness import Harness
from unspoken.tables.errors import LostTable, OwnedElsewhere
from unspoken.tables.house import House
from unspoken.tables.messages import CloseReason, Start
from unspoken.tables.ports import Ownership

pytestmark = pytest.mark.anyio


class StubOwnership(Ownership):
    """Another node has what it is told; what is given up is written down."""

    def __init__(self) -> None:
        self.elsewhere: set[str] = set()
        self.given_up: list[str] = []
        self.handed_over: set[str] = set()

    async def claim(self, table: str, *, new: bool = False) -> None:
        """Ours, or the other's."""
        if table in self.elsewhere:
            raise OwnedElsewhere(table, "other")

    def owns(self, table: str) -> bool:
        """Unless it was handed over since it was claimed."""
        return table not in self.handed_over

    def give_up(self, tables: Collection[str]) -> None:
        """Write it down."""
        self.given_up += tables


async def test_everybody_is_told_to_come_back() -> None:
    """The page connects anew, and says again what was not acknowledged."""
    harness = Harness()
    people = await harness.party("Ada", "Bob")
    harness.house.forget(people[0].table.code)
    assert [one.transport.closed for one in people] == [CloseReason.CLOSING, CloseReason.CLOSING]


async def test_time_brings_nothing_there_any_more() -> None:
    """Clock, timers and bots exist once, where the table lives."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    harness.house.forget(ada.table.code)
    assert harness.alarm.delay is None


async def test_nothing_happens_there_any_more() -> None:
    """Whoever still asks hears that the table is lost."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    with pytest.raises(LostTable):
        await ada.table.perform(lambda _draft: None)


async def test_it_is_found_again_in_the_log() -> None:
    """If it comes back: as others left it."""
    harness = Harness()
    ada = await harness.opens()
    harness.house.forget(ada.table.code)
    again = await harness.house.find(ada.table.code)
    assert again is not ada.table and again.snapshot == ada.table.snapshot


async def elsewhere_asked() -> tuple[str, House, StubOwnership]:
    """A table's code, and another house on the same store that is asked for it."""
    harness = Harness()
    ada = await harness.opens()
    ownership = StubOwnership()
    house = House(harness.services, harness.house._new_alarm, ownership)
    return ada.table.code, house, ownership


async def test_a_table_of_another_node_is_not_woken_here() -> None:
    """Whoever asks is told where it lives."""
    code, house, ownership = await elsewhere_asked()
    ownership.elsewhere.add(code)
    with pytest.raises(OwnedElsewhere) as elsewhere:
        await house.find(code)
    assert (elsewhere.value.node, house.tables) == ("other", ())


async def test_a_table_that_is_handed_over_while_it_is_read_is_not_woken() -> None:
    """Nobody would ever tell it that it lives elsewhere, and its people would wait for ever."""
    code, house, ownership = await elsewhere_asked()
    ownership.handed_over.add(code)
    with pytest.raises(LostTable):
        await house.find(code)
    assert house.tables == ()


async def test_a_table_at_which_nobody_is_is_given_up() -> None:
    """Whichever node is asked for it next may have it."""
    harness = Harness()
    ownership = StubOwnership()
    house = House(harness.services, harness.house._new_alarm, ownership)
    table, _token = await house.open("Ada", "echo", "en")
    harness.watch.at += 3_600_000
    house.unload_idle()
    assert ownership.given_up == [table.code]
