"""Logs that cannot be written or that another server writes, and people who disconnect meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from toygame import GAME as ECHO
from toygame.types import Private, State

from tests.tables.delivery import deliver
from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.codec import encode
from unspoken.kernel.types import Seat
from unspoken.tables.log.events import GraceSet, StoodUp, TableEvent
from unspoken.tables.log.log import decode_events, encode_event, replay_log
from unspoken.tables.wire.messages import (
    AddBot,
    Answer,
    CloseReason,
    HandOver,
    Leave,
    Pause,
    RemovePerson,
    SetGrace,
    Start,
)

pytestmark = pytest.mark.anyio

PICK = {"type": "pick", "number": 4}


async def playing(harness: Harness) -> tuple[TablePerson, TablePerson]:
    """Start a game of Echo with two people."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    return ada, bob


async def events_of(person: TablePerson, harness: Harness) -> list[TableEvent]:
    """Return all events of a table's log."""
    return decode_events(await harness.store.load(person.table.code))


def cancelling(hearing: asyncio.Future[Any]) -> Callable[[], None]:
    """Return a function that cancels the future, to be called before a save."""

    def cancel() -> None:
        hearing.cancel()

    return cancel


async def test_an_answer_that_cannot_be_saved_is_refused() -> None:
    """Nothing is acknowledged before it is in the log."""
    harness = Harness()
    _, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    assert await bob.answers(PICK) == "not-saved"


async def test_an_answer_that_cannot_be_saved_changes_nothing() -> None:
    """The snapshot is the same as before."""
    harness = Harness()
    ada, bob = await playing(harness)
    before = ada.table.snapshot
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    assert ada.table.snapshot == before


async def test_the_host_is_told_that_the_log_cannot_be_written() -> None:
    """By a refusal without an id."""
    harness = Harness()
    ada, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    assert [(no["code"], no["id"]) for no in ada.transport.messages("refusal")] == [("not-saved", None)]


async def test_answers_are_accepted_when_the_log_can_be_written_again() -> None:
    """Without a restart."""
    harness = Harness()
    _, bob = await playing(harness)
    harness.store.trouble = "the disk is full"
    await bob.answers(PICK)
    harness.store.trouble = None
    assert await bob.answers(PICK) == "ok"


async def test_a_time_limit_is_applied_once_the_log_can_be_written() -> None:
    """ALL-07: it ran out while the store failed."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.watch.at += 60_000
    harness.store.trouble = "the disk is full"
    await harness.ring_alarm()
    harness.store.trouble = None
    await harness.ring_alarm()
    assert ada.frame["public"]["phase"] == "revealed"


async def test_a_failed_write_is_retried_after_two_seconds() -> None:
    """Not in a busy loop."""
    harness = Harness()
    await playing(harness)
    harness.watch.at += 60_000
    harness.store.trouble = "the disk is full"
    await harness.ring_alarm_while_the_store_fails()
    assert harness.alarm.delay == 2_000


async def test_a_player_can_connect_while_the_log_cannot_be_written() -> None:
    """They have their seat back as soon as the change can be saved."""
    harness = Harness()
    ada, bob = await playing(harness)
    await ada.requests(HandOver, Seat(1))
    harness.store.trouble = "the disk is full"
    await bob.connect()
    assert bob.frame["private"] == {} and bob.room["chairs"][1]["bot"]


async def test_an_error_in_a_view_does_not_block_the_table() -> None:
    """The move is saved, and the next one is accepted."""
    troubles: list[Exception] = []

    def private(state: State, seat: Seat) -> Private:
        if troubles:
            raise troubles.pop()
        return ECHO.private(state, seat)

    harness = Harness({"echo": replace(ECHO, private=private)})
    ada, bob = await playing(harness)
    troubles.append(ZeroDivisionError())
    assert await bob.answers(PICK) == "ok"
    assert (await ada.answers(PICK), ada.frame["public"]["phase"]) == ("ok", "revealed")


async def test_a_step_written_by_another_server_is_applied_first() -> None:
    """The pair of table and step is unique: the second writer reads it, and continues from there."""
    harness = Harness()
    ada, bob = await playing(harness)
    harness.store.rivals = [[encode_event(GraceSet(30))]]
    await bob.answers(PICK)
    assert (ada.room["grace"], bob.frame["private"]) == (30, {"pick": 4})


async def test_a_retried_write_is_in_the_log_once() -> None:
    """After the other server's record."""
    harness = Harness()
    ada, _ = await playing(harness)
    harness.store.rivals = [[encode_event(GraceSet(30))]]
    await ada.requests(SetGrace, 40)
    assert (await events_of(ada, harness))[-2:] == [GraceSet(30), GraceSet(40)]


async def test_a_request_that_is_invalid_after_a_conflict_is_refused() -> None:
    """ALL-03: the new state is sent to everybody."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    harness.store.rivals = [[encode_event(StoodUp(Seat(1)))]]
    assert await ada.requests(Start) == "wrong-number-of-seats"
    assert len(bob.room["chairs"]) == 1


async def test_a_write_fails_after_too_many_conflicts() -> None:
    """The refusal is "not-saved"."""
    harness = Harness()
    ada, _ = await harness.party("Ada", "Bob")
    harness.store.rivals = [[encode_event(GraceSet(30))]] * 50
    assert await ada.requests(AddBot) == "not-saved"


async def test_replaying_the_log_gives_the_same_state() -> None:
    """ALL-02: replay equals live."""
    harness = Harness()
    people = await harness.party("Ada", "Bob", "Cleo", game="dixit")
    await people[0].requests(AddBot)
    await people[0].requests(Start)
    for person in people * 3:
        await person.answers_anything()
    await harness.advance_time(20_000)
    loaded = replay_log(await harness.store.load(people[0].table.code), harness.services.games)
    assert loaded.snapshot == people[0].table.snapshot


async def test_a_reloaded_table_sends_the_same_frame() -> None:
    """ALL-02: byte for byte."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.answers(PICK)
    before = bob.frame
    await ada.disconnect()
    await bob.disconnect()
    harness.unload_after_an_hour()
    bob.table = await harness.house.find(bob.table.code)
    await bob.connect()
    assert bob.frame == before


async def test_a_reloaded_table_knows_the_ids_of_earlier_answers() -> None:
    """An answer that is sent again after a restart is applied once."""
    harness = Harness()
    ada, bob = await playing(harness)
    await bob.answers(PICK, id="once")
    await ada.disconnect()
    await bob.disconnect()
    harness.unload_after_an_hour()
    bob.table = await harness.house.find(bob.table.code)
    await bob.connect()
    saved = harness.store.appended
    assert await bob.answers(PICK, id="once") == "ok"
    assert harness.store.appended == saved


async def test_a_time_limit_continues_after_an_unload() -> None:
    """ALL-07: A server that was down costs nobody time."""
    harness = Harness()
    ada, bob = await playing(harness)
    await harness.advance_time(10_000)
    await ada.requests(Pause)
    await bob.disconnect()
    await ada.disconnect()
    harness.unload_after_an_hour()
    ada.table = await harness.house.find(ada.table.code)
    await ada.connect()
    assert ada.frame["due"] - ada.frame_message["now"] <= 60_000


async def test_an_answer_is_saved_although_its_sender_disconnects() -> None:
    """Cancelling the waiting task does not cancel the write."""
    harness = Harness()
    ada, bob = await playing(harness)
    hearing = asyncio.ensure_future(
        deliver(ada.table, bob.id, Answer("pick-1", msgspec.Raw(encode(PICK)), id="a"))
    )
    harness.store.before_save = cancelling(hearing)
    with pytest.raises(asyncio.CancelledError):
        await hearing
    await ada.table.perform(lambda _draft: None)
    assert ada.frame["waiting"] == [0]


async def test_a_removal_is_saved_although_the_host_disconnects() -> None:
    """The connection of the removed person is closed."""
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    hearing = asyncio.ensure_future(ada.requests(RemovePerson, bob.id))
    harness.store.before_save = cancelling(hearing)
    with pytest.raises(asyncio.CancelledError):
        await hearing
    await ada.table.perform(lambda _draft: None)
    assert bob.transport.closed is CloseReason.REMOVED


async def test_an_answer_that_is_repeated_while_it_is_saved_is_applied_once() -> None:
    """A page may send it again after a reconnect."""
    harness = Harness()
    ada, bob = await playing(harness)
    answer = Answer("pick-1", msgspec.Raw(encode(PICK)), id="a")
    await asyncio.gather(deliver(ada.table, bob.id, answer), deliver(ada.table, bob.id, answer))
    loaded = replay_log(await harness.store.load(ada.table.code), harness.services.games)
    assert loaded.snapshot.play is not None and loaded.snapshot.play.session.step == 2


async def test_the_last_two_people_can_leave_at_the_same_time() -> None:
    """The table stays in the log, without people."""
    ada, bob = await Harness().party("Ada", "Bob")
    await asyncio.gather(ada.requests(Leave), bob.requests(Leave))
    assert ada.table.snapshot.room.people == ()
