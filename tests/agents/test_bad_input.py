"""Invalid calls of agents: each gets an explanation, and the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.agents.scripted import ScriptedAgent, agent_at, text_of
from tests.client import Client
from tests.serving import Server, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("agents") / "log.db") as running:
        yield running


async def test_invalid_calls_are_explained_and_the_agent_plays_on(server: Server) -> None:
    """ALL-03, ALL-04: refusals have the page's sentences and change nothing."""
    ada = await Client.opens(server.address, "Ada", game="dixit")
    async with agent_at(server.address, "NOSUCH", "--name", "Robin") as agent:
        assert "not at a table" in await agent.refused("look")
        assert "no table with that code" in await agent.refused("join")
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
