"""docs/proofs.md names nothing that is not there: what it promises can be run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROOFS = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")
TARGETS = (ROOT / "Makefile").read_text(encoding="utf-8")
ROWS = [line for line in PROOFS.splitlines() if line.startswith("| ") and "`" in line]


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\btests/[\w/.]*\w", PROOFS))))
def test_a_test_that_proves_something_is_there(path: str) -> None:
    """By its path."""
    assert (ROOT / path).exists()


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m bench\.(\w+)", PROOFS))))
def test_a_bench_that_measures_something_is_there(module: str) -> None:
    """By its module."""
    assert (ROOT / "bench" / f"{module}.py").is_file()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"`make ([a-z-]+)", PROOFS))))
def test_a_target_that_shows_something_is_there(target: str) -> None:
    """In the Makefile."""
    assert re.search(rf"^{target}:", TARGETS, re.MULTILINE)


def test_every_promise_has_a_command() -> None:
    """Else it is a wish."""
    assert len(ROWS) > 30
    assert all(re.search(r"`(pytest|make|python -m) ", row) for row in ROWS)
