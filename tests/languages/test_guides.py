"""The players' guide exists in every complete language, with the same sections and links that work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import complete_languages

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = sorted(complete_languages())


def guide(language: str) -> str:
    """Return the guide in a language."""
    name = "playing.md" if language == FALLBACK else f"playing.{language}.md"
    return (DOCS / name).read_text(encoding="utf-8")


def outline(text: str) -> list[str]:
    """Return the kinds of its parts, in order: headings by level, list items and table rows."""
    return re.findall(r"^(?:#+|- |\|)", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_the_sections_of_the_english_one(language: str) -> None:
    """A section that was added to the English guide only would be missed."""
    assert outline(guide(language)) == outline(guide(FALLBACK))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_links_of_a_guide_lead_to_files(language: str) -> None:
    """No link is dead."""
    targets = [target.partition("#")[0] for target in re.findall(r"\]\(([^)\s]+)\)", guide(language))]
    assert len(targets) >= len(LANGUAGES)
    assert [target for target in targets if not (DOCS / target).exists()] == []
