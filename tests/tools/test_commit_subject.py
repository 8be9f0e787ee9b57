"""Commit messages are checked against CONTRIBUTING."""

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
        ("V" * 73, "has 73 characters, at most 72 are allowed"),
        ("Votes are counted.", "ends in a full stop"),
        ("votes are counted", "does not begin with a capital letter"),
        ("Votes are counted\nAnd more", "is not followed by a blank line"),
    ],
)
def test_fault_of_a_subject(message: str, wrong: str | None) -> None:
    """Each fault has its own description."""
    assert fault(message) == wrong
