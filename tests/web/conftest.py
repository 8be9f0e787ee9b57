"""A real server for the tests of one process, and the doors to it."""

from __future__ import annotations

from collections.abc import Iterator
from shutil import copytree

import httpx
import pytest

from tests.content.small_packs import manifest_of, write_pack
from tests.plain_http import plain_client
from tests.serving import LIGHT, TOY_PACKS, Server, serving
from unspoken.pictures.things.installed import NO_MODELS


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without limits on haste, with two packs more, that writes down all it can."""
    folder = tmp_path_factory.mktemp("server")
    copytree(TOY_PACKS, folder / "packs")
    write_pack(folder / "packs", manifest_of())
    more = (*LIGHT, "--log-level", "debug", "--also", "toygame", "--packs", str(folder / "packs"))
    with serving(folder / "log.db", more) as running:
        yield running


@pytest.fixture(autouse=True)
def _without_models(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that servers of this very process print are not looked at: that has tests of its own."""
    monkeypatch.setenv(NO_MODELS, "1")


@pytest.fixture
def door(server: Server) -> Iterator[httpx.Client]:
    """Somebody's browser, with cookies of its own."""
    with plain_client(base_url=server.address) as client:
        yield client


@pytest.fixture
def other_door(server: Server) -> Iterator[httpx.Client]:
    """Somebody else's browser."""
    with plain_client(base_url=server.address) as client:
        yield client


@pytest.fixture
def code(door: httpx.Client) -> str:
    """The code of a table that the first browser has just opened."""
    return str(door.post("/api/tables", json={"name": "Ada", "game": "echo"}).json()["code"])
