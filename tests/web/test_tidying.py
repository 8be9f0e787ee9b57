"""Old tables go, and what was theirs alone goes with them, whatever comes between."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.virtual_loop import VirtualLoop
from tests.content.own.rendered_cards import filled, print_of
from tests.tables.harness import Harness, ManualAlarm
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.memory import MemoryStore
from unspoken.tables.errors import NotSaved
from unspoken.tables.house import House
from unspoken.web.tidying import Tidying

pytestmark = pytest.mark.anyio

GONE = "GQNE22"


@pytest.fixture
def anyio_backend() -> object:
    """Nobody waits for an hour to pass."""
    return "asyncio", {"loop_factory": VirtualLoop}


class StubbornStore(MemoryStore):
    """A store that drops no deck at first."""

    def __init__(self) -> None:
        super().__init__()
        self.troubles = [NotSaved("the disk is full")]

    async def drop_deck(self, pack: str) -> None:
        """Fail once."""
        if self.troubles:
            raise self.troubles.pop()
        await super().drop_deck(pack)


class UnforeseenHouse(House):
    """A house in which touching what is awake goes wrong in a way of its own."""

    touched = 0

    async def touch_awake(self) -> None:
        """Count, and fail."""
        self.touched += 1
        raise ZeroDivisionError


async def test_tidying_goes_on_after_what_nobody_foresaw() -> None:
    """The next hour it is tried again."""
    harness = Harness()
    house = UnforeseenHouse(harness.services, ManualAlarm)
    going_on = asyncio.create_task(Tidying(house, OwnDecks(harness.store), days=90).go_on())
    await asyncio.sleep(2.5 * 3_600)
    going_on.cancel()
    assert house.touched == 2


async def test_the_deck_of_a_table_that_went_before_a_kill_goes_too() -> None:
    """The table was deleted, and then the server was killed: its photos do not stay for ever."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    await decks.add(GONE, print_of(1))
    await Tidying(harness.house, decks, days=90).tidy()
    assert await harness.store.decks() == []


async def test_the_deck_of_a_table_that_is_there_stays() -> None:
    """It is in use, or may be again."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    ada = await harness.opens()
    deck = await decks.add(ada.table.code, print_of(1))
    await Tidying(harness.house, decks, days=90).tidy()
    assert decks.of_table(ada.table.code) == deck


async def test_a_lent_deck_stays_though_its_table_is_gone() -> None:
    """Others may be playing with it."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    pack = await filled(decks, GONE)
    await decks.change(GONE, None, "house", {})
    await Tidying(harness.house, decks, days=90).tidy()
    assert [deck.pack for deck in decks.for_house()] == [pack]


async def test_a_deck_that_cannot_be_deleted_today_is_tomorrow() -> None:
    """The disk was full; the next day it is not."""
    decks = OwnDecks(StubbornStore())
    await decks.add(GONE, print_of(1))
    tidying = Tidying(Harness().house, decks, days=90)
    await tidying.tidy()
    await tidying.tidy()
    assert decks.tables() == ()
