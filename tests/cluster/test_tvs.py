"""A TV at one node and its host's table at another: found over the bus, and stored nowhere."""

from __future__ import annotations

from functools import partial

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.cluster.nodes import Cluster, Server
from tests.tables.harness import RecordingTransport
from unspoken.web.http.forwarding import answer
from unspoken.web.sockets.loop_alarm import LoopAlarm
from unspoken.web.waiting_tvs.directory import PATH, TvDirectory
from unspoken.web.waiting_tvs.registry import WaitingTvs

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
        """Let a TV wait at this node; return its transport and its code."""
        tv = RecordingTransport()
        code = self.waiting.admit("192.0.2.1", tv).code
        return tv, code


async def test_a_waiting_tv_is_found_from_another_node(cluster: Cluster) -> None:
    """It is sent the table and its token."""
    first_room, second_room = map(Room, await cluster.starts("one", "two"))
    tv, code = first_room.switched_on()
    assert await second_room.directory.find(code) == "one"
    assert await second_room.directory.show_table("one", code, "ABCDEF", "secret")
    assert tv.messages("tv-taken") == [{"type": "tv-taken", "table": "ABCDEF", "token": "secret"}]
    assert (await second_room.directory.find(code), len(second_room.waiting)) == (None, 0)


async def test_a_code_that_two_tvs_show_finds_none(cluster: Cluster) -> None:
    """Otherwise a TV could show a stranger's table."""
    first_room, second_room = map(Room, await cluster.starts("one", "two"))
    _tv, code = first_room.switched_on()
    other = second_room.waiting.admit("192.0.2.2", RecordingTransport())
    second_room.waiting._by_code[code] = other
    assert (await first_room.directory.find(code), await second_room.directory.find(code)) == (None, None)


async def test_a_dead_node_does_not_block_the_search(cluster: Cluster) -> None:
    """TVs at other nodes are still found."""
    first, second, third = await cluster.starts("one", "two", "three")
    first_room, second_room = Room(first), Room(second)
    await cluster.dies(third)
    _tv, code = first_room.switched_on()
    assert await second_room.directory.find(code) == "one"
