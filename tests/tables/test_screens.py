"""A screen for all to see: it shows what somebody sees who only watches, and it is nobody."""

from __future__ import annotations

import msgspec
import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.frame import frames
from unspoken.tables.messages import CloseReason, Leave, RemovePerson, Start

pytestmark = pytest.mark.anyio
MOST_TURNS = 200


async def put_up(by: TablePerson) -> RecordingTransport:
    """Somebody puts up a screen."""
    line = RecordingTransport()
    await by.table.attach_screen(by.id, line)
    return line


def shown(screen: RecordingTransport) -> bytes:
    """The newest bytes of the game on a screen."""
    sight = next(raw for raw in reversed(screen.sent) if b'"type":"frame"' in raw)
    return bytes(msgspec.json.decode(sight, type=dict[str, msgspec.Raw])["frame"])


async def test_a_screen_is_sent_what_an_outsider_may_see() -> None:
    """ALL-01: to the byte, whoever has put it up; from the lobby to the end of a game."""
    harness = Harness()
    people = await harness.party("Ada", "Bob", "Cyd", game="dixit")
    screen = await put_up(people[0])
    assert await people[0].requests(Start) == "ok"
    compared = 0
    for _ in range(MOST_TURNS):
        if people[0].room["phase"] != "playing":
            break
        for one in people:
            await one.answers_anything()
            play = one.table.snapshot.play
            assert play is not None
            assert shown(screen) == frames(DIXIT, play.session, (None,))[None]
            compared += 1
    assert compared > 20
    assert people[0].room["phase"] == "over"


async def test_a_screen_is_nobody() -> None:
    """It takes no seat and is in no list; a table with a screen alone stands still, but is not let go."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    screen = await put_up(ada)
    await ada.requests(Start)
    assert screen.told("welcome") == [{"type": "welcome", "code": ada.table.code, "you": None}]
    assert [one["name"] for one in ada.room["people"]] == ["Ada", "Bob"]
    for one in (ada, bob):
        await one.goes()
    runs = screen.told("frame")[-1]["running"]
    assert (harness.alarm.delay, runs, harness.falls_asleep()) == (None, False, 0)
    ada.table.detach_screen(ada.id, screen)
    assert harness.falls_asleep() == 1


async def test_everybody_has_one_screen() -> None:
    """A second one of the same person takes the place of the first; a late goodbye changes nothing."""
    ada = await Harness().opens()
    first, second = await put_up(ada), await put_up(ada)
    ada.table.detach_screen(ada.id, first)
    await ada.says("hello")
    assert (first.closed, second.closed, len(second.told("said"))) == (CloseReason.SHOWN_ELSEWHERE, None, 1)


async def test_a_screen_stays_when_the_host_leaves() -> None:
    """In the middle of a game the TV does not go dark: it is the next host's."""
    ada, bob = await Harness().party("Ada", "Bob")
    screen = await put_up(ada)
    await ada.requests(Start)
    await ada.requests(Leave)
    assert screen.closed is None
    newest = screen.newest("room")
    assert newest is not None and newest["host"] == bob.id
    for told in (screen.told("facts"), bob.transport.told("facts")):
        assert [fact["code"] for fact in told[-1]["facts"]][-2:] == ["left", "became-host"]


async def test_a_screen_goes_with_whoever_is_shown_out() -> None:
    """And whoever is not of the table puts up no other."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    screens = [await put_up(one) for one in (ada, bob, cyd)]
    await bob.requests(Leave)
    await ada.requests(RemovePerson, cyd.id)
    assert [screen.closed for screen in screens] == [None, CloseReason.PUT_AWAY, CloseReason.PUT_AWAY]
    assert (await put_up(bob)).closed is CloseReason.PUT_AWAY


async def test_signs_rise_on_a_screen_too() -> None:
    """What is said to all is shown to all, signs too."""
    ada = await Harness().opens()
    screen = await put_up(ada)
    await ada.reacts("heart")
    assert [one["sign"] for one in screen.told("reacted")] == ["heart"]
