"""Whatever is sent, nothing breaks: messages, raw frames, HTTP. By the million in `make bench-fuzz`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests import Session
from schemathesis import APIOperation, Case
from schemathesis.core.result import Ok

from bench.fuzz import Scale, fuzz
from tests.patience import PATIENCE
from tests.proof_size import ProofSize
from tests.serving import LIGHT, Server, serving
from unspoken.web.openapi import openapi

pytestmark = pytest.mark.anyio

Operation: TypeAlias = APIOperation[Any, Any, Any, Any]  # of whatever make
DESCRIBED = schemathesis.openapi.from_dict(openapi())
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok)]


async def test_nothing_that_is_sent_to_a_table_breaks_it(tmp_path: Path, proof_size: ProofSize) -> None:
    """No error in the log, every table wakes up after a kill."""
    messages = proof_size.of(quick=500, test=2_000, prove=6_000)
    told = await fuzz(tmp_path, Scale(messages=messages, frames=100, seed=11))
    assert told[0] == "nothing broke", "\n".join(told)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this alone, whose log nobody else writes to."""
    more = (*LIGHT, "--no-tonight")  # a deck would be drawn from every word
    with serving(tmp_path_factory.mktemp("fuzz") / "fuzz.db", more) as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    """One connection for all requests."""
    with Session() as made:
        yield made


def test_every_door_is_fuzzed() -> None:
    """None is left out because its description cannot be read."""
    assert len(OPERATIONS) == sum(len(methods) for methods in openapi()["paths"].values())


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_no_request_is_answered_with_an_error_of_ours(
    operation: Operation, fuzzed: Server, session: Session
) -> None:
    """Whatever is in its path, its query, its headers and its body."""

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operation.as_strategy())
    def ask(case: Case[Any]) -> None:
        reply = case.call(base_url=fuzzed.address, session=session, timeout=PATIENCE)
        assert reply.status_code < 500

    ask()
