"""Fair turns: one at a time, round robin between owners."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.pictures.fair_turns import FairTurns

pytestmark = pytest.mark.anyio


class SharedResource:
    """A resource with exclusive use that records its users."""

    def __init__(self) -> None:
        self.turns = FairTurns()
        self.done: list[str] = []
        self.at_once = 0

    async def use(self, whose: str) -> None:
        """Use the resource for a turn of the event loop."""
        async with self.turns.turn(whose):
            self.at_once += 1
            assert self.at_once == 1, "two at once"
            await asyncio.sleep(0)
            self.done.append(whose)
            self.at_once -= 1


async def test_owners_take_turns_round_robin() -> None:
    """An owner with one request waits for one request of each other owner."""
    resource = SharedResource()
    await asyncio.gather(*(resource.use(whose) for whose in "AAAAABBC"))
    assert "".join(resource.done) == "AABCABAA"


async def test_requests_of_one_owner_are_served_in_order() -> None:
    """First come, first served."""
    resource, order = SharedResource(), []

    async def use(number: int) -> None:
        async with resource.turns.turn("A"):
            order.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(use(number) for number in range(5)))
    assert order == [0, 1, 2, 3, 4]


async def test_a_cancelled_request_blocks_nobody() -> None:
    """While it waits, or at the moment of its turn."""
    resource = SharedResource()
    async with resource.turns.turn("A"):
        using = [asyncio.ensure_future(resource.use(whose)) for whose in "BCD"]
        await asyncio.sleep(0)
        using[0].cancel()
    using[1].cancel()
    await asyncio.wait(using)
    await resource.use("E")
    assert resource.done == ["D", "E"]


async def test_an_error_passes_the_turn_on() -> None:
    """The next request is served."""
    resource = SharedResource()
    with pytest.raises(RuntimeError):
        async with resource.turns.turn("A"):
            raise RuntimeError
    await resource.use("B")
    assert resource.done == ["B"]


async def test_the_number_of_waiting_requests_is_known() -> None:
    """The current turn does not count."""
    resource = SharedResource()
    using = [asyncio.ensure_future(resource.use("A")) for _ in range(4)]
    await asyncio.sleep(0)
    assert (resource.turns.waiting("A"), resource.turns.waiting("B")) == (3, 0)
    await asyncio.wait(using)
    assert resource.turns.waiting("A") == 0
