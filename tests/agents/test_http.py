"""An agent over streamable HTTP has the same tools."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.client import Client
from tests.patience import PATIENCE
from tests.serving import serving

pytestmark = pytest.mark.anyio

TOOLS = ["answer", "join", "leave", "look", "rules", "speak", "wait"]


@contextmanager
def mcp_over_http(address: str, code: str) -> Iterator[str]:
    """Run `unspoken mcp --http` as a subprocess and yield its URL."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "unspoken", "mcp", "--url", address, "--code", code, "--http", str(port)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()


async def wait_until_listening(url: str) -> None:
    """Wait until the port of this URL accepts connections."""
    port = int(url.rsplit(":", 1)[1].partition("/")[0])
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                await writer.wait_closed()
                return


async def test_an_agent_joins_by_streamable_http(tmp_path: Path) -> None:
    """Everybody sees that it is an agent."""
    from mcp import ClientSession
    from mcp.client.streamable_http import streamable_http_client

    with serving(tmp_path / "log.db") as server:
        ada = await Client.opens(server.address, "Ada", game="dixit")
        with mcp_over_http(server.address, ada.code) as url:
            await wait_until_listening(url)
            async with (
                streamable_http_client(url) as (reading, writing),
                ClientSession(reading, writing) as session,
            ):
                await session.initialize()
                tools = sorted(tool.name for tool in (await session.list_tools()).tools)
                joined = await session.call_tool("join", {})
                await ada.until(lambda: len(ada.room["people"]) == 2)
        agents = [person.get("agent", False) for person in ada.room["people"]]
        await ada.hang_up()
    assert (tools, joined.is_error, agents) == (TOOLS, False, [False, True])
