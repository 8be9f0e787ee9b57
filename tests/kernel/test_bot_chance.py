"""Bot chance: gentle bots sometimes make mistakes, keen ones never."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from unspoken.kernel.bot_chance import BotChance, manner_of, pick_with_mistakes
from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner

MANY = 2000


def best(left: Sequence[int]) -> int:
    """Return the smallest number, which is the best."""
    return min(left)


def picks(manner: Manner) -> list[int]:
    """Return many picks of a bot of this manner from three items."""
    return [pick_with_mistakes((0, 1, 2), best, BotChance(b"luck", step, manner)) for step in range(MANY)]


@pytest.mark.parametrize(
    ("manner", "least", "most"), [(Manner.GENTLE, 0.08, 0.12), (Manner.EVEN, 0.03, 0.07), (Manner.KEEN, 0, 0)]
)
def test_manner_sets_the_rate_of_mistakes(manner: Manner, least: float, most: float) -> None:
    """Over many picks."""
    missed = sum(pick != 0 for pick in picks(manner)) / MANY
    assert least <= missed <= most


def test_a_mistake_is_the_second_best_pick() -> None:
    """By the bot's own judgement, never at random."""
    assert set(picks(Manner.GENTLE)) == {0, 1}


def test_a_single_item_is_always_picked() -> None:
    """Without a choice there is no mistake."""
    assert {
        pick_with_mistakes((7,), best, BotChance(b"luck", step, Manner.GENTLE)) for step in range(50)
    } == {7}


def test_plain_chance_makes_no_mistakes_and_draws_nothing() -> None:
    """Games recorded with plain chance stay the same."""
    used, unused = Chance(b"luck", 1), Chance(b"luck", 1)
    assert pick_with_mistakes((0, 1, 2), best, used) == 0 and manner_of(used) is Manner.KEEN
    assert used.below(1000) == unused.below(1000)


def test_bot_chance_draws_like_chance() -> None:
    """The manner changes only the rate of mistakes."""
    luck, chance = BotChance(b"luck", 3, Manner.GENTLE), Chance(b"luck", 3)
    assert [luck.below(10) for _ in range(20)] == [chance.below(10) for _ in range(20)]
