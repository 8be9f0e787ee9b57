"""While its log cannot be written, a table stands still: everybody sees it, and it resumes by itself."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.tables.wire.messages import Start

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 4}
A_WHILE, FOR_LONG = 2_000, 600_000


async def standing_still(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Start a game of Echo, and let the first write after it fail."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    harness.store.trouble = "the database is away"
    await bob.answers(PICK)
    return ada, bob


def shown_state(viewer: TablePerson) -> tuple[bool, bool]:
    """Return whether a person is shown the standstill, and whether their clock runs."""
    return viewer.room.get("stands_still", False), viewer.frame_message["running"]


async def test_everybody_sees_the_standstill() -> None:
    """Also people who sent nothing."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    assert (shown_state(ada), shown_state(bob)) == ((True, False), (True, False))


async def test_table_time_stops_during_a_standstill() -> None:
    """ALL-07: nobody's question times out while answers cannot be saved."""
    harness = Harness()
    ada, _ = await standing_still(harness)
    await harness.advance_time(FOR_LONG)
    harness.store.trouble = None
    await harness.advance_time(A_WHILE)
    assert (shown_state(ada), ada.frame["public"]["phase"]) == ((False, True), "picking")


async def test_a_table_resumes_by_itself() -> None:
    """When the store works again, without any request."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    harness.store.trouble = None
    await harness.advance_time(A_WHILE)
    assert (shown_state(ada), shown_state(bob)) == ((False, True), (False, True))


async def test_a_table_resumes_with_the_first_saved_answer() -> None:
    """Without waiting for the next retry."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    harness.store.trouble = None
    await bob.answers(PICK)
    assert shown_state(ada) == (False, True)


async def test_a_chat_line_ends_the_standstill_in_the_lobby() -> None:
    """The room is sent even though nothing else in it changed."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    harness.store.trouble = "the database is away"
    await bob.says("hello?")
    during = ada.room["stands_still"]
    harness.store.trouble = None
    await bob.says("hello again")
    assert (during, "stands_still" in ada.room) == (True, False)


async def test_a_person_who_connects_during_a_standstill_sees_it() -> None:
    """The table keeps retrying."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    await bob.disconnect()
    await bob.connect()
    during = shown_state(bob)
    harness.store.trouble = None
    await harness.advance_time(A_WHILE)
    assert (during, shown_state(ada)) == ((True, False), (False, True))
