"""The HTTP API of a server with an additional language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.languages.made_up import TAG
from tests.plain_http import plain_client
from tests.serving import serving
from unspoken.languages.known import OUTSIDE, shipped_languages


@pytest.fixture(scope="module")
def client(made_up: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OUTSIDE, str(made_up))
        data = tmp_path_factory.mktemp("served") / "tables.db"
        with serving(data) as server, plain_client(base_url=server.address) as opened:
            yield opened


def test_the_language_is_listed(client: httpx.Client) -> None:
    """After the other languages; decks have titles in it."""
    house = client.get("/api/house").json()
    assert house["languages"] == [*shipped_languages(), TAG]
    assert {deck["pack"]: deck["title"][TAG] for deck in house["decks"]}["clouds"] == "neetruoF sduolc"


def test_pictures_have_descriptions_in_the_language(client: httpx.Client) -> None:
    """For people who cannot see them."""
    english, made_up = (client.get(f"/api/packs/ink/alt/{tag}").json() for tag in ("en", TAG))
    assert english.keys() == made_up.keys() and english != made_up


@pytest.mark.parametrize(("asked", "status"), [(TAG, 201), ("zz", 422)])
def test_a_table_is_opened_in_the_language(client: httpx.Client, asked: str, status: int) -> None:
    """But not in an unknown one."""
    opened = client.post("/api/tables", json={"name": "Ada", "game": "pareidolia", "language": asked})
    assert opened.status_code == status
