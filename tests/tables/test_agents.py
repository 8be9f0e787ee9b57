"""Agents at a table: they have seats like people, and are marked as agents."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.tables.wire.messages import Leave

pytestmark = pytest.mark.anyio


async def agent_joins(harness: Harness, host: TablePerson) -> TablePerson:
    """Join as an agent, and connect."""
    agent = TablePerson(*await harness.house.join(host.table.code, "Robin", agent=True))
    await agent.connect()
    return agent


async def test_agents_are_marked_in_the_list_of_people() -> None:
    """People can tell an agent from a person."""
    harness = Harness()
    ada = await harness.opens()
    await agent_joins(harness, ada)
    assert [person.get("agent", False) for person in ada.room["people"]] == [False, True]


async def test_an_agent_has_a_chair_like_a_person() -> None:
    """ALL-05: an agent owns its seat; a bot plays a seat without an owner."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    assert (ada.room["chairs"][1]["person"], ada.room["chairs"][1]["bot"]) == (robin.id, False)


async def test_the_next_host_is_a_person_not_an_agent() -> None:
    """Even if the agent joined earlier."""
    harness = Harness()
    ada = await harness.opens()
    await agent_joins(harness, ada)
    bob = await harness.joins(ada, "Bob")
    await ada.requests(Leave)
    assert bob.room["host"] == bob.id


async def test_a_table_with_agents_only_has_no_host() -> None:
    """The next person to join becomes the host."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    await ada.requests(Leave)
    bob = await harness.joins(robin, "Bob")
    assert robin.room["host"] == bob.id


async def test_a_disconnected_host_is_not_replaced_by_an_agent() -> None:
    """The host's role stays with the person."""
    harness = Harness()
    ada = await harness.opens()
    robin = await agent_joins(harness, ada)
    await ada.disconnect()
    await harness.advance_time(120_000)
    assert robin.room["host"] == ada.id
