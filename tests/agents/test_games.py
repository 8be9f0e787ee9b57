"""Agents play whole games with a real server: over MCP, and Dixit with the bot in the documentation."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.agents.scripted import Companion, ScriptedAgent, agent_at
from tests.client import Client
from tests.patience import PATIENCE
from tests.serving import LIGHT, Server, serving
from unspoken.tables.games import find_games

if TYPE_CHECKING:
    from mcp import ClientSession

pytestmark = [pytest.mark.anyio, pytest.mark.long]

GUIDE = Path(__file__).parents[2] / "docs" / "agents.md"

TABLES = [
    pytest.param("rorschach", 3, {"pace": "off"}, id="rorschach"),
    pytest.param("telepathic", 1, {}, id="telepathic"),
    pytest.param(
        "pareidolia", 3, {"times": 1, "minutes": 1, "pace": "off", "look_pace": "brisk"}, id="pareidolia"
    ),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    more = (*LIGHT, "--table-speed", "100")  # so that the tests do not wait for timers
    with serving(tmp_path_factory.mktemp("agents") / "log.db", more) as running:
        yield running


@pytest.fixture(scope="module")
async def session(server: Server) -> AsyncIterator[ClientSession]:
    """A process of `unspoken mcp` for all games: each start imports the SDK, which takes a second."""
    async with agent_at(server.address, "", "--name", "Robin") as agent:
        yield agent.session


@pytest.mark.parametrize(("name", "others", "options"), TABLES)
async def test_an_agent_plays_a_whole_game(
    server: Server, session: ClientSession, name: str, others: int, options: dict[str, object]
) -> None:
    """ALL-05: it has a seat and questions like a person, and the game ends."""
    game = find_games()[name]
    host = await Client.opens(server.address, "Ada", game=name)
    await host.command("choose", game=name, options=options)
    agent = ScriptedAgent(session)
    await agent.does("join", code=host.code)
    friends = [await Client.joins(server.address, host.code, f"Friend {n}") for n in range(1, others)]
    assert (await host.command("start"))["type"] == "ok"
    people = [host, *friends]
    await asyncio.gather(*(client.sees_the_game() for client in people))
    played = [asyncio.create_task(Companion(client, game).play()) for client in people]
    content = await agent.play()
    await asyncio.gather(*played)
    await agent.does("leave")
    assert content["result"] == host.frame["result"] and agent.answers > 0
    await asyncio.gather(*(client.hang_up() for client in people))


async def test_the_bot_in_the_documentation_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    """Exactly the text of docs/agents.md, at a table with two bots of the server.

    Nothing is refused, except the first clue, if another bot was faster.
    """
    (text,) = re.findall(r"^```python\n(.*?)^```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    script = tmp_path / "bot.py"
    script.write_text(text)
    host = await Client.opens(server.address, "Ada", game="dixit")
    await host.command("choose", game="dixit", options={"target": 5, "look_pace": "brisk"})
    await host.command("stand")
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), server.address, host.code, stdout=PIPE
    )
    await host.until(lambda: len(host.room["chairs"]) == 1)
    for request in ("add-bot", "add-bot", "start"):
        assert (await host.command(request))["type"] == "ok"
    async with asyncio.timeout(PATIENCE):
        printed, _ = await bot.communicate()
    await host.until(lambda: "result" in host.frame)
    names = [host.room["chairs"][seat]["name"] for seat in host.frame["result"]["winners"]]
    *refusals, last = printed.decode().splitlines()
    assert (bot.returncode, last) == (0, f"Winners: {names}")
    assert refusals in ([], ["tell-1 not-asked {}"])
    await host.hang_up()
