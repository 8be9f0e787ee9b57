"""The doors over HTTP: opening, joining, asking, and being refused in clear words."""

from __future__ import annotations

import httpx
import pytest


def refusal(reply: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return reply.status_code, str(reply.json()["code"])


def test_whoever_opens_a_table_gets_a_cookie_that_no_script_reads(door: httpx.Client) -> None:
    """HttpOnly and SameSite=Strict."""
    cookie = door.post("/api/tables", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie


def test_the_token_is_not_told_unless_it_is_asked_for(door: httpx.Client) -> None:
    """A browser has no use for it."""
    assert door.post("/api/tables", json={"name": "Ada"}).json()["token"] is None


def test_whoever_was_here_is_known_by_the_cookie(door: httpx.Client, code: str) -> None:
    """They come back by just opening the page."""
    assert door.get(f"/api/tables/{code}").json()["member"] is True


def test_nobody_else_is(other_door: httpx.Client, code: str) -> None:
    """The code alone makes nobody a member."""
    assert other_door.get(f"/api/tables/{code}").json()["member"] is False


def test_what_somebody_with_the_code_may_know(other_door: httpx.Client, code: str) -> None:
    """ALL-01: who asks, what is played, how many sit there and under which seals; no more."""
    known = other_door.get(f"/api/tables/{code}").json()
    assert len(known.pop("seals")) == 1
    assert known == {
        "code": code,
        "host": "Ada",
        "game": "echo",
        "phase": "lobby",
        "seated": 1,
        "most": 6,
        "tv": False,
        "member": False,
    }


def test_a_code_is_found_in_any_case(other_door: httpx.Client, code: str) -> None:
    """As people type it."""
    typed = f"{code[:3]}-{code[3:]}".lower()
    assert other_door.post(f"/api/tables/{typed}/people", json={"name": "Bob"}).json()["code"] == code


@pytest.mark.parametrize("unknown", ["AAAAAA", "x", "%00", "ABCDE0", "Ł" * 6])
def test_a_code_that_no_table_has_is_not_found(door: httpx.Client, unknown: str) -> None:
    """With its own word."""
    assert refusal(door.get(f"/api/tables/{unknown}")) == (404, "no-such-table")


def test_nobody_joins_a_table_that_is_not_there(door: httpx.Client) -> None:
    """The same word at every door."""
    assert refusal(door.post("/api/tables/AAAAAA/people", json={"name": "Bob"})) == (404, "no-such-table")


def test_a_full_table_lets_nobody_in(other_door: httpx.Client, code: str) -> None:
    """Forty people are enough."""
    for number in range(39):
        other_door.post(f"/api/tables/{code}/people", json={"name": f"P{number}"})
    assert refusal(other_door.post(f"/api/tables/{code}/people", json={"name": "Q"})) == (422, "table-full")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "unreadable"),
        (b"{", "unreadable"),
        (b"[]", "unreadable"),
        (b'{"name": "\xff"}', "unreadable"),
        (b'{"name": 5}', "unreadable"),
        (b'{"name": "Ada", "admin": true}', "unreadable"),
        (b'{"name": "Ada", "bots": 10}', "unreadable"),
        (b'{"name": ' + b"[" * 3000 + b"]" * 3000 + b"}", "too-large"),
        (b'{"name": ' + b"[" * 1500 + b"]" * 1500 + b"}", "unreadable"),
        (b'{"name": "' + b"x" * 500 + b'"}', "name-too-long"),
        (b'{"name": "\\u0007"}', "name-unprintable"),
        (b'{"name": "  "}', "name-empty"),
        (b'{"name": "Ada", "game": "tarot"}', "no-such-game"),
        (b'{"name": "Ada", "game": "dixit", "language": "tlh"}', "no-such-language"),
        (b'{"name": "Ada", "game": "echo", "bots": 9}', "table-full"),
        (b'{"name": "Ada", "game": "dixit", "bots": 1}', "wrong-number-of-seats"),
        (b"x" * 5000, "too-large"),
    ],
)
def test_no_table_is_opened_by_a_bad_request(door: httpx.Client, body: bytes, code: str) -> None:
    """ALL-03: each with its own clear word."""
    assert refusal(door.post("/api/tables", content=body)) == (422, code)


def test_the_way_to_a_table_is_drawn_as_a_qr_code(door: httpx.Client, code: str) -> None:
    """For a phone that is held up to it."""
    reply = door.get(f"/api/tables/{code}/qr.svg")
    assert reply.headers["content-type"] == "image/svg+xml" and reply.text.startswith("<svg")


def test_the_house_says_what_can_be_played(door: httpx.Client) -> None:
    """Games and decks."""
    told = door.get("/api/house").json()
    assert {"dixit", "echo"} <= {game["name"] for game in told["games"]}
    assert "little" in {deck["pack"] for deck in told["decks"]}


def test_the_server_says_that_it_is_well(door: httpx.Client) -> None:
    """For whoever watches over it."""
    assert door.get("/healthz").text == "well\n"


def test_the_server_tells_what_it_counts(door: httpx.Client, code: str) -> None:
    """For Prometheus, and no code of any table in it."""
    told = door.get("/metrics").text
    assert "unspoken_sockets " in told and "unspoken_tables_opened_total " in told and code not in told
