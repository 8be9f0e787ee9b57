"""A server that is started with one folder more, asked as a browser asks it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.languages.made_up import TAG
from tests.plain_http import plain_client
from tests.serving import serving
from unspoken.languages.known import OUTSIDE


@pytest.fixture(scope="module")
def door(made_up: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Such a server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OUTSIDE, str(made_up))
        data = tmp_path_factory.mktemp("served") / "tables.db"
        with serving(data) as server, plain_client(base_url=server.address) as client:
            yield client


def test_the_house_says_that_it_is_spoken(door: httpx.Client) -> None:
    """After the others; and its decks have a title in it."""
    told = door.get("/api/house").json()
    assert told["languages"] == ["en", "pl", TAG]
    assert {deck["pack"]: deck["title"][TAG] for deck in told["decks"]}["clouds"] == "neetruoF sduolc"


def test_pictures_are_described_in_it(door: httpx.Client) -> None:
    """For those who do not see them."""
    english, spoken = (door.get(f"/api/packs/ink/alt/{tag}").json() for tag in ("en", TAG))
    assert english.keys() == spoken.keys() and english != spoken


@pytest.mark.parametrize(("asked", "status"), [(TAG, 201), ("zz", 422)])
def test_a_table_is_opened_in_it(door: httpx.Client, asked: str, status: int) -> None:
    """And in none that this house does not speak."""
    opened = door.post("/api/tables", json={"name": "Ada", "game": "pareidolia", "language": asked})
    assert opened.status_code == status
