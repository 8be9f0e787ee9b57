"""Nobody learns by changing chairs: whoever knows a seat's secrets has no other seat of that game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.harness import Harness, TablePerson
from unspoken.kernel.game import Seat
from unspoken.tables.messages import (
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
from unspoken.tables.room import PersonId, Phase

pytestmark = pytest.mark.anyio


async def game_with_bots(harness: Harness) -> list[TablePerson]:
    """Ada and Bob play with two bots, in the seats 2 and 3; Cleo comes late and watches."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Start)
    return [ada, bob, await harness.joins(ada, "Cleo")]


async def test_whoever_has_stood_up_takes_no_bots_seat() -> None:
    """ALL-01: else a bot's hand could be read."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert await bob.requests(Sit, Seat(2)) == "other-seat"


async def test_whoever_has_stood_up_may_have_their_own_seat_again() -> None:
    """They know it already; nobody needs to nod."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert (await bob.requests(Sit, Seat(1)), bob.room["chairs"][1]["person"]) == ("ok", bob.id)


async def test_a_bot_that_gets_a_seat_has_a_seal_of_its_own() -> None:
    """Whoever stood up still wears theirs."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    room = bob.room
    seals = [one["seal"] for one in room["people"]] + [one["seal"] for one in room["chairs"] if one["bot"]]
    assert len(set(seals)) == len(seals)


async def test_a_latecomer_asks_the_host_for_a_bots_seat() -> None:
    """Nothing of it is seen before the host has nodded."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert ("private" in cleo.frame, ada.room["asking"]) == (False, [{"person": cleo.id, "seat": 2}])


async def test_a_latecomer_has_the_seat_when_the_host_nods() -> None:
    """ALL-05: with all that it owns."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    assert (cleo.room["chairs"][2]["person"], cleo.room["asking"], "private" in cleo.frame) == (
        cleo.id,
        [],
        True,
    )


async def test_a_latecomer_who_is_turned_down_watches() -> None:
    """And may ask again."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(TurnDown, cleo.id)
    assert (cleo.room["asking"], await cleo.requests(Sit, Seat(3))) == ([], "ok")


async def test_a_latecomer_takes_one_bots_seat_and_no_second() -> None:
    """Once."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    await cleo.requests(Stand)
    assert await cleo.requests(Sit, Seat(3)) == "other-seat"


async def test_nobody_but_the_host_nods() -> None:
    """Least of all the latecomer."""
    _, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert [await one.requests(Admit, cleo.id) for one in (bob, cleo)] == ["not-host", "not-host"]


async def test_the_seat_of_somebody_shown_out_is_a_bots_to_the_end() -> None:
    """A host who watches may not read a hand by sending its owner away."""
    ada, bob, cleo = await game_with_bots(Harness())
    await ada.requests(RemovePerson, bob.id)
    assert await cleo.requests(Sit, Seat(1)) == "seat-closed"


async def test_a_host_who_plays_takes_no_seat_of_somebody_shown_out() -> None:
    """Nor by standing up first."""
    ada, bob, _ = await game_with_bots(Harness())
    await ada.requests(RemovePerson, bob.id)
    await ada.requests(Stand)
    assert await ada.requests(Sit, Seat(1)) == "seat-closed"


async def test_the_seat_of_somebody_who_left_is_open_to_a_latecomer() -> None:
    """ALL-05: whose player is gone."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Leave)
    await cleo.requests(Sit, Seat(1))
    assert await ada.requests(Admit, cleo.id) == "ok"


async def test_the_page_is_told_which_seats_are_open_to_whom() -> None:
    """It works nothing out."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert ada.room["open_seats"] == [
        {"person": bob.id, "seats": [1], "nod": False},
        {"person": cleo.id, "seats": [1, 2, 3], "nod": True},
    ]


async def test_in_the_next_game_everybody_may_have_any_seat() -> None:
    """Secrets are of one game."""
    harness = Harness()
    ada, bob, _ = await game_with_bots(harness)
    await bob.requests(Stand)
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.passes(3_000)
    await ada.requests(Reopen)
    assert await bob.requests(Sit, Seat(2)) == "ok"


async def test_a_message_on_its_way_while_its_sender_is_shown_out_is_refused() -> None:
    """Whoever is gone asks for nothing, and nobody falls over it."""
    ada, bob, _ = await game_with_bots(Harness())
    told: list[str] = []
    ada.table.hear(ada.id, RemovePerson(bob.id, id="out"), lambda: told.append("out"))
    ada.table.hear(bob.id, Stand(id="up"), lambda: told.append("up"))
    await ada.table.perform(lambda _draft: None)
    assert (told, ada.room["chairs"][1]["person"]) == (["out", "up"], None)


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
def test_however_people_move_nobody_sees_from_two_seats(
    moves: list[tuple[int, tuple[Callable[..., Any], Any]]],
) -> None:
    """ALL-01: whatever four people ask for, in whatever order, each sees from one seat of a game at most."""
    seen = asyncio.run(seats_seen(moves))
    assert all(len(seats) <= 1 for seats in seen.values())


async def seats_seen(
    moves: list[tuple[int, tuple[Callable[..., Any], Any]]],
) -> dict[PersonId, set[Seat]]:
    """From which seats each of the people was shown the game."""
    harness = Harness()
    people = [*await game_with_bots(harness)]
    people.append(await harness.joins(people[0], "Dan"))
    seen: dict[PersonId, set[Seat]] = {one.id: set() for one in people}
    for who, (kind, value) in moves:
        values = () if value is None else value if isinstance(value, tuple) else (value,)
        if people[who].id in people[0].table.connected:
            await people[who].requests(kind, *values)
        table = people[0].table
        if table.snapshot.room.phase is not Phase.PLAYING:
            break
        for one in people:
            seat = table.viewer(one.id)
            if seat is not None:
                seen[one.id].add(seat)
    return seen
