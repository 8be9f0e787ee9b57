"""Tests for the sync of own decks between servers, and its rate limit."""

from __future__ import annotations

import pytest

from tests.cluster.nodes import Cluster
from tests.content.own.rendered_cards import print_of
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.cluster_node import SingleNode
from unspoken.web.shared_decks import share_decks

pytestmark = pytest.mark.anyio

NOWHERE = "own-x", "nowhere"


class CountingStore(MemoryStore):
    """A store that counts how often all decks are loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.loads = 0

    async def decks(self) -> list[bytes]:
        """Load all decks."""
        self.loads += 1
        return await super().decks()


async def test_a_single_server_does_not_reload() -> None:
    """No other server can have saved the requested picture."""
    store = CountingStore()
    decks = OwnDecks(store)
    share_decks(decks, SingleNode())
    await decks.find_or_reload(*NOWHERE)
    assert store.loads == 0


async def test_requests_for_unknown_pictures_cause_one_reload() -> None:
    """Strangers cannot cause more load on the store."""
    cluster = Cluster()
    one, _two = await cluster.starts("one", "two")
    store = CountingStore()
    decks = OwnDecks(store)
    share_decks(decks, one.node)
    for _ in range(20):
        await decks.find_or_reload(*NOWHERE)
    await cluster.ends()
    assert store.loads == 1


async def test_a_deck_that_another_server_saved_is_found() -> None:
    """Even before this server was notified."""
    cluster = Cluster()
    one, _two = await cluster.starts("one", "two")
    store = MemoryStore()
    here, there = OwnDecks(store), OwnDecks(store)
    share_decks(here, one.node)
    deck = await there.add("HOME22", print_of(1))
    found = await here.find_or_reload(deck.pack, deck.cards[0].id)
    await cluster.ends()
    assert found == deck
