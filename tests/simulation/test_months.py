"""Simulated days of tables by days, with faults; `python -m bench.simulate_days` plays a month of many."""

from __future__ import annotations

import pytest

from bench.simulate_days import play_month
from bench.simulation.days.planted import PLANTED
from tests.proof_size import ProofSize

pytestmark = pytest.mark.long


def test_tables_by_days_survive_faults(proof_size: ProofSize) -> None:
    """Every table makes progress, no move is lost, and each decision has at most one reminder."""
    days = proof_size.of(quick=3, test=5, prove=30)
    violations, story, counts = play_month(1, tables=4, days=days)
    assert not violations, story
    assert counts["lapses"] and counts["answers"] and counts["failed pushes"] and story


def test_a_month_with_the_same_seed_is_the_same() -> None:
    """Otherwise a violation could not be repeated."""
    assert play_month(2, tables=2, days=2) == play_month(2, tables=2, days=2)


@pytest.mark.parametrize("name", ["each turn reminds everybody", "a push is sent twice"])
def test_planted_bugs_are_found(name: str) -> None:
    """By the claim that each violates. `python -m bench.simulate_days --planted` plants all of them."""
    plant, claim = PLANTED[name]
    with plant():
        violations, _story, _counts = play_month(1, tables=4, days=4)
    assert any(claim in what for what in violations)
