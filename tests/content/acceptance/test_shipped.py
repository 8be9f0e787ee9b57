"""Every pack that is shipped keeps the acceptance list of its kind."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.proof_size import ProofSize
from unspoken.content import acceptance
from unspoken.content.acceptance.check import check
from unspoken.content.packs import SHIPPED, load_packs

PACKS = sorted(path for path in SHIPPED.iterdir() if path.is_dir())
ACCEPTED = Path(__file__).parents[2] / "goldens" / "packs-accepted.txt"
"""By its name, what each pack and the list were when it was last accepted: measuring takes half a minute."""


def seal(folder: Path) -> str:
    """A line that changes with every byte of a pack, and with every byte of the list that it is held to."""
    seen = sha256()
    for root, kind in ((Path(acceptance.__file__).parent, "*.py"), (folder, "*")):
        for path in sorted(path for path in root.rglob(kind) if path.is_file()):
            data = path.read_bytes()
            seen.update(f"{path.relative_to(root)} {len(data)}\n".encode() + data)
    return f"{folder.name} {seen.hexdigest()}"


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_a_shipped_pack_has_no_fault(folder: Path, proof_size: ProofSize) -> None:
    """Counts, languages, sizes, weights, and how far every two pictures are apart."""
    is_known = seal(folder) in ACCEPTED.read_text(encoding="utf-8").splitlines()
    if not is_known or proof_size.of(quick=0, test=0, prove=1):  # the same bytes have the same faults
        assert check(folder) == ()


def test_it_is_written_down_what_was_accepted() -> None:
    """After a change of a pack or of the list: these lines, once the test above has passed with them."""
    assert ACCEPTED.read_text(encoding="utf-8").splitlines() == [seal(folder) for folder in PACKS]


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
