"""What has happened, to whom and why, is said on every screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import PATIENCE, Player


def skip(host: Player) -> None:
    """The host waits no longer."""
    host.button("Menu").click()
    host.button("Do not wait any longer").click()
    host.button(re.compile("Tap again: chance")).click()


def test_a_scoring_says_what_i_got_and_why_and_a_skip_for_whom_chance_played(browsers: Browsers) -> None:
    """ALL-07, DIX-07: on a phone and beside it, without looking anything up."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    bob = browsers.player("Bob", width=1440, height=900)
    cyd = browsers.player("Cyd", width=820, height=1180, scheme="light")
    code = ada.open_table()
    bob.join(code)
    cyd.join(code)
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    for phase in ("laying", "voting", "revealed"):
        skip(ada)
        bob.sees_phase(phase)
    told = re.compile(r"chance played for")
    expect(bob.page.get_by_role("alert").filter(has_text=told).first).to_be_visible(timeout=PATIENCE)
    for player in (ada, bob):
        expect(player.page.get_by_role("status").filter(has_text=re.compile(r"^(\+\d|0): "))).to_be_visible()
    ada.button("What has happened").click()
    story = ada.page.get_by_role("dialog", name="What has happened")
    expect(story.get_by_text(told).first).to_be_visible()


def test_when_the_host_leaves_the_next_one_is_told(browsers: Browsers) -> None:
    """Nobody has to find out by trying."""
    ada, bob = browsers.player("Ada"), browsers.player("Bob", width=360, height=740, touch=True)
    bob.join(ada.open_table())
    ada.button("Menu").click()
    ada.button("Leave the table").click()
    ada.button(re.compile("Tap again")).click()
    expect(bob.page.get_by_role("alert").filter(has_text="You are the host now")).to_be_visible()


def test_somebody_away_is_counted_down_and_the_host_need_not_wait(browsers: Browsers) -> None:
    """ALL-05: so long until a bot plays on; or now."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    bob = browsers.player("Bob")
    bob.join(ada.open_table())
    ada.button("Add a bot").click()
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    bob.page.close()
    expect(ada.page.get_by_text(re.compile(r"Bob is away. A bot plays on in \d+ s"))).to_be_visible()
    ada.button("Let a bot play for Bob now").click()
    expect(ada.page.get_by_role("alert").filter(has_text="A bot plays until Bob is back")).to_be_visible()
