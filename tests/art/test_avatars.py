"""The seals that stand for people: many, and each its own, however small and grey."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from unspoken.art import avatars
from unspoken.tables.names import SEALS

PAGE = Path(__file__).parents[2] / "front" / "src" / "ui" / "seals.gen.ts"
TOLD_APART = 6.0
"""Mean difference of 255 greys over a seal of 24 pixels; of the same seal twice it is 0."""


def test_there_are_more_than_64() -> None:
    """A crowd that watches has faces too."""
    assert len(set(avatars.faces())) == avatars.COUNT >= 64


def test_a_table_gives_away_all_that_are_drawn() -> None:
    """The server counts as far as the page can draw."""
    assert avatars.COUNT == SEALS


def test_every_two_can_be_told_apart_small_and_without_colour() -> None:
    """All in one grey, at 24 pixels."""
    looks = [avatars.small(face) for face in avatars.faces()]
    pairs = combinations(range(len(looks)), 2)
    assert [pair for pair in pairs if avatars.apart(looks[pair[0]], looks[pair[1]]) < TOLD_APART] == []


def test_the_first_ten_have_an_outline_each() -> None:
    """A full table is told apart by form and colour both."""
    assert [face.outline for face in avatars.faces()[:10]] == list(range(10))


def test_every_later_row_of_ten_has_ten_outlines() -> None:
    """Neighbours never share one."""
    rows = [avatars.faces()[start : start + 10] for start in range(0, avatars.COUNT, 10)]
    assert {len({face.outline for face in row}) for row in rows} == {10}


@pytest.mark.parametrize("number", range(10, avatars.COUNT))
def test_no_cut_breaks_an_outline(number: int) -> None:
    """Every face lies inside its seal, its parts apart."""
    assert avatars.fits(avatars.faces()[number])


def test_the_page_has_the_seals_as_they_are_drawn() -> None:
    """`python -m unspoken.art avatars` was run after the last change."""
    assert PAGE.read_text(encoding="utf-8") == avatars.page()
