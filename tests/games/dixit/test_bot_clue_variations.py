"""Variations of lines are valid clues."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from unspoken.games.dixit.bot.clue_variations import OPENINGS, vary_clue
from unspoken.games.dixit.clues import LONGEST_CLUE, checked_clue
from unspoken.games.dixit.types import Written
from unspoken.kernel.chance import Chance
from unspoken.languages.known import complete_languages
from unspoken.languages.speech import phrases

LINES = ("Slow, green and hopeful", "Who needs a sail?", "Perennial", "We took the garden along", "x" * 119)


def variations(lines: Sequence[str], language: str = "en") -> set[str]:
    """Return all variations of some lines."""
    return {vary_clue(lines, phrases(OPENINGS, language), Chance(b"luck", draw)) for draw in range(2_000)}


@pytest.mark.parametrize("language", complete_languages())
def test_every_variation_is_a_valid_clue(language: str) -> None:
    """DIX-03: not too long, and unchanged by cleaning."""
    clues = [Written(text) for text in variations(LINES, language)]
    assert [checked_clue(clue) for clue in clues] == clues


def test_most_variations_differ_from_the_lines() -> None:
    """Knowing the lines is not enough to recognise the clues."""
    clues = [vary_clue(LINES[:4], phrases(OPENINGS, "en"), Chance(b"luck", draw)) for draw in range(400)]
    assert sum(clue in LINES for clue in clues) < 250


@pytest.mark.parametrize(
    "clue",
    ["Slow…", "Perennial?", "Dear diary: We took the garden along", "Perennial… Who needs a sail?"],
)
def test_every_kind_of_variation_occurs(clue: str) -> None:
    """A half, a question, an opening, and two lines in one."""
    assert clue in variations(LINES)


def test_lines_are_joined_without_an_ellipsis_after_punctuation() -> None:
    """The first line ends with a question mark."""
    assert "Who needs a sail? Perennial" in variations(LINES)


def test_a_card_with_few_lines_has_no_variations() -> None:
    """Two lines are too few to combine."""
    assert variations(LINES[:2]) == set(LINES[:2])


def test_no_variation_is_too_long() -> None:
    """A long line is not joined to another one."""
    assert max(len(clue) for clue in variations(LINES)) <= LONGEST_CLUE
