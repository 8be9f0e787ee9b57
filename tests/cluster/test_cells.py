"""The shipped balancer sends the people of a table to the table's cell."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.client import Client
from tests.pictures import files
from tests.plain_http import plain_client
from tests.servers.caddy import Caddy
from tests.serving import CALM, Server, serving
from tests.web.deck_requests import opened, upload_picture
from unspoken.tables.state.names import ALPHABET

_SHIPPED = Path(__file__).parents[2] / "deploy" / "Caddyfile.cells"
_CELLS = re.findall(r"--cell ([A-Z2-9]+)", _SHIPPED.read_text())


def site(cells: list[Server]) -> str:
    """Return the site of the shipped file, with our servers as cells."""
    block = re.search(r"\{\$ADDRESS\} \{\n(.*)\n\}", _SHIPPED.read_text(), re.DOTALL)
    assert block is not None
    upstreams = dict(zip(("one:8000", "two:8000"), cells, strict=True))
    return re.sub("one:8000|two:8000", lambda name: f"127.0.0.1:{upstreams[name[0]].port}", block[1])


@pytest.fixture(scope="module")
def cells(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers with separate data."""
    tmp_path = tmp_path_factory.mktemp("cells")
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                serving(
                    tmp_path / f"{number}.db", (*CALM, "--no-limits", "--bot-workers", "0", "--cell", cell)
                )
            )
            for number, cell in enumerate(_CELLS)
        ]


@pytest.fixture(scope="module")
def balancer(cells: list[Server]) -> Iterator[Caddy]:
    """The shipped balancer in front of them."""
    caddy = Caddy(site(cells))
    try:
        yield caddy
    finally:
        caddy.end()


def test_the_cells_of_the_shipped_balancer_share_the_alphabet() -> None:
    """Each character belongs to exactly one cell."""
    assert sorted("".join(_CELLS)) == sorted(ALPHABET)


@pytest.mark.parametrize("path", ["/ws/{}23456", "/t/{}23456", "/r/{}23456/1", "/pictures/own-{}0a/x.jpg"])
def test_every_path_of_a_table_leads_to_one_cell(path: str) -> None:
    """In upper or lower case. A waiting TV belongs to no table."""
    rules = [re.compile(rule) for rule in re.findall(r"path_regexp (\S+)", _SHIPPED.read_text())]
    for char in ALPHABET:
        for case in (char, char.lower()):
            matches = [bool(rule.match(path.format(case))) for rule in rules]
            assert matches == [char in cell for cell in _CELLS], path.format(case)
    assert not any(rule.match("/ws/tv") for rule in rules)


async def _meet(balancer: Caddy, cells: list[Server]) -> list[str]:
    """Open a table in each cell, join it through the balancer, and return the codes."""
    codes = []
    for cell in cells:
        host = await Client.opens(cell.address, "Ada", game="telepathic")
        guest = await Client.joins(balancer.address, host.code.lower(), "Bob")
        await host.until(lambda host=host: len(host.room["people"]) == 2)  # type: ignore[misc]  # bind this host
        async with httpx.AsyncClient(base_url=balancer.address) as http:
            assert (await http.get(f"/t/{host.code}")).status_code == 200
            assert (await http.get(f"/api/tables/{host.code}")).status_code == 200
        codes.append(host.code)
        await guest.hang_up()
        await host.hang_up()
    return codes


def test_people_reach_the_cell_of_their_table(balancer: Caddy, cells: list[Server]) -> None:
    """Codes begin with a character of their cell, in upper or lower case."""
    codes = asyncio.run(_meet(balancer, cells))
    assert [code[0] in cell for code, cell in zip(codes, _CELLS, strict=True)] == [True, True]


@pytest.mark.parametrize("number", range(len(_CELLS)))
def test_own_pictures_reach_the_cell_of_their_table(
    number: int, balancer: Caddy, cells: list[Server]
) -> None:
    """A host uploads a picture through the balancer, and gets it back."""
    with (
        opened(cells[number]) as (host, code),
        plain_client(base_url=balancer.address, cookies=dict(host.cookies)) as client,
    ):
        deck = upload_picture(client, code, files.jpeg()).json()
        picture = client.get(f"/pictures/{deck['pack']}/{deck['pictures'][0]['id']}.s.webp")
    assert (picture.headers["content-type"], picture.content[8:12]) == ("image/webp", b"WEBP")
