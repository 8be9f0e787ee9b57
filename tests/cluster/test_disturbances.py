"""People play all games on three real nodes while all goes wrong that can, one thing after the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.cluster.course import SEATS, Course, course
from tests.cluster.recovery import StrangeViews
from tests.servers.postgres import Postgres

pytestmark = pytest.mark.long


@dataclass
class Outcome:
    """What came of it."""

    course: Course
    lost: int
    twice: int
    double_writers: int
    strange_views: StrangeViews


async def run(postgres: Postgres, database: str, factory: pytest.TempPathFactory) -> Outcome:
    """One of each disturbance, and then a look at the log."""
    async with course(postgres, database, factory.mktemp("nodes")) as made:
        for game in SEATS:
            await made.opens(game)
        playing = asyncio.ensure_future(made.play())
        for disturbance in made.disturbances:
            await made.disturb(disturbance)
            await made.is_whole()
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
        await made.comes_to_rest()
        lost, twice = await made.lost_and_twice()
        outcome = Outcome(made, lost, twice, await made.double_writers(), await made.strange_views())
        for player in made.players:
            await player.person.hang_up()
        return outcome


@pytest.fixture(scope="module")
def outcome(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outcome]:
    """An evening at which nothing was spared."""
    with postgres.lend() as database:
        yield asyncio.run(run(postgres, database, tmp_path_factory))


def test_every_table_went_on_after_every_disturbance(outcome: Outcome) -> None:
    """Nobody tapped anything."""
    assert len(outcome.course.recoveries) == 6


def test_no_acknowledged_answer_was_lost_and_none_is_there_twice(outcome: Outcome) -> None:
    """Save, then send; and each answer is heard once."""
    assert (outcome.lost, outcome.twice) == (0, 0)


def test_a_table_never_had_two_writers(outcome: Outcome) -> None:
    """The log's epochs never go back."""
    assert outcome.double_writers == 0


def test_the_games_are_those_that_one_machine_would_have_played(outcome: Outcome) -> None:
    """ALL-02: the same answers lead to the same steps, and everybody sees at the end what they would see."""
    assert (outcome.strange_views.steps, outcome.strange_views.last) == (0, 0)


def test_nobody_was_ever_shown_what_their_seat_may_not_see(outcome: Outcome) -> None:
    """ALL-01: by no node, in no disturbance."""
    assert outcome.strange_views.ever == 0
