"""People who lose their connection, come back, or come late."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, TablePerson
from unspoken.games.rorschach import GAME as RORSCHACH
from unspoken.kernel.types import Seat
from unspoken.tables.wire.messages import (
    AddBot,
    Admit,
    Choose,
    CloseReason,
    HandOver,
    SetGrace,
    Sit,
    Stand,
    Start,
)

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 2}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Start a game with two people and a bot."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(Start)
    return ada, bob


async def test_everybody_sees_who_is_disconnected() -> None:
    """A lost connection is shown to the others."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.disconnect()
    assert [person["here"] for person in ada.room["people"]] == [True, False]


async def test_a_seat_is_not_given_to_a_bot_during_the_grace_period() -> None:
    """The default grace period is a minute."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.disconnect()
    await harness.advance_time(59_999)
    assert not ada.room["chairs"][1]["bot"]


async def test_a_bot_plays_the_seat_after_the_grace_period() -> None:
    """ALL-05: the seat of a disconnected player is played by a bot."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.disconnect()
    await harness.advance_time(60_000)
    assert ada.room["chairs"][1]["bot"]


async def test_a_bot_plays_for_a_person_who_never_connected() -> None:
    """They joined, but their phone lost its network."""
    harness = Harness()
    ada = await harness.opens()
    await harness.house.join(ada.table.code, "Bob")
    await ada.requests(Start)
    await harness.advance_time(60_000)
    assert ada.room["chairs"][1]["bot"]


async def test_the_host_sets_the_grace_period() -> None:
    """Here to five seconds."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(SetGrace, 5)
    await bob.disconnect()
    await harness.advance_time(5_000)
    assert ada.room["chairs"][1]["bot"]


async def test_the_seat_still_belongs_to_a_person_whom_a_bot_replaces() -> None:
    """ALL-05: A lost connection costs nobody their seat."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.disconnect()
    await harness.advance_time(60_000)
    assert ada.room["chairs"][1]["person"] == bob.id


async def test_the_replacing_bot_answers() -> None:
    """The game does not wait for a disconnected player."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(SetGrace, 5)
    await ada.answers(PICK)
    await bob.disconnect()
    await harness.advance_time(8_000)
    assert ada.frame["public"]["phase"] == "revealed"


async def test_a_player_who_reconnects_has_the_seat_back() -> None:
    """ALL-05: reconnecting is enough; no request is needed."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.disconnect()
    await harness.advance_time(60_000)
    await bob.connect()
    assert not ada.room["chairs"][1]["bot"]


async def test_a_player_who_reconnects_sees_the_seats_private_view() -> None:
    """ALL-05: the seat keeps everything that it owns."""
    harness = Harness()
    _, bob = await playing(harness)
    await bob.answers(PICK)
    await bob.disconnect()
    await bob.connect()
    assert bob.frame["private"] == {"pick": 2}


async def test_a_replaced_player_has_the_seat_back_by_sitting_down() -> None:
    """ALL-05: A new connection is not needed."""
    ada, bob = await playing(Harness())
    await ada.requests(HandOver, Seat(1))
    await bob.requests(Sit)
    assert not ada.room["chairs"][1]["bot"]


async def test_a_second_connection_closes_the_first_one() -> None:
    """With a reason: two pages never hold the same seat."""
    _, bob = await playing(Harness())
    older = bob.transport
    await bob.connect()
    assert older.closed is CloseReason.TAKEN_OVER


async def test_the_closed_connection_is_sent_nothing_more() -> None:
    """Later messages go to the newer connection only."""
    ada, bob = await playing(Harness())
    older = bob.transport
    await bob.connect()
    before = len(older.sent)
    await ada.answers(PICK)
    assert len(older.sent) == before


async def test_the_end_of_the_old_connection_does_not_disconnect_the_person() -> None:
    """They are connected through the new one."""
    ada, bob = await playing(Harness())
    older = bob.transport
    await bob.connect()
    bob.table.detach(bob.id, older)
    assert all(person["here"] for person in ada.room["people"])


async def test_a_latecomer_is_a_spectator() -> None:
    """All seats of a running game are taken."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert ada.table.viewer(cleo.id) is None and "private" not in cleo.frame


async def test_a_latecomer_can_take_a_bots_seat() -> None:
    """ALL-05: between two rounds, with everything that the seat owns."""
    harness = Harness()
    ada, bob = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    for player in (ada, bob):
        await player.answers_anything()
    await harness.advance_time(3_000)
    await cleo.requests(Sit, Seat(2))
    for player in (ada, bob):
        await player.requests(Admit, cleo.id)
    assert "pick" in cleo.frame["private"]


async def test_a_latecomer_cannot_take_a_persons_seat() -> None:
    """Two people never hold the same seat."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.requests(Sit, Seat(1)) == "seat-taken"


async def test_a_latecomer_cannot_take_the_seat_of_a_disconnected_player() -> None:
    """The bot plays it until its owner returns."""
    harness = Harness()
    ada, bob = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    await bob.disconnect()
    await harness.advance_time(60_000)
    assert await cleo.requests(Sit, Seat(1)) == "seat-taken"


async def test_two_latecomers_cannot_have_the_same_seat() -> None:
    """The first one to be admitted has it."""
    harness = Harness()
    ada, bob = await playing(harness)
    cleo, dan = await harness.joins(ada, "Cleo"), await harness.joins(ada, "Dan")
    for player in (ada, bob):
        await player.answers_anything()
    await harness.advance_time(3_000)
    await cleo.requests(Sit, Seat(2))
    await dan.requests(Sit, Seat(2))
    for player in (ada, bob):
        await player.requests(Admit, cleo.id)
    assert await ada.requests(Admit, dan.id) == "no-such-person"


async def test_no_chair_is_added_to_a_running_game() -> None:
    """The number of seats is fixed when a game begins."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.requests(Sit) == "not-now"


async def test_a_bot_plays_the_seat_of_a_player_who_stands_up() -> None:
    """ALL-05: the seat stays theirs."""
    ada, bob = await playing(Harness())
    await bob.requests(Stand)
    assert (ada.room["chairs"][1]["bot"], ada.room["chairs"][1]["person"]) == (True, bob.id)


async def test_a_spectator_cannot_answer() -> None:
    """ALL-03: A spectator is asked nothing."""
    harness = Harness()
    ada, _ = await playing(harness)
    cleo = await harness.joins(ada, "Cleo")
    assert await cleo.answers(PICK, "pick-1") == "not-seated"


async def test_table_time_stops_while_everybody_is_disconnected() -> None:
    """The game waits for the first person to return."""
    harness = Harness()
    ada, bob = await playing(harness)
    await harness.advance_time(1_000)
    await bob.disconnect()
    await ada.disconnect()
    harness.watch.at += 3_600_000
    await ada.connect()
    assert (ada.frame_message["now"], ada.frame["public"]["phase"]) == (1_000, "picking")


async def test_no_alarm_is_set_while_everybody_is_disconnected() -> None:
    """An unused table costs nothing."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.disconnect()
    await ada.disconnect()
    assert harness.alarm.delay is None


async def test_a_team_decides_without_a_disconnected_member() -> None:
    """ALL-06: more than half of those present decide, after a delay in which the member may reconnect."""
    harness = Harness({"rorschach": RORSCHACH})
    ada, bob, *_ = await harness.party("Ada", "Bob", "Cyd", "Dot", game="rorschach")
    await ada.requests(Choose, "rorschach", {"first": "first"})
    await ada.requests(Start)
    await ada.answers({"type": "choose", "seat": 1})
    await bob.disconnect()
    await harness.advance_time(7_999)
    assert ada.frame["public"]["phase"] == "choosing"
    await harness.advance_time(1)
    assert ada.frame["public"]["phase"] == "removing"
