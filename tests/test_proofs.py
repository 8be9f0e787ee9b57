"""Every test, bench and make target that docs/proofs.md names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROOFS = (ROOT / "docs" / "proofs.md").read_text(encoding="utf-8")
TARGETS = (ROOT / "Makefile").read_text(encoding="utf-8")
ROWS = [line for line in PROOFS.splitlines() if line.startswith("| ") and "`" in line]


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\btests/[\w/.]*\w", PROOFS))))
def test_named_test_file_exists(path: str) -> None:
    """Each path under tests/ exists."""
    assert (ROOT / path).exists()


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m bench\.(\w+)", PROOFS))))
def test_named_bench_module_exists(module: str) -> None:
    """Each `python -m bench.…` is a module."""
    assert (ROOT / "bench" / f"{module}.py").is_file()


@pytest.mark.parametrize("target", sorted(set(re.findall(r"`make ([a-z-]+)", PROOFS))))
def test_named_make_target_exists(target: str) -> None:
    """Each `make …` is a target of the Makefile."""
    assert re.search(rf"^{target}:", TARGETS, re.MULTILINE)


def test_every_row_has_a_command() -> None:
    """Each row of the table names a command that proves its claim."""
    assert len(ROWS) > 30
    assert all(re.search(r"`(pytest|make|python -m) ", row) for row in ROWS)
