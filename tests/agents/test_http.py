"""An agent over streamable HTTP has the same tools, and each invalid call gets an explanation."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest

from tests.agents.scripted import ScriptedAgent, text_of
from tests.client import Client
from tests.patience import PATIENCE
from tests.serving import Server, serving

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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("agents") / "log.db") as running:
        yield running


@pytest.fixture(scope="module")
async def ada(server: Server) -> AsyncIterator[Client]:
    """The host of the table whose code the agent was started with."""
    ada = await Client.opens(server.address, "Ada", game="dixit")
    yield ada
    await ada.hang_up()


@pytest.fixture(scope="module")
async def agent(server: Server, ada: Client) -> AsyncIterator[ScriptedAgent]:
    """One process for both tests; each of them leaves its table."""
    from mcp import ClientSession
    from mcp.client.streamable_http import streamable_http_client

    with mcp_over_http(server.address, ada.code) as url:
        await wait_until_listening(url)
        async with (
            streamable_http_client(url) as (reading, writing),
            ClientSession(reading, writing) as session,
        ):
            await session.initialize()
            yield ScriptedAgent(session)


async def test_an_agent_joins_by_streamable_http(ada: Client, agent: ScriptedAgent) -> None:
    """Everybody sees that it is an agent."""
    tools = sorted(tool.name for tool in (await agent.session.list_tools()).tools)
    await agent.does("join")
    await ada.until(lambda: len(ada.room["people"]) == 2)
    agents = [person.get("agent", False) for person in ada.room["people"]]
    await agent.does("leave")
    assert (tools, agents) == (TOOLS, [False, True])


async def test_invalid_calls_are_explained_and_the_agent_plays_on(
    server: Server, agent: ScriptedAgent
) -> None:
    """ALL-03, ALL-04: refusals have the page's sentences and change nothing."""
    ada = await Client.opens(server.address, "Ada", game="dixit")
    assert "not at a table" in await agent.refused("look")
    assert "no table with that code" in await agent.refused("join", code="NOSUCH")
    joined = await agent.does("join", code=ada.code)
    assert (joined["phase"], joined["seat"]) == ("lobby", 1)
    assert "already" in await agent.refused("join", code=ada.code)
    assert await agent.refused("answer", key="tell-1", command={"type": "go-on"}) == "No game is running."
    await agent.does("speak", text="Good evening.")
    await ada.until(lambda: any(message.get("text") == "Good evening." for message in ada.other_messages))
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("start")
    await ada.sees_the_game()
    await _make_invalid_calls(agent)
    await agent.does("leave")
    await ada.until(lambda: ada.room["chairs"][1]["bot"])
    assert "not at a table" in await agent.refused("leave")
    for client in (ada, bob):
        await client.hang_up()


async def _make_invalid_calls(agent: ScriptedAgent) -> None:
    content = await agent.does("wait", seconds=20)
    while not content["questions"]:
        content = await agent.does("wait", seconds=20)
    key, hand = content["questions"][0]["key"], content["private"]["hand"]
    clue = {"type": "written", "text": "a" * 10_000}
    tell = {"type": "tell", "card": hand[0], "clue": clue}
    assert "keep the clue within" in await agent.refused("answer", key=key, command=tell)
    assert "more than the table can take" in await agent.refused(
        "answer", key=key, command={**tell, "clue": {**clue, "text": "a" * 40_000}}
    )
    assert "one of these schemas" in await agent.refused("answer", key=key, command={"type": "sing"})
    assert "too late" in await agent.refused("answer", key="vote-9", command={"type": "vote", "number": 1})
    assert "too late" in await agent.refused("answer", key="k" * 500, command={"type": "go-on"})
    assert "not in your hand" in await agent.refused(
        "answer", key=key, command={**tell, "card": "0" * 16, "clue": {**clue, "text": "hm"}}
    )
    read = await agent.call("look", pictures=False)
    assert {block.type for block in read.content} == {"text"}
    looked = await agent.call("look")
    assert looked.structured_content is not None
    assert looked.structured_content["private"]["hand"] == hand
    kinds = [block.type for block in looked.content]
    assert kinds.count("image") == len(hand)
    assert "DIX-03" in text_of(await agent.call("rules"))
    await agent.does("answer", key=key, command={**tell, "clue": {**clue, "text": "hm"}})
    assert "too late" in await agent.refused("answer", key=key, command={"type": "go-on"})
