"""Simulated days of tables by days, with faults; `python -m bench.simulate_days` plays a month of many."""

from __future__ import annotations

import pytest

from bench.simulate_days import play_month

pytestmark = pytest.mark.long


def test_tables_by_days_survive_faults() -> None:
    """Every table makes progress, no move is lost, and each decision has at most one reminder."""
    violations, story, counts = play_month(1, tables=4, days=4)
    assert not violations, story
    assert counts["lapses"] and counts["answers"] and story
