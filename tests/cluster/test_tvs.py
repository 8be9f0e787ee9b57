"""A TV at one node, its host's table at another: found over the bus, and kept in no store."""

from __future__ import annotations

from functools import partial

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.cluster.nodes import Cluster, Server
from tests.tables.harness import RecordingTransport
from unspoken.web.forwarding import answer
from unspoken.web.loop_alarm import LoopAlarm
from unspoken.web.tv_directory import PATH, TvDirectory
from unspoken.web.waiting_tvs import WaitingTvs

pytestmark = pytest.mark.anyio


class Room:
    """A node, and the TVs that wait there."""

    def __init__(self, server: Server) -> None:
        self.name = server.name
        self.waiting = WaitingTvs(LoopAlarm)
        self.directory = TvDirectory(self.waiting, server.node)
        app = Starlette(routes=[Route(PATH, self.directory.answer, methods=["GET", "POST"])])
        server.node.answer_with(partial(answer, app))

    def switched_on(self) -> tuple[RecordingTransport, str]:
        """A TV that waits here, and its code."""
        tv = RecordingTransport()
        code = self.waiting.admit("192.0.2.1", tv).code
        return tv, code


async def test_a_tv_is_found_wherever_it_waits(cluster: Cluster) -> None:
    """And told what it shows, with the token that proves it."""
    one, two = map(Room, await cluster.starts("one", "two"))
    tv, code = one.switched_on()
    assert await two.directory.find(code) == "one"
    assert await two.directory.hand("one", code, "ABCDEF", "secret")
    assert tv.told("tv-taken") == [{"type": "tv-taken", "table": "ABCDEF", "token": "secret"}]
    assert (await two.directory.find(code), len(two.waiting)) == (None, 0)


async def test_a_code_that_two_tvs_show_names_none(cluster: Cluster) -> None:
    """Nobody's living room shows somebody else's table by chance."""
    one, two = map(Room, await cluster.starts("one", "two"))
    _tv, code = one.switched_on()
    other = two.waiting.admit("192.0.2.2", RecordingTransport())
    two.waiting._by_code[code] = other
    assert (await one.directory.find(code), await two.directory.find(code)) == (None, None)


async def test_a_node_that_says_nothing_holds_nobody_up(cluster: Cluster) -> None:
    """What waits elsewhere is found without it."""
    first, second, third = await cluster.starts("one", "two", "three")
    one, two = Room(first), Room(second)
    await cluster.dies(third)
    _tv, code = one.switched_on()
    assert await two.directory.find(code) == "one"
