"""What all tests share: the way to each other, and to the toy game, which lies outside the project."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.servers.postgres import Postgres

_TESTS = Path(__file__).parent
sys.path[:0] = [str(_TESTS.parent), str(_TESTS / "toygame")]

settings.register_profile("same for everybody", derandomize=True, deadline=None)
settings.load_profile("same for everybody")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The long proofs can be short, for whoever is at work; by themselves they are whole."""
    parser.addoption("--short", action="store_true", help="let the long proofs look at fewer games")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files come first, or a core would wait at the end for the one that has the last of them.

    Whoever has no work left takes some from the end of another's: no course that a file shares is run twice.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(autouse=True)
def _chance_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes, tokens and seeds that a test draws hang on its name: it fails for everybody or for nobody.

    All of `secrets` draws from this one function, which has no public name.
    """
    monkeypatch.setattr(random, "_urandom", random.Random(request.node.nodeid).randbytes)


@pytest.fixture(scope="session")
def short(request: pytest.FixtureRequest) -> bool:
    """Whether the long proofs are to look at fewer games."""
    return bool(request.config.getoption("--short"))


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
    postgres.start()
    name = postgres.fresh_database()
    yield name
    postgres.start()
    postgres.drop(name)
