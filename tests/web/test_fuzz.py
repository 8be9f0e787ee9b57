"""Whatever is sent, nothing breaks: messages, raw frames, HTTP. By the million in `make bench-fuzz`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case

from bench.fuzz import Scale, fuzz
from tests.serving import Server, serving
from unspoken.web.openapi import openapi

pytestmark = pytest.mark.anyio

OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(openapi()).get_all_operations()]


@pytest.mark.parametrize("seed", [11, 12])
async def test_nothing_that_is_sent_to_a_table_breaks_it(tmp_path: Path, seed: int) -> None:
    """No error in the log, every table wakes up after a kill."""
    told = await fuzz(tmp_path, Scale(messages=1_500, frames=80, seed=seed))
    assert told[0] == "nothing broke", "\n".join(told)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this alone, whose log nobody else writes to."""
    with serving(tmp_path_factory.mktemp("fuzz") / "fuzz.db") as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_no_request_is_answered_with_an_error_of_ours(operation: APIOperation, fuzzed: Server) -> None:
    """Whatever is in its path, its query, its headers and its body."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy())
    def ask(case: Case) -> None:
        assert case.call(base_url=fuzzed.address, timeout=20).status_code < 500

    ask()
