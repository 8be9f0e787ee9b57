"""While its log cannot be written a table stands still: everybody sees it, and it goes on by itself."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.tables.messages import Start

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 4}
A_WHILE, FOR_LONG = 2_000, 600_000


async def standing_still(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Two people in a game of Echo whose log cannot be written; one of them has tried."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    harness.store.trouble = "the database is away"
    await bob.answers(PICK)
    return ada, bob


def seen(somebody: TablePerson) -> tuple[bool, bool]:
    """Whether somebody sees that the table stands still, and whether its clock runs."""
    return somebody.room.get("stands_still", False), somebody.sight["running"]


async def test_everybody_sees_that_it_stands_still() -> None:
    """Whoever has not tried anything, too."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    assert (seen(ada), seen(bob)) == ((True, False), (True, False))


async def test_no_time_passes_meanwhile() -> None:
    """ALL-07: nobody's time runs out while nothing they say can be kept."""
    harness = Harness()
    ada, _ = await standing_still(harness)
    await harness.passes(FOR_LONG)
    harness.store.trouble = None
    await harness.passes(A_WHILE)
    assert (seen(ada), ada.frame["public"]["phase"]) == ((False, True), "picking")


async def test_it_goes_on_by_itself() -> None:
    """When the store is back, though nobody does anything."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    harness.store.trouble = None
    await harness.passes(A_WHILE)
    assert (seen(ada), seen(bob)) == ((False, True), (False, True))


async def test_it_goes_on_with_the_first_answer_that_can_be_kept() -> None:
    """Nobody has to wait for the next look."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    harness.store.trouble = None
    await bob.answers(PICK)
    assert seen(ada) == (False, True)


async def test_a_word_at_an_open_table_is_enough() -> None:
    """Where nothing else would look different, the table is shown all the same."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    harness.store.trouble = "the database is away"
    await bob.says("hello?")
    during = ada.room["stands_still"]
    harness.store.trouble = None
    await bob.says("hello again")
    assert (during, "stands_still" in ada.room) == (True, False)


async def test_who_comes_meanwhile_sees_it_too() -> None:
    """And the table goes on looking."""
    harness = Harness()
    ada, bob = await standing_still(harness)
    await bob.goes()
    await bob.comes()
    during = seen(bob)
    harness.store.trouble = None
    await harness.passes(A_WHILE)
    assert (during, seen(ada)) == ((True, False), (False, True))
