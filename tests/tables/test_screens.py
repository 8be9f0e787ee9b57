"""A screen shows what a spectator sees, and is not a person."""

from __future__ import annotations

import msgspec
import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.frames.frame import frames
from unspoken.tables.wire.messages import CloseReason, Leave, RemovePerson, Start

pytestmark = pytest.mark.anyio
MOST_TURNS = 200


async def put_up(by: TablePerson) -> RecordingTransport:
    """Connect a screen of this person."""
    line = RecordingTransport()
    await by.table.attach_screen(by.id, line)
    return line


def newest_frame(screen: RecordingTransport) -> bytes:
    """Return the newest frame on a screen."""
    message = next(raw for raw in reversed(screen.sent) if b'"type":"frame"' in raw)
    return bytes(msgspec.json.decode(message, type=dict[str, msgspec.Raw])["frame"])


async def test_a_screen_is_sent_the_spectators_frames() -> None:
    """ALL-01: the same bytes for every owner of a screen, from the lobby to the end of a game."""
    harness = Harness()
    people = await harness.party("Ada", "Bob", "Cyd", game="dixit")
    screen = await put_up(people[0])
    assert await people[0].requests(Start) == "ok"
    compared = 0
    for _ in range(MOST_TURNS):
        if people[0].room["phase"] != "playing":
            break
        for person in people:
            await person.answers_anything()
            play = person.table.snapshot.play
            assert play is not None
            assert newest_frame(screen) == frames(DIXIT, play.session, (None,))[None]
            compared += 1
    assert compared > 20
    assert people[0].room["phase"] == "over"


async def test_a_screen_is_not_a_person() -> None:
    """It has no seat and does not keep the clock running, but its table is not unloaded."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    screen = await put_up(ada)
    await ada.requests(Start)
    assert screen.messages("welcome") == [{"type": "welcome", "code": ada.table.code, "you": None}]
    assert [person["name"] for person in ada.room["people"]] == ["Ada", "Bob"]
    for person in (ada, bob):
        await person.disconnect()
    runs = screen.messages("frame")[-1]["running"]
    assert (harness.alarm.delay, runs, harness.unload_after_an_hour()) == (None, False, 0)
    ada.table.detach_screen(ada.id, screen)
    assert harness.unload_after_an_hour() == 1


async def test_a_second_screen_of_a_person_replaces_the_first() -> None:
    """A late disconnect of the first changes nothing."""
    ada = await Harness().opens()
    first, second = await put_up(ada), await put_up(ada)
    ada.table.detach_screen(ada.id, first)
    await ada.says("hello")
    assert (first.closed, second.closed, len(second.messages("said"))) == (
        CloseReason.SHOWN_ELSEWHERE,
        None,
        1,
    )


async def test_a_screen_stays_when_the_host_leaves() -> None:
    """It belongs to the next host then."""
    ada, bob = await Harness().party("Ada", "Bob")
    screen = await put_up(ada)
    await ada.requests(Start)
    await ada.requests(Leave)
    assert screen.closed is None
    newest = screen.newest("room")
    assert newest is not None and newest["host"] == bob.id
    for messages in (screen.messages("facts"), bob.transport.messages("facts")):
        assert [fact["code"] for fact in messages[-1]["facts"]][-2:] == ["left", "became-host"]


async def test_a_screen_is_closed_with_its_owner() -> None:
    """A person who left or was removed cannot connect another screen."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    screens = [await put_up(person) for person in (ada, bob, cyd)]
    await bob.requests(Leave)
    await ada.requests(RemovePerson, cyd.id)
    assert [screen.closed for screen in screens] == [None, CloseReason.PUT_AWAY, CloseReason.PUT_AWAY]
    assert (await put_up(bob)).closed is CloseReason.PUT_AWAY


async def test_a_screen_is_sent_reactions() -> None:
    """Like every other connection."""
    ada = await Harness().opens()
    screen = await put_up(ada)
    await ada.reacts("heart")
    assert [reaction["sign"] for reaction in screen.messages("reacted")] == ["heart"]
