"""A commit's message is held to CONTRIBUTING."""

from __future__ import annotations

import pytest

from tools.commit_subject import fault


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ("Votes for one's own card are refused\n", None),
        ("Votes for one's own card are refused\n\nThey were counted.\n", None),
        ("# a comment\nVotes are counted\n", None),
        ("", "is missing"),
        ("V" * 73, "has 73 characters, at most 72 are wanted"),
        ("Votes are counted.", "ends in a full stop"),
        ("votes are counted", "does not begin like a sentence"),
        ("Votes are counted\nAnd more", "is not followed by a blank line"),
    ],
)
def test_a_subject_is_looked_at(message: str, wrong: str | None) -> None:
    """What is wrong is said in words."""
    assert fault(message) == wrong
