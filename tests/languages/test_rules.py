"""The rule book in every language that has one: the same rules, by the same ids."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import unspoken.games
from unspoken.languages.known import SHIPPED

GAMES = Path(unspoken.games.__path__[0])
BOOKS = sorted(SHIPPED.glob("*/rules/*.md"))


def ids(book: Path) -> set[str]:
    """The rules that a book tells."""
    return set(re.findall(r"\b[A-Z]{3}-\d{2}\b", book.read_text(encoding="utf-8")))


def test_there_are_books() -> None:
    """Else nothing would be compared."""
    assert BOOKS


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: f"{book.parent.parent.name}-{book.stem}")
def test_a_book_tells_every_rule_and_no_other(book: Path) -> None:
    """A rule is the same in each language."""
    assert ids(book) == ids(GAMES / book.stem / "RULES.md")
