"""Tests for own words that a host lends to every table of the server."""

from __future__ import annotations

import httpx
import pytest

from tests.client import Client, Json
from tests.plain_http import plain_async_client, plain_client
from tests.serving import Server
from tests.web.deck_requests import opened, refusal
from tests.web.in_process import serving_here, settings_of

WORDS = [f"word{number}" for number in range(20)]


def keep(client: httpx.Client, code: str, **wish: str) -> httpx.Response:
    """Save own words for a table's game."""
    wish = {"text": "\n".join(WORDS), **wish}
    return client.post(f"/api/tables/{code}/words/rorschach", json={**wish, "keep": True})


def offered(client: httpx.Client, code: str, title: str) -> list[Json]:
    """Return the decks with this title that a table can choose."""
    decks = client.get(f"/api/tables/{code}/decks").json()["decks"]
    return [deck for deck in decks if deck["title"]["en"] == title]


def test_the_host_sees_whether_words_may_be_lent_and_are_lent(server: Server) -> None:
    """By default they belong to the table only."""
    with opened(server) as (client, code):
        before = keep(client, code).json()
        after = keep(client, code, reach="house", title=" Our  attic ").json()
        read_again = client.get(f"/api/tables/{code}/words/rorschach").json()
    assert (before["may_lend"], before["reach"], before["title"]) == (True, "table", "")
    assert (after["reach"], after["title"]) == ("house", "Our attic")
    assert (read_again["reach"], read_again["title"]) == ("house", "Our attic")


def test_words_that_are_no_longer_lent_are_not_offered(server: Server) -> None:
    """They stay with their own table."""
    with opened(server) as (ada, home), opened(server) as (bob, elsewhere):
        keep(ada, home, reach="house", title="Taken back")
        assert len(offered(bob, elsewhere, "Taken back")) == 1
        assert keep(ada, home).json()["reach"] == "table"
        assert offered(bob, elsewhere, "Taken back") == []
        assert ada.get(f"/api/tables/{home}/words/rorschach").json()["text"] == "\n".join(WORDS)


def test_nobody_else_reads_the_list(server: Server) -> None:
    """Other tables see the number of words, not the words."""
    with opened(server) as (ada, home), opened(server) as (bob, elsewhere):
        keep(ada, home, reach="house", title="Unread")
        (deck,) = offered(bob, elsewhere, "Unread")
        assert (deck["kind"], deck["cards"], deck["own"]) == ("words", 20, False)
        assert b"word7" not in bob.get(f"/api/tables/{elsewhere}/decks").content
        assert b"word7" not in bob.get("/api/house").content


def test_words_without_a_title_are_neither_lent_nor_saved(server: Server) -> None:
    """The request is refused."""
    with opened(server) as (client, code):
        assert refusal(keep(client, code, reach="house")) == "title-empty"
        assert client.get(f"/api/tables/{code}/words/rorschach").json()["words"] == []


@pytest.mark.anyio
async def test_words_cannot_be_lent_on_a_public_server() -> None:
    """On a public server, any stranger can be a host, and could show their words to everybody."""
    public = settings_of("--public-url", "https://unspoken.example.org")
    async with serving_here(public) as address, plain_async_client(base_url=address) as client:
        code = (await client.post("/api/tables", json={"name": "Ada"})).json()["code"]
        wish, path = {"text": "\n".join(WORDS), "keep": True}, f"/api/tables/{code}/words/rorschach"
        rude = await client.post(path, json={**wish, "reach": "house", "title": "Rude"})
        assert refusal(rude) == "words-not-for-house"
        assert (await client.post(path, json=wish)).json()["may_lend"] is False


@pytest.mark.anyio
async def test_another_table_plays_with_lent_words(server: Server) -> None:
    """ROR-15: every word on the table is from the lent list."""
    bob = await Client.opens(server.address, "Bob", game="rorschach")
    for _ in range(3):
        await bob.command("add-bot")
    cookies = {f"unspoken_{bob.code}": bob.token}
    with (
        opened(server) as (ada, home),
        plain_client(base_url=server.address, cookies=cookies) as client,
    ):
        keep(ada, home, reach="house", title="Played elsewhere")
        (deck,) = offered(client, str(bob.code), "Played elsewhere")
    await bob.command("choose", game="rorschach", options={"words": deck["pack"]})
    assert (await bob.command("start"))["type"] == "ok"
    await bob.until(lambda: len(bob.frame.get("public", {}).get("words", ())) == 3)
    assert {word["text"]["en"] for word in bob.frame["public"]["words"]} < set(WORDS)
    await bob.hang_up()
