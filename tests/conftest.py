"""What all tests share: the way to each other, and to the toy game, which lies outside the project."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

_TESTS = Path(__file__).parent
sys.path[:0] = [str(_TESTS.parent), str(_TESTS / "toygame")]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as the server does."""
    return "asyncio"
