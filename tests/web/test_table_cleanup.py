"""Tests for deleting old tables and their own decks."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.virtual_loop import VirtualLoop
from tests.content.own.rendered_cards import filled, print_of
from tests.tables.harness import Harness, ManualAlarm
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.errors import StoreUnavailable
from unspoken.tables.house import House
from unspoken.web.table_cleanup import TableCleanup

pytestmark = pytest.mark.anyio

GONE = "GQNE22"


@pytest.fixture
def anyio_backend() -> object:
    """An event loop with virtual time."""
    return "asyncio", {"loop_factory": VirtualLoop}


class StubbornStore(MemoryStore):
    """A store whose first deletion of a deck fails."""

    def __init__(self) -> None:
        super().__init__()
        self.errors = [StoreUnavailable("the disk is full")]

    async def drop_deck(self, pack: str) -> None:
        """Fail once."""
        if self.errors:
            raise self.errors.pop()
        await super().drop_deck(pack)


class FailingHouse(House):
    """A house that raises an unexpected exception when loaded tables are marked as used."""

    touched = 0

    async def touch_loaded(self) -> None:
        """Count the call and fail."""
        self.touched += 1
        raise ZeroDivisionError


async def test_the_cleanup_continues_after_an_unexpected_exception() -> None:
    """It tries again after an hour."""
    harness = Harness()
    house = FailingHouse(harness.services, ManualAlarm)
    running = asyncio.create_task(TableCleanup(house, OwnDecks(harness.store), days=90).run())
    await asyncio.sleep(2.5 * 3_600)
    running.cancel()
    assert house.touched == 2


async def test_the_deck_of_a_table_deleted_before_a_kill_is_deleted() -> None:
    """The server was killed after it deleted the table and before it deleted the deck."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    await decks.add(GONE, print_of(1))
    await TableCleanup(harness.house, decks, days=90).clean_up()
    assert await harness.store.decks() == []


async def test_the_deck_of_an_existing_table_stays() -> None:
    """The table may use it again."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    ada = await harness.opens()
    deck = await decks.add(ada.table.code, print_of(1))
    await TableCleanup(harness.house, decks, days=90).clean_up()
    assert decks.of_table(ada.table.code) == deck


async def test_a_lent_deck_stays_when_its_table_is_deleted() -> None:
    """Other tables may use it."""
    harness = Harness()
    decks = OwnDecks(harness.store)
    pack = await filled(decks, GONE)
    await decks.change(GONE, None, "house", {})
    await TableCleanup(harness.house, decks, days=90).clean_up()
    assert [deck.pack for deck in decks.for_house()] == [pack]


async def test_a_failed_deletion_is_tried_again_at_the_next_run() -> None:
    """The first deletion fails because the disk is full."""
    decks = OwnDecks(StubbornStore())
    await decks.add(GONE, print_of(1))
    cleanup = TableCleanup(Harness().house, decks, days=90)
    await cleanup.clean_up()
    await cleanup.clean_up()
    assert decks.tables() == ()
