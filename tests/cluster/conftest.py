"""Time that passes at once, and nodes that are ended with the test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.cluster.nodes import Cluster
from tests.cluster.virtual_loop import VirtualLoop


@pytest.fixture(params=[pytest.param(("asyncio", {"loop_factory": VirtualLoop}), id="virtual")])
def anyio_backend(request: pytest.FixtureRequest) -> object:
    """Nobody waits for a lease."""
    return request.param


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """A good network without any node yet."""
    made = Cluster()
    yield made
    await made.ends()
