"""Translated rules have the same rule ids as RULES.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import unspoken.games
from unspoken.languages.known import SHIPPED

GAMES = Path(unspoken.games.__path__[0])
BOOKS = sorted(SHIPPED.glob("*/rules/*.md"))


def ids(book: Path) -> set[str]:
    """Return the rule ids in a file."""
    return set(re.findall(r"\b[A-Z]{3}-\d{2}\b", book.read_text(encoding="utf-8")))


def test_translated_rules_are_found() -> None:
    """Otherwise nothing would be compared."""
    assert BOOKS


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.parent.parent.name}-{book.stem}")
def test_translated_rules_have_the_same_ids(book: Path) -> None:
    """None is missing and none is added."""
    assert ids(book) == ids(GAMES / book.stem / "RULES.md")
