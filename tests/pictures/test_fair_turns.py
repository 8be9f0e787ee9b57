"""One at a time, and fair: whoever brings much waits behind their own."""

from __future__ import annotations

import asyncio

import pytest

from unspoken.pictures.fair_turns import FairTurns

pytestmark = pytest.mark.anyio


class Press:
    """Something that one at a time may use; writes down who did."""

    def __init__(self) -> None:
        self.turns = FairTurns()
        self.done: list[str] = []
        self.at_once = 0

    async def use(self, whose: str) -> None:
        """Have a turn, and let the others come up meanwhile."""
        async with self.turns.turn(whose):
            self.at_once += 1
            assert self.at_once == 1, "two at once"
            await asyncio.sleep(0)
            self.done.append(whose)
            self.at_once -= 1


async def test_the_lines_have_their_turns_round_robin() -> None:
    """Somebody who brings one waits for one, however many are there already."""
    press = Press()
    await asyncio.gather(*(press.use(whose) for whose in "AAAAABBC"))
    assert "".join(press.done) == "AABCABAA"


async def test_within_a_line_it_is_first_come_first_served() -> None:
    """As everywhere."""
    press, order = Press(), []

    async def use(number: int) -> None:
        async with press.turns.turn("A"):
            order.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(use(number) for number in range(5)))
    assert order == [0, 1, 2, 3, 4]


async def test_whoever_goes_away_holds_up_nobody() -> None:
    """While they wait, or in the very moment in which they are given their turn."""
    press = Press()
    async with press.turns.turn("A"):
        using = [asyncio.ensure_future(press.use(whose)) for whose in "BCD"]
        await asyncio.sleep(0)
        using[0].cancel()
    using[1].cancel()
    await asyncio.wait(using)
    await press.use("E")
    assert press.done == ["D", "E"]


async def test_whoever_comes_to_grief_passes_the_turn_on() -> None:
    """A picture that cannot be printed is no reason to stop."""
    press = Press()
    with pytest.raises(RuntimeError):
        async with press.turns.turn("A"):
            raise RuntimeError
    await press.use("B")
    assert press.done == ["B"]


async def test_it_is_known_how_many_wait() -> None:
    """Those who have their turn wait no longer."""
    press = Press()
    using = [asyncio.ensure_future(press.use("A")) for _ in range(4)]
    await asyncio.sleep(0)
    assert (press.turns.waiting("A"), press.turns.waiting("B")) == (3, 0)
    await asyncio.wait(using)
    assert press.turns.waiting("A") == 0
