"""A game by days on real pages: hours pass while the pages are closed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.day_server import serving_by_days
from tests.browser.page_pool import PagePool
from tests.serving import Server

HOUR = 3_600


def test_friends_play_by_days(pages: PagePool, tmp_path: Path) -> None:
    """The host chooses a day a move. Two friends close their pages; bots lay for them, and they are told."""
    with (
        serving_by_days(tmp_path / "tables.db") as (address, clock),
        Browsers(pages, Server(tmp_path / "unused.db"), address) as browsers,
    ):
        zofia, ola, jan = (browsers.player(name) for name in ("Zofia", "Ola", "Jan"))
        code = zofia.open_table()
        ola.join(code)
        jan.join(code)
        zofia.page.get_by_role("button", name="Time for each move").click()
        zofia.page.get_by_role("option", name="by days: a day a move").click()
        expect(ola.page.get_by_text("Nights don’t count")).to_be_visible()
        zofia.button("Start with 3 players").click()
        zofia.tell("a door")
        expect(ola.page.get_by_text("The table waits for you until")).to_be_visible()
        expect(zofia.page.get_by_text("Waiting for Ola and Jan, in no hurry.")).to_be_visible()
        for away in (ola, jan):
            away.page.goto("about:blank")
        clock.moved += 26 * HOUR
        zofia.page.reload()
        zofia.sees_phase("voting")
        ola.page.goto(f"{address}/t/{code}")
        news = ola.page.get_by_role("dialog", name="Meanwhile, at the table")
        expect(news.get_by_text("Your time was up: a bot made this one move for you")).to_be_visible()
        expect(news.get_by_text("Time was up for Jan: a bot made this one move")).to_be_visible()
        news.get_by_role("button", name="Back to the table").click()
        ola.vote()
        expect(ola.page.get_by_text("Waiting for Jan, in no hurry.")).to_be_visible()
