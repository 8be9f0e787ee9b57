"""A release closes the changelog's chapter."""

from __future__ import annotations

import pytest

from tools.release import released


def test_what_was_unreleased_gets_its_number_and_day() -> None:
    """And there is room for what comes next."""
    before = "# Changelog\n\n## Unreleased\n\n- Clouds.\n"
    after = "# Changelog\n\n## Unreleased\n\n## 1.2.3 · 2030-01-02\n\n- Clouds.\n"
    assert released(before, "1.2.3", "2030-01-02") == after


def test_a_changelog_without_a_chapter_is_named() -> None:
    """Nothing is released by accident."""
    with pytest.raises(ValueError, match="no chapter called Unreleased"):
        released("# Changelog\n", "1.2.3", "2030-01-02")
