"""The puzzle of the day over HTTP: the same for everybody, and the server judges every answer."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import httpx
import pytest
from starlette.requests import Request

from unspoken.content.packs import Pack, Packs, PackShelf, load_packs
from unspoken.daily.puzzle import daily_parts, gather, make_puzzle
from unspoken.kernel.types import Refused
from unspoken.languages.known import complete_languages
from unspoken.tables.games import find_games
from unspoken.web.endpoints.today import TodayHandlers

DAY = date(2026, 11, 16)
PARTS = daily_parts(find_games())


class FailingPacks(Packs):
    """The usual packs, on a disk that fails once."""

    def __init__(self) -> None:
        usual = load_packs()
        super().__init__(
            {manifest.pack: Pack(usual.folder(manifest.pack), manifest) for manifest in usual.manifests()}
        )
        self.errors = [OSError("too many open files")]

    def shelf(self, shown_ids: frozenset[str] = frozenset()) -> PackShelf:
        """Fail once."""
        if self.errors:
            raise self.errors.pop()
        return super().shelf(shown_ids)


def request_with(body: bytes = b"") -> Request:
    """Return a request with this body."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body}

    return Request({"type": "http", "method": "POST", "path": "/", "headers": []}, receive)


def test_the_puzzle_is_of_today_and_the_same_for_everybody(
    client: httpx.Client, other_client: httpx.Client
) -> None:
    """Byte for byte."""
    before = datetime.now(UTC).date()
    here, there = client.get("/api/today"), other_client.get("/api/today")
    days = {str(before), str(datetime.now(UTC).date())}
    assert here.json()["date"] in days
    assert here.content == there.content or len(days) == 2


def test_the_pictures_of_the_blots_need_no_table(client: httpx.Client) -> None:
    """Anybody may see the pictures of a pack."""
    part = client.get("/api/today").json()["rorschach"]
    pictures = [client.get(f"/pictures/{part['pack']}/{blot}.s.webp") for blot in part["blots"]]
    assert [picture.status_code for picture in pictures] == [200] * 4


def test_all_three_parts_are_answered(client: httpx.Client) -> None:
    """The reply to an answer has the solution."""
    today = client.get("/api/today").json()
    date, partner, panel = today["date"], today["telepathic"], today["rorschach"]
    handed = {"date": date, "wish": "moon", "card": partner["cards"][0]}
    read = client.post("/api/today/telepathic", json=handed).json()
    assert read["read"] == (read["wish"] == "moon")
    laid = client.post("/api/today/rorschach", json={"date": date, "laid": panel["blots"][:3]}).json()
    assert [word["blot"] for word in laid["words"]] == panel["blots"][:3]
    look = {"date": date, "look": 3, "guess": "?", "language": "en"}
    judged = client.post("/api/today/pareidolia", json=look).json()
    assert judged["right"] is False and set(judged["word"]) == {*complete_languages()}


@pytest.mark.parametrize("far", ["1999-01-01", "2999-12-31"])
def test_an_answer_to_another_day_is_refused_with_todays_date(client: httpx.Client, far: str) -> None:
    """The refusal contains nothing of that day's puzzle."""
    refused = client.post("/api/today/rorschach", json={"date": far, "laid": []})
    assert refused.status_code == 422
    assert refused.json()["code"] == "not-todays"
    assert set(refused.json()["facts"]) == {"date"}


@pytest.mark.parametrize(
    "body",
    [
        {"look": 4, "guess": "x", "language": "en"},
        {"look": -1, "guess": "x", "language": "en"},
        {"look": 0, "guess": "x" * 81, "language": "en"},
        {"look": 0, "guess": None, "language": "en"},
    ],
)
def test_an_unreadable_guess_is_refused(client: httpx.Client, body: dict[str, object]) -> None:
    """Before its date is checked."""
    day = client.get("/api/today").json()["date"]
    assert client.post("/api/today/pareidolia", json={"date": day, **body}).json()["code"] == "unreadable"


def test_a_guess_in_an_unknown_language_is_refused(client: httpx.Client) -> None:
    """The server has no grammar to judge it with."""
    guess = {"date": client.get("/api/today").json()["date"], "look": 0, "guess": "x", "language": "tlh"}
    assert client.post("/api/today/pareidolia", json=guess).json()["code"] == "no-such-language"


@pytest.mark.anyio
async def test_answers_to_puzzles_of_the_archive_are_accepted() -> None:
    """And to those of thirty days; then the answer is refused."""
    days = [DAY]
    handlers = TodayHandlers(load_packs(), PARTS, lambda: days[-1])
    body = b'{"date": "2026-11-16", "look": 0, "guess": "", "language": "en"}'
    first = await handlers.answer("pareidolia", request_with(body))
    days.append(DAY + timedelta(days=30))
    assert (await handlers.answer("pareidolia", request_with(body))).body == first.body
    days.append(DAY + timedelta(days=31))
    with pytest.raises(Refused, match="not-todays"):
        await handlers.answer("pareidolia", request_with(body))


def test_the_solution_of_yesterday_is_shown_and_that_of_today_is_not(client: httpx.Client) -> None:
    """The puzzle of a day and its solution fit together."""
    today = date.fromisoformat(client.get("/api/today").json()["date"])
    yesterday = today - timedelta(days=1)
    puzzle = client.get(f"/api/today/days/{yesterday}").json()
    solved = client.get(f"/api/today/days/{yesterday}/solution").json()
    assert puzzle["date"] == solved["date"] == str(yesterday)
    assert solved["telepathic"]["card"] in puzzle["telepathic"]["cards"]
    assert client.get(f"/api/today/days/{today}").json() == client.get("/api/today").json()
    assert client.get(f"/api/today/days/{today}/solution").json()["code"] == "not-over-yet"


@pytest.mark.parametrize("days", [-1, 31])
@pytest.mark.parametrize("what", ["", "/solution", "/counts"])
def test_days_outside_the_archive_are_refused(client: httpx.Client, days: int, what: str) -> None:
    """The future, and what is too old."""
    today = date.fromisoformat(client.get("/api/today").json()["date"])
    refused = client.get(f"/api/today/days/{today - timedelta(days=days)}{what}")
    assert (refused.status_code, refused.json()["code"]) == (422, "not-todays")


@pytest.mark.anyio
async def test_many_requests_at_midnight_do_not_block_the_event_loop() -> None:
    """The puzzle is made once, in a thread; all requests wait for the same task."""
    handlers = TodayHandlers(load_packs(), PARTS, lambda: DAY)
    requests = [asyncio.create_task(handlers.puzzle(request_with())) for _ in range(20)]
    await asyncio.sleep(0)
    assert not any(request.done() for request in requests)
    replies = await asyncio.gather(*requests)
    assert len({bytes(reply.body) for reply in replies}) == 1
    assert make_puzzle(DAY, gather(load_packs(), PARTS)).day.isoformat().encode() in bytes(replies[0].body)


@pytest.mark.anyio
async def test_a_failed_puzzle_is_made_again_for_the_next_request() -> None:
    """A temporary disk error does not break the whole day."""
    handlers = TodayHandlers(FailingPacks(), PARTS, lambda: DAY)
    with pytest.raises(OSError, match="too many"):
        await handlers.puzzle(request_with())
    assert (await handlers.puzzle(request_with())).status_code == 200
