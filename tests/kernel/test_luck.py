"""A bot's luck: gentle bots miss what they like best now and then, keen ones never."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from unspoken.kernel.chance import Chance
from unspoken.kernel.luck import Luck, manner_of, picked
from unspoken.kernel.manner import Manner

MANY = 2000


def best(left: Sequence[int]) -> int:
    """Small numbers are liked best."""
    return min(left)


def picks(manner: Manner) -> list[int]:
    """What a bot of this manner picks of three things, many times."""
    return [picked((0, 1, 2), best, Luck(b"luck", step, manner)) for step in range(MANY)]


@pytest.mark.parametrize(
    ("manner", "least", "most"), [(Manner.GENTLE, 0.2, 0.3), (Manner.EVEN, 0.07, 0.13), (Manner.KEEN, 0, 0)]
)
def test_strength_goes_with_the_manner(manner: Manner, least: float, most: float) -> None:
    """A share of all picks is missed, the same for every seed that is as long."""
    missed = sum(pick != 0 for pick in picks(manner)) / MANY
    assert least <= missed <= most


def test_an_error_is_the_second_best() -> None:
    """By the bot's own judgement, never by lot."""
    assert set(picks(Manner.GENTLE)) == {0, 1}


def test_the_only_thing_there_is_cannot_be_missed() -> None:
    """Where there is no choice there is no error."""
    assert {picked((7,), best, Luck(b"luck", step, Manner.GENTLE)) for step in range(50)} == {7}


def test_with_plain_chance_a_bot_plays_its_best_and_draws_nothing() -> None:
    """What was measured and recorded with plain chance stays as it was."""
    one, other = Chance(b"luck", 1), Chance(b"luck", 1)
    assert picked((0, 1, 2), best, one) == 0 and manner_of(one) is Manner.KEEN
    assert one.below(1000) == other.below(1000)


def test_luck_draws_as_chance_does() -> None:
    """The manner changes how often one errs, and nothing else."""
    luck, chance = Luck(b"luck", 3, Manner.GENTLE), Chance(b"luck", 3)
    assert [luck.below(10) for _ in range(20)] == [chance.below(10) for _ in range(20)]
