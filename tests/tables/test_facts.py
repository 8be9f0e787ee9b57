"""Facts tell everybody what happened: who came and left, what chance did, and who scored."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.tables.log.apply_facts import MOST_FACTS
from unspoken.tables.wire.messages import AddBot, HandOver, Leave, Pause, Resume, Skip, Start

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 2}


def facts(person: TablePerson) -> list[Any]:
    """Return all facts that a person was sent, in order."""
    return [fact for message in person.transport.messages("facts") for fact in message["facts"]]


def codes(person: TablePerson) -> list[str]:
    """Return the codes of those facts."""
    return [fact["code"] for fact in facts(person)]


async def test_a_fact_names_a_person_who_joins() -> None:
    """It is sent to the people at the table."""
    harness = Harness()
    ada = await harness.opens("Ada")
    await harness.joins(ada, "Bob")
    assert [(fact["code"], fact["name"]) for fact in facts(ada)] == [("came", "Bob")]


async def test_a_fact_names_the_new_host_when_the_host_leaves() -> None:
    """It follows the fact that the host has left."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    await ada.requests(Leave)
    assert [(fact["code"], fact["name"]) for fact in facts(cyd)[-2:]] == [
        ("left", "Ada"),
        ("became-host", "Bob"),
    ]
    assert facts(bob)[-1]["person"] == bob.id


async def test_a_fact_names_the_seats_that_the_host_skipped() -> None:
    """ALL-07: chance answers for them."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await bob.answers(PICK)
    await ada.requests(Skip)
    skipped = next(fact for fact in facts(bob) if fact["code"] == "skipped")
    assert (skipped["seats"], skipped["names"]) == ([0], ["Ada"])


async def test_a_fact_names_the_person_whom_a_bot_replaces() -> None:
    """ALL-05: everybody knows who plays."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, 1)
    assert (facts(ada)[-1]["code"], facts(ada)[-1]["person"]) == ("bot-sat-in", bob.id)


async def test_the_room_shows_the_remaining_grace_period() -> None:
    """In milliseconds, counted from the message."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.disconnect()
    assert [person.get("grace") for person in ada.room["people"]] == [None, 60_000]


async def test_a_person_who_reconnects_is_sent_the_current_grace_period() -> None:
    """Not the value that the others were sent earlier."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.disconnect()
    await harness.advance_time(45_000)
    await ada.connect()
    assert [person.get("grace") for person in ada.room["people"]] == [None, 15_000]


async def test_a_latecomer_is_sent_the_earlier_facts() -> None:
    """Marked as earlier."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    cyd = await harness.joins(ada, "Cyd")
    first = cyd.transport.messages("facts")[0]
    assert first["earlier"]
    assert [fact["code"] for fact in first["facts"]] == ["began", "paused", "resumed", "came"]
    assert not bob.transport.messages("facts")[-1]["earlier"]


async def test_no_fact_is_sent_twice() -> None:
    """Each fact has its own number."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    numbers = [fact["number"] for fact in facts(bob)]
    assert numbers == sorted(set(numbers))


async def test_only_the_newest_facts_are_kept() -> None:
    """A long game does not make joining slower."""
    ada, _bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    for _ in range(MOST_FACTS):
        await ada.requests(Pause)
        await ada.requests(Resume)
    assert len(ada.table.snapshot.room.facts) == MOST_FACTS


async def test_a_new_game_starts_a_new_list_of_facts() -> None:
    """Older facts were sent when they happened."""
    ada, _bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert [fact.code for fact in ada.table.snapshot.room.facts] == ["began"]


async def test_facts_of_a_scoring_add_up_to_the_points() -> None:
    """DIX-07, DIX-09: Dixit sends a fact for each reason for which a seat scores."""
    harness = Harness({"dixit": DIXIT})
    ada, bob, cyd = await harness.party("Ada", "Bob", "Cyd", game="dixit")
    await ada.requests(AddBot)
    await ada.requests(Start)
    for _ in range(3):  # the clue, the cards, the votes
        await ada.requests(Skip)
    scored = [fact for fact in facts(bob) if "points" in fact]
    gains = ada.frame["public"]["gains"]
    assert [sum(fact["points"] for fact in scored if fact["seat"] == seat) for seat in range(4)] == gains
    assert cyd.frame["public"]["phase"] == "revealed"
