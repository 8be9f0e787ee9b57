"""An agent that was shown out, and asks to be let in again."""

from __future__ import annotations

import pytest

from tests.client import Client
from tests.web.in_process import serving_here
from unspoken.agents.agent import Agent, NotDone
from unspoken.agents.house import House
from unspoken.tables.games import find_games
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio


def others(ada: Client) -> list[int]:
    """Who else is at the table."""
    return [one["id"] for one in ada.room["people"] if one["id"] != ada.you]


async def waits_for_ever(agent: Agent) -> None:
    """Or until there is nothing to wait for."""
    while True:
        await agent.wait(20)


async def test_it_sits_once_and_is_somebody_new_when_it_comes_again() -> None:
    """Never two at a time, and nothing of its first seat is left to it."""
    async with serving_here(Settings()) as where:
        ada = await Client.opens(where, "Ada", game="echo")
        agent = Agent(House(where), ada.code, "Robo", dict(find_games(["toygame"])))
        await agent.join()
        await ada.until(lambda: len(others(ada)) == 1)
        (first,) = others(ada)
        with pytest.raises(NotDone, match="already"):
            await agent.join()
        await ada.command("remove-person", person=first)
        with pytest.raises(NotDone, match="shown out"):
            await waits_for_ever(agent)
        await agent.join()
        await ada.until(lambda: len(others(ada)) == 1 and others(ada) != [first])
        await agent.leave()
        await ada.until(lambda: others(ada) == [])
        await ada.hang_up()
