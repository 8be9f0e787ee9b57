"""After a lost connection everybody gets exactly the same view, without a tap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.friend import friends
from tests.browser.player import Player
from tests.browser.saved_tables import answered_until, come_to, deal, open_table_draft, save
from tests.browser.waiting import wait_until


def save_the_vote(browsers: Browsers, code: str) -> None:
    """Save a table of three at which Zofia has told; Ola and Jan have to vote."""
    table = open_table_draft("dixit", ["Zofia", "Ola", "Jan"])
    deal(table, b"interrupted")
    answered_until(table, "voting")
    save(browsers.server.data, {code: table.events})


@contextmanager
def voter_at(browsers: Browsers, code: str) -> Iterator[Player]:
    """Yield Ola, who has to vote at a saved table; the others are connected without pages."""
    save_the_vote(browsers, code)
    with friends(browsers.server.address, code, "Zofia", "Jan"):
        ola = browsers.player("Ola")
        come_to(ola, code)
        ola.sees_phase("voting")
        yield ola


def stage(player: Player) -> str:
    """Return all text of the stage, without the seconds that are left."""
    return re.sub(r"\d+ seconds? left", "", player.board.aria_snapshot())


def shows_stage(player: Player, text: str) -> bool:
    """True if the stage says exactly this."""
    return stage(player) == text


def test_a_reload_in_the_middle_of_a_vote_changes_nothing(browsers: Browsers) -> None:
    """After a reload the page shows the newest frame."""
    with voter_at(browsers, "VTRAAD") as ola:
        ola.vote()
        expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
        before = stage(ola)
        ola.page.reload()
        expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
        wait_until(ola.page, lambda: stage(ola) == before, "the stage is the same after the reload")


def test_a_killed_server_is_back_with_every_card_and_vote(browsers: Browsers) -> None:
    """Acknowledged answers survive SIGKILL, and pages reconnect by themselves."""
    save_the_vote(browsers, "VTKXED")
    ola, jan = players = [browsers.player(name) for name in ("Ola", "Jan")]
    for player in players:
        come_to(player, "VTKXED")
        player.sees_phase("voting")
    ola.vote()
    expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
    expect(jan.page.get_by_role("img", name=re.compile("^Ola,.*table is waiting"))).to_have_count(0)
    before = [stage(player) for player in players]
    browsers.server.kill()
    expect(jan.page.get_by_text("The line went quiet")).to_be_visible()
    browsers.server.start()
    for player in players:
        expect(player.page.get_by_text("The line went quiet")).to_have_count(0)
    for player, stage_before in zip(players, before, strict=True):
        wait_until(player.page, partial(shows_stage, player, stage_before), "the stage is the same again")
    jan.vote()
    ola.sees_phase("revealed")


def test_a_second_window_takes_the_seat_and_the_first_one_says_so(browsers: Browsers) -> None:
    """ALL-05: two windows never hold one seat."""
    with voter_at(browsers, "VTTWNS") as ola:
        second = ola.page.context.new_page()
        second.goto(ola.page.url)
        expect(ola.page.get_by_text("You are playing in another window")).to_be_visible()
        expect(second.locator("[data-phase]")).to_have_attribute("data-phase", "voting")
        ola.button("Play here instead").click()
        ola.sees_phase("voting")
