"""What all tests share: the way to each other, and to the toy game, which lies outside the project."""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.proof_size import ProofSize
from tests.servers.postgres import Postgres

_TESTS = Path(__file__).parent
sys.path[:0] = [str(_TESTS.parent), str(_TESTS / "toygame")]

NOT_QUICK = {_TESTS / line for line in (_TESTS / "not-quick.txt").read_text().splitlines() if line[0] != "#"}
"""Files that `make quick` leaves out."""

settings.register_profile("same for everybody", derandomize=True, deadline=None)
settings.load_profile("same for everybody")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The randomized proofs have three sizes: `make quick`, `make test` and `make prove`."""
    size = parser.getgroup("randomized proofs").addoption
    size("--short", action="store_const", const=0, dest="proof_size", help="few games: make quick")
    size("--long", action="store_const", const=2, dest="proof_size", help="many games: make prove")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave slow files out of `make quick`: they are not even imported."""
    return True if config.getoption("proof_size") == 0 and collection_path in NOT_QUICK else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long files first. Otherwise one worker would be idle while the other runs the last of them.

    A worker without tests takes some from the end of the other's queue, so few fixtures are made twice.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds that the tests of each folder took."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folder, _, name = report.nodeid.partition("::")[0].partition("/")[2].partition("/")
                seconds[folder if name else "."] += report.duration
    terminalreporter.section("seconds by folder")
    for folder, sum_of in sorted(seconds.items(), key=lambda item: -item[1]):
        terminalreporter.line(f"{sum_of:8.1f} tests/{folder}")


@pytest.fixture(autouse=True)
def _chance_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes, tokens and seeds that a test draws hang on its name: it fails for everybody or for nobody.

    All of `secrets` draws from this one function, which has no public name.
    """
    monkeypatch.setattr(random, "_urandom", random.Random(request.node.nodeid).randbytes)


@pytest.fixture(scope="session")
def proof_size(request: pytest.FixtureRequest) -> ProofSize:
    """The size of the randomized proofs: `--short`, none or `--long`."""
    size = request.config.getoption("proof_size")
    return ProofSize(1 if size is None else size)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked with anyio run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process, which run one after the other: any of them may kill it."""
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The name of a database of one's own on a server that runs, whatever the test before did to it."""
    with postgres.lend() as name:
        yield name
