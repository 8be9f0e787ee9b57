"""An owner does not answer: its visitors stay if it is alive in the store, and reconnect if it is dead."""

from __future__ import annotations

import asyncio

import pytest

from tests.cluster.nodes import Cluster, Server, Visitor
from unspoken.tables.wire.messages import CloseReason, Say

pytestmark = pytest.mark.anyio

_SOON = 1.5
"""Seconds of virtual time: longer than a pulse and its timeout, shorter than the tolerated silence."""


async def relayed(cluster: Cluster, names: str = "Bob") -> tuple[Server, Server, list[Visitor]]:
    """Open a table at a node, with people at another one."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    return first, second, [await ada.friend(second, name) for name in names.split()]


def count_queries(second: Server, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the tables whose owner a node looks up."""
    asked: list[str] = []
    look = second.node._owners.owner

    async def owner(table: str) -> str | None:
        asked.append(table)
        return await look(table)

    monkeypatch.setattr(second.node._owners, "owner", owner)
    return asked


async def test_visitors_of_a_dead_owner_reconnect_soon(cluster: Cluster) -> None:
    """The store knows that it is dead, and its table can be claimed."""
    first, second, (bob,) = await relayed(cluster)
    await cluster.dies(first)
    cluster.registry.nodes["one"].until = -1.0
    await asyncio.sleep(_SOON)
    assert bob.transport.closed is CloseReason.CLOSING
    assert (await bob.requests(Say, channel="table", text="on"), second.tables()) == ("ok", [bob.code])


async def test_visitors_of_a_silent_owner_that_is_alive_stay(cluster: Cluster) -> None:
    """It may only be slow."""
    first, second, (bob,) = await relayed(cluster)
    cluster.network.cut_off.add(first.name)
    await asyncio.sleep(_SOON)
    assert (bob.transport.closed, len(second.node.visits)) == (None, 1)


async def test_the_store_is_asked_once_per_silent_node(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many visitors it has, and again only after a while."""
    first, second, _people = await relayed(cluster, "Bob Cem Dag Eve")
    asked = count_queries(second, monkeypatch)
    cluster.network.cut_off.add(first.name)
    await asyncio.sleep(_SOON)
    assert 1 <= len(asked) <= 3


async def test_the_store_is_not_asked_about_owners_that_answer(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pulses and messages are answered."""
    _first, second, (bob,) = await relayed(cluster)
    asked = count_queries(second, monkeypatch)
    for _ in range(5):
        await bob.requests(Say, channel="table", text="hello")
        await asyncio.sleep(_SOON)
    assert asked == []
