"""Who sits where before a game: joining, standing, swapping, bots."""

from __future__ import annotations

import pytest

from tests.tables.harness import Harness, chairs
from unspoken.kernel.game import Refused, Seat
from unspoken.tables.house import MOST_PEOPLE
from unspoken.tables.messages import AddBot, RemoveBot, Sit, Stand, Start, Swap

pytestmark = pytest.mark.anyio


async def test_people_sit_in_the_order_in_which_they_join() -> None:
    """ALL-05: seats have an order."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    assert chairs(ada) == ["Ada", "Bob", "Cleo"]


async def test_whoever_opens_the_table_is_its_host() -> None:
    """The first person has the host's role."""
    ada, bob = await Harness().party("Ada", "Bob")
    assert bob.room["host"] == ada.id


async def test_everybody_gets_a_seal_of_their_own() -> None:
    """A generated avatar tells people apart."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    assert len({chair["seal"] for chair in ada.room["chairs"]}) == 3


async def test_a_name_is_tidied() -> None:
    """Spaces around and doubled are nobody's name."""
    ada = await Harness().opens("  Ada \t  Lovelace ")
    assert chairs(ada) == ["Ada Lovelace"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 500, "name-too-long"),
        ("x" * 25, "name-too-long"),
        ("", "name-empty"),
        (" \n\t ", "name-empty"),
        ("Ada\x00", "name-unprintable"),
        ("Ada\x1b[2J", "name-unprintable"),
        ("Ada\u202eadA", "name-unprintable"),
    ],
)
async def test_a_name_that_cannot_be_shown_is_refused(name: str, code: str) -> None:
    """ALL-03: each of its own clear word."""
    harness = Harness()
    ada = await harness.opens()
    with pytest.raises(Refused) as refused:
        await harness.joins(ada, name)
    assert refused.value.code == code


async def test_a_refused_name_leaves_no_trace_at_the_table() -> None:
    """ALL-03: what is refused changes nothing."""
    harness = Harness()
    ada = await harness.opens()
    before = ada.table.snapshot
    with pytest.raises(Refused):
        await harness.joins(ada, "")
    assert ada.table.snapshot == before


async def test_who_finds_no_chair_watches() -> None:
    """A seventh at a game for six is a spectator."""
    ada, *_, last = await Harness().party(*"ABCDEFG")
    assert ada.table.viewer(last.id) is None


async def test_a_table_has_room_for_so_many_people_only() -> None:
    """Full tables are told so."""
    harness = Harness()
    ada = await harness.opens()
    for number in range(MOST_PEOPLE - 1):
        await harness.house.join(ada.table.code, f"P{number}")
    with pytest.raises(Refused) as refused:
        await harness.house.join(ada.table.code, "One more")
    assert refused.value.code == "table-full"


async def test_the_host_swaps_two_seats() -> None:
    """Seats are swapped before the start."""
    ada, *_ = await Harness().party("Ada", "Bob", "Cleo")
    await ada.requests(Swap, Seat(0), Seat(2))
    assert chairs(ada) == ["Cleo", "Bob", "Ada"]


async def test_anybody_may_swap_their_own_seat() -> None:
    """Whoever sits somewhere may move."""
    ada, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    await bob.requests(Swap, Seat(1), Seat(2))
    assert chairs(ada) == ["Ada", "Cleo", "Bob"]


async def test_nobody_but_the_host_swaps_other_peoples_seats() -> None:
    """Two others' seats are not one's own to swap."""
    _, bob, _ = await Harness().party("Ada", "Bob", "Cleo")
    assert await bob.requests(Swap, Seat(0), Seat(2)) == "not-host"


@pytest.mark.parametrize(("seat", "other"), [(0, 2), (-1, 0), (0, 10**30), (1, 1)])
async def test_a_seat_that_is_not_there_cannot_be_swapped(seat: int, other: int) -> None:
    """ALL-03: seats are counted from 0, and there are two."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(Swap, Seat(seat), Seat(other)) == "no-such-seat"


async def test_seats_are_not_swapped_while_a_game_is_on() -> None:
    """ALL-05: left and right mean something."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(Start)
    assert await ada.requests(Swap, Seat(0), Seat(1)) == "not-now"


async def test_a_bot_takes_the_next_chair() -> None:
    """ALL-05: empty seats can be taken by bots before the game."""
    ada = await Harness().opens()
    await ada.requests(AddBot)
    assert [chair["bot"] for chair in ada.room["chairs"]] == [False, True]


async def test_no_two_bots_have_one_name() -> None:
    """Nor the name of a person."""
    ada = await Harness().opens("Fern")
    for _ in range(5):
        await ada.requests(AddBot)
    assert len(set(chairs(ada))) == 6


async def test_no_bot_is_added_to_a_full_table() -> None:
    """There are as many chairs as the game has seats."""
    ada, *_ = await Harness().party(*"ABCDEF")
    assert await ada.requests(AddBot) == "table-full"


async def test_a_bot_is_removed_again() -> None:
    """Its chair goes with it."""
    ada, _ = await Harness().party("Ada", "Bob")
    await ada.requests(AddBot)
    await ada.requests(RemoveBot, Seat(2))
    assert chairs(ada) == ["Ada", "Bob"]


async def test_a_person_is_not_removed_as_a_bot() -> None:
    """A person's chair is no bot's."""
    ada, _ = await Harness().party("Ada", "Bob")
    assert await ada.requests(RemoveBot, Seat(1)) == "no-such-seat"


async def test_who_stands_up_watches() -> None:
    """The chair is gone, the person is not."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.requests(Stand)
    assert chairs(ada) == ["Ada"] and len(ada.room["people"]) == 2


async def test_who_watches_sits_down_on_a_new_chair() -> None:
    """At an open table a chair is found."""
    ada, bob = await Harness().party("Ada", "Bob")
    await bob.requests(Stand)
    await bob.requests(Sit)
    assert chairs(ada) == ["Ada", "Bob"]


async def test_nobody_sits_on_two_chairs() -> None:
    """One person, one seat."""
    ada = await Harness().opens()
    assert await ada.requests(Sit) == "seat-taken"


async def test_who_watches_a_full_open_table_may_take_a_bots_seat() -> None:
    """ALL-05: a bot's seat can be handed to a newcomer."""
    harness = Harness()
    ada = await harness.opens()
    for _ in range(5):
        await ada.requests(AddBot)
    bob = await harness.joins(ada, "Bob")
    await bob.requests(Sit, Seat(3))
    assert ada.table.viewer(bob.id) == 3


async def test_a_game_is_not_begun_with_too_few_seats() -> None:
    """ECHO-01: two at least."""
    ada = await Harness().opens()
    assert await ada.requests(Start) == "wrong-number-of-seats"
