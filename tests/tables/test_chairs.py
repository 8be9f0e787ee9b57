"""Nobody learns a secret by changing seats: a person has at most one seat of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.types import Seat
from unspoken.tables.state.room import PersonId, Phase
from unspoken.tables.wire.messages import (
    AddBot,
    Admit,
    HandOver,
    Leave,
    RemovePerson,
    Reopen,
    Sit,
    Stand,
    Start,
    Swap,
    TurnDown,
)

pytestmark = pytest.mark.anyio


async def game_with_bots(harness: Harness) -> list[TablePerson]:
    """Start a game with Ada, Bob and two bots in seats 2 and 3; Cleo joins late and watches."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Start)
    return [ada, bob, await harness.joins(ada, "Cleo")]


async def test_a_player_who_stood_up_cannot_take_a_bots_seat() -> None:
    """ALL-01: otherwise they could read the bot's hand."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert await bob.requests(Sit, Seat(2)) == "other-seat"


async def test_a_player_who_stood_up_can_take_their_own_seat_back() -> None:
    """They know its secrets already, so the host need not admit them."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert (await bob.requests(Sit, Seat(1)), bob.room["chairs"][1]["person"]) == ("ok", bob.id)


async def test_a_bot_that_takes_over_a_seat_has_a_seal_of_its_own() -> None:
    """The person who stood up keeps theirs."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    room = bob.room
    seals = [person["seal"] for person in room["people"]]
    seals += [chair["seal"] for chair in room["chairs"] if chair["bot"]]
    assert len(set(seals)) == len(seals)


async def test_a_latecomer_asks_the_host_for_a_bots_seat() -> None:
    """They see nothing of it until the host agrees."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert ("private" in cleo.frame, ada.room["asking"]) == (False, [{"person": cleo.id, "seat": 2}])


async def test_a_latecomer_has_the_seat_once_the_host_agrees() -> None:
    """ALL-05: with everything that it owns."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    assert (cleo.room["chairs"][2]["person"], cleo.room["asking"], "private" in cleo.frame) == (
        cleo.id,
        [],
        True,
    )


async def test_a_latecomer_who_is_turned_down_may_ask_again() -> None:
    """Until then they are a spectator."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(TurnDown, cleo.id)
    assert (cleo.room["asking"], await cleo.requests(Sit, Seat(3))) == ([], "ok")


async def test_a_latecomer_cannot_take_a_second_seat() -> None:
    """Not even after standing up from the first one."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    await cleo.requests(Stand)
    assert await cleo.requests(Sit, Seat(3)) == "other-seat"


async def test_only_the_host_admits_a_latecomer() -> None:
    """Neither a player nor the latecomer can."""
    _, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert [await person.requests(Admit, cleo.id) for person in (bob, cleo)] == ["not-host", "not-host"]


async def test_nobody_can_take_the_seat_of_a_removed_player() -> None:
    """Otherwise a host could read a hand by removing its owner."""
    ada, bob, cleo = await game_with_bots(Harness())
    await ada.requests(RemovePerson, bob.id)
    assert await cleo.requests(Sit, Seat(1)) == "seat-closed"


async def test_a_host_cannot_take_the_seat_of_a_removed_player() -> None:
    """Not even after standing up."""
    ada, bob, _ = await game_with_bots(Harness())
    await ada.requests(RemovePerson, bob.id)
    await ada.requests(Stand)
    assert await ada.requests(Sit, Seat(1)) == "seat-closed"


async def test_a_latecomer_can_take_the_seat_of_a_player_who_left() -> None:
    """ALL-05: A bot plays it until then."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Leave)
    await cleo.requests(Sit, Seat(1))
    assert await ada.requests(Admit, cleo.id) == "ok"


async def test_the_room_lists_the_open_seats_of_each_person() -> None:
    """The page knows no rules of its own."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert ada.room["open_seats"] == [
        {"person": bob.id, "seats": [1], "nod": False},
        {"person": cleo.id, "seats": [1, 2, 3], "nod": True},
    ]


async def test_any_seat_can_be_taken_in_the_next_game() -> None:
    """Secrets end with their game."""
    harness = Harness()
    ada, bob, _ = await game_with_bots(harness)
    await bob.requests(Stand)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(3_000)
    await ada.requests(Reopen)
    assert await bob.requests(Sit, Seat(2)) == "ok"


async def test_a_request_that_is_queued_while_its_sender_is_removed_is_refused() -> None:
    """It causes no error."""
    ada, bob, _ = await game_with_bots(Harness())
    replied: list[str] = []
    ada.table.hear(ada.id, RemovePerson(bob.id, id="out"), lambda: replied.append("out"))
    ada.table.hear(bob.id, Stand(id="up"), lambda: replied.append("up"))
    await ada.table.perform(lambda _draft: None)
    assert (replied, ada.room["chairs"][1]["person"]) == (["out", "up"], None)


SEATS = st.integers(0, 3)
PEOPLE = st.integers(0, 3)
REQUESTS: dict[Callable[..., Any], st.SearchStrategy[Any]] = {
    Sit: SEATS.map(Seat),
    Admit: PEOPLE.map(PersonId),
    TurnDown: PEOPLE.map(PersonId),
    HandOver: SEATS.map(Seat),
    RemovePerson: PEOPLE.map(PersonId),
}
MOVES = st.lists(
    st.tuples(
        PEOPLE,
        st.one_of(
            *(st.tuples(st.just(kind), values) for kind, values in REQUESTS.items()),
            st.tuples(st.sampled_from([Stand, Leave, Sit]), st.none()),
            st.tuples(st.just(Swap), st.tuples(SEATS, SEATS)),
        ),
    ),
    max_size=25,
)


@given(MOVES)
@settings(max_examples=150, deadline=None)
def test_nobody_sees_the_game_from_two_seats(
    moves: list[tuple[int, tuple[Callable[..., Any], Any]]],
) -> None:
    """ALL-01: four people send any requests in any order."""
    viewed = asyncio.run(seats_viewed(moves))
    assert all(len(seats) <= 1 for seats in viewed.values())


async def seats_viewed(
    moves: list[tuple[int, tuple[Callable[..., Any], Any]]],
) -> dict[PersonId, set[Seat]]:
    """Return the seats from which each person saw the game."""
    harness = Harness()
    people = [*await game_with_bots(harness)]
    people.append(await harness.joins(people[0], "Dan"))
    viewed: dict[PersonId, set[Seat]] = {person.id: set() for person in people}
    for who, (kind, value) in moves:
        values = () if value is None else value if isinstance(value, tuple) else (value,)
        if people[who].id in people[0].table.connected:
            await people[who].requests(kind, *values)
        table = people[0].table
        if table.snapshot.room.phase is not Phase.PLAYING:
            break
        for person in people:
            seat = table.viewer(person.id)
            if seat is not None:
                viewed[person.id].add(seat)
    return viewed
