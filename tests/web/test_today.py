"""The day's puzzle over HTTP: one for everybody, and every answer is judged here."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import httpx
import pytest
from starlette.requests import Request

from unspoken.content.packs import Pack, Packs, PackShelf, load_packs
from unspoken.daily.puzzle import gather, make_puzzle
from unspoken.kernel.game import Refused
from unspoken.web.today_handlers import TodayHandlers

DAY = date(2026, 11, 16)


class UnsteadyPacks(Packs):
    """The usual packs, on a disk that fails at first."""

    def __init__(self) -> None:
        usual = load_packs()
        super().__init__({one.pack: Pack(usual.folder(one.pack), one) for one in usual.manifests()})
        self.troubles = [OSError("too many open files")]

    def shelf(self, seen: frozenset[str] = frozenset()) -> PackShelf:
        """Fail once."""
        if self.troubles:
            raise self.troubles.pop()
        return super().shelf(seen)


def asked(body: bytes = b"") -> Request:
    """A request with this body."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body}

    return Request({"type": "http", "method": "POST", "path": "/", "headers": []}, receive)


def test_the_puzzle_is_of_today_and_the_same_for_everybody(
    door: httpx.Client, other_door: httpx.Client
) -> None:
    """Byte for byte."""
    before = datetime.now(UTC).date()
    here, there = door.get("/api/today"), other_door.get("/api/today")
    days = {str(before), str(datetime.now(UTC).date())}
    assert here.json()["date"] in days
    assert here.content == there.content or len(days) == 2


def test_its_pictures_are_there_for_somebody_without_a_table(door: httpx.Client) -> None:
    """No table is asked for."""
    part = door.get("/api/today").json()["rorschach"]
    pictures = [door.get(f"/pictures/{part['pack']}/{blot}.s.webp") for blot in part["blots"]]
    assert [one.status_code for one in pictures] == [200] * 4


def test_all_three_parts_are_answered(door: httpx.Client) -> None:
    """What is told comes with the answer."""
    today = door.get("/api/today").json()
    date, partner, panel = today["date"], today["telepathic"], today["rorschach"]
    handed = {"date": date, "wish": "moon", "card": partner["cards"][0]}
    read = door.post("/api/today/telepathic", json=handed).json()
    assert read["read"] == (read["wish"] == "moon")
    laid = door.post("/api/today/rorschach", json={"date": date, "laid": panel["blots"][:3]}).json()
    assert [word["blot"] for word in laid["words"]] == panel["blots"][:3]
    look = {"date": date, "look": 3, "guess": "?", "language": "en"}
    told = door.post("/api/today/pareidolia", json=look).json()
    assert told["right"] is False and set(told["word"]) == {"en", "pl"}


@pytest.mark.parametrize("far", ["1999-01-01", "2999-12-31"])
def test_an_answer_to_another_day_is_refused_with_todays_date(door: httpx.Client, far: str) -> None:
    """A clear word, and nothing of that day."""
    refused = door.post("/api/today/rorschach", json={"date": far, "laid": []})
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
def test_an_unreadable_guess_is_refused(door: httpx.Client, body: dict[str, object]) -> None:
    """Before anybody looks at the day."""
    day = door.get("/api/today").json()["date"]
    assert door.post("/api/today/pareidolia", json={"date": day, **body}).json()["code"] == "unreadable"


def test_a_guess_in_a_language_that_this_house_does_not_speak_is_refused(door: httpx.Client) -> None:
    """Nobody could judge it."""
    guess = {"date": door.get("/api/today").json()["date"], "look": 0, "guess": "x", "language": "tlh"}
    assert door.post("/api/today/pareidolia", json=guess).json()["code"] == "no-such-language"


@pytest.mark.anyio
async def test_yesterdays_page_may_be_played_to_its_end_and_no_longer() -> None:
    """At midnight nobody is sent away; a day later the answer is refused."""
    days = [DAY]
    handlers = TodayHandlers(load_packs(), lambda: days[-1])
    body = b'{"date": "2026-11-16", "look": 0, "guess": "", "language": "en"}'
    first = await handlers.guess_sky(asked(body))
    days.append(DAY + timedelta(days=1))
    assert (await handlers.guess_sky(asked(body))).body == first.body
    days.append(DAY + timedelta(days=2))
    with pytest.raises(Refused, match="not-todays"):
        await handlers.guess_sky(asked(body))


@pytest.mark.anyio
async def test_a_crowd_at_midnight_lets_the_loop_go_on() -> None:
    """The puzzle is made once, beside the loop: whoever asks meanwhile waits for the same."""
    handlers = TodayHandlers(load_packs(), lambda: DAY)
    crowd = [asyncio.create_task(handlers.puzzle(asked())) for _ in range(20)]
    await asyncio.sleep(0)
    assert not any(one.done() for one in crowd)
    replies = await asyncio.gather(*crowd)
    assert len({bytes(reply.body) for reply in replies}) == 1
    assert make_puzzle(DAY, gather(load_packs())).day.isoformat().encode() in bytes(replies[0].body)


@pytest.mark.anyio
async def test_a_puzzle_that_could_not_be_made_is_made_for_whoever_asks_next() -> None:
    """One bad moment of the disk does not cost everybody the day."""
    handlers = TodayHandlers(UnsteadyPacks(), lambda: DAY)
    with pytest.raises(OSError, match="too many"):
        await handlers.puzzle(asked())
    assert (await handlers.puzzle(asked())).status_code == 200
