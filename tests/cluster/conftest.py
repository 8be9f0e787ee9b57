"""Virtual time, and a cluster that is closed after the test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.cluster.nodes import Cluster
from tests.cluster.virtual_loop import VirtualLoop


@pytest.fixture(params=[pytest.param(("asyncio", {"loop_factory": VirtualLoop}), id="virtual")])
def anyio_backend(request: pytest.FixtureRequest) -> object:
    """Run tests on virtual time, so that waiting for a lease takes no time."""
    return request.param


@pytest.fixture
async def cluster() -> AsyncIterator[Cluster]:
    """A cluster without nodes, on a reliable network."""
    cluster = Cluster()
    yield cluster
    await cluster.ends()
