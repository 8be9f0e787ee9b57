"""Every shipped pack passes the acceptance checks of its kind."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.proof_size import ProofSize
from unspoken.content import acceptance
from unspoken.content.acceptance.check import check
from unspoken.content.packs import SHIPPED

PACKS = sorted(path for path in SHIPPED.iterdir() if path.is_dir())
ACCEPTED = Path(__file__).parents[2] / "goldens" / "packs-accepted.txt"
"""The digest of each pack and of the checks when the pack was last accepted: checking takes half a minute."""


def seal(folder: Path) -> str:
    """Return a line with a digest of all files of a pack and of the acceptance checks."""
    digest = sha256()
    for root, kind in ((Path(acceptance.__file__).parent, "*.py"), (folder, "*")):
        for path in sorted(path for path in root.rglob(kind) if path.is_file()):
            data = path.read_bytes()
            digest.update(f"{path.relative_to(root)} {len(data)}\n".encode() + data)
    return f"{folder.name} {digest.hexdigest()}"


@pytest.mark.parametrize("folder", PACKS, ids=lambda folder: folder.name)
def test_a_shipped_pack_has_no_fault(folder: Path, proof_size: ProofSize) -> None:
    """Counts, languages, sizes, weights, and the distance of every two pictures."""
    is_known = seal(folder) in ACCEPTED.read_text(encoding="utf-8").splitlines()
    if not is_known or proof_size.of(quick=0, test=0, prove=1):  # the same bytes have the same faults
        assert check(folder) == ()


def test_the_golden_file_lists_the_accepted_packs() -> None:
    """After a change of a pack or a check, update the file once the test above has passed."""
    assert ACCEPTED.read_text(encoding="utf-8").splitlines() == [seal(folder) for folder in PACKS]


def test_the_shipped_packs_have_at_most_36_megabytes() -> None:
    """So that the wheel stays small. Three decks of dreams take 21 MB, vectors 7 MB, their texts 4 MB."""
    assert sum(path.stat().st_size for path in SHIPPED.rglob("*") if path.is_file()) <= 36_000_000
