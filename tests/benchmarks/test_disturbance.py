"""Rounds of a benchmark are repeated while other work disturbs them. All samples here are invented."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bench.harness.disturbance import (
    ATTEMPTS_PER_ROUND,
    Disturbance,
    Round,
    Rounds,
    Sample,
    between,
    parse_stat,
    play_rounds,
)

CORES = 2
CLEAN, STOLEN = Disturbance(0.01, 0.02), Disturbance(0.06, 0.0)
STAT = """\
cpu  1000 200 300 5000 70 10 20 40 900 0
cpu0 500 100 150 2500 35 5 10 20 450 0
cpu1 500 100 150 2500 35 5 10 20 450 0
intr 13431004 0 3582110
"""


def played(*disturbances: Disturbance) -> Rounds[int]:
    """Play two rounds; attempt by attempt, one of two servers is disturbed like this."""

    async def play(attempt: int) -> Round[int]:
        return Round({"a": attempt, "b": attempt}, {"a": CLEAN, "b": disturbances[attempt]})

    return asyncio.run(play_rounds(2, play))


def counted(rounds: Rounds[int]) -> Sequence[int]:
    """Return the attempts that count."""
    return [round_.results["a"] for round_ in rounds.counted]


def test_stat_is_the_sum_of_all_cores() -> None:
    """Idle time and I/O wait are not busy; guests are part of user time already."""
    assert parse_stat(STAT, 100) == (15.3, 0.4)


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (Sample(at=10.0, busy=8.0, stolen=0.0, ours=8.0), Disturbance(0.0, 0.0)),
        (Sample(at=10.0, busy=9.0, stolen=0.0, ours=7.0), Disturbance(0.0, 0.1)),
        (Sample(at=10.0, busy=8.0, stolen=4.0, ours=8.0), Disturbance(0.2, 0.0)),
        (
            Sample(at=10.0, busy=8.0, stolen=0.0, ours=8.1),
            Disturbance(0.0, 0.0),
        ),  # clocks differ in precision
    ],
)
def test_shares_are_of_all_cores(after: Sample, expected: Disturbance) -> None:
    """Ten seconds of two cores are twenty seconds of CPU time."""
    assert between(Sample(0.0, 0.0, 0.0, 0.0), after, CORES) == expected


@pytest.mark.parametrize(
    ("disturbance", "too_much"),
    [
        (Disturbance(0.05, 0.05), False),
        (Disturbance(0.051, 0.0), True),
        (Disturbance(0.0, 0.051), True),
    ],
)
def test_five_percent_is_too_much(disturbance: Disturbance, too_much: bool) -> None:
    """Both shares have the same limit."""
    assert disturbance.too_much is too_much


def test_undisturbed_rounds_are_not_repeated() -> None:
    """The number of attempts is the number of rounds."""
    rounds = played(CLEAN, CLEAN)
    assert (counted(rounds), len(rounds.discarded), rounds.complete) == ([0, 1], 0, True)


def test_a_round_is_repeated_if_one_server_was_disturbed() -> None:
    """The whole round is discarded, also the results of the other server."""
    rounds = played(CLEAN, STOLEN, STOLEN, CLEAN)
    assert (counted(rounds), len(rounds.discarded), rounds.complete) == ([0, 3], 2, True)
    assert rounds.discarded[0].disturbed == ("b",)
    assert rounds.worst == CLEAN


def test_attempts_are_limited() -> None:
    """A machine that stays busy gives an incomplete result with the rounds that were clean."""
    rounds = played(CLEAN, *[STOLEN] * (2 * ATTEMPTS_PER_ROUND - 1))
    assert (counted(rounds), len(rounds.discarded), rounds.complete) == ([0], 5, False)


def test_discarded_rounds_count_if_there_is_no_other() -> None:
    """There are figures, but they are incomplete and show how much they were disturbed."""
    rounds = played(*[STOLEN] * (2 * ATTEMPTS_PER_ROUND))
    assert (counted(rounds), rounds.clean, rounds.complete) == ([0, 1, 2, 3, 4, 5], (), False)
    assert rounds.worst == Disturbance(0.06, 0.02)
