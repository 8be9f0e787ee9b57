"""Agents at a table: they sit like people, everybody sees what they are, and the table is its people's."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.tables.messages import Leave

pytestmark = pytest.mark.anyio


async def agent_joins(harness: Harness, host: TablePerson) -> TablePerson:
    """An agent joins and is connected."""
    agent = TablePerson(*await harness.house.join(host.table.code, "Robin", agent=True))
    await agent.comes()
    return agent


async def test_everybody_sees_that_an_agent_is_one() -> None:
    """A program that sits like a person is not taken for one."""
    harness = Harness()
    ada = await harness.opens()
    await agent_joins(harness, ada)
    assert [one.get("agent", False) for one in ada.room["people"]] == [False, True]


async def test_an_agent_gets_a_chair_like_a_person() -> None:
    """ALL-05: a bot plays a seat that nobody holds; an agent holds its seat."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    assert (ada.room["chairs"][1]["person"], ada.room["chairs"][1]["bot"]) == (robin.id, False)


async def test_a_table_whose_host_leaves_passes_to_a_person() -> None:
    """Though the agent came first."""
    harness = Harness()
    ada = await harness.opens()
    await agent_joins(harness, ada)
    bob = await harness.joins(ada, "Bob")
    await ada.requests(Leave)
    assert bob.room["host"] == bob.id


async def test_a_table_of_agents_alone_has_no_host() -> None:
    """Whoever comes next is it."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    await ada.requests(Leave)
    bob = await harness.joins(robin, "Bob")
    assert robin.room["host"] == bob.id


async def test_a_host_who_is_away_passes_the_role_to_no_agent() -> None:
    """It stays theirs."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    await ada.goes()
    await harness.passes(120_000)
    assert robin.room["host"] == ada.id
