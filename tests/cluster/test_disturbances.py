"""People play all games on three real nodes during one disturbance after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.cluster.disturbance_run import LEASE, SEATS, DisturbanceRun, disturbance_run
from tests.cluster.recovery import ViewDifferences
from tests.servers.postgres import Postgres

pytestmark = pytest.mark.long


@dataclass
class Outcome:
    """The results of all disturbances."""

    run: DisturbanceRun
    lost: int
    twice: int
    double_writers: int
    differing_views: ViewDifferences


async def run(postgres: Postgres, database: str, factory: pytest.TempPathFactory) -> Outcome:
    """Run each disturbance once, and check the log."""
    async with disturbance_run(postgres, database, factory.mktemp("nodes"), away=LEASE + 2) as running:
        for game in SEATS:
            await running.open_table(game)
        playing = asyncio.ensure_future(running.play())
        for disturbance in running.disturbances:
            await running.disturb(disturbance)
            await running.wait_until_recovered()
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        await running.wait_until_idle()
        lost, twice = await running.lost_and_duplicated()
        outcome = Outcome(
            running, lost, twice, await running.double_writers(), await running.differing_views()
        )
        for player in running.players:
            await player.person.hang_up()
        return outcome


@pytest.fixture(scope="module")
def outcome(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outcome]:
    """The outcome of all disturbances."""
    with postgres.lend() as database:
        yield asyncio.run(run(postgres, database, tmp_path_factory))


def test_every_table_continued_after_every_disturbance(outcome: Outcome) -> None:
    """Without any request of its people."""
    assert len(outcome.run.recoveries) == 6


def test_no_acknowledged_answer_is_lost_or_doubled(outcome: Outcome) -> None:
    """Each is in the log once."""
    assert (outcome.lost, outcome.twice) == (0, 0)


def test_no_table_had_two_writers(outcome: Outcome) -> None:
    """The epochs of a log never decrease."""
    assert outcome.double_writers == 0


def test_the_games_equal_those_of_an_undisturbed_process(outcome: Outcome) -> None:
    """ALL-02: the same answers give the same steps and the same last views."""
    assert (outcome.differing_views.steps, outcome.differing_views.last) == (0, 0)


def test_no_viewer_saw_a_secret(outcome: Outcome) -> None:
    """ALL-01: at any node, during any disturbance."""
    assert outcome.differing_views.ever == 0
