"""Tests for the endpoints of tables: opening, joining, invitations and refusals."""

from __future__ import annotations

import httpx
import pytest


def refusal(reply: httpx.Response) -> tuple[int, str]:
    """Return the status and code of a refusal."""
    return reply.status_code, str(reply.json()["code"])


def test_opening_a_table_sets_a_cookie_that_scripts_cannot_read(client: httpx.Client) -> None:
    """HttpOnly and SameSite=Strict."""
    cookie = client.post("/api/tables", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie


def test_the_token_is_not_in_the_reply_by_default(client: httpx.Client) -> None:
    """A browser does not need it."""
    assert client.post("/api/tables", json={"name": "Ada"}).json()["token"] is None


def test_a_member_is_recognised_by_the_cookie(client: httpx.Client, code: str) -> None:
    """They return by just opening the page."""
    assert client.get(f"/api/tables/{code}").json()["member"] is True


def test_another_browser_is_not_a_member(other_client: httpx.Client, code: str) -> None:
    """The code alone does not make anybody a member."""
    assert other_client.get(f"/api/tables/{code}").json()["member"] is False


def test_an_invitation_shows_only_public_facts(other_client: httpx.Client, code: str) -> None:
    """ALL-01: the host, the game, the number of seated people and their seals; nothing else."""
    invitation = other_client.get(f"/api/tables/{code}").json()
    assert len(invitation.pop("seals")) == 1
    assert invitation == {
        "code": code,
        "host": "Ada",
        "game": "echo",
        "phase": "lobby",
        "seated": 1,
        "most": 6,
        "tv": False,
        "member": False,
        "locked": False,
        "you": "",
    }


def test_a_code_is_found_in_any_case(other_client: httpx.Client, code: str) -> None:
    """With a hyphen and in lower case, as people type it."""
    typed = f"{code[:3]}-{code[3:]}".lower()
    assert other_client.post(f"/api/tables/{typed}/people", json={"name": "Bob"}).json()["code"] == code


@pytest.mark.parametrize("unknown", ["AAAAAA", "x", "%00", "ABCDE0", "Ł" * 6])
def test_an_unknown_code_is_not_found(client: httpx.Client, unknown: str) -> None:
    """With a code of its own."""
    assert refusal(client.get(f"/api/tables/{unknown}")) == (404, "no-such-table")


def test_joining_an_unknown_table_is_refused(client: httpx.Client) -> None:
    """With the same code as for other requests."""
    assert refusal(client.post("/api/tables/AAAAAA/people", json={"name": "Bob"})) == (404, "no-such-table")


def test_a_full_table_refuses_new_people(other_client: httpx.Client, code: str) -> None:
    """The limit is forty people."""
    for number in range(39):
        other_client.post(f"/api/tables/{code}/people", json={"name": f"P{number}"})
    assert refusal(other_client.post(f"/api/tables/{code}/people", json={"name": "Q"})) == (422, "table-full")


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
def test_an_invalid_request_opens_no_table(client: httpx.Client, body: bytes, code: str) -> None:
    """ALL-03: each error has its own code."""
    assert refusal(client.post("/api/tables", content=body)) == (422, code)


def test_a_tables_url_is_served_as_a_qr_code(client: httpx.Client, code: str) -> None:
    """For phones to scan."""
    reply = client.get(f"/api/tables/{code}/qr.svg")
    assert reply.headers["content-type"] == "image/svg+xml" and reply.text.startswith("<svg")


def test_the_server_info_lists_games_and_decks(client: httpx.Client) -> None:
    """Including those of added packs."""
    info = client.get("/api/house").json()
    assert {"dixit", "echo"} <= {game["name"] for game in info["games"]}
    assert "little" in {deck["pack"] for deck in info["decks"]}


def test_the_health_check_succeeds(client: httpx.Client) -> None:
    """For a process supervisor."""
    assert client.get("/healthz").text == "well\n"


def test_metrics_are_served_without_table_codes(client: httpx.Client, code: str) -> None:
    """For Prometheus."""
    metrics = client.get("/metrics").text
    assert "unspoken_sockets " in metrics and "unspoken_tables_opened_total " in metrics
    assert code not in metrics
