"""Tests for own decks: uploads, and who may see them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest

from tests.client import Client
from tests.pictures import files
from tests.plain_http import plain_client
from tests.serving import LIGHT, TOY_PACKS, Server, serving
from tests.web.deck_requests import (
    Json,
    StoredDeck,
    change,
    database_with_deck,
    opened,
    refusal,
    upload_picture,
)
from unspoken.languages.known import complete_languages
from unspoken.languages.sentences import page_sentences
from unspoken.pictures.classifier.installed import NO_MODELS


@dataclass
class Host(StoredDeck):
    """A host with a deck of twenty pictures, and their browser."""

    client: httpx.Client


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Host]]:
    """A server with a table that has an own deck, for this table only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NO_MODELS, "1")
        data = tmp_path_factory.mktemp("decks") / "log.db"
        deck = asyncio.run(database_with_deck(data))
    with (
        serving(data, (*LIGHT, "--also", "toygame", "--packs", str(TOY_PACKS))) as server,
        plain_client(base_url=server.address, cookies=deck.cookies) as client,
    ):
        yield server, Host(deck.code, deck.cookies, deck.pack, deck.picture, client)


@pytest.fixture(scope="module")
def server(house: tuple[Server, Host]) -> Server:
    """The server for all tests of this file."""
    return house[0]


@pytest.fixture(scope="module")
def host(house: tuple[Server, Host]) -> Host:
    """A host whose deck is for their table only."""
    return house[1]


# ---- uploads


def test_an_uploaded_picture_is_served_to_its_table(host: Host) -> None:
    """As WebP, and not cached by proxies."""
    reply = host.client.get(f"/pictures/{host.pack}/{host.picture}.s.webp")
    assert (reply.headers["content-type"], reply.content[8:12]) == ("image/webp", b"WEBP")
    assert reply.headers["cache-control"].startswith("private")


def test_the_declared_content_type_is_ignored(client: httpx.Client, code: str) -> None:
    """A PNG that is declared as a JPEG is accepted as a PNG."""
    reply = client.post(
        f"/api/tables/{code}/deck/pictures", content=files.png(), headers={"content-type": "image/jpeg"}
    )
    assert (reply.status_code, len(reply.json()["pictures"])) == (201, 1)


def test_a_new_deck_is_empty(client: httpx.Client, code: str) -> None:
    """The reply tells the page the limits for uploads."""
    deck = client.get(f"/api/tables/{code}/deck").json()
    assert (deck["pictures"], deck["least"], deck["most"], deck["megabytes"]) == ([], 20, 100, 10)


@pytest.mark.parametrize(
    ("make", "code_of_refusal"),
    [
        (files.text_bomb, "picture-broken"),
        (files.and_archive, "picture-two-natures"),
        (lambda: files.SVG, "picture-other-kind"),
        (lambda: bytes(10_000_001), "picture-too-heavy"),
    ],
    ids=["bomb", "archive", "svg", "heavy"],
)
def test_an_invalid_picture_is_refused_and_not_stored(
    client: httpx.Client, code: str, make: Callable[[], bytes], code_of_refusal: str
) -> None:
    """The deck stays empty. tests/pictures/test_rendering.py covers the other refusals."""
    assert refusal(upload_picture(client, code, make())) == code_of_refusal
    assert client.get(f"/api/tables/{code}/deck").json()["pictures"] == []


def test_every_refusal_has_a_message_in_each_language() -> None:
    """For all codes that picture files can get."""
    codes = (
        "other-kind",
        "unknown",
        "broken",
        "moves",
        "two-natures",
        "too-small",
        "too-many-pixels",
        "too-many-scans",
        "too-much",
    )
    assert all(
        f"refused-picture-{code}" in page_sentences(tag) for tag in complete_languages() for code in codes
    )


def test_a_duplicate_picture_is_refused(client: httpx.Client, code: str) -> None:
    """With a code of its own."""
    upload_picture(client, code, files.jpeg(3))
    assert refusal(upload_picture(client, code, files.jpeg(3))) == "picture-twice"


def test_a_picture_can_be_removed(client: httpx.Client, code: str) -> None:
    """Its file is deleted, since no game has dealt it."""
    deck = upload_picture(client, code, files.jpeg(1)).json()
    picture = deck["pictures"][0]["id"]
    left = client.delete(f"/api/tables/{code}/deck/pictures/{picture}").json()
    assert left["pictures"] == []
    assert refusal(client.get(f"/pictures/{deck['pack']}/{picture}.webp")) == "no-such-pack"


def test_a_typed_description_is_served_for_the_picture(client: httpx.Client, code: str) -> None:
    """In any language, together with those of the pack that fills up the deck."""
    deck = upload_picture(client, code, files.jpeg(1)).json()
    picture = deck["pictures"][0]["id"]
    change(client, code, alts={picture: "Ein Leuchtturm"})
    alts = client.get(f"/api/packs/{deck['pack']}/alt/pl").json()
    assert alts[picture] == "Ein Leuchtturm" and len(alts) > 50


@pytest.mark.parametrize(
    ("what", "code_of_refusal"),
    [
        ({"title": " "}, "title-empty"),
        ({"alts": {"0" * 16: "x"}}, "no-such-picture"),
        ({"reach": "world"}, "unreadable"),
        ({"trumps": 1}, "unreadable"),
    ],
)
def test_an_invalid_change_is_refused(
    client: httpx.Client, code: str, what: Json, code_of_refusal: str
) -> None:
    """ALL-03: a refused request changes nothing."""
    before = client.get(f"/api/tables/{code}/deck").json()
    assert refusal(change(client, code, **what)) == code_of_refusal
    assert client.get(f"/api/tables/{code}/deck").json() == before


# ---- access


def test_a_stranger_cannot_upload_a_picture(other_client: httpx.Client, code: str) -> None:
    """The request has no token of this table."""
    assert refusal(upload_picture(other_client, code, files.jpeg())) == "bad-token"


def test_a_guest_cannot_upload_a_picture(other_client: httpx.Client, code: str) -> None:
    """Only the host may."""
    other_client.post(f"/api/tables/{code}/people", json={"name": "Bob"})
    assert refusal(upload_picture(other_client, code, files.jpeg())) == "not-host"


def test_uploads_are_refused_while_a_game_is_on(server: Server) -> None:
    """Its deck is already dealt."""
    with opened(server, game="dixit", bots=3) as (client, code):
        assert refusal(upload_picture(client, code, files.jpeg())) == "not-now"


def test_a_guest_sees_the_tables_deck(host: Host, other_client: httpx.Client) -> None:
    """The deck is listed at this table, and everybody at the table may see its pictures."""
    other_client.post(f"/api/tables/{host.code}/people", json={"name": "Bob"})
    decks = other_client.get(f"/api/tables/{host.code}/decks").json()["decks"]
    assert [deck["pack"] for deck in decks if deck["own"]] == [host.pack]
    assert other_client.get(f"/pictures/{host.pack}/{host.picture}.webp").status_code == 200


def test_people_of_other_tables_do_not_see_the_deck(host: Host, client: httpx.Client, code: str) -> None:
    """Neither in a list, nor its pictures and descriptions by the pack's name."""
    listed = [
        *client.get("/api/house").json()["decks"],
        *client.get(f"/api/tables/{code}/decks").json()["decks"],
    ]
    assert host.pack not in {deck["pack"] for deck in listed}
    assert refusal(client.get(f"/pictures/{host.pack}/{host.picture}.webp")) == "no-such-pack"
    assert refusal(client.get(f"/api/packs/{host.pack}/alt/en")) == "no-such-pack"


# ---- playing


def test_a_game_is_dealt_from_the_deck_and_the_pack_that_fills_it_up(host: Host) -> None:
    """DIX-01: twenty own pictures and eight dreams for four players; all are served under the deck's name."""

    async def hand() -> tuple[list[str], Json]:
        ada = Client(str(host.client.base_url), host.code, host.client.cookies[f"unspoken_{host.code}"])
        await ada.connect()
        options = {"deck": host.pack}
        await ada.command("choose", game="dixit", options=options)
        for _ in range(4 - len(ada.room["chairs"])):
            await ada.command("add-bot")
        reply = await ada.command("start")
        await ada.sees_the_game()
        cards = [str(card) for card in ada.frame["private"]["hand"]]
        await ada.hang_up()
        return cards, reply

    cards, reply = asyncio.run(hand())
    assert reply["type"] == "ok"
    urls = [f"/pictures/{host.pack}/{card}.webp" for card in cards]
    assert [host.client.get(url).status_code for url in urls] == [200] * 6


def test_another_table_cannot_use_the_deck(host: Host, server: Server) -> None:
    """Even with the pack's name."""

    async def start() -> Json:
        bob = await Client.opens(server.address, "Bob", game="dixit")
        await bob.command("choose", game="dixit", options={"deck": host.pack})
        for _ in range(3):
            await bob.command("add-bot")
        reply = await bob.command("start")
        await bob.hang_up()
        return reply

    assert asyncio.run(start())["code"] == "no-such-pack"
