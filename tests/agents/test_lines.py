"""Chat lines: an agent gets each line once, and no line without text."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from websockets.asyncio.server import ServerConnection, serve

from unspoken.agents.client import TableClient
from unspoken.agents.http_client import HttpClient
from unspoken.kernel.codec import encode

pytestmark = pytest.mark.anyio


def said(text: str) -> dict[str, object]:
    """Return a line of a person."""
    return {"type": "said", "channel": "table", "name": "Ada", "seal": 0, "text": text, "by": 1}


REMARK = {**said(""), "by": None, "bot": 2, "remark": {"code": "dixit-close", "about": 0}}


class ScriptedTable:
    """A table that sends each connection its messages and closes it; further connections stay open."""

    def __init__(self, connections: Sequence[Sequence[dict[str, object]]]) -> None:
        self._connections = iter(connections)

    async def __call__(self, socket: ServerConnection) -> None:
        """Handle one connection."""
        await socket.recv()
        messages = next(self._connections, None)
        if messages is None:
            await socket.wait_closed()
            return
        for message in messages:
            await socket.send(encode(message).decode())


async def received(*connections: Sequence[dict[str, object]], until: str) -> list[str]:
    """Return the lines that an agent has received when the line `until` arrives."""
    async with serve(ScriptedTable(connections), "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        client = TableClient(HttpClient(f"http://127.0.0.1:{port}"), "ABCDEF", "token")
        while until not in [line.text for line in client.lines]:
            await client.change()
        await client.hang_up()
        return [line.text for line in client.lines]


async def test_a_bots_remark_is_not_a_line() -> None:
    """A remark has no text."""
    lines = await received([said("one"), REMARK, said("two")], until="two")
    assert lines == ["one", "two"]


async def test_lines_from_before_a_reconnect_are_not_repeated() -> None:
    """Lines that were said in between are received."""
    first = [said("one"), said("two")]
    again: list[dict[str, object]] = [
        {"type": "talk", "lines": [said("one"), REMARK, said("two"), said("three")]}
    ]
    lines = await received(first, again, until="three")
    assert lines == ["one", "two", "three"]
