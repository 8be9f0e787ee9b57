"""Everybody is told what has happened: who came and went, what chance did, who got what and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.tables.apply import FACTS_KEPT
from unspoken.tables.log import replay_log
from unspoken.tables.messages import AddBot, HandOver, Leave, Pause, Resume, Skip, Start

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 2}


def facts(somebody: TablePerson) -> list[Any]:
    """All facts that somebody was sent, in order."""
    return [fact for message in somebody.transport.told("facts") for fact in message["facts"]]


def codes(somebody: TablePerson) -> list[str]:
    """Of those facts the codes alone."""
    return [fact["code"] for fact in facts(somebody)]


async def test_everybody_is_told_who_comes() -> None:
    """By name."""
    harness = Harness()
    ada = await harness.opens("Ada")
    await harness.joins(ada, "Bob")
    assert [(fact["code"], fact["name"]) for fact in facts(ada)] == [("came", "Bob")]


async def test_when_the_host_leaves_everybody_is_told_who_is_host() -> None:
    """The role does not pass on in silence."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    await ada.requests(Leave)
    assert [(fact["code"], fact["name"]) for fact in facts(cyd)[-2:]] == [
        ("left", "Ada"),
        ("became-host", "Bob"),
    ]
    assert facts(bob)[-1]["person"] == bob.id


async def test_chance_that_played_by_the_hosts_wish_is_told() -> None:
    """ALL-07: chance answers, and the table says for whom."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await bob.answers(PICK)
    await ada.requests(Skip)
    told = next(fact for fact in facts(bob) if fact["code"] == "skipped")
    assert (told["seats"], told["names"]) == ([0], ["Ada"])


async def test_a_bot_that_sits_in_is_told_by_the_name_of_who_is_gone() -> None:
    """ALL-05: nobody wonders who plays."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, 1)
    assert (facts(ada)[-1]["code"], facts(ada)[-1]["person"]) == ("bot-sat-in", bob.id)


async def test_somebody_away_has_so_long_until_a_bot_sits_in() -> None:
    """A countdown needs a number: it is sent with the room, and counts from then."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.goes()
    assert [one.get("grace") for one in ada.room["people"]] == [None, 60_000]


async def test_who_reconnects_reads_how_long_is_left() -> None:
    """Not how long it was when the others were told."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await bob.goes()
    await harness.passes(45_000)
    await ada.comes()
    assert [one.get("grace") for one in ada.room["people"]] == [None, 15_000]


async def test_somebody_who_comes_late_reads_what_was_told_before() -> None:
    """And knows that it is no news."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    cyd = await harness.joins(ada, "Cyd")
    first = cyd.transport.told("facts")[0]
    assert first["earlier"]
    assert [fact["code"] for fact in first["facts"]] == ["began", "paused", "resumed", "came"]
    assert not bob.transport.told("facts")[-1]["earlier"]


async def test_nobody_is_told_the_same_twice() -> None:
    """Each fact has a number of its own."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    numbers = [fact["number"] for fact in facts(bob)]
    assert numbers == sorted(set(numbers))


async def test_facts_outlast_a_restart() -> None:
    """They are of the log."""
    harness = Harness()
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    saved = replay_log(await harness.store.load(ada.table.code), harness.services.games)
    assert [fact.code for fact in saved.snapshot.room.facts] == ["began"]


async def test_only_so_many_facts_are_kept() -> None:
    """A long game is no burden for who comes late."""
    ada, _bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    for _ in range(FACTS_KEPT):
        await ada.requests(Pause)
        await ada.requests(Resume)
    assert len(ada.table.snapshot.room.facts) == FACTS_KEPT


async def test_a_new_game_begins_a_new_story() -> None:
    """What came before it was told when it happened."""
    ada, _bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert [fact.code for fact in ada.table.snapshot.room.facts] == ["began"]


async def test_a_scoring_tells_each_seat_what_it_got_and_why() -> None:
    """DIX-07, DIX-09: in Dixit there is a fact for every seat that scored, by a vote on its card too."""
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
