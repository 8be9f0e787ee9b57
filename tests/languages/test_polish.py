"""Polish texts use one word for one thing, and do not capitalise "you"."""

from __future__ import annotations

import re

import pytest

from unspoken.languages.known import SHIPPED

TEXTS = {
    str(path.relative_to(SHIPPED)): path.read_text(encoding="utf-8")
    for path in sorted((SHIPPED / "pl").rglob("*"))
    if path.suffix in (".ftl", ".md")
}
YOU = r"(?:Ty|Ci|Cię|Ciebie|Tobie|Tobą|Tw(?:ój|oj\w+)|Was|Wam|Wami|Wasz\w*)"


def places(pattern: str) -> list[tuple[str, str]]:
    """Return the files and lines in which a pattern occurs."""
    return [
        (name, line) for name, text in TEXTS.items() for line in text.splitlines() if re.search(pattern, line)
    ]


@pytest.mark.parametrize(
    "other", [r"(?i)\bpłyt(k|e)", r"(?i)\bstrzał(u|y|em|ów)?\b", r"(?i)\btyp(u|y|em|ów)?\b"]
)
def test_one_thing_has_one_name(other: str) -> None:
    """A tile is a `kafel`, and a guess of a team is its `zgadywanie`."""
    assert TEXTS and places(other) == []


def test_you_is_in_lower_case_within_a_sentence() -> None:
    """As in a conversation, not as in a letter."""
    assert places(rf"[\w,:;)}}] {YOU}\b") == []
