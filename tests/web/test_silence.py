"""No HTTP request of a silent person reaches another person at the table."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest
from msgspec import to_builtins

from tests.client import Client, Json
from tests.pictures import files
from tests.plain_http import plain_async_client
from tests.push.browser import Browser
from tests.serving import Server
from tests.sounds.recordings import SOUND
from unspoken.tables.games import find_games
from unspoken.web.routes import api_endpoints

ENDPOINTS = {(endpoint.method, endpoint.path): endpoint for endpoint in api_endpoints(find_games())}
TABLE = "/api/tables/{code}"
SAFE = frozenset({"GET", "HEAD"})
_DAY = str(datetime.now(UTC).date())
_COUNTED = {"date": _DAY, "browser": f"{5:032x}"}
"""The beginning of an answer that the house counts, and shows to others later."""
BODIES: dict[tuple[str, str], Json | bytes | None] = {
    ("POST", "/api/tables"): {"name": "want FIVE"},
    ("POST", f"{TABLE}/people"): {"name": "want FIVE"},
    ("POST", f"{TABLE}/recordings"): b"want FIVE",
    ("PATCH", f"{TABLE}/deck"): {"title": "want FIVE"},
    ("POST", f"{TABLE}/deck/pictures"): files.jpeg(5),
    ("DELETE", f"{TABLE}/deck/pictures/{{picture}}"): None,
    ("POST", f"{TABLE}/games/{{number}}/link"): {"names": True},
    ("DELETE", f"{TABLE}/games/{{number}}/link"): None,
    ("POST", "/api/today/telepathic"): {**_COUNTED, "wish": "moon", "card": "five"},
    ("POST", "/api/today/rorschach"): {**_COUNTED, "laid": ["five"]},
    ("POST", "/api/today/pareidolia"): {**_COUNTED, "look": 3, "guess": "five", "language": "en"},
    ("POST", f"{TABLE}/tvs"): {"code": "FIVE55"},
    ("POST", f"{TABLE}/tvs/here"): None,
    ("DELETE", f"{TABLE}/tvs/{{tv}}"): None,
    ("POST", f"{TABLE}/tv"): {"token": "five"},
    ("DELETE", f"{TABLE}/tv"): None,
    ("POST", f"{TABLE}/words/{{game}}"): {"text": "five", "keep": True},
    ("POST", f"{TABLE}/tonight"): {"word": "five"},
    ("POST", "/api/admin/session"): {"token": "want FIVE"},
    ("DELETE", "/api/admin/session"): None,
    ("POST", "/api/admin/tables/{table}/close"): {"note": "want FIVE"},
    ("POST", "/api/admin/tables/{table}/bans"): {"note": "want FIVE"},
    ("POST", "/api/admin/bans"): {"address": "127.0.0.5"},
    ("DELETE", "/api/admin/bans/{ban}"): None,
    ("POST", "/api/admin/drain"): {"on": True},
    ("DELETE", "/api/admin/decks/{pack}"): None,
    ("DELETE", "/api/admin/atlas"): None,
    ("POST", "/api/transfers"): None,
    ("POST", "/api/transfers/accept"): {"secret": "five"},
    ("POST", f"{TABLE}/reminders"): to_builtins(Browser("https://five.example.net/5").subscription),
    ("DELETE", f"{TABLE}/reminders"): None,
}
"""The body that a silent host sends to each endpoint that changes something."""
READABLE = (
    TABLE,
    f"{TABLE}/decks",
    f"{TABLE}/tonight",
    f"{TABLE}/games/1",
    "/api/house",
    "/api/atlas",
    f"/api/today/days/{_DAY}/counts",
    "/api/mine",
    f"{TABLE}/reminders",
)
"""The paths that the other person may read at any time."""


def test_every_endpoint_that_changes_something_has_a_body() -> None:
    """A new endpoint fails this test until it is added to BODIES, and thus tested below."""
    assert set(BODIES) == {endpoint for endpoint in ENDPOINTS if endpoint[0] not in SAFE}


@pytest.mark.parametrize("endpoint", BODIES, ids=" ".join)
def test_no_http_request_of_a_silent_host_reaches_the_other_person(
    server: Server, endpoint: tuple[str, str]
) -> None:
    """ALL-04: while numbers are picked (ECHO-02), neither in a message nor in anything that they can read."""
    before, after = asyncio.run(_silent_request(server, *endpoint))
    assert before == after


async def _silent_request(server: Server, method: str, path: str) -> tuple[list[object], list[object]]:
    """Send a request of a silent host; return the other person's knowledge before and after it."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("start")
    await bob.sees_the_game()
    before = await _knowledge(server, bob)
    names = {"code": ada.code, "table": ada.code, "number": 1, "game": "rorschach"}
    url = server.address + path.format(**names, picture="five", tv="five", ban="five", pack="five")
    body = BODIES[method, path]
    content = {"content": body} if isinstance(body, bytes) else {} if body is None else {"json": body}
    cookies = {f"unspoken_{ada.code}": ada.token}
    async with plain_async_client(headers={"authorization": f"Bearer {ada.token}"}, cookies=cookies) as http:
        await http.request(method, url, **content)
    after = await _knowledge(server, bob)
    for person in (ada, bob):
        await person.hang_up()
    return before, after


async def _knowledge(server: Server, person: Client) -> list[object]:
    """Return all bytes that a person was sent, and all that they can read now."""
    await person.say("are you there?")  # refused; the reply comes after everything that was sent before
    replies = [message for message in person.received if b'"silence"' not in message]
    async with plain_async_client(headers={"authorization": f"Bearer {person.token}"}) as http:
        read = [(await http.get(server.address + path.format(code=person.code))).content for path in READABLE]
    return [replies, read]


async def _upload(server: Server) -> str:
    """Upload a valid recording as a silent person; return the code of the refusal."""
    ada = await Client.opens(server.address, "Ada", game="echo")
    bob = await Client.joins(server.address, ada.code, "Bob")
    await ada.command("start")
    async with plain_async_client(headers={"authorization": f"Bearer {bob.token}"}) as http:
        reply = await http.post(f"{server.address}/api/tables/{ada.code}/recordings", content=SOUND)
    for person in (ada, bob):
        await person.hang_up()
    return str(reply.json().get("code"))


def test_a_recording_of_a_silent_person_is_refused(server: Server) -> None:
    """ALL-04: recordings share a quota, so others would notice when it is full."""
    assert asyncio.run(_upload(server)) == "silence"
