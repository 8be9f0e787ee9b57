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
    """Play to the first reveal with Ada, Bob and two bots in seats 2 and 3. Cleo joins late and watches."""
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(AddBot)
    await ada.requests(Start)
    cleo = await harness.joins(ada, "Cleo")
    await to_reveal(harness, ada, bob)
    return [ada, bob, cleo]


async def to_reveal(harness: Harness, *players: TablePerson) -> None:
    """Let people and bots pick their numbers, until all numbers are shown."""
    for player in players:
        await player.answers_anything()
    await harness.advance_time(3_000)
    assert players[0].frame["public"]["phase"] == "revealed"


async def test_a_player_who_stood_up_cannot_take_a_bots_seat() -> None:
    """ALL-01: otherwise they could read the bot's hand."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert await bob.requests(Sit, Seat(2)) == "other-seat"


async def test_a_player_who_stood_up_can_take_their_own_seat_back() -> None:
    """Nobody has to agree."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    stood = bob.room["chairs"][1]
    assert (await bob.requests(Sit, Seat(1)), stood["bot"], bob.room["chairs"][1]["bot"]) == (
        "ok",
        True,
        False,
    )


async def test_nobody_can_take_the_seat_of_a_player_who_stood_up() -> None:
    """ALL-01: the seat stays its owner's while they may return."""
    _, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert (await cleo.requests(Sit, Seat(1)), cleo.room["chairs"][1]["name"]) == ("seat-taken", "Bob")


async def test_a_player_who_stood_up_stays_up_when_their_page_reconnects() -> None:
    """They wanted to watch."""
    _, bob, _ = await game_with_bots(Harness())
    await bob.requests(Stand)
    await bob.disconnect()
    await bob.connect()
    assert bob.room["chairs"][1]["bot"]


async def test_nobody_can_take_the_seat_of_a_player_who_left() -> None:
    """ALL-01: they may return, and nobody else may read their hand. Their name stays."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Leave)
    assert (await cleo.requests(Sit, Seat(1)), ada.room["chairs"][1]["name"]) == ("seat-taken", "Bob")


async def test_a_player_who_left_is_recognised_in_the_same_browser() -> None:
    """They have their name and their seat again."""
    harness = Harness()
    ada, bob, _ = await game_with_bots(harness)
    await bob.requests(Leave)
    table, token = await harness.house.join(ada.table.code, "Somebody", earlier_token=bob.token)
    again = TablePerson(table, token)
    await again.connect()
    assert (token, again.id, again.room["chairs"][1]) == (
        bob.token,
        bob.id,
        {"name": "Bob", "seal": ada.room["chairs"][1]["seal"], "person": bob.id, "bot": False},
    )


async def test_a_player_who_rejoins_in_another_browser_cannot_have_the_old_seat() -> None:
    """ALL-01: a new person is a stranger."""
    harness = Harness()
    ada, bob, _ = await game_with_bots(harness)
    await bob.requests(Leave)
    stranger = await harness.joins(ada, "Bob")
    assert await stranger.requests(Sit, Seat(1)) == "seat-taken"


async def test_a_latecomer_asks_for_a_bots_seat() -> None:
    """They see nothing of it until all agree."""
    ada, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert ("private" in cleo.frame, ada.room["asking"]) == (
        False,
        [{"person": cleo.id, "seat": 2, "approved": []}],
    )


async def test_a_latecomer_has_the_seat_once_all_seated_people_agree() -> None:
    """ALL-05: the host's consent is not enough."""
    ada, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    before = cleo.room["chairs"][2]["person"]
    await bob.requests(Admit, cleo.id)
    assert (before, cleo.room["chairs"][2]["person"], cleo.room["asking"], "private" in cleo.frame) == (
        None,
        cleo.id,
        [],
        True,
    )


async def test_people_who_are_absent_must_agree_too() -> None:
    """ALL-05: a host cannot get around them by handing their seat to a bot."""
    ada, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    await ada.requests(HandOver, Seat(1))
    await bob.disconnect()
    await ada.requests(Admit, cleo.id)
    assert cleo.room["chairs"][2]["person"] is None


async def test_a_latecomer_waits_while_the_seat_has_a_secret() -> None:
    """ALL-01: even if all agree, the seat is given away only when this reveals no secret."""
    harness = Harness()
    ada, bob, cleo = await game_with_bots(harness)
    for player in (ada, bob):
        await player.answers_anything()  # the next round begins
    await cleo.requests(Sit, Seat(2))
    for player in (ada, bob):
        await player.requests(Admit, cleo.id)
    during = cleo.room["chairs"][2]["person"]
    await to_reveal(harness, ada, bob)
    assert (during, cleo.room["chairs"][2]["person"]) == (None, cleo.id)


async def test_a_latecomer_who_is_turned_down_may_ask_again() -> None:
    """Until then they are a spectator. Every seated person may turn them down."""
    ada, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    await ada.requests(Admit, cleo.id)
    await bob.requests(TurnDown, cleo.id)
    assert (cleo.room["asking"], await cleo.requests(Sit, Seat(3))) == ([], "ok")
    assert cleo.room["asking"] == [{"person": cleo.id, "seat": 3, "approved": []}]


async def test_a_latecomer_cannot_take_a_second_seat() -> None:
    """Not even after standing up from the first one."""
    ada, bob, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    for player in (ada, bob):
        await player.requests(Admit, cleo.id)
    await cleo.requests(Stand)
    assert await cleo.requests(Sit, Seat(3)) == "other-seat"


async def test_a_spectator_cannot_agree_to_a_request() -> None:
    """Neither to their own request nor to another one."""
    _, _, cleo = await game_with_bots(Harness())
    await cleo.requests(Sit, Seat(2))
    assert [await cleo.requests(kind, cleo.id) for kind in (Admit, TurnDown)] == ["not-seated", "not-seated"]


async def test_nobody_can_take_the_seat_of_a_removed_player() -> None:
    """Otherwise a host could read a hand by removing its owner."""
    ada, bob, cleo = await game_with_bots(Harness())
    await ada.requests(RemovePerson, bob.id)
    assert await cleo.requests(Sit, Seat(1)) == "seat-closed"


async def test_a_second_browser_of_the_host_reads_no_bots_hand() -> None:
    """ALL-01: two browsers are two players, but the seat they take has a new hand."""
    harness = Harness()
    ada = await harness.opens("Ada", "dixit")
    for _ in range(3):
        await ada.requests(AddBot)
    await ada.requests(Start)
    play = ada.table.snapshot.play
    assert play is not None
    hand = play.session.state.hands[2]
    window = await harness.joins(ada, "Window")
    await window.requests(Sit, Seat(2))
    await ada.requests(Admit, window.id)
    assert window.room["chairs"][2]["person"] == window.id
    assert not set(hand) & set(window.frame["private"]["hand"])


async def test_the_room_lists_the_open_seats_of_each_spectator() -> None:
    """The page knows no rules of its own."""
    ada, bob, cleo = await game_with_bots(Harness())
    await bob.requests(Stand)
    assert ada.room["open_seats"] == [{"person": cleo.id, "seats": [2, 3]}]


async def test_any_seat_can_be_taken_in_the_next_game() -> None:
    """Secrets end with their game."""
    harness = Harness()
    ada, bob, _ = await game_with_bots(harness)
    await bob.requests(Leave)
    bob = await harness.joins(ada, "Bob")
    while ada.room["phase"] == "playing":
        await ada.answers_anything()
        await harness.advance_time(3_000)
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
