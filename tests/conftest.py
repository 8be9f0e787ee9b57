"""Options, hooks and fixtures of all tests."""

from __future__ import annotations

import gc
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import parallel
from tests.proof_size import ProofSize
from tests.servers.postgres import Postgres

_TESTS = Path(__file__).parent
sys.path[:0] = [str(_TESTS.parent), str(_TESTS / "toygame")]
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads would only wait for each other
gc.disable()  # garbage collections would take a third of the time of collecting the tests

NOT_QUICK = {_TESTS / line for line in (_TESTS / "not-quick.txt").read_text().splitlines() if line[0] != "#"}
"""Files that `make quick` leaves out."""

settings.register_profile("same for everybody", derandomize=True, deadline=None)
settings.load_profile("same for everybody")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that set the size of the randomized proofs, and the number of processes."""
    parallel.add_option(parser)
    size = parser.getgroup("randomized proofs").addoption
    size("--short", action="store_const", const=0, dest="proof_size", help="few games: make quick")
    size("--long", action="store_const", const=2, dest="proof_size", help="many games: make prove")


def pytest_configure(config: pytest.Config) -> None:
    """Let several processes run the tests."""
    parallel.register(config)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave slow files out of `make quick`: they are not even imported."""
    return True if config.getoption("proof_size") == 0 and collection_path in NOT_QUICK else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long files first. Otherwise a process would be idle while another runs the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Collect garbage less often: thousands of collected tests made each collection slow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds that the tests of each folder took."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                parts = Path(report.nodeid.partition("::")[0]).parts[:-1]
                seconds["/".join(parts[: parts.index("tests") + 2])] += report.duration
    terminalreporter.section("seconds by folder")
    for folder, total in sorted(seconds.items(), key=lambda item: -item[1]):
        terminalreporter.line(f"{total:8.1f} {folder}")


@pytest.fixture(autouse=True)
def _seed_from_test_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed codes, tokens and game seeds with the test's name, so that a failure can be repeated.

    All of `secrets` draws from this function, which has no public name.
    """
    monkeypatch.setattr(random, "_urandom", random.Random(request.node.nodeid).randbytes)


@pytest.fixture(scope="session")
def proof_size(request: pytest.FixtureRequest) -> ProofSize:
    """The size of the randomized proofs: `--short`, default or `--long`."""
    size = request.config.getoption("proof_size")
    return ProofSize(1 if size is None else size)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run tests marked with anyio on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of this process. Tests may kill it: they run one after the other."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The name of an empty database on a running server, even if an earlier test killed the server."""
    with postgres.lend() as name:
        yield name
