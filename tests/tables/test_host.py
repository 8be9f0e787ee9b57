"""Requests that only the host may make, and how the role passes on."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, chairs, person
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Seat
from unspoken.tables.wire.messages import (
    AddBot,
    Choose,
    CloseReason,
    HandOver,
    Leave,
    Pause,
    RemoveBot,
    RemovePerson,
    Reopen,
    Resume,
    SetGrace,
    SetManner,
    Skip,
    Start,
    TableRequest,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "command",
    [
        AddBot(id="x"),
        RemoveBot(Seat(2), id="x"),
        Choose("dixit", id="x"),
        SetGrace(10, id="x"),
        SetManner(Manner.KEEN, id="x"),
        Start(id="x"),
        Reopen(id="x"),
        RemovePerson(person(0), id="x"),
        HandOver(Seat(0), id="x"),
        Pause(id="x"),
        Resume(id="x"),
        Skip(id="x"),
    ],
)
async def test_requests_of_the_host_are_refused_to_others(command: TableRequest) -> None:
    """ALL-03: with "not-host", and nothing changes."""
    ada, bob = await Harness().party("Ada", "Bob")
    before = ada.table.snapshot
    assert await bob.sends(command) == "not-host"
    assert ada.table.snapshot == before


async def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    """The person who joined first."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(Leave)
    assert bob.room["host"] == bob.id


async def test_the_next_person_becomes_host_after_the_grace_period() -> None:
    """A disconnected host does not block the table."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.disconnect()
    await harness.advance_time(60_000)
    assert bob.room["host"] == bob.id


async def test_the_host_keeps_the_role_during_the_grace_period() -> None:
    """A short disconnect changes nothing."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.disconnect()
    await harness.advance_time(59_999)
    assert bob.room["host"] == ada.id


async def test_a_host_who_reconnects_is_the_host_again() -> None:
    """They only left the page, or had no network."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.disconnect()
    await harness.advance_time(60_000)
    await ada.connect()
    assert bob.room["host"] == ada.id


async def test_a_host_who_never_connected_is_replaced() -> None:
    """They joined, but their phone lost its network."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.join(ada.table.code, "Bob")
    cleo = await harness.joins(ada, "Cleo")
    await ada.requests(Leave)
    await harness.advance_time(60_000)
    assert cleo.room["host"] == cleo.id


async def test_the_first_to_join_an_abandoned_table_is_its_host() -> None:
    """A table that everybody has left can still be used."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(Leave)
    bob = await harness.joins(ada, "Bob")
    assert bob.room["host"] == bob.id


async def test_a_person_who_leaves_gets_a_reply_before_the_connection_closes() -> None:
    """It is closed with the reason "left"."""
    _, bob = await Harness().party("Ada", "Bob")
    assert await bob.requests(Leave) == "ok"
    assert bob.transport.closed is CloseReason.LEFT


async def test_the_connection_of_a_removed_person_is_closed() -> None:
    """With the reason "removed"."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(RemovePerson, bob.id)
    assert bob.transport.closed is CloseReason.REMOVED


async def test_a_removed_person_has_no_chair() -> None:
    """The other chairs move up."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(RemovePerson, bob.id)
    assert chairs(ada) == ["Ada", "Cleo"]


async def test_a_removed_person_cannot_return_with_the_old_token() -> None:
    """The connection is closed at once."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(RemovePerson, bob.id)
    await bob.connect()
    assert bob.transport.closed is CloseReason.REMOVED and bob.transport.sent == []


async def test_a_host_cannot_remove_themselves() -> None:
    """They can leave instead."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemovePerson, ada.id) == "no-such-person"


async def test_an_unknown_person_cannot_be_removed() -> None:
    """ALL-03: the refusal is "no-such-person"."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemovePerson, person(99)) == "no-such-person"


async def test_a_bot_plays_the_seat_of_a_removed_player() -> None:
    """ALL-05: the seat keeps everything that it owns."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(RemovePerson, bob.id)
    assert (ada.room["chairs"][1]["bot"], ada.room["chairs"][1]["person"]) == (True, None)


async def test_the_host_can_hand_a_seat_to_a_bot() -> None:
    """ALL-05: the seat still belongs to its person."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    assert ada.room["chairs"][1] == {**bob.room["chairs"][1], "bot": True, "person": bob.id}


async def test_a_bots_seat_cannot_be_handed_over() -> None:
    """ALL-03: A bot plays it already."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(HandOver, Seat(1))
    assert await ada.requests(HandOver, Seat(1)) == "seat-taken"


async def test_answers_are_refused_during_a_pause() -> None:
    """ALL-03: with "paused"."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    assert await bob.answers({"type": "pick", "number": 3}) == "paused"


async def test_answers_are_accepted_after_a_pause() -> None:
    """The question is still open."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    await ada.requests(Resume)
    assert await bob.answers({"type": "pick", "number": 3}) == "ok"


@pytest.mark.parametrize("first", [(), (Pause(id="x"),)])
async def test_a_pause_cannot_be_repeated_nor_ended_twice(first: tuple[TableRequest, ...]) -> None:
    """ALL-03: the refusal is "not-now"."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    for command in first:
        await ada.sends(command)
    assert await ada.sends(Pause(id="x") if first else Resume(id="x")) == "not-now"


async def test_table_time_stops_during_a_pause() -> None:
    """No question loses time."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    await harness.advance_time(10_000)
    await ada.requests(Pause)
    await harness.advance_time(3_600_000)
    await ada.requests(Resume)
    assert (ada.frame_message["now"], ada.frame["due"]) == (10_000, 60_000)


async def test_everybody_sees_the_pause() -> None:
    """In the room, and in the frame's stopped clock."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(Pause)
    assert (bob.room["paused"], bob.frame_message["running"]) == (True, False)


async def test_a_skipped_question_is_answered_by_chance() -> None:
    """ALL-07: the frame names the seats that chance answered for."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.answers({"type": "pick", "number": 4})
    await ada.requests(Skip)
    assert (bob.frame["public"]["phase"], bob.frame["hurried"]) == ("revealed", [1])


async def test_skipping_is_refused_in_the_lobby() -> None:
    """ALL-03: there is no question."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(Skip) == "not-playing"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Choose("tarot", id="x"), "no-such-game"),
        (Choose("echo", {"target": 4}, id="x"), "bad-option"),
        (Choose("echo", {"target": "high"}, id="x"), "bad-option"),
        (Choose("echo", {"colour": "red"}, id="x"), "bad-option"),
    ],
)
async def test_house_rules_out_of_range_are_refused(command: Choose, code: str) -> None:
    """ALL-03: they change nothing."""
    ada = await Harness().opens()
    assert await ada.sends(command) == code


async def test_house_rules_are_shown_complete() -> None:
    """Options that the host did not set have their defaults."""
    ada = await Harness().opens()
    await ada.requests(Choose, "echo", {"target": 20})
    assert ada.room["options"] == {"target": 20, "pace": "relaxed", "tones": "tones"}


async def test_house_rules_cannot_change_during_a_game() -> None:
    """Otherwise the target could move as a player nears it."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.requests(Choose, "echo", {"target": 20}) == "not-now"
