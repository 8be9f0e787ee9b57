"""Fuzz tests of messages, raw frames and HTTP. `make bench-fuzz` sends millions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings

from bench.fuzz import Scale, fuzz
from tests.patience import PATIENCE
from tests.proof_size import ProofSize
from tests.serving import LIGHT, Server, serving
from unspoken.tables.games import find_games
from unspoken.web.openapi import openapi

if TYPE_CHECKING:  # importing schemathesis takes a second, so only the test process that uses it does
    from requests import Session
    from schemathesis import APIOperation, Case

    Operation: TypeAlias = APIOperation[Any, Any, Any, Any]  # of any type

pytestmark = pytest.mark.anyio

DESCRIBED = openapi(find_games())
LABELS = [f"{method.upper()} {path}" for path, methods in DESCRIBED["paths"].items() for method in methods]


async def test_no_message_to_a_table_causes_an_error(tmp_path: Path, proof_size: ProofSize) -> None:
    """The log has no error, and every table can be loaded after a kill."""
    messages = proof_size.of(quick=500, test=2_000, prove=6_000)
    report = await fuzz(tmp_path, Scale(messages=messages, frames=100, seed=11))
    assert report[0] == "nothing broke", "\n".join(report)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log only these tests write to."""
    more = (*LIGHT, "--no-tonight")  # otherwise a deck would be drawn from every word
    with serving(tmp_path_factory.mktemp("fuzz") / "fuzz.db", more) as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


@pytest.fixture(scope="module")
def session() -> Iterator[Session]:
    """One connection for all requests."""
    from requests import Session

    with Session() as session:
        yield session


@pytest.fixture(scope="module")
def operations() -> dict[str, Operation]:
    """The operations with a valid description, by their labels."""
    import schemathesis
    from schemathesis.core.result import Ok

    found = schemathesis.openapi.from_dict(DESCRIBED).get_all_operations()
    valid = [operation.ok() for operation in found if isinstance(operation, Ok)]
    return {operation.label: operation for operation in valid}


def test_every_endpoint_is_fuzzed(operations: dict[str, Operation]) -> None:
    """No endpoint is left out because its description is invalid."""
    assert operations.keys() == set(LABELS)


@pytest.mark.parametrize("label", LABELS)
def test_no_request_gets_a_server_error(
    label: str, operations: dict[str, Operation], fuzzed: Server, session: Session, proof_size: ProofSize
) -> None:
    """For any path, query, headers and body."""
    examples = proof_size.of(quick=5, test=10, prove=100)

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(case=operations[label].as_strategy())
    def ask(case: Case[Any]) -> None:
        reply = case.call(base_url=fuzzed.address, session=session, timeout=PATIENCE)
        assert reply.status_code < 500

    ask()
