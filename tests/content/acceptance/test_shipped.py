"""Every pack that is shipped keeps the acceptance list of its kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from unspoken.content.acceptance.check import check
from unspoken.content.packs import SHIPPED, load_packs

PACKS = sorted(path for path in SHIPPED.iterdir() if path.is_dir())


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_a_shipped_pack_has_no_fault(folder: Path) -> None:
    """Counts, languages, sizes, weights, and how far every two pictures are apart."""
    assert check(folder) == ()


def test_no_shipped_pack_is_left_out() -> None:
    """All of them load."""
    assert load_packs().broken == ()


def test_the_shipped_packs_are_light() -> None:
    """Together at most 21 MB, so that the wheel stays small: dreams are 13 of them, their meanings 3."""
    assert sum(path.stat().st_size for path in SHIPPED.rglob("*") if path.is_file()) <= 21_000_000


def test_rorschach_has_its_hundred_words() -> None:
    """ROR-02: a hundred word cards, in both languages."""
    words = load_packs().shelf().words("words")
    assert [sum(language in word.text for word in words) for language in ("en", "pl")] == [100, 100]


def test_pareidolia_has_72_words_and_more() -> None:
    """PAR-03: 72 word cards at least, each with its category."""
    words = load_packs().shelf().words("cloud-words")
    assert (len(words), all(word.category["pl"] for word in words)) == (128, True)
