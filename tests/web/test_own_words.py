"""A table's own words over HTTP: the host writes them, they are played, and nobody else reads them."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from tests.client import Client, Json
from tests.patience import PATIENCE
from tests.plain_http import plain_client, plain_get
from tests.serving import Server
from unspoken.tables.own_words import LONGEST_TEXT
from unspoken.web.gate import Gate
from unspoken.web.settings import Settings

WORDS = [f"word{number}" for number in range(20)]
TEXT = "\n".join([*WORDS, "cat = kitty (animal)"])


@pytest.fixture
def table(door: httpx.Client, other_door: httpx.Client) -> str:
    """The way to the words of a table that the first browser has opened, and the second has joined."""
    code = door.post("/api/tables", json={"name": "Ada", "game": "rorschach"}).json()["code"]
    other_door.post(f"/api/tables/{code}/people", json={"name": "Bob"})
    return f"/api/tables/{code}"


def write(door: httpx.Client, table: str, text: str, *, keep: bool = True, game: str = "rorschach") -> Json:
    """What the house says to a text."""
    said: Json = door.post(f"{table}/words/{game}", json={"text": text, "keep": keep}).json()
    return said


def test_the_host_is_told_what_was_understood_and_what_was_not(door: httpx.Client, table: str) -> None:
    """Line by line."""
    said = write(door, table, "cat = kitty (animal)\n(x\ndog", keep=False)
    assert said["words"] == [{"word": "cat", "names": ["kitty"], "category": "animal"}, {"word": "dog"}]
    assert said["misread"] == [{"line": 2, "text": "(x", "code": "word-brackets", "most": 0}]


def test_what_is_only_looked_at_is_not_kept(door: httpx.Client, table: str) -> None:
    """Whoever types has not yet written."""
    write(door, table, TEXT, keep=False)
    assert door.get(f"{table}/words/rorschach").json()["words"] == []


def test_what_is_kept_can_be_read_again_and_changed(door: httpx.Client, table: str) -> None:
    """As it would be written."""
    write(door, table, TEXT)
    assert door.get(f"{table}/words/rorschach").json()["text"] == TEXT
    write(door, table, "dog")
    assert door.get(f"{table}/words/rorschach").json()["text"] == "dog"


def test_words_of_one_game_are_not_anothers(door: httpx.Client, table: str) -> None:
    """Blots want other words than clouds do."""
    write(door, table, TEXT)
    assert door.get(f"{table}/words/pareidolia").json()["words"] == []


def test_others_see_how_many_there_are_and_not_which(
    door: httpx.Client, other_door: httpx.Client, table: str
) -> None:
    """They can be chosen like a deck; which they are is the host's to read."""
    write(door, table, TEXT)
    decks = other_door.get(f"{table}/decks")
    own = next(deck for deck in decks.json()["decks"] if deck["pack"] == "own-rorschach")
    assert (own["kind"], own["cards"], own["own"]) == ("words", 21, True)
    assert b"word7" not in decks.content
    for asked in (
        other_door.get(f"{table}/words/rorschach"),
        other_door.post(f"{table}/words/rorschach", json={}),
    ):
        assert asked.json()["code"] == "not-host"


def test_a_stranger_learns_nothing(server: Server, door: httpx.Client, table: str) -> None:
    """Not even with the code."""
    write(door, table, TEXT)
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
def test_what_cannot_be_kept_is_refused_and_changes_nothing(
    door: httpx.Client, table: str, text: str, code: str
) -> None:
    """With a sentence."""
    write(door, table, "dog")
    assert write(door, table, text)["code"] == code
    assert door.get(f"{table}/words/rorschach").json()["text"] == "dog"


@pytest.mark.parametrize(
    "body", [b"", b"{}", b"[]", b'{"text": 1}', b'{"text": "\xff"}', b'{"text":"a","why":1}']
)
def test_what_is_no_text_is_refused(door: httpx.Client, table: str, body: bytes) -> None:
    """And nothing breaks."""
    assert door.post(f"{table}/words/rorschach", content=body).json()["code"] == "unreadable"


@pytest.mark.parametrize("game", ["dixit", "chess", "telepathic", "x" * 300])
def test_only_games_that_are_played_with_words_have_any(door: httpx.Client, table: str, game: str) -> None:
    """The others have none to write."""
    assert write(door, table, TEXT, game=game)["code"] == "no-such-game"


def test_so_many_changes_and_no_more() -> None:
    """Each stays in the log: a full list every second is no way to play."""
    gate = Gate(Settings(), lambda: 0)
    assert [gate.may_keep_words("192.0.2.1", 10_000) for _ in range(101)] == [True] * 100 + [False]


@pytest.mark.anyio
async def test_a_game_is_played_with_them(server: Server) -> None:
    """ROR-15: every word on the table is the host's; while it is on they are not changed."""
    ada = await Client.opens(server.address, "Ada", game="rorschach")
    for _ in range(3):
        await ada.command("add-bot")
    with plain_client(
        base_url=server.address, cookies={f"unspoken_{ada.code}": ada.token}, timeout=PATIENCE
    ) as door:
        table = f"/api/tables/{ada.code}"
        assert (await ada.command("choose", game="rorschach", options={"words": "own-rorschach"}))[
            "type"
        ] == "ok"
        assert (await ada.command("start"))["code"] == "no-such-pack"
        write(door, table, "one\ntwo")
        assert (await ada.command("start"))["code"] == "too-few-words"
        write(door, table, "\n".join(WORDS))
        assert (await ada.command("start"))["type"] == "ok"
        await ada.until(lambda: len(ada.frame.get("public", {}).get("words", ())) == 3)
        assert {word["text"]["en"] for word in ada.frame["public"]["words"]} < set(WORDS)
        assert write(door, table, TEXT)["code"] == "not-now"
    hidden = set(WORDS) - {word["text"]["en"] for word in ada.frame["public"]["words"]}
    seen = b"".join(raw for raw in ada.received if msgspec.json.decode(raw)["type"] in ("frame", "room"))
    assert not any(f'"{word}"'.encode() in seen for word in hidden)
    await ada.hang_up()
