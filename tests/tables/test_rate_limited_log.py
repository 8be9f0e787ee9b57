"""The log writes at most one line a second for repeated errors."""

from __future__ import annotations

import logging

import pytest

from unspoken.tables.rate_limited_log import RateLimitedLog


def logged(caplog: pytest.LogCaptureFixture, *at: float) -> list[str]:
    """Return the lines that are logged for errors at these seconds."""
    times = iter(at)
    seldom = RateLimitedLog(logging.getLogger("seldom"), lambda: next(times))
    for second in at:
        seldom.warn(f"trouble at {second:g}")
    return [f"{record.levelname} {record.message}" for record in caplog.records]


def test_one_line_a_second_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    """As a warning."""
    assert logged(caplog, 5, 5.5, 5.9) == ["WARNING trouble at 5"]


def test_the_next_line_counts_the_suppressed_ones(caplog: pytest.LogCaptureFixture) -> None:
    """So none is hidden from the reader."""
    assert logged(caplog, 5, 5.5, 5.9, 6) == [
        "WARNING trouble at 5",
        "WARNING trouble at 6 (and 2 similar warnings)",
    ]


def test_rare_errors_are_all_logged(caplog: pytest.LogCaptureFixture) -> None:
    """Each in its own line."""
    assert logged(caplog, 5, 6, 7.5) == [f"WARNING trouble at {second}" for second in ("5", "6", "7.5")]
