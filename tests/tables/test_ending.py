"""The host's hand: a game is ended with a nod of the others, or played once more; a seal is chosen."""

from __future__ import annotations

import pytest
from msgspec import Raw

from tests.tables.harness import Harness, plays_to_the_end
from unspoken.games.telepathic import GAME as TELEPATHIC
from unspoken.kernel.codec import encode
from unspoken.tables.messages import AddBot, Answer, EndGame, Start, TakeSeal

pytestmark = pytest.mark.anyio


async def test_a_host_alone_with_bots_ends_the_game_at_once() -> None:
    """Nobody else is asked."""
    ada = await Harness().opens()
    await ada.requests(AddBot)
    await ada.requests(Start)
    assert await ada.requests(EndGame) == "ok"
    assert (ada.room["phase"], ada.room["evening"]) == ("lobby", [])


async def test_where_people_play_the_host_asks_and_a_nod_ends_it() -> None:
    """Of two, both must wish it."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    assert (ada.room["phase"], ada.room["ending"]) == ("playing", [ada.id])
    await bob.requests(EndGame)
    assert ada.room["phase"] == "lobby"


async def test_what_came_up_in_a_game_that_was_ended_does_not_come_again() -> None:
    """DIX-11: the next game of the evening deals other cards while there are some."""
    people = await Harness().party("Ada", "Bob", "Cyd", game="dixit")
    dealt: list[str] = []
    for _ in range(2):
        await people[0].requests(Start)
        dealt += [card for one in people for card in one.frame["private"]["hand"]]
        await people[0].requests(EndGame)
        await people[1].requests(EndGame)
    assert len(set(dealt)) == len(dealt) == 2 * 3 * 7


async def test_an_answer_to_a_game_that_was_ended_is_none_to_the_next() -> None:
    """It was kept by a page without a line, and said again when that came back: the same key stands."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    ask, begun = ada.frame["asks"][0], ada.room["begun"]
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    await ada.requests(Start)
    assert ada.frame["asks"][0] == ask
    said = Raw(encode(ask["choices"][0]))
    assert await ada.sends(Answer(ask["key"], said, begun, id="of the first game")) == "not-asked"
    assert await ada.sends(Answer(ask["key"], said, ada.room["begun"], id="of this one")) == "ok"


async def test_more_than_half_are_enough() -> None:
    """One of three cannot hold the others."""
    ada, bob, cyd = await Harness().party("Ada", "Bob", "Cyd")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.requests(EndGame)
    assert cyd.room["phase"] == "lobby"


async def test_somebody_who_would_rather_play_on_says_so() -> None:
    """Then nobody is asked any more."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.requests(EndGame, wish=False)
    assert (ada.room["phase"], ada.room["ending"]) == ("playing", [])


async def test_nobody_but_the_host_asks_first() -> None:
    """And nobody wishes it twice."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await bob.requests(EndGame) == "not-host"
    assert await bob.requests(EndGame, wish=False) == "not-now"
    await ada.requests(EndGame)
    assert await ada.requests(EndGame) == "not-now"


async def test_a_host_who_asked_and_is_left_alone_need_not_play_on_first() -> None:
    """Those who play are counted anew."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await ada.requests(EndGame)
    await bob.goes()
    assert (await ada.requests(EndGame), ada.room["phase"]) == ("ok", "lobby")


async def test_a_game_that_is_begun_again_is_shown_again() -> None:
    """Though it begins as the last one did: pages have forgotten that one."""
    ada, bob = await Harness({"telepathic": TELEPATHIC}).party("Ada", "Bob", game="telepathic")
    await ada.requests(Start)
    for one in (ada, bob):
        await one.requests(EndGame)
    before = len(bob.transport.told("frame"))
    await ada.requests(Start)
    assert len(bob.transport.told("frame")) == before + 1


async def test_no_game_no_end() -> None:
    """At an open table there is nothing to end."""
    ada = await Harness().opens()
    assert await ada.requests(EndGame) == "not-now"


async def test_somebody_who_watches_has_no_say_in_it() -> None:
    """They lose nothing by it."""
    harness = Harness()
    ada, _bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    cyd = await harness.joins(ada, "Cyd")
    await ada.requests(EndGame)
    assert await cyd.requests(EndGame) == "not-seated"


async def test_once_more_begins_at_once() -> None:
    """After a game the host starts the next with the same people, without the open table between."""
    ada, bob = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    await plays_to_the_end([ada, bob])
    assert await ada.requests(Start) == "ok"
    assert (ada.room["phase"], len(ada.room["evening"])) == ("playing", 1)


async def test_a_seal_is_chosen() -> None:
    """It is the person's, and the chair's."""
    ada, bob = await Harness().party("Ada", "Bob")
    assert await bob.requests(TakeSeal, 42) == "ok"
    assert (ada.room["people"][1]["seal"], ada.room["chairs"][1]["seal"]) == (42, 42)


async def test_a_seal_that_somebody_has_is_not_taken() -> None:
    """Two must not look alike."""
    ada, bob = await Harness().party("Ada", "Bob")
    taken = ada.room["people"][0]["seal"]
    assert await bob.requests(TakeSeal, taken) == "seal-taken"
