"""Those who are gone, those who come back, and those who come late."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.kernel.game import Seat
from unspoken.tables.messages import AddBot, Admit, Choose, CloseReason, HandOver, SetGrace, Sit, Stand, Start

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 2}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Two people and a bot in the middle of a game."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(Start)
    return ada, bob


async def test_everybody_sees_who_is_not_here() -> None:
    """A lost connection is shown."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.goes()
    assert [one["here"] for one in ada.room["people"]] == [True, False]


async def test_a_seat_is_kept_through_the_grace() -> None:
    """A minute is not long."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.goes()
    await harness.passes(59_999)
    assert not ada.room["chairs"][1]["bot"]


async def test_after_the_grace_a_bot_sits_in() -> None:
    """ALL-05: a seat whose player is gone is handed to a bot."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.goes()
    await harness.passes(60_000)
    assert ada.room["chairs"][1]["bot"]


async def test_a_bot_sits_in_for_somebody_who_never_connected() -> None:
    """Their phone lost its network on the way in."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.join(ada.table.code, "Bob")
    await ada.requests(Start)
    await harness.passes(60_000)
    assert ada.room["chairs"][1]["bot"]


async def test_the_grace_is_an_option() -> None:
    """The host sets it."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(SetGrace, 5)
    await bob.goes()
    await harness.passes(5_000)
    assert ada.room["chairs"][1]["bot"]


async def test_the_seat_stays_the_persons_while_a_bot_sits_in() -> None:
    """ALL-05: nobody loses a seat by a tunnel."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.goes()
    await harness.passes(60_000)
    assert ada.room["chairs"][1]["person"] == bob.id


async def test_the_bot_that_sits_in_answers() -> None:
    """The table does not wait for who is gone."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(SetGrace, 5)
    await ada.answers(PICK)
    await bob.goes()
    await harness.passes(8_000)
    assert ada.frame["public"]["phase"] == "revealed"


async def test_who_comes_back_takes_the_seat_back() -> None:
    """ALL-05: by coming back alone, without a tap."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.goes()
    await harness.passes(60_000)
    await bob.comes()
    assert not ada.room["chairs"][1]["bot"]


async def test_who_comes_back_sees_what_the_seat_owns() -> None:
    """ALL-05: the seat kept all of it."""
    harness = Harness()
    _, bob = await playing(harness)
    await bob.answers(PICK)
    await bob.goes()
    await bob.comes()
    assert bob.frame["private"] == {"pick": 2}


async def test_who_was_handed_over_takes_the_seat_back_by_sitting_down() -> None:
    """ALL-05: without a new connection too."""
    ada, bob = await playing(Harness())
    await ada.requests(HandOver, Seat(1))
    await bob.requests(Sit)
    assert not ada.room["chairs"][1]["bot"]


async def test_a_newer_connection_closes_the_older_one_visibly() -> None:
    """Two pages never hold one seat."""
    _, bob = await playing(Harness())
    older = bob.transport
    await bob.comes()
    assert older.closed is CloseReason.TAKEN_OVER


async def test_the_older_connection_is_sent_nothing_any_more() -> None:
    """What comes after the farewell comes to the newer one alone."""
    ada, bob = await playing(Harness())
    older = bob.transport
    await bob.comes()
    before = len(older.sent)
    await ada.answers(PICK)
    assert len(older.sent) == before


async def test_the_end_of_the_older_connection_is_not_the_persons_end() -> None:
    """Taking over is no absence."""
    ada, bob = await playing(Harness())
    older = bob.transport
    await bob.comes()
    bob.table.detach(bob.id, older)
    assert all(one["here"] for one in ada.room["people"])


async def test_who_comes_late_watches() -> None:
    """A game that is on has its seats."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert ada.table.viewer(cleo.id) is None and "private" not in cleo.frame


async def test_who_comes_late_may_take_a_bots_seat() -> None:
    """ALL-05: a bot's seat can be handed to a newcomer during the game, with all that it owns."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    await harness.passes(3_000)
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    assert "pick" in cleo.frame["private"]


async def test_who_comes_late_does_not_take_a_persons_seat() -> None:
    """Two people never hold one seat."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.requests(Sit, Seat(1)) == "seat-taken"


async def test_who_comes_late_does_not_take_a_seat_that_is_kept() -> None:
    """A bot that sits in keeps the seat for its person."""
    harness = Harness()
    ada, bob = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    await bob.goes()
    await harness.passes(60_000)
    assert await cleo.requests(Sit, Seat(1)) == "seat-taken"


async def test_two_late_comers_do_not_get_one_seat() -> None:
    """The first has it."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo, dan = await harness.joins(ada, "Cleo"), await harness.joins(ada, "Dan")
    await cleo.requests(Sit, Seat(2))
    await dan.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    assert await ada.requests(Admit, dan.id) == "no-such-person"


async def test_no_new_chair_is_put_to_a_game_that_is_on() -> None:
    """A game counts its seats when it begins."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.requests(Sit) == "not-now"


async def test_a_player_who_stands_up_leaves_the_seat_to_a_bot() -> None:
    """ALL-05: and may be followed by anybody."""
    ada, bob = await playing(Harness())
    await bob.requests(Stand)
    assert (ada.room["chairs"][1]["bot"], ada.room["chairs"][1]["person"]) == (True, None)


async def test_nobody_answers_from_outside() -> None:
    """ALL-03: who watches is asked nothing."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.answers(PICK, "pick-1") == "not-seated"


async def test_time_stands_still_where_nobody_is() -> None:
    """A table that all have left for a while waits for them."""
    harness = Harness()
    ada, bob = await playing(harness)
    await harness.passes(1_000)
    await bob.goes()
    await ada.goes()
    harness.watch.at += 3_600_000
    await ada.comes()
    assert (ada.sight["now"], ada.frame["public"]["phase"]) == (1_000, "picking")


async def test_nothing_is_due_where_nobody_is() -> None:
    """A table that sleeps costs nothing."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.goes()
    await ada.goes()
    assert harness.alarm.delay is None


async def test_a_team_decides_without_a_mate_who_does_not_come_back() -> None:
    """ALL-06: more than half of those who are here; a dropped line may soon be back, so not at once."""
    harness = Harness({"rorschach": RORSCHACH})
    ada, bob, *_ = await harness.party("Ada", "Bob", "Cyd", "Dot", game="rorschach")
    await ada.requests(Choose, "rorschach", {"first": "first"})
    await ada.requests(Start)
    await ada.answers({"type": "choose", "seat": 1})
    await bob.goes()
    await harness.passes(7_999)
    assert ada.frame["public"]["phase"] == "choosing"
    await harness.passes(1)
    assert ada.frame["public"]["phase"] == "removing"
