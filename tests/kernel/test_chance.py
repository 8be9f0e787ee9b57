"""Reproducible randomness."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unspoken.kernel.chance import Chance


def test_the_draws_of_a_seed_and_a_step_never_change() -> None:
    """ALL-02: A saved seed must still give these numbers."""
    chance = Chance(b"a seed", 7)
    assert [chance.below(1000) for _ in range(12)] == [
        383,
        511,
        456,
        157,
        752,
        818,
        926,
        542,
        898,
        63,
        285,
        825,
    ]


def test_a_shuffle_never_changes() -> None:
    """ALL-02: A saved seed must still give this order."""
    assert "".join(Chance(b"a seed", 7).shuffled("abcdefghij")) == "bhfgiecajd"


def test_another_step_has_other_draws() -> None:
    """ALL-02: each step draws independently."""
    assert Chance(b"a seed", 1).shuffled(range(50)) != Chance(b"a seed", 2).shuffled(range(50))


def test_another_seed_has_other_draws() -> None:
    """ALL-02: each game draws independently."""
    assert Chance(b"a seed", 1).shuffled(range(50)) != Chance(b"another", 1).shuffled(range(50))


@given(st.binary(max_size=40), st.integers(0, 2**40), st.integers(1, 2**32))
def test_a_draw_stays_below_its_limit(seed: bytes, step: int, limit: int) -> None:
    """ALL-02: from 0 up to but not including the limit."""
    assert 0 <= Chance(seed, step).below(limit) < limit


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_a_limit_that_cannot_be_drawn_evenly_is_an_error(limit: int) -> None:
    """ALL-02: zero, negative and too large limits."""
    with pytest.raises(ValueError, match="evenly"):
        Chance(b"", 0).below(limit)


def test_every_number_comes_equally_often() -> None:
    """ALL-02: 6,000 throws of a die; each face within five standard deviations of 1,000."""
    chance = Chance(b"a die", 0)
    faces = Counter(chance.below(6) for _ in range(6_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5] and all(abs(count - 1_000) < 145 for count in faces.values())


def test_a_large_limit_is_drawn_evenly() -> None:
    """ALL-02: without rejection, low numbers would be more frequent here."""
    chance = Chance(b"a large die", 0)
    limit = 3 * 2**30
    low = sum(chance.below(limit) < limit // 3 for _ in range(3_000))
    assert abs(low - 1_000) < 130


def test_every_order_comes_equally_often() -> None:
    """ALL-02: 6,000 shuffles of three cards; each order within five standard deviations of 1,000."""
    orders = Counter(Chance(b"three cards", step).shuffled("abc") for step in range(6_000))
    assert set(orders) == set(permutations("abc")) and all(abs(n - 1_000) < 145 for n in orders.values())


@given(st.permutations(range(12)))
def test_a_shuffle_does_not_reveal_the_given_order(cards: list[int]) -> None:
    """ALL-01: the result depends on the items only."""
    assert Chance(b"seed", 0).shuffled(cards) == Chance(b"seed", 0).shuffled(range(12))


@given(st.lists(st.text(max_size=3)))
def test_a_shuffle_keeps_all_items(cards: list[str]) -> None:
    """ALL-02: none is lost or doubled."""
    assert sorted(Chance(b"seed", 0).shuffled(cards)) == sorted(cards)


@given(st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_items(items: list[int]) -> None:
    """ALL-02: for any list."""
    assert Chance(b"seed", 0).pick(items) in items
