"""TVs of a table: they show what a screen shows, survive a restart, and close when they are put away."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.frames.frame import frames
from unspoken.kernel.types import Refused
from unspoken.tables.rules import tv as tv_rules
from unspoken.tables.state.names import token_hash
from unspoken.tables.state.tv import MOST_TVS, Tv, TvName
from unspoken.tables.visit import HouseEntrance
from unspoken.tables.wire.messages import CloseReason, Leave, Start

pytestmark = pytest.mark.anyio


async def put_up(by: TablePerson, token: str = "telly") -> TvName:
    """Let a TV show the table."""
    tv = Tv(TvName(f"the {token}"), token_hash(token))
    await by.table.perform(lambda draft: draft.record(*tv_rules.put_up(draft.snapshot(), by.id, tv)))
    return tv.name


async def put_away(by: TablePerson, name: TvName) -> None:
    """Put a TV away."""
    await by.table.perform(lambda draft: draft.record(*tv_rules.put_away(draft.snapshot(), name)))


async def switched_on(
    world: Harness, code: str, token: str = "telly", *, screen: bool = True
) -> RecordingTransport:
    """Connect a TV with its token; an invalid token is sent nothing."""
    line = RecordingTransport()
    await HouseEntrance(world.house).enter(code, token, line, screen=screen)
    return line


async def test_a_tv_is_sent_the_spectators_frames() -> None:
    """ALL-01: the same bytes as a screen."""
    world = Harness()
    people = ada, *_ = await world.party("Ada", "Bob", "Cyd", game="dixit")
    await put_up(ada)
    await ada.requests(Start)
    tv, screen = await switched_on(world, ada.table.code), RecordingTransport()
    await ada.table.attach_screen(ada.id, screen)
    assert ada.table.snapshot.play is not None
    frame = frames(DIXIT, ada.table.snapshot.play.session, (None,))[None]
    assert any(raw.endswith(frame + b"}") for raw in tv.sent)
    assert tv.sent == screen.sent
    assert all(person.transport.closed is None for person in people)


async def test_a_tvs_token_is_no_persons_token() -> None:
    """It gives no seat."""
    world = Harness()
    ada = await world.opens()
    await put_up(ada)
    page = await switched_on(world, ada.table.code, screen=False)
    assert (page.sent, ada.table.person(token_hash("telly"))) == ([], None)


async def test_an_unknown_token_is_sent_nothing() -> None:
    """Not a byte."""
    world = Harness()
    ada = await world.opens()
    await put_up(ada)
    assert (await switched_on(world, ada.table.code, "another")).sent == []


async def test_a_tv_that_is_put_away_is_closed() -> None:
    """At once, and its token is invalid; other TVs stay."""
    world = Harness()
    ada = await world.opens()
    name = await put_up(ada)
    await put_up(ada, "second")
    tv, second = await switched_on(world, ada.table.code), await switched_on(world, ada.table.code, "second")
    await put_away(ada, name)
    assert (tv.closed, second.closed) == (CloseReason.PUT_AWAY, None)
    assert (await switched_on(world, ada.table.code)).sent == []


async def test_only_the_host_puts_up_a_tv() -> None:
    """Others can open a screen in their own browser."""
    world = Harness()
    _ada, bob = await world.party("Ada", "Bob")
    with pytest.raises(Refused, match="not-host"):
        await put_up(bob)


async def test_a_table_has_a_limit_of_tvs() -> None:
    """The next one is refused, and the others stay."""
    world = Harness()
    ada = await world.opens()
    for number in range(MOST_TVS):
        await put_up(ada, str(number))
    with pytest.raises(Refused, match="too-many-tvs"):
        await put_up(ada, "one more")
    assert len(ada.room["tvs"]) == MOST_TVS


async def test_a_tv_cannot_be_put_away_twice() -> None:
    """The refusal is "no-such-tv"."""
    world = Harness()
    ada = await world.opens()
    name = await put_up(ada)
    await put_away(ada, name)
    with pytest.raises(Refused, match="no-such-tv"):
        await put_away(ada, name)


async def test_a_tv_stays_when_the_host_leaves() -> None:
    """It belongs to the table."""
    world = Harness()
    ada, bob = await world.party("Ada", "Bob")
    await put_up(ada)
    tv = await switched_on(world, ada.table.code)
    await ada.requests(Leave)
    assert (tv.closed, bob.room["tvs"]) == (None, ["the telly"])


async def test_a_tv_is_known_after_a_restart() -> None:
    """It is in the log."""
    world = Harness()
    ada = await world.opens()
    await put_up(ada)
    await ada.disconnect()
    world.watch.at += 1_000_000
    assert world.house.unload_idle() == 1
    tv = await switched_on(world, ada.table.code)
    assert tv.messages("welcome") == [{"type": "welcome", "code": ada.table.code, "you": None}]
