"""A release updates the changelog."""

from __future__ import annotations

import pytest

from tools.release import VERSION_FILES, released


def test_unreleased_section_gets_version_and_date() -> None:
    """A new empty unreleased section is added."""
    before = "# Changelog\n\n## Unreleased\n\n- Clouds.\n"
    after = "# Changelog\n\n## Unreleased\n\n## 1.2.3 · 2030-01-02\n\n- Clouds.\n"
    assert released(before, "1.2.3", "2030-01-02") == after


def test_changelog_without_unreleased_section_is_an_error() -> None:
    """The error names the missing section."""
    with pytest.raises(ValueError, match="no section called Unreleased"):
        released("# Changelog\n", "1.2.3", "2030-01-02")


def test_both_distributions_have_the_same_version() -> None:
    """`unspoken` and `unspoken-art` exchange structs of that version."""
    texts = [file.read_text(encoding="utf-8") for file in VERSION_FILES]
    lines = [text[text.index("__version__") :].splitlines()[0] for text in texts]
    assert len(set(lines)) == 1
