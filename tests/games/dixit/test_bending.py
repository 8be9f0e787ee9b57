"""Lines are bent before they are told, and stay clues."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from unspoken.games.dixit.bot.bending import OPENINGS, bend
from unspoken.games.dixit.clues import LONGEST_CLUE, checked_clue
from unspoken.games.dixit.types import Written
from unspoken.kernel.chance import Chance
from unspoken.languages.known import tags
from unspoken.languages.speech import phrases

LINES = ("Slow, green and hopeful", "Who needs a sail?", "Perennial", "We took the garden along", "x" * 119)


def told(lines: Sequence[str], language: str = "en") -> set[str]:
    """All that comes of some lines."""
    return {bend(lines, phrases(OPENINGS, language), Chance(b"luck", draw)) for draw in range(2_000)}


@pytest.mark.parametrize("language", tags())
def test_what_is_bent_is_a_clue(language: str) -> None:
    """DIX-03: not too long, and nothing in it that is cleaned away."""
    clues = [Written(text) for text in told(LINES, language)]
    assert [checked_clue(clue) for clue in clues] == clues


def test_most_of_what_is_told_is_not_on_the_list() -> None:
    """Whoever has learnt the lines has not learnt the clues."""
    clues = [bend(LINES[:4], phrases(OPENINGS, "en"), Chance(b"luck", draw)) for draw in range(400)]
    assert sum(clue in LINES for clue in clues) < 250


@pytest.mark.parametrize(
    "clue",
    ["Slow…", "Perennial?", "Dear diary: We took the garden along", "Perennial… Who needs a sail?"],
)
def test_the_ways_to_bend(clue: str) -> None:
    """A half, a question, an opening, and two lines in one."""
    assert clue in told(LINES)


def test_a_question_is_asked_once() -> None:
    """Two lines follow each other without a breath where the first has an end of its own."""
    assert "Who needs a sail? Perennial" in told(LINES)


def test_a_card_with_few_lines_is_told_as_it_is_written() -> None:
    """There would be nothing to mix."""
    assert told(LINES[:2]) == set(LINES[:2])


def test_no_clue_is_too_long() -> None:
    """A line that leaves no room is told alone."""
    assert max(len(clue) for clue in told(LINES)) <= LONGEST_CLUE
