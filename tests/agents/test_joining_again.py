"""An agent that was removed from the table and joins again."""

from __future__ import annotations

import pytest

from tests.client import Client
from tests.web.in_process import serving_here
from unspoken.agents.agent import ActionFailed, Agent
from unspoken.tables.games import find_games
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio


def others(ada: Client) -> list[int]:
    """Return the ids of the other people at the table."""
    return [person["id"] for person in ada.room["people"] if person["id"] != ada.you]


async def wait_until_failed(agent: Agent) -> None:
    """Wait until `wait` raises ActionFailed."""
    while True:
        await agent.wait(20)


async def test_an_agent_joins_once_and_as_a_new_person_after_removal() -> None:
    """It never has two seats, and does not get its first one back."""
    async with serving_here(Settings()) as where:
        ada = await Client.opens(where, "Ada", game="echo")
        agent = Agent(where, ada.code, "Robo", dict(find_games(["toygame"])))
        await agent.join()
        await ada.until(lambda: len(others(ada)) == 1)
        (first,) = others(ada)
        with pytest.raises(ActionFailed, match="already"):
            await agent.join()
        await ada.command("remove-person", person=first)
        with pytest.raises(ActionFailed, match="removed"):
            await wait_until_failed(agent)
        await agent.join()
        await ada.until(lambda: len(others(ada)) == 1 and others(ada) != [first])
        await agent.leave()
        await ada.until(lambda: others(ada) == [])
        await ada.hang_up()
