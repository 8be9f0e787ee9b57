"""Turns of a table run one after another, even if thousands are queued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tests.tables.harness import Harness
from unspoken.tables.log.events import GraceSet
from unspoken.tables.turn.draft import Draft

pytestmark = pytest.mark.anyio

_MANY = 5_000
"""More turns than the stack has frames."""


async def test_thousands_of_queued_turns_run_in_order() -> None:
    """Each ends at once, as a reaction does, while the first waits for the disk."""
    harness = Harness()
    (ada,) = await harness.party("Ada")
    order: list[int] = []

    def turn(number: int) -> Callable[[Draft], None]:
        return lambda _draft: order.append(number)

    saving = asyncio.ensure_future(ada.table.perform(lambda draft: draft.record(GraceSet(30))))
    queued = [asyncio.ensure_future(ada.table.perform(turn(number))) for number in range(_MANY)]
    await asyncio.gather(saving, *queued)
    assert order == list(range(_MANY))


async def test_a_turn_that_saves_delays_the_queued_turns() -> None:
    """Turns after it are decided on its result."""
    harness = Harness()
    (ada,) = await harness.party("Ada")
    graces: list[int] = []

    def note(draft: Draft) -> None:
        graces.append(draft.room.grace)

    def save(seconds: int) -> Callable[[Draft], None]:
        return lambda draft: draft.record(GraceSet(seconds))

    await asyncio.gather(*(ada.table.perform(turn) for turn in (save(30), note, save(40), note)))
    assert graces == [30, 40]


async def test_a_failing_callback_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    """The next turn starts, and the log says what failed."""
    harness = Harness()
    (ada,) = await harness.party("Ada")

    def fail(_value: object, _error: Exception | None) -> None:
        raise ZeroDivisionError

    ada.table._take_turn(lambda _draft: None, fail)
    await ada.table.perform(lambda draft: draft.record(GraceSet(30)))
    assert ada.table.snapshot.room.grace == 30
    assert "the callback of a turn failed" in caplog.text
