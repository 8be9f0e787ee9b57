"""The seals: many, and distinguishable when small and grey."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from unspoken.tables.state.names import SEALS
from unspoken_art.vectors import avatars

PAGE = Path(__file__).parents[3] / "front" / "src" / "ui" / "seals.gen.ts"
DISTINGUISHABLE = 6.0
"""Smallest allowed mean grey difference, of 255, at 24 pixels."""


def test_there_are_more_than_64() -> None:
    """Enough for a crowd of spectators."""
    assert len(set(avatars.faces())) == avatars.COUNT >= 64


def test_the_server_uses_all_seals() -> None:
    """The server and the drawing code have the same number of seals."""
    assert avatars.COUNT == SEALS


def test_all_seals_are_distinguishable_when_small_and_grey() -> None:
    """All in one grey, at 24 pixels."""
    looks = [avatars.small(face) for face in avatars.faces()]
    pairs = combinations(range(len(looks)), 2)
    assert [pair for pair in pairs if avatars.apart(looks[pair[0]], looks[pair[1]]) < DISTINGUISHABLE] == []


def test_the_first_ten_have_different_outlines() -> None:
    """At a full table both form and colour differ."""
    assert [face.outline for face in avatars.faces()[:10]] == list(range(10))


def test_every_later_row_of_ten_has_ten_outlines() -> None:
    """Neighbouring seals never share an outline."""
    rows = [avatars.faces()[start : start + 10] for start in range(0, avatars.COUNT, 10)]
    assert {len({face.outline for face in row}) for row in rows} == {10}


@pytest.mark.parametrize("number", range(10, avatars.COUNT))
def test_no_cut_out_breaks_an_outline(number: int) -> None:
    """Every face lies inside its seal, and its parts do not touch."""
    assert avatars.fits(avatars.faces()[number])


def test_the_generated_file_of_the_page_is_current() -> None:
    """`python -m unspoken_art avatars` was run after the last change."""
    assert PAGE.read_text(encoding="utf-8") == avatars.page()
