"""What an agent hears of the talk: each line once, and no line without words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from websockets.asyncio.server import ServerConnection, serve

from unspoken.agents.client import TableClient
from unspoken.agents.house import House
from unspoken.kernel.codec import encode

pytestmark = pytest.mark.anyio


def said(text: str) -> dict[str, object]:
    """A line of somebody's."""
    return {"type": "said", "channel": "table", "name": "Ada", "seal": 0, "text": text, "by": 1}


REMARK = {**said(""), "by": None, "bot": 2, "remark": {"code": "dixit-close", "about": [], "facts": {}}}


class ScriptedTable:
    """A table that tells each connection what is next, and then hangs up or waits."""

    def __init__(self, connections: Sequence[Sequence[dict[str, object]]]) -> None:
        self._connections = iter(connections)

    async def __call__(self, socket: ServerConnection) -> None:
        """One connection."""
        await socket.recv()
        messages = next(self._connections, None)
        if messages is None:
            await socket.wait_closed()
            return
        for message in messages:
            await socket.send(encode(message).decode())


async def heard(*connections: Sequence[dict[str, object]], until: str) -> list[str]:
    """The lines that an agent has heard by the time it has heard this one."""
    async with serve(ScriptedTable(connections), "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        client = TableClient(House(f"http://127.0.0.1:{port}"), "ABCDEF", "token")
        while until not in [line.text for line in client.lines]:
            await client.change()
        await client.hang_up()
        return [line.text for line in client.lines]


async def test_a_bots_remark_is_no_line() -> None:
    """It has no words of its own."""
    lines = await heard([said("one"), REMARK, said("two")], until="two")
    assert lines == ["one", "two"]


async def test_what_was_heard_before_a_break_is_not_heard_again() -> None:
    """What was said meanwhile is."""
    first = [said("one"), said("two")]
    again: list[dict[str, object]] = [
        {"type": "talk", "lines": [said("one"), REMARK, said("two"), said("three")]}
    ]
    lines = await heard(first, again, until="three")
    assert lines == ["one", "two", "three"]
