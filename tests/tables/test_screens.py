"""A screen for all to see: it shows what somebody sees who only watches, and it is nobody."""

from __future__ import annotations

import msgspec
import pytest

from tests.tables.quiet import PaperLine, Quiet, Somebody
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.frame import frames
from unspoken.tables.messages import Leave, Remove, Start

pytestmark = pytest.mark.anyio
MOST_TURNS = 200


async def put_up(by: Somebody) -> PaperLine:
    """Somebody puts up a screen."""
    line = PaperLine()
    await by.table.show(by.id, line)
    return line


def shown(screen: PaperLine) -> bytes:
    """The newest bytes of the game on a screen."""
    sight = next(raw for raw in reversed(screen.sent) if b'"type":"frame"' in raw)
    return bytes(msgspec.json.decode(sight, type=dict[str, msgspec.Raw])["frame"])


async def test_a_screen_is_sent_what_an_outsider_may_see() -> None:
    """ALL-01: to the byte, whoever has put it up; from the lobby to the end of a game."""
    quiet = Quiet()
    people = await quiet.party("Ada", "Bob", "Cyd", game="dixit")
    screen = await put_up(people[0])
    assert await people[0].wishes(Start()) == "ok"
    compared = 0
    for _ in range(MOST_TURNS):
        if people[0].room["phase"] != "playing":
            break
        for one in people:
            await one.answers_anything()
            play = one.table.standing.play
            assert play is not None
            assert shown(screen) == frames(DIXIT, play.session, (None,))[None]
            compared += 1
    assert compared > 20
    assert people[0].room["phase"] == "over"


async def test_a_screen_is_nobody() -> None:
    """It takes no seat and is in no list; a table with a screen alone stands still, but is not let go."""
    quiet = Quiet()
    ada, bob = await quiet.party("Ada", "Bob")
    screen = await put_up(ada)
    await ada.wishes(Start())
    assert screen.told("welcome") == [{"type": "welcome", "code": ada.table.code, "you": None}]
    assert [one["name"] for one in ada.room["people"]] == ["Ada", "Bob"]
    for one in (ada, bob):
        await one.goes()
    assert (quiet.alarm.delay, ada.table.clock.running, quiet.falls_asleep()) == (None, False, 0)
    ada.table.put_away(ada.id, screen)
    assert quiet.falls_asleep() == 1


async def test_everybody_has_one_screen() -> None:
    """A second one of the same person takes the place of the first; a late goodbye changes nothing."""
    ada = await Quiet().opens()
    first, second = await put_up(ada), await put_up(ada)
    ada.table.put_away(ada.id, first)
    await ada.says("hello")
    assert (first.ended, second.ended, len(second.told("said"))) == ("shown-elsewhere", None, 1)


async def test_a_screen_goes_with_whoever_has_put_it_up() -> None:
    """Who leaves, or is asked to, takes the screen along; and puts up no other."""
    ada, bob, cyd = await Quiet().party("Ada", "Bob", "Cyd")
    screens = [await put_up(one) for one in (ada, bob, cyd)]
    await bob.wishes(Leave())
    await ada.wishes(Remove(cyd.id))
    assert [screen.ended for screen in screens] == [None, "put-away", "put-away"]
    assert (await put_up(bob)).ended == "put-away"


async def test_signs_rise_on_a_screen_too() -> None:
    """What is said to all is shown to all, signs too."""
    ada = await Quiet().opens()
    screen = await put_up(ada)
    await ada.reacts("heart")
    assert [one["sign"] for one in screen.told("reacted")] == ["heart"]
