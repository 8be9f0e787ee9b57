"""A log that is not flooded."""

from __future__ import annotations

import logging

import pytest

from unspoken.tables.seldom_log import SeldomLog


def written(caplog: pytest.LogCaptureFixture, *at: float) -> list[str]:
    """What is written when something goes wrong at these seconds."""
    times = iter(at)
    seldom = SeldomLog(logging.getLogger("seldom"), lambda: next(times))
    for second in at:
        seldom.warn(f"trouble at {second:g}")
    return [f"{record.levelname} {record.message}" for record in caplog.records]


def test_one_line_a_second_is_written(caplog: pytest.LogCaptureFixture) -> None:
    """A warning: the server goes on."""
    assert written(caplog, 5, 5.5, 5.9) == ["WARNING trouble at 5"]


def test_the_next_line_tells_how_many_were_left_out(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is hidden from whoever reads it."""
    assert written(caplog, 5, 5.5, 5.9, 6) == [
        "WARNING trouble at 5",
        "WARNING trouble at 6 (and 2 more like this one)",
    ]


def test_trouble_that_is_rare_is_written_each_time(caplog: pytest.LogCaptureFixture) -> None:
    """As in any log."""
    assert written(caplog, 5, 6, 7.5) == [f"WARNING trouble at {second}" for second in ("5", "6", "7.5")]
