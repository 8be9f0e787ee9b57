"""Fixtures: a real server, and HTTP clients for it."""

from __future__ import annotations

from collections.abc import Iterator
from shutil import copytree

import httpx
import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.plain_http import plain_client
from tests.serving import LIGHT, TOY_PACKS, Server, serving
from unspoken.pictures.classifier.installed import NO_MODELS


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with high rate limits, two additional packs and debug logging."""
    folder = tmp_path_factory.mktemp("server")
    copytree(TOY_PACKS, folder / "packs")
    write_pack(folder / "packs", manifest_of())
    more = (*LIGHT, "--log-level", "debug", "--also", "toygame", "--packs", str(folder / "packs"))
    with serving(folder / "log.db", more) as running:
        yield running


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not classify the pictures of in-process servers; the classifier has its own tests."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    """A browser with its own cookies."""
    with plain_client(base_url=server.address) as client:
        yield client


@pytest.fixture
def other_client(server: Server) -> Iterator[httpx.Client]:
    """The browser of another person."""
    with plain_client(base_url=server.address) as client:
        yield client


@pytest.fixture
def code(client: httpx.Client) -> str:
    """The code of a table that the first browser has just opened."""
    return str(client.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"])
