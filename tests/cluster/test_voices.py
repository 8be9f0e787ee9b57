"""Voices between nodes: heard like those at the same node, and the first thing to be dropped."""

from __future__ import annotations

import asyncio
from typing import NoReturn

import pytest

from tests.cluster.nodes import LEASE, Cluster, Server, Visitor, settle
from tests.secrecy.silent_world import RecordedVoice
from unspoken.cluster.memory_bus import MemoryBus
from unspoken.cluster.remote_voices import MOST_QUEUED
from unspoken.tables.errors import OwnedElsewhere, StoreUnavailable
from unspoken.tables.voice_visit import VoiceVisit
from unspoken.tables.wire.messages import Start
from unspoken.tables.wire.voice_messages import SOUND, OpenMicrophone

pytestmark = pytest.mark.anyio

HELLO = bytes((SOUND, 50)) + b"opus"


async def speaker(server: Server, person: Visitor) -> tuple[VoiceVisit, RecordedVoice]:
    """Connect a person's voice at a node."""
    voice = RecordedVoice()
    visit = await server.voice_entrance.enter_voice(person.code, person.token, voice)
    assert visit is not None
    return visit, voice


def sounds(voice: RecordedVoice) -> int:
    """Return how many packets were heard."""
    return sum(raw[0] == SOUND for raw in voice.sent)


async def test_people_at_two_nodes_hear_each_other(cluster: Cluster) -> None:
    """In both directions."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    (ada_speaks, ada_hears), (bob_speaks, bob_hears) = await speaker(first, ada), await speaker(second, bob)
    for visit in (ada_speaks, bob_speaks):
        visit.control(OpenMicrophone("table"))
        visit.hear(HELLO)
    await settle()
    assert (sounds(ada_hears), sounds(bob_hears)) == (1, 1)


async def test_silence_holds_between_nodes(cluster: Cluster) -> None:
    """ALL-04: nothing of a silent person's voice crosses back over the bus."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    (_, ada_hears), (bob_speaks, _) = await speaker(first, ada), await speaker(second, bob)
    await ada.requests(Start)
    bob_speaks.control(OpenMicrophone("table"))
    bob_speaks.hear(HELLO)
    await settle()
    assert ada_hears.sent == [b"flush"]  # from the start of the game


async def test_an_invalid_token_is_rejected_by_the_owner(cluster: Cluster) -> None:
    """As at the table's own node."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    assert await second.voice_entrance.enter_voice(ada.code, "wrong", RecordedVoice()) is None


async def test_sound_is_dropped_first_when_the_bus_is_full(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames need the bus more."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    (_, ada_hears), (bob_speaks, _) = await speaker(first, ada), await speaker(second, bob)
    bob_speaks.control(OpenMicrophone("table"))
    monkeypatch.setattr(MemoryBus, "queued", MOST_QUEUED + 1)
    bob_speaks.hear(HELLO)
    await settle()
    assert sounds(ada_hears) == 0


async def test_the_voices_of_a_dead_node_are_forgotten(cluster: Cluster) -> None:
    """Nothing is sent to a node that does not exist any more."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    await speaker(second, bob)
    assert first.node.voice_relays is not None and len(first.node.voice_relays) == 1
    await cluster.dies(second)
    await asyncio.sleep(3 * LEASE)
    assert len(first.node.voice_relays) == 0


async def test_a_table_that_moves_closes_its_voices(cluster: Cluster) -> None:
    """The pages connect again, to the new owner."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")
    _, voice = await speaker(second, bob)
    await first.node.leave()
    await settle()
    assert voice.sent[-1] == b"closing"


async def test_entering_fails_without_blame_while_the_table_moves(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old owner does not say that the token is wrong; the page connects again, and then enters."""
    first, second = await cluster.starts("one", "two")
    ada = await Visitor.opens(first)
    bob = await ada.friend(second, "Bob")

    async def moved(_code: str, _token: str) -> NoReturn:
        raise OwnedElsewhere("two")

    with monkeypatch.context() as moving:
        moving.setattr(first.house, "authenticate", moved)
        with pytest.raises(StoreUnavailable):
            await speaker(second, bob)
    assert first.node.voice_relays is not None and len(first.node.voice_relays) == 0
    await speaker(second, bob)
    assert len(first.node.voice_relays) == 1
