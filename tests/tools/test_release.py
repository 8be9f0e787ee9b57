"""A release updates the changelog, and the version in the docs."""

from __future__ import annotations

import pytest

from tools.release import CITATION, ROOT, VERSION_FILES, WHEEL_DOCS, released, with_wheel
from unspoken import __version__


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


def test_every_name_of_the_wheel_gets_the_new_version() -> None:
    """Only the version in the name changes."""
    before = "unspoken-0.1.0-py3-none-any.whl[bots]\npip install dist/unspoken_art-0.1.0-py3-none-any.whl"
    assert with_wheel(before, "1.2.3") == before.replace("0.1.0", "1.2.3")


def test_a_release_updates_all_docs_that_name_the_wheel() -> None:
    """Except docs/releasing.md, where the version is an example."""
    pages = (ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *ROOT.glob("packages/*/README.md"))
    texts = {page: page.read_text(encoding="utf-8") for page in pages}
    naming = {page for page, text in texts.items() if with_wheel(text, "new") != text}
    assert naming - {ROOT / "docs" / "releasing.md"} == set(WHEEL_DOCS)


def test_the_citation_names_the_current_version() -> None:
    """`make release` changes both."""
    assert f"\nversion: {__version__}\n" in CITATION.read_text(encoding="utf-8")
