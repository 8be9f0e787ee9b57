"""What servers on one store read again of each other's decks, and how seldom strangers can make them."""

from __future__ import annotations

import pytest

from tests.cluster.nodes import Cluster
from tests.content.own.rendered_cards import print_of
from unspoken.content.own.decks import OwnDecks
from unspoken.storage.memory import MemoryStore
from unspoken.tables.neighbours import Alone
from unspoken.web.shared_decks import share_decks

pytestmark = pytest.mark.anyio

NOWHERE = "own-x", "nowhere"


class CountingStore(MemoryStore):
    """A store that counts how often all decks were read."""

    def __init__(self) -> None:
        super().__init__()
        self.readings = 0

    async def decks(self) -> list[bytes]:
        """All of them, once more."""
        self.readings += 1
        return await super().decks()


async def test_a_server_alone_reads_nothing_again() -> None:
    """Whatever picture is asked for: nobody else can have saved it."""
    store = CountingStore()
    decks = OwnDecks(store)
    share_decks(decks, Alone())
    await decks.found(*NOWHERE)
    assert store.readings == 0


async def test_beside_others_strangers_make_it_read_once() -> None:
    """However often they ask for what is not there."""
    cluster = Cluster()
    one, _two = await cluster.starts("one", "two")
    store = CountingStore()
    decks = OwnDecks(store)
    share_decks(decks, one.node)
    for _ in range(20):
        await decks.found(*NOWHERE)
    await cluster.ends()
    assert store.readings == 1


async def test_what_another_server_has_saved_is_found() -> None:
    """Though nobody has told this one of it yet."""
    cluster = Cluster()
    one, _two = await cluster.starts("one", "two")
    store = MemoryStore()
    here, there = OwnDecks(store), OwnDecks(store)
    share_decks(here, one.node)
    deck = await there.add("HOME22", print_of(1))
    found = await here.found(deck.pack, deck.cards[0].id)
    await cluster.ends()
    assert found == deck
