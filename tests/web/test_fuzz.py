"""Whatever is sent, nothing breaks: messages, raw frames, HTTP. By the million in `make bench-fuzz`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, Case
from schemathesis.core.result import Ok

from bench.fuzz import Scale, fuzz
from tests.serving import Server, serving
from unspoken.web.openapi import openapi

pytestmark = pytest.mark.anyio

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]  # of whatever make
DESCRIBED = schemathesis.openapi.from_dict(openapi())
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("seed", [11, 12])
async def test_nothing_that_is_sent_to_a_table_breaks_it(tmp_path: Path, seed: int) -> None:
    """No error in the log, every table wakes up after a kill."""
    told = await fuzz(tmp_path, Scale(messages=1_500, frames=80, seed=seed))
    assert told[0] == "nothing broke", "\n".join(told)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this alone, whose log nobody else writes to."""
    more = ("--no-limits", "--no-tonight")  # a deck would be drawn from every word
    with serving(tmp_path_factory.mktemp("fuzz") / "fuzz.db", more) as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


def test_every_door_is_fuzzed() -> None:
    """None is left out because its description cannot be read."""
    assert len(OPERATIONS) == sum(len(methods) for methods in openapi()["paths"].values())


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_no_request_is_answered_with_an_error_of_ours(operation: Operation, fuzzed: Server) -> None:
    """Whatever is in its path, its query, its headers and its body."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy())
    def ask(case: Case[Any]) -> None:
        assert case.call(base_url=fuzzed.address, timeout=20).status_code < 500

    ask()
