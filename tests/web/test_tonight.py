"""Tonight's deck over HTTP: a word from the host, and how far it is to everybody at the table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.content.own.quick_painter import QuickPainter, SlowPainter
from tests.plain_http import plain_async_client
from tests.web.in_process import serving_here
from unspoken.content.own.deck import LEAST
from unspoken.web.limits import Rate
from unspoken.web.settings import Settings

pytestmark = pytest.mark.anyio

CARDS = 6


class Doors:
    """A host at a table of theirs, a guest, and somebody from elsewhere."""

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

    async def wish(self, word: object) -> httpx.Response:
        return await self.host.post(f"{self.path}/tonight", json={"word": word})

    async def until_drawn(self, painter: SlowPainter, cards: int) -> dict[str, object]:
        """What the guest is told when so many cards are there."""
        for _ in range(cards):
            painter.may_draw.release()
        told: dict[str, object] = {"drawn": 0}
        while told["drawn"] != cards:
            told = (await self.guest.get(f"{self.path}/tonight")).json()
        return told


@pytest.fixture
def painter() -> SlowPainter:
    return SlowPainter()


@pytest.fixture
async def doors(painter: SlowPainter) -> AsyncIterator[Doors]:
    settings = Settings(tonight=True, tonight_cards=CARDS, address_rate=Rate(burst=1e9, per_second=1e9))
    async with (
        serving_here(settings, painter=painter) as address,
        plain_async_client(base_url=address) as host,
        plain_async_client(base_url=address) as guest,
        plain_async_client(base_url=address) as stranger,
    ):
        doors = Doors(host, guest, stranger)
        await doors.sit_down()
        yield doors


async def test_before_a_word_there_is_no_deck(doors: Doors) -> None:
    """But it is known how many cards it would have."""
    told = (await doors.guest.get(f"{doors.path}/tonight")).json()
    assert (told["word"], told["pack"], told["drawn"], told["cards"], told["least"]) == (
        "",
        "",
        0,
        CARDS,
        LEAST,
    )


async def test_a_word_begins_a_deck_that_all_at_the_table_see_grow(
    doors: Doors, painter: SlowPainter
) -> None:
    """Its word, how far it is, and no more than three of its cards."""
    wished = await doors.wish(" Moth ")
    told = await doors.until_drawn(painter, 5)
    assert (wished.status_code, told["word"], told["progress"]) == (201, "Moth", "drawing")
    assert len(told["shown"]) == 3  # type: ignore[arg-type]  # a JSON list


async def test_a_drawn_card_is_seen_by_its_table_alone(doors: Doors, painter: SlowPainter) -> None:
    """Under a name that tells nothing of the word."""
    await doors.wish("moth")
    told = await doors.until_drawn(painter, 1)
    picture = f"/pictures/{told['pack']}/{told['shown'][0]}.s.webp"  # type: ignore[index]  # a JSON list
    seen = [(await door.get(picture)).status_code for door in (doors.guest, doors.stranger)]
    assert (seen, "moth" in picture) == ([200, 422], False)


async def test_it_is_among_the_decks_from_the_first_word_on(doors: Doors) -> None:
    """So that its name can be told while it is drawn."""
    pack = (await doors.wish("moth")).json()["pack"]
    decks = (await doors.guest.get(f"{doors.path}/decks")).json()["decks"]
    mine = next(deck for deck in decks if deck["pack"] == pack)
    assert (mine["word"], mine["title"]["pl"], mine["own"], mine["cards"]) == ("moth", "moth", True, 0)


async def test_its_cards_are_told_in_words(doors: Doors, painter: SlowPainter) -> None:
    """To whoever cannot see them, in their language."""
    await doors.wish("moth")
    told = await doors.until_drawn(painter, 1)
    alts = (await doors.guest.get(f"/api/packs/{told['pack']}/alt/pl")).json()
    assert alts[told["shown"][0]] == "Wieloryb nad miastem."  # type: ignore[index]  # a JSON list


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("", "word-empty"),
        ("x" * 10_000, "word-too-long"),
        ("mo\x07th", "word-unprintable"),
        (7, "unreadable"),
        (None, "unreadable"),
    ],
    ids=["empty", "10,000 signs", "a bell", "a number", "nothing"],
)
async def test_what_is_no_word_changes_nothing(doors: Doors, word: object, code: str) -> None:
    """A clear sentence, and the deck that is drawn goes on."""
    before = (await doors.wish("moth")).json()
    refused = await doors.wish(word)
    after = (await doors.guest.get(f"{doors.path}/tonight")).json()
    assert (refused.status_code, refused.json()["code"], after["pack"]) == (422, code, before["pack"])


async def test_only_the_host_wishes(doors: Doors) -> None:
    """Guests see, strangers not even that."""
    guest = await doors.guest.post(f"{doors.path}/tonight", json={"word": "moth"})
    stranger = await doors.stranger.get(f"{doors.path}/tonight")
    assert (guest.json()["code"], stranger.json()["code"]) == ("not-host", "bad-token")


async def test_a_tv_sees_it_come(doors: Doors) -> None:
    """It is nobody of the table, and shows what everybody there sees."""
    told = (await doors.wish("moth")).json()
    put_up = await doors.host.post(f"{doors.path}/tvs/here")
    doors.stranger.cookies.update(put_up.cookies)
    shown = await doors.stranger.get(f"{doors.path}/tonight")
    wished = await doors.stranger.post(f"{doors.path}/tonight", json={"word": "whale"})
    assert (shown.json()["pack"], wished.json()["code"]) == (told["pack"], "bad-token")


async def test_an_address_has_its_share_of_the_painter(painter: SlowPainter) -> None:
    """Who has had much drawn waits; what is being drawn is drawn to its end."""
    settings = Settings(tonight=True, tonight_cards=CARDS, drawing_rate=Rate(burst=1, per_second=0))
    async with (
        serving_here(settings, painter=painter) as address,
        plain_async_client(base_url=address) as host,
    ):
        doors = Doors(host, host, host)
        await doors.sit_down()
        await doors.wish("moth")
        await doors.until_drawn(painter, 1)
        assert (await doors.wish("whale")).json()["code"] == "drawings-take-long"


async def test_where_nobody_draws_the_house_says_so() -> None:
    """In what it tells of itself, and to whoever asks all the same."""
    async with serving_here(Settings()) as address, plain_async_client(base_url=address) as host:
        doors = Doors(host, host, host)
        await doors.sit_down()
        offered = (await host.get("/api/house")).json()["tonight"]
        assert (offered, (await doors.wish("moth")).json()["code"]) == (False, "nothing-drawn-here")


async def test_a_painter_that_stops_is_told_with_its_reason() -> None:
    """As a refusal, with all that its sentence needs."""
    settings = Settings(tonight=True, tonight_cards=CARDS, address_rate=Rate(burst=1e9, per_second=1e9))
    async with (
        serving_here(settings, painter=QuickPainter(breaks_at=2)) as address,
        plain_async_client(base_url=address) as host,
    ):
        doors = Doors(host, host, host)
        await doors.sit_down()
        told = (await doors.wish("moth")).json()
        while told["trouble"] is None:
            told = (await host.get(f"{doors.path}/tonight")).json()
        assert (told["drawn"], told["progress"], told["trouble"]["code"]) == (2, "stopped", "painter-lost")
