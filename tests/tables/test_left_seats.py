"""In a game by days, the seat of a person who has left can go to a friend, if everybody agrees."""

from __future__ import annotations

import pytest

from tests.tables.day_harness import DayHarness
from unspoken.games.dixit import GAME as DIXIT
from unspoken.kernel.types import Seat
from unspoken.tables.wire.messages import Admit, Leave, Sit, Stand

pytestmark = pytest.mark.anyio


async def test_a_friend_gets_the_seat_of_a_person_who_has_left() -> None:
    """With a new hand. Whoever left and comes back watches."""
    harness = DayHarness(DIXIT)
    ada, bob, cleo = await harness.playing("Ada", "Bob", "Cleo")
    play = ada.table.snapshot.play
    assert play is not None
    hand = play.session.state.hands[1]
    friend = await harness.joins(ada, "Dan")
    assert await friend.requests(Sit, Seat(1)) == "seat-taken"
    await bob.requests(Leave)
    assert await friend.requests(Sit, Seat(1)) == "ok"
    await ada.requests(Admit, friend.id)
    assert friend.room["chairs"][1]["person"] == bob.id
    await cleo.requests(Admit, friend.id)
    assert friend.room["chairs"][1]["person"] == friend.id
    assert not set(hand) & set(friend.frame["private"]["hand"])
    _table, token = await harness.house.join(ada.table.code, "Bob", earlier_token=bob.token)
    assert token == bob.token and friend.room["chairs"][1]["person"] == friend.id


async def test_the_seat_of_a_person_who_stood_up_stays_theirs() -> None:
    """They are still at the table."""
    harness = DayHarness(DIXIT)
    ada, bob, _cleo = await harness.playing("Ada", "Bob", "Cleo")
    friend = await harness.joins(ada, "Dan")
    await bob.requests(Stand)
    assert await friend.requests(Sit, Seat(1)) == "seat-taken"
