"""Replays are read one at a time, once for all clients that want the same answer; addresses have a limit."""

from __future__ import annotations

import asyncio

import pytest

from tests.patience import PATIENCE
from tests.tables.harness import Harness, TablePerson, plays_to_the_end
from tests.web.replay_door import evening
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.wire.messages import Start
from unspoken.web.replays.process import ReplayThread
from unspoken.web.replays.questions import GameFacts, Names, Steps, Task
from unspoken.web.replays.reader import PER_HOUSEHOLD, ReplayError, ReplayReader

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """A store whose logs are read when the test allows it."""

    def __init__(self, shared: MemoryStore) -> None:
        super().__init__(shared)
        self.may_load = asyncio.Event()
        self.loading = self.most_loading = self.loads = 0

    async def load_page(self, table: str, step: int) -> list[bytes]:
        """Count the load, and wait until the test allows it."""
        self.loads += 1
        self.loading += 1
        self.most_loading = max(self.most_loading, self.loading)
        await self.may_load.wait()
        self.loading -= 1
        return await super().load_page(table, step)


def slow_reader(harness: Harness) -> tuple[SlowStore, ReplayReader]:
    """Return a reader whose store waits."""
    store = SlowStore(harness.store)
    return store, ReplayReader(store, ReplayThread(harness.services.games))


class Client:
    """A client of one address who asks about the games of a table."""

    def __init__(self, reader: ReplayReader, person: TablePerson, address: str = "192.0.2.1") -> None:
        self._reader = reader
        self._code = person.table.code
        self._address = address

    def reads(self, task: Task, number: int = 1) -> asyncio.Task[bytes]:
        """Start to read."""
        return asyncio.ensure_future(self._reader.read(self._address, self._code, number, task))


async def loop_turns() -> None:
    """Run the event loop until all readers wait for a log."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_the_same_answer_is_read_once() -> None:
    """For all clients that wait for it, and for clients that ask later."""
    harness = Harness()
    ada, *_ = await evening(harness)
    store, reader = slow_reader(harness)
    client = Client(reader, ada)
    waiting = [client.reads(GameFacts()) for _ in range(40)]
    await loop_turns()
    store.may_load.set()
    answers = {*await asyncio.gather(*waiting), await client.reads(GameFacts())}
    assert (len(answers), store.loads) == (1, 1)


async def test_one_log_at_a_time_is_in_memory() -> None:
    """Different answers wait for each other."""
    harness = Harness()
    ada, *_ = people = await evening(harness)
    await ada.requests(Start)
    await plays_to_the_end(people)
    store, reader = slow_reader(harness)
    client = Client(reader, ada)
    waiting = [client.reads(task, number) for task in (GameFacts(), Names()) for number in (1, 2)]
    await loop_turns()
    store.may_load.set()
    await asyncio.gather(*waiting)
    assert (store.loads, store.most_loading) == (4, 1)


async def test_an_address_may_not_queue_more_than_its_share() -> None:
    """Other addresses are served."""
    harness = Harness()
    ada, *_ = await evening(harness)
    store, reader = slow_reader(harness)
    client = Client(reader, ada)
    waiting = [client.reads(Steps("open", first)) for first in range(PER_HOUSEHOLD)]
    await loop_turns()
    with pytest.raises(ReplayError) as refused:
        async with asyncio.timeout(PATIENCE):
            await client.reads(GameFacts())
    assert (refused.value.status, refused.value.refusal.code) == (429, "too-fast")
    other = Client(reader, ada, "198.51.100.7").reads(Names())
    store.may_load.set()
    assert await other
    await asyncio.gather(*waiting)
    assert await client.reads(GameFacts())


async def test_a_reader_that_closes_cancels_pending_reads() -> None:
    """As when the server stops."""
    harness = Harness()
    ada, *_ = await evening(harness)
    _store, reader = slow_reader(harness)
    waiting = Client(reader, ada).reads(GameFacts())
    await asyncio.sleep(0)
    await reader.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
