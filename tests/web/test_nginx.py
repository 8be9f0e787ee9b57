"""The server behind a real nginx with the shipped configurations: at the root of a host, and below a path."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.plain_http import plain_async_client
from tests.servers.nginx import Nginx
from tests.web.in_process import serving_here, settings_of

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"
KEPT = "proxy_pass http://127.0.0.1:8000;"
REMOVED = "proxy_pass http://127.0.0.1:8000/;"
ROOT = ("nginx.conf", "", KEPT)
BELOW = ("nginx.subpath.conf", "/games", KEPT)


@pytest.fixture(
    params=[ROOT, BELOW, ("nginx.subpath.conf", "/games", REMOVED)], ids=["root", "below", "removed"]
)
async def address(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """The server's address at nginx."""
    name, base, passing = request.param
    site = (DEPLOY / name).read_text()
    assert KEPT in site
    async with serving_here(settings_of("--public-url", f"https://example.org{base}/")) as server:
        upstream = server.removeprefix("http://")
        proxy = Nginx(site.replace(KEPT, passing.replace("127.0.0.1:8000", upstream)))
        try:
            yield f"{proxy.address}{base}"
        finally:
            proxy.end()


async def test_people_play_through_nginx(address: str) -> None:
    """Pages, requests and sockets pass; metrics do not; uploads may be larger than nginx's default."""
    ada = await Client.opens(address, "Ada", game="echo")
    assert (await ada.say("hello"))["type"] == "ok"
    async with plain_async_client() as http:
        page = await http.get(f"{address}/t/{ada.code}", headers={"accept": "text/html"})
        metrics = await http.get(f"{address}/metrics")
        upload = await http.post(f"{address}/api/tables/{ada.code}/deck/pictures", content=bytes(2_000_000))
        above = await http.get(f"{address.removesuffix('/games')}/games")
    await ada.hang_up()
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert metrics.status_code == 404 and "nginx" in metrics.text
    assert upload.status_code != 413
    if address.endswith("/games"):
        assert (above.status_code, above.headers["location"]) == (301, f"{address}/")
