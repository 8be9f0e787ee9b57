"""TVs of a table: they show what a screen shows, know their place again, and go when they are put away."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, RecordingTransport, TablePerson
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.frame import frames
from unspoken.kernel.game import Refused
from unspoken.tables import tv_rules
from unspoken.tables.messages import CloseReason, Leave, Start
from unspoken.tables.names import token_hash
from unspoken.tables.tv import MOST_TVS, Tv, TvName
from unspoken.tables.visit import HouseEntrance

pytestmark = pytest.mark.anyio


async def put_up(by: TablePerson, token: str = "telly") -> TvName:
    """Somebody lets a TV show the table."""
    tv = Tv(TvName(f"the {token}"), token_hash(token))
    await by.table.perform(lambda draft: draft.record(tv_rules.put_up(draft.room, by.id, tv)))
    return tv.name


async def put_away(by: TablePerson, name: TvName) -> None:
    """And no longer."""
    await by.table.perform(lambda draft: draft.record(tv_rules.put_away(draft.room, name)))


async def switched_on(
    world: Harness, code: str, token: str = "telly", *, screen: bool = True
) -> RecordingTransport:
    """A TV comes to the table with its token; it is told nothing where that proves none."""
    line = RecordingTransport()
    await HouseEntrance(world.house).enter(code, token, line, screen=screen)
    return line


async def test_a_tv_is_sent_what_an_outsider_may_see_and_nothing_else() -> None:
    """ALL-01: the same bytes as to a screen of today."""
    world = Harness()
    people = ada, *_ = await world.party("Ada", "Bob", "Cyd", game="dixit")
    await put_up(ada)
    await ada.requests(Start)
    tv, screen = await switched_on(world, ada.table.code), RecordingTransport()
    await ada.table.attach_screen(ada.id, screen)
    assert ada.table.snapshot.play is not None
    seen = frames(DIXIT, ada.table.snapshot.play.session, (None,))[None]
    assert any(raw.endswith(seen + b"}") for raw in tv.sent)
    assert tv.sent == screen.sent
    assert all(one.transport.closed is None for one in people)


async def test_a_tvs_token_opens_no_seat() -> None:
    """It is nobody's."""
    world = Harness()
    ada = await world.opens()
    await put_up(ada)
    page = await switched_on(world, ada.table.code, screen=False)
    assert (page.sent, ada.table.person(token_hash("telly"))) == ([], None)


async def test_another_token_shows_nothing() -> None:
    """Not a byte."""
    world = Harness()
    ada = await world.opens()
    await put_up(ada)
    assert (await switched_on(world, ada.table.code, "another")).sent == []


async def test_a_tv_that_is_put_away_goes_dark() -> None:
    """At once, and it is not let in again; others stay."""
    world = Harness()
    ada = await world.opens()
    name = await put_up(ada)
    await put_up(ada, "second")
    tv, second = await switched_on(world, ada.table.code), await switched_on(world, ada.table.code, "second")
    await put_away(ada, name)
    assert (tv.closed, second.closed) == (CloseReason.PUT_AWAY, None)
    assert (await switched_on(world, ada.table.code)).sent == []


async def test_only_the_host_puts_a_tv_up() -> None:
    """Others have windows of their own."""
    world = Harness()
    _ada, bob = await world.party("Ada", "Bob")
    with pytest.raises(Refused, match="not-host"):
        await put_up(bob)


async def test_a_table_has_so_many_tvs_and_no_more() -> None:
    """The next is refused with a sentence; what is shown stays."""
    world = Harness()
    ada = await world.opens()
    for number in range(MOST_TVS):
        await put_up(ada, str(number))
    with pytest.raises(Refused, match="too-many-tvs"):
        await put_up(ada, "one more")
    assert len(ada.room["tvs"]) == MOST_TVS


async def test_a_tv_is_put_away_once() -> None:
    """Whoever is a moment later is told that it is gone."""
    world = Harness()
    ada = await world.opens()
    name = await put_up(ada)
    await put_away(ada, name)
    with pytest.raises(Refused, match="no-such-tv"):
        await put_away(ada, name)


async def test_a_tv_stays_whoever_leaves() -> None:
    """It is the table's, and nobody's."""
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
    await ada.goes()
    world.watch.at += 1_000_000
    assert world.house.unload_idle() == 1
    tv = await switched_on(world, ada.table.code)
    assert tv.told("welcome") == [{"type": "welcome", "code": ada.table.code, "you": None}]
