"""Tests for tonight's deck over HTTP: the host's word, and the progress for everybody at the table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.content.own.quick_painter import QuickPainter, SlowPainter
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here
from unspoken.content.own.deck import MIN_PICTURES
from unspoken.web.limits.token_bucket import Rate
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

CARDS = 6


class Clients:
    """The browsers of a table's host, of a guest and of a stranger."""

    def __init__(
        self, host: httpx.AsyncClient, guest: httpx.AsyncClient, stranger: httpx.AsyncClient
    ) -> None:
        self.host = host
        self.guest = guest
        self.stranger = stranger
        self.path = ""

    async def sit_down(self) -> None:
        code = (await self.host.post("/api/tables", json={"name": "Ada"})).json()["code"]
        self.path = f"/api/tables/{code}"
        if self.guest is not self.host:
            await self.guest.post(f"{self.path}/people", json={"name": "Bo"})

    async def request(self, word: object) -> httpx.Response:
        return await self.host.post(f"{self.path}/tonight", json={"word": word})

    async def until_drawn(self, painter: SlowPainter, cards: int) -> dict[str, object]:
        """Let the painter draw this many cards; return the guest's view of the progress."""
        for _ in range(cards):
            painter.may_draw.release()
        progress: dict[str, object] = {"drawn": 0}
        while progress["drawn"] != cards:
            progress = (await self.guest.get(f"{self.path}/tonight")).json()
        return progress


@pytest.fixture
def painter() -> SlowPainter:
    return SlowPainter()


@pytest.fixture
async def clients(painter: SlowPainter) -> AsyncIterator[Clients]:
    settings = Settings(tonight=True, tonight_cards=CARDS, api_rate=Rate(burst=1e9, per_second=1e9))
    async with (
        serving_here(settings, painter=painter) as address,
        plain_async_client(base_url=address) as host,
        plain_async_client(base_url=address) as guest,
        plain_async_client(base_url=address) as stranger,
    ):
        clients = Clients(host, guest, stranger)
        await clients.sit_down()
        yield clients


async def test_without_a_word_there_is_no_deck(clients: Clients) -> None:
    """The reply says how many cards it would have."""
    state = (await clients.guest.get(f"{clients.path}/tonight")).json()
    assert (state["word"], state["pack"], state["drawn"], state["cards"], state["least"]) == (
        "",
        "",
        0,
        CARDS,
        MIN_PICTURES,
    )


async def test_everybody_at_the_table_sees_the_progress(clients: Clients, painter: SlowPainter) -> None:
    """The word, the number of cards, and three sample cards."""
    reply = await clients.request(" Moth ")
    state = await clients.until_drawn(painter, 5)
    assert (reply.status_code, state["word"], state["progress"]) == (201, "Moth", "drawing")
    assert len(state["shown"]) == 3  # type: ignore[arg-type]  # a JSON list


async def test_only_the_table_may_see_a_drawn_card(clients: Clients, painter: SlowPainter) -> None:
    """The card's name does not reveal the word."""
    await clients.request("moth")
    state = await clients.until_drawn(painter, 1)
    picture = f"/pictures/{state['pack']}/{state['shown'][0]}.s.webp"  # type: ignore[index]  # a JSON list
    statuses = [(await client.get(picture)).status_code for client in (clients.guest, clients.stranger)]
    assert (statuses, "moth" in picture) == ([200, 422], False)


async def test_the_deck_is_listed_while_it_is_drawn(clients: Clients) -> None:
    """With the word as its title."""
    pack = (await clients.request("moth")).json()["pack"]
    decks = (await clients.guest.get(f"{clients.path}/decks")).json()["decks"]
    mine = next(deck for deck in decks if deck["pack"] == pack)
    assert (mine["word"], mine["title"]["pl"], mine["own"], mine["cards"]) == ("moth", "moth", True, 0)


async def test_the_drawn_cards_have_descriptions(clients: Clients, painter: SlowPainter) -> None:
    """In the requested language."""
    await clients.request("moth")
    state = await clients.until_drawn(painter, 1)
    alts = (await clients.guest.get(f"/api/packs/{state['pack']}/alt/pl")).json()
    assert alts[state["shown"][0]] == "Wieloryb nad miastem."  # type: ignore[index]  # a JSON list


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "word-empty"),
        ("x" * 10_000, "word-too-long"),
        ("mo\x07th", "word-unprintable"),
        (7, "unreadable"),
        (None, "unreadable"),
    ],
    ids=["empty", "10,000 characters", "control character", "number", "null"],
)
async def test_an_invalid_word_is_refused(clients: Clients, word: object, code: str) -> None:
    """The deck that is being drawn continues."""
    before = (await clients.request("moth")).json()
    refused = await clients.request(word)
    after = (await clients.guest.get(f"{clients.path}/tonight")).json()
    assert (refused.status_code, refused.json()["code"], after["pack"]) == (422, code, before["pack"])


async def test_only_the_host_can_request_a_deck(clients: Clients) -> None:
    """Guests can see it; strangers cannot."""
    guest = await clients.guest.post(f"{clients.path}/tonight", json={"word": "moth"})
    stranger = await clients.stranger.get(f"{clients.path}/tonight")
    assert (guest.json()["code"], stranger.json()["code"]) == ("not-host", "bad-token")


async def test_a_tv_sees_the_progress(clients: Clients) -> None:
    """But it cannot request a deck."""
    state = (await clients.request("moth")).json()
    put_up = await clients.host.post(f"{clients.path}/tvs/here")
    clients.stranger.cookies.update(put_up.cookies)
    shown = await clients.stranger.get(f"{clients.path}/tonight")
    refused = await clients.stranger.post(f"{clients.path}/tonight", json={"word": "whale"})
    assert (shown.json()["pack"], refused.json()["code"]) == (state["pack"], "bad-token")


async def test_the_drawing_time_is_limited_by_address(painter: SlowPainter) -> None:
    """A new deck is refused when the address has used up its budget."""
    settings = Settings(tonight=True, tonight_cards=CARDS, drawing_rate=Rate(burst=1, per_second=0))
    async with (
        serving_here(settings, painter=painter) as address,
        plain_async_client(base_url=address) as host,
    ):
        clients = Clients(host, host, host)
        await clients.sit_down()
        await clients.request("moth")
        await clients.until_drawn(painter, 1)
        assert (await clients.request("whale")).json()["code"] == "drawings-take-long"


async def test_a_server_without_a_painter_refuses_to_draw() -> None:
    """Its info says so too."""
    async with serving_here(Settings()) as address, plain_async_client(base_url=address) as host:
        clients = Clients(host, host, host)
        await clients.sit_down()
        offered = (await host.get("/api/house")).json()["tonight"]
        assert (offered, (await clients.request("moth")).json()["code"]) == (False, "nothing-drawn-here")


async def test_the_progress_has_the_reason_why_the_painter_stopped() -> None:
    """As a refusal."""
    settings = Settings(tonight=True, tonight_cards=CARDS, api_rate=Rate(burst=1e9, per_second=1e9))
    async with (
        serving_here(settings, painter=QuickPainter(breaks_at=2)) as address,
        plain_async_client(base_url=address) as host,
    ):
        clients = Clients(host, host, host)
        await clients.sit_down()
        state = (await clients.request("moth")).json()
        while state["trouble"] is None:
            state = (await host.get(f"{clients.path}/tonight")).json()
        assert (state["drawn"], state["progress"], state["trouble"]["code"]) == (2, "stopped", "painter-lost")
