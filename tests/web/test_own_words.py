"""Tests for a table's own words over HTTP: only the host can read and write them."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from tests.client import Client, Json
from tests.patience import PATIENCE
from tests.plain_http import plain_client, plain_get
from tests.serving import Server
from unspoken.tables.state.own_words import LONGEST_TEXT
from unspoken.web.http.rate_limiter import RateLimiter
from unspoken.web.settings import Settings

WORDS = [f"word{number}" for number in range(20)]
TEXT = "\n".join([*WORDS, "cat = kitty (animal)"])


@pytest.fixture
def table(client: httpx.Client, other_client: httpx.Client) -> str:
    """Return the API path of a table that the first browser has opened and the second has joined."""
    code = client.post("/api/tables", json={"name": "Ada", "game": "rorschach"}).json()["code"]
    other_client.post(f"/api/tables/{code}/people", json={"name": "Bob"})
    return f"/api/tables/{code}"


def write(client: httpx.Client, table: str, text: str, *, keep: bool = True, game: str = "rorschach") -> Json:
    """Send a text; return the reply."""
    reply: Json = client.post(f"{table}/words/{game}", json={"text": text, "keep": keep}).json()
    return reply


def test_the_reply_has_parsed_words_and_invalid_lines(client: httpx.Client, table: str) -> None:
    """With the number of each invalid line."""
    reply = write(client, table, "cat = kitty (animal)\n(x\ndog", keep=False)
    assert reply["words"] == [{"word": "cat", "names": ["kitty"], "category": "animal"}, {"word": "dog"}]
    assert reply["misread"] == [{"line": 2, "text": "(x", "code": "word-brackets", "most": 0}]


def test_checking_words_does_not_save_them(client: httpx.Client, table: str) -> None:
    """The page checks while the host types."""
    write(client, table, TEXT, keep=False)
    assert client.get(f"{table}/words/rorschach").json()["words"] == []


def test_saved_words_can_be_read_and_replaced(client: httpx.Client, table: str) -> None:
    """They are returned as text in normal form."""
    write(client, table, TEXT)
    assert client.get(f"{table}/words/rorschach").json()["text"] == TEXT
    write(client, table, "dog")
    assert client.get(f"{table}/words/rorschach").json()["text"] == "dog"


def test_each_game_has_its_own_words(client: httpx.Client, table: str) -> None:
    """Blots need other words than clouds."""
    write(client, table, TEXT)
    assert client.get(f"{table}/words/pareidolia").json()["words"] == []


def test_guests_see_the_number_of_words_but_not_the_words(
    client: httpx.Client, other_client: httpx.Client, table: str
) -> None:
    """The words are listed as a deck; only the host can read them."""
    write(client, table, TEXT)
    decks = other_client.get(f"{table}/decks")
    own = next(deck for deck in decks.json()["decks"] if deck["pack"] == "own-rorschach")
    assert (own["kind"], own["cards"], own["own"]) == ("words", 21, True)
    assert b"word7" not in decks.content
    for reply in (
        other_client.get(f"{table}/words/rorschach"),
        other_client.post(f"{table}/words/rorschach", json={}),
    ):
        assert reply.json()["code"] == "not-host"


def test_a_stranger_cannot_read_the_words(server: Server, client: httpx.Client, table: str) -> None:
    """Not even with the table's code."""
    write(client, table, TEXT)
    assert plain_get(f"{server.address}{table}/words/rorschach").json()["code"] == "bad-token"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-words"),
        ("\n \n# nothing\n", "no-words"),
        ("(x", "no-words"),
        ("x" * (LONGEST_TEXT + 1), "words-too-long"),
        ("ż" * (8 * LONGEST_TEXT), "too-large"),
    ],
)
def test_invalid_words_are_refused_and_change_nothing(
    client: httpx.Client, table: str, text: str, code: str
) -> None:
    """Each error has its own code."""
    write(client, table, "dog")
    assert write(client, table, text)["code"] == code
    assert client.get(f"{table}/words/rorschach").json()["text"] == "dog"


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"[]", b'{"text": 1}', b'{"text": "\xff"}', b'{"text":"a","why":1}']
)
def test_an_invalid_request_body_is_refused(client: httpx.Client, table: str, body: bytes) -> None:
    """As unreadable."""
    assert client.post(f"{table}/words/rorschach", content=body).json()["code"] == "unreadable"


@pytest.mark.parametrize("game", ["dixit", "chess", "telepathic", "x" * 300])
def test_only_games_with_words_accept_own_words(client: httpx.Client, table: str, game: str) -> None:
    """Other games are refused."""
    assert write(client, table, TEXT, game=game)["code"] == "no-such-game"


def test_saving_words_has_a_rate_limit() -> None:
    """Each change stays in the table's log."""
    limiter = RateLimiter(Settings(), lambda: 0)
    assert [limiter.allow_words("192.0.2.1", 10_000) for _ in range(101)] == [True] * 100 + [False]


@pytest.mark.anyio
async def test_a_game_is_played_with_own_words(server: Server) -> None:
    """ROR-15: every word on the table is from the host's list, which cannot change during the game."""
    ada = await Client.opens(server.address, "Ada", game="rorschach")
    for _ in range(3):
        await ada.command("add-bot")
    with plain_client(
        base_url=server.address, cookies={f"unspoken_{ada.code}": ada.token}, timeout=PATIENCE
    ) as client:
        table = f"/api/tables/{ada.code}"
        assert (await ada.command("choose", game="rorschach", options={"words": "own-rorschach"}))[
            "type"
        ] == "ok"
        assert (await ada.command("start"))["code"] == "no-such-pack"
        write(client, table, "one\ntwo")
        assert (await ada.command("start"))["code"] == "too-few-words"
        write(client, table, "\n".join(WORDS))
        assert (await ada.command("start"))["type"] == "ok"
        await ada.until(lambda: len(ada.frame.get("public", {}).get("words", ())) == 3)
        assert {word["text"]["en"] for word in ada.frame["public"]["words"]} < set(WORDS)
        assert write(client, table, TEXT)["code"] == "not-now"
    hidden = set(WORDS) - {word["text"]["en"] for word in ada.frame["public"]["words"]}
    received = b"".join(raw for raw in ada.received if msgspec.json.decode(raw)["type"] in ("frame", "room"))
    assert not any(f'"{word}"'.encode() in received for word in hidden)
    await ada.hang_up()
