"""Leaves slow files out of `make quick`. tests/conftest.py at the root defines the option for it."""

from __future__ import annotations

from pathlib import Path

import pytest

_TESTS = Path(__file__).parent / "tests"
NOT_QUICK = {
    _TESTS / f"test_{name}.py" for name in ("actors", "associations", "avatars", "styles", "tonight")
}
"""Files that take more than two seconds."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave slow files out of `make quick`: they are not even imported."""
    is_quick = config.getoption("proof_size", default=None) == 0
    return True if is_quick and collection_path in NOT_QUICK else None
