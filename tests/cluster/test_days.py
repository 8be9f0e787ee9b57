"""A game by days in a cluster: one node wakes the table, whatever the others do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.cluster.nodes import LEASE, Cluster, Server, Visitor, settle
from unspoken.tables.day_watch import DayWatch
from unspoken.tables.log.log import decode_events
from unspoken.tables.state.days import Lapsed
from unspoken.tables.wire.days_requests import SetDays
from unspoken.tables.wire.messages import AddBot, Start

pytestmark = pytest.mark.anyio

_HOUR = 3_600
_IDLE = 300
"""Seconds after which an unused table may rest."""


class Watches:
    """The watches of all nodes, which check at the same moment."""

    def __init__(self, cluster: Cluster, servers: Sequence[Server]) -> None:
        self._cluster = cluster
        self._watches = [DayWatch(server.house) for server in servers]

    async def check_after(self, seconds: int) -> None:
        """Let time pass, let all watches check at once, and wait for what the tables do."""
        self._cluster.skipped += seconds
        await asyncio.gather(*(watch.check() for watch in self._watches))
        await asyncio.sleep(1)
        await settle()


async def a_resting_table(cluster: Cluster, servers: Sequence[Server]) -> tuple[str, Watches]:
    """Return a game that waits for Ada, who has gone; no node has it in memory."""
    watches = Watches(cluster, servers)
    ada = await Visitor.opens(servers[0], game="dixit")
    for _ in range(2):
        assert await ada.requests(AddBot) == "ok"
    assert await ada.requests(SetDays, hours=8) == "ok"
    assert await ada.requests(Start) == "ok"
    ada.disconnect()
    await watches.check_after(_IDLE)
    await watches.check_after(_IDLE)
    assert [server.tables() for server in servers] == [[], [], []]
    return ada.code, watches


def holders(servers: Sequence[Server], code: str) -> list[str]:
    """Return the names of the nodes that have the table in memory."""
    return [server.name for server in servers if code in server.tables()]


async def lapses(cluster: Cluster, code: str) -> int:
    """Return how often somebody's time was up."""
    return sum(isinstance(event, Lapsed) for event in decode_events(await cluster.log(code)))


async def test_one_node_wakes_a_table(cluster: Cluster) -> None:
    """All of them see in the store that its time has come. One claims it, and a bot answers once."""
    servers = await cluster.starts("one", "two", "three")
    code, watches = await a_resting_table(cluster, servers)
    await watches.check_after(8 * _HOUR)
    assert (len(holders(servers, code)), await lapses(cluster, code)) == (1, 1)


async def test_another_node_wakes_the_table_of_a_dead_node(cluster: Cluster) -> None:
    """A node that dies with the table in memory leaves its time in the past, so another one loads it."""
    servers = await cluster.starts("one", "two", "three")
    code, watches = await a_resting_table(cluster, servers)
    await watches.check_after(6 * _HOUR)  # two hours before the deadline, the person is reminded
    (holder,) = holders(servers, code)
    await cluster.dies(cluster.servers[holder])
    alive = [server for server in servers if server.name != holder]
    watches = Watches(cluster, alive)
    await asyncio.sleep(LEASE + 1)
    await watches.check_after(2 * _HOUR)
    assert (len(holders(alive, code)), await lapses(cluster, code)) == (1, 1)
