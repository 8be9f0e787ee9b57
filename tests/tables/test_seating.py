"""Seats before a game: joining, standing up, swapping, and bots."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, chairs
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.rules.arrivals import MOST_PEOPLE
from unspoken.tables.wire.messages import AddBot, RemoveBot, Sit, Stand, Start, Swap

pytestmark = pytest.mark.anyio


async def test_people_sit_in_the_order_in_which_they_join() -> None:
    """ALL-05: seats have an order."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    assert chairs(ada) == ["Ada", "Bob", "Cleo"]


async def test_the_person_who_opens_a_table_is_its_host() -> None:
    """The others see it."""
    ada, bob = await Harness().party("Ada", "Bob")
    assert bob.room["host"] == ada.id


async def test_everybody_has_a_different_seal() -> None:
    """The seal tells people apart."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    assert len({chair["seal"] for chair in ada.room["chairs"]}) == 3


async def test_spaces_in_a_name_are_normalised() -> None:
    """Leading, trailing and repeated ones."""
    ada = await Harness().opens("  Ada \t  Lovelace ")
    assert chairs(ada) == ["Ada Lovelace"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann 2"),
        ("ann", "ann 2"),
        ("A\u3164nn", "A\u3164nn 2"),
        ("\uff21nn", "\uff21nn 2"),
        ("Anna", "Anna"),
    ],
)
async def test_a_name_that_looks_like_another_gets_a_number(name: str, shown: str) -> None:
    """Case, width and invisible characters make no difference that people can see."""
    harness = Harness()
    ann = await harness.opens("Ann")
    await harness.joins(ann, name)
    assert [person["name"] for person in ann.room["people"]] == ["Ann", shown]


async def test_a_numbered_name_is_not_too_long() -> None:
    """The end of a long name makes room for the number."""
    harness = Harness()
    first = await harness.opens("x" * 24)
    for _ in range(2):
        await harness.joins(first, "x" * 24)
    assert [person["name"] for person in first.room["people"]] == ["x" * 24, "x" * 22 + " 2", "x" * 22 + " 3"]


async def test_a_person_is_not_named_like_a_bot_at_the_table() -> None:
    """Nobody can pass for a bot."""
    harness = Harness()
    ada = await harness.opens()
    await ada.requests(AddBot)
    await harness.joins(ada, "Fern")
    assert chairs(ada) == ["Ada", "Fern", "Fern 2"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 500, "name-too-long"),
        ("x" * 25, "name-too-long"),
        ("", "name-empty"),
        (" \n\t ", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u115f\u1160 \uffa0", "name-empty"),
        ("\u2800\ufe0f\U000e0041\u034f", "name-empty"),
        ("Ada\x00", "name-unprintable"),
        ("Ada\x1b[2J", "name-unprintable"),
        ("Ada\u202eadA", "name-unprintable"),
    ],
)
async def test_an_invalid_name_is_refused(name: str, code: str) -> None:
    """ALL-03: with a code for each reason."""
    harness = Harness()
    ada = await harness.opens()
    with pytest.raises(Refused) as refused:
        await harness.joins(ada, name)
    assert refused.value.code == code


async def test_a_refused_name_changes_nothing() -> None:
    """ALL-03: the table is the same as before."""
    harness = Harness()
    ada = await harness.opens()
    before = ada.table.snapshot
    with pytest.raises(Refused):
        await harness.joins(ada, "")
    assert ada.table.snapshot == before


async def test_a_person_without_a_chair_is_a_spectator() -> None:
    """Here the seventh person at a game for six."""
    ada, *_, last = await Harness().party(*"ABCDEFG")
    assert ada.table.viewer(last.id) is None


async def test_a_table_has_a_limit_of_people() -> None:
    """The refusal is "table-full"."""
    harness = Harness()
    ada = await harness.opens()
    for number in range(MOST_PEOPLE - 1):
        await harness.house.join(ada.table.code, f"P{number}")
    with pytest.raises(Refused) as refused:
        await harness.house.join(ada.table.code, "One more")
    assert refused.value.code == "table-full"


async def test_the_host_can_swap_two_seats() -> None:
    """Before the game."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(Swap, Seat(0), Seat(2))
    assert chairs(ada) == ["Cleo", "Bob", "Ada"]


async def test_a_player_can_swap_their_own_seat() -> None:
    """With another player's."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await bob.requests(Swap, Seat(1), Seat(2))
    assert chairs(ada) == ["Ada", "Cleo", "Bob"]


async def test_only_the_host_swaps_other_peoples_seats() -> None:
    """The refusal is "not-host"."""
    _, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    assert await bob.requests(Swap, Seat(0), Seat(2)) == "not-host"


@pytest.mark.parametrize(("seat", "other"), [(0, 2), (-1, 0), (0, 10**30), (1, 1)])
async def test_a_missing_seat_cannot_be_swapped(seat: int, other: int) -> None:
    """ALL-03: seats are counted from 0, and there are two."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(Swap, Seat(seat), Seat(other)) == "no-such-seat"


async def test_seats_cannot_be_swapped_during_a_game() -> None:
    """ALL-05: their order is part of the game."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.requests(Swap, Seat(0), Seat(1)) == "not-now"


async def test_a_bot_takes_the_next_chair() -> None:
    """ALL-05: before the game."""
    ada = await Harness().opens()
    await ada.requests(AddBot)
    assert [chair["bot"] for chair in ada.room["chairs"]] == [False, True]


async def test_all_bots_have_different_names() -> None:
    """And none has the name of a person."""
    ada = await Harness().opens("Fern")
    for _ in range(5):
        await ada.requests(AddBot)
    assert len(set(chairs(ada))) == 6


async def test_no_bot_can_be_added_to_a_full_table() -> None:
    """There are as many chairs as the game has seats."""
    ada, *_ = await Harness().party(*"ABCDEF")
    assert await ada.requests(AddBot) == "table-full"


async def test_a_bot_can_be_removed() -> None:
    """With its chair."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(RemoveBot, Seat(2))
    assert chairs(ada) == ["Ada", "Bob"]


async def test_remove_bot_does_not_remove_a_person() -> None:
    """The refusal is "no-such-seat"."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemoveBot, Seat(1)) == "no-such-seat"


async def test_a_person_who_stands_up_is_a_spectator() -> None:
    """The chair is removed, the person stays."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.requests(Stand)
    assert chairs(ada) == ["Ada"] and len(ada.room["people"]) == 2


async def test_a_spectator_can_sit_down_in_the_lobby() -> None:
    """On a new chair."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.requests(Stand)
    await bob.requests(Sit)
    assert chairs(ada) == ["Ada", "Bob"]


async def test_a_seated_person_cannot_sit_down_again() -> None:
    """One person, one seat."""
    ada = await Harness().opens()
    assert await ada.requests(Sit) == "seat-taken"


async def test_a_spectator_can_take_a_bots_seat_at_a_full_table() -> None:
    """ALL-05: without the host, as no game is running."""
    harness = Harness()
    ada = await harness.opens()
    for _ in range(5):
        await ada.requests(AddBot)
    bob = await harness.joins(ada, "Bob")
    await bob.requests(Sit, Seat(3))
    assert ada.table.viewer(bob.id) == 3


async def test_a_game_needs_its_minimum_of_seats() -> None:
    """ECHO-01: Echo needs two."""
    ada = await Harness().opens()
    assert await ada.requests(Start) == "wrong-number-of-seats"
