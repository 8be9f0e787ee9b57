"""The store's outages in the log and in the counts; no line has the code of a table."""

from __future__ import annotations

import logging

import pytest

from tests.tables.harness import Harness
from unspoken.tables.errors import Conflict, LostTable, StoreUnavailable
from unspoken.tables.table.store_watch import StoreWatch
from unspoken.tables.wire.messages import Start

PICK = {"type": "pick", "number": 4}


class Saves:
    """A store watch whose clock the test moves."""

    def __init__(self) -> None:
        self.at = 0.0
        self.seconds: list[float] = []
        self.watch = StoreWatch(lambda: self.at)
        self.watch.observe = self.seconds.append

    def save(self, seconds: float, error: Exception | None = None) -> None:
        """Let a save take this long, and succeed or fail."""
        callback = self.watch.measured(lambda _error: None)
        self.at += seconds
        callback(error)


def test_an_outage_is_logged_once_at_its_beginning_and_at_its_end(caplog: pytest.LogCaptureFixture) -> None:
    """With its length and the number of failed saves."""
    saves = Saves()
    for _ in range(3):
        saves.save(2, StoreUnavailable("the disk is full"))
    assert not saves.watch.is_up
    saves.save(0.5)
    assert caplog.messages == [
        "the store does not answer, and tables stand still: the disk is full",
        "the store answers again after 4.5 seconds; 3 saves failed",
    ]
    assert (saves.watch.is_up, saves.watch.failed, saves.seconds) == (True, 3, [0.5])


def test_a_slow_save_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """From one second on."""
    saves = Saves()
    saves.save(0.9)
    saves.save(1.2)
    assert caplog.messages == ["the store is slow: a save took 1.2 seconds"]


def test_a_table_of_another_server_is_no_failure_of_the_store() -> None:
    """Nor a step that another server has written."""
    saves = Saves()
    saves.save(0.1, LostTable("moved"))
    saves.save(0.1, Conflict("taken"))
    assert (saves.watch.is_up, saves.watch.failed, saves.seconds) == (True, 0, [])


@pytest.mark.anyio
async def test_no_line_about_a_standstill_has_the_code_of_the_table(caplog: pytest.LogCaptureFixture) -> None:
    """At any level, from the failed save to the end of the outage."""
    caplog.set_level(logging.DEBUG)
    harness = Harness()
    ada, bob = await harness.party("Ada", "Bob")
    await ada.requests(Start)
    harness.store.trouble = "the database is away"
    await bob.answers(PICK)
    await harness.advance_time(4_000)
    harness.store.trouble = None
    await harness.advance_time(4_000)
    assert (
        "does not answer" in caplog.text and "stands still" in caplog.text and "answers again" in caplog.text
    )
    assert ada.table.code not in caplog.text
