"""Answers are counted once per browser and day, and shown only if they reveal nobody's answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import msgspec
import pytest

from tests.daily.conftest import FIRST, PARTS, cloud_of, panel_of, partner_of
from tests.web.in_process import typed
from tests.web.test_today import request_with
from unspoken.cli.server.public import counts_answers
from unspoken.content.packs import load_packs
from unspoken.daily.house_counts import SHOWN_SECONDS, HouseCounts, TodayCounts
from unspoken.daily.puzzle import DailyPuzzle
from unspoken.storage.memory.counts import MemoryCounts
from unspoken.web.endpoints.today import TodayHandlers

pytestmark = pytest.mark.anyio
BROWSERS = [f"{number:032x}" for number in range(9)]


class CountingHouse:
    """A server that counts answers, with a clock and a date that a test can change."""

    def __init__(
        self, *, keeps: bool = True, may_count: Callable[[str], bool] = lambda _address: True
    ) -> None:
        self.now = 0.0
        self.today = FIRST
        store = MemoryCounts() if keeps else None
        self.counts = HouseCounts(store, lambda: self.now)
        self._handlers = TodayHandlers(load_packs(), PARTS, lambda: self.today, self.counts, may_count)

    async def guess(self, browser: str, look: int = 3, guess: str = "?", day: date = FIRST) -> None:
        """Guess at the sky."""
        body = {"date": str(day), "look": look, "guess": guess, "language": "en", "browser": browser}
        await self._handlers.answer("pareidolia", request_with(msgspec.json.encode(body)))

    async def shown(self, day: date = FIRST) -> dict[str, tuple[dict[str, int], ...]]:
        """Return the shown counts, an hour later."""
        self.now += SHOWN_SECONDS
        return (await self.counts.of(day)).games


async def test_counts_are_shown_once_three_people_have_answered() -> None:
    """With fewer, a person could tell who gave which answer."""
    house, shown = CountingHouse(), []
    for browser in BROWSERS[:3]:
        await house.guess(browser)
        shown.append(await house.shown())
    assert shown == [{"pareidolia": ({},)}, {"pareidolia": ({},)}, {"pareidolia": ({"wrong": 3},)}]


async def test_a_browser_counts_once_a_day() -> None:
    """And an answer without a key does not count, such as one that the page sends again."""
    house = CountingHouse()
    for browser in (*BROWSERS[:3], *BROWSERS[:3], "", ""):
        await house.guess(browser)
    assert await house.shown() == {"pareidolia": ({"wrong": 3},)}


async def test_only_the_verdict_of_a_free_text_is_counted(puzzle: DailyPuzzle) -> None:
    """At the end of the part: a wrong guess at an earlier look is not the end."""
    house, word = CountingHouse(), cloud_of(puzzle).word.text["en"]
    await house.guess(BROWSERS[0], look=0, guess="call me at five")
    await house.guess(BROWSERS[0], look=1, guess=word)
    for browser in BROWSERS[1:4]:
        await house.guess(browser, guess="call me at five")
    assert await house.shown() == {"pareidolia": ({"right": 1, "wrong": 3},)}


async def test_only_answers_from_a_list_are_counted(puzzle: DailyPuzzle) -> None:
    """The counted words are those that the server knows: shapes, blots and verdicts."""
    partner, panel = partner_of(puzzle), panel_of(puzzle)
    telepathic, rorschach = PARTS["telepathic"], PARTS["rorschach"]
    wish = telepathic.answer_type(str(FIRST), partner.wish, partner.card)
    assert telepathic.counted(partner, wish) == ((0, partner.wish.value),)
    laid = rorschach.answer_type(str(FIRST), panel.blots[:3])
    assert rorschach.counted(panel, laid) == tuple(enumerate(panel.blots[:3]))


async def test_shown_counts_stay_the_same_for_an_hour() -> None:
    """So a silent player cannot send a message with them: nobody sees the answer during the game."""
    house = CountingHouse()
    for browser in BROWSERS[:3]:
        await house.guess(browser)
    before = await house.shown()
    await house.guess(BROWSERS[3])
    house.now += SHOWN_SECONDS - 1
    assert (await house.counts.of(FIRST)).games == before
    assert await house.shown() == {"pareidolia": ({"wrong": 4},)}


async def test_answers_to_old_puzzles_do_not_count() -> None:
    """Only those of today, and of yesterday for somebody who began before midnight."""
    house = CountingHouse()
    for days in range(3):
        house.today = FIRST + timedelta(days=days)
        for browser in BROWSERS[3 * days : 3 * days + 3]:
            await house.guess(browser)
    assert await house.shown() == {"pareidolia": ({"wrong": 6},)}


async def test_an_address_has_a_limit() -> None:
    """Keys are random, so only this limits somebody who makes many."""
    allowed = [True, True, True, False]
    house = CountingHouse(may_count=lambda _address: allowed.pop(0))
    for browser in BROWSERS[:4]:
        await house.guess(browser)
    assert await house.shown() == {"pareidolia": ({"wrong": 3},)}


async def test_a_house_that_does_not_count_stores_nothing() -> None:
    """And says so."""
    house = CountingHouse(keeps=False)
    for browser in BROWSERS[:3]:
        await house.guess(browser)
    assert await house.counts.of(FIRST) == TodayCounts(False, {})


@pytest.mark.parametrize(
    ("arguments", "on"),
    [
        ((), True),
        (("--today-counts", "off"), False),
        (("--public-url", "https://play.example.org"), False),
        (("--public-url", "https://play.example.org", "--today-counts", "on"), True),
    ],
)
def test_a_public_server_counts_only_if_it_is_turned_on(arguments: tuple[str, ...], on: bool) -> None:
    """Strangers could fill its counts."""
    assert counts_answers(typed(*arguments)) is on
