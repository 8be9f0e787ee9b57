"""Messages about what happened at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.waiting import wait_until


def skip(host: Player) -> None:
    """Let the host skip the players who have not answered."""
    host.button("Menu").click()
    host.button("Stop waiting").click()
    host.button(re.compile("Tap again: their answers")).click()


def test_scores_have_a_reason_and_a_skip_is_announced(browsers: Browsers) -> None:
    """ALL-07, DIX-07: every page shows the player's points with the reason, and that chance answered."""
    ada = browsers.player("Ada", width=1440, height=900)  # where no message covers the menu
    bob = browsers.player("Bob", width=360, height=740, touch=True)
    cyd = browsers.player("Cyd", width=820, height=1180, scheme="light")
    code = ada.open_table()
    bob.join(code)
    cyd.join(code)
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    for phase in ("laying", "voting", "revealed"):
        skip(ada)
        bob.sees_phase(phase)
    skipped = re.compile(r"chance decided what was still open")
    expect(bob.page.get_by_role("alert").filter(has_text=skipped).first).to_be_visible()
    for player in (ada, bob):
        expect(player.page.get_by_role("status").filter(has_text=re.compile(r"^(\+\d|0): "))).to_be_visible()
    ada.button("What has happened").click()
    story = ada.page.get_by_role("dialog", name="What has happened")
    expect(story.get_by_text(skipped).first).to_be_visible()


def test_the_next_host_is_told_when_the_host_leaves(browsers: Browsers) -> None:
    """The next host gets a message."""
    ada, bob = browsers.player("Ada"), browsers.player("Bob", width=360, height=740, touch=True)
    bob.join(ada.open_table())
    ada.button("Menu").click()
    ada.button("Leave the table").click()
    ada.button(re.compile("Tap again")).click()
    expect(bob.page.get_by_role("alert").filter(has_text="You are the host now")).to_be_visible()


def test_the_host_need_not_wait_for_an_absent_player(browsers: Browsers) -> None:
    """ALL-05: the page counts down until a bot takes over, and the host can let it play at once."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    bob = browsers.player("Bob")
    bob.join(ada.open_table())
    ada.button("Add a bot").click()
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    bob.page.close()
    expect(ada.page.get_by_text(re.compile(r"Bob is away. A bot takes over in \d+\ss"))).to_be_visible()
    ada.button("Let a bot play for Bob now").click()
    expect(ada.page.get_by_role("alert").filter(has_text="A bot plays until Bob is back")).to_be_visible()


def test_a_game_is_ended_early_and_home_leads_back_to_the_table(browsers: Browsers) -> None:
    """The host asks, another player agrees, and all are at the open table; one tap leads back from home."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    bob, cyd = browsers.player("Bob", scheme="light"), browsers.player("Cyd")
    code = ada.open_table()
    bob.join(code)
    cyd.join(code)
    ada.button(re.compile("Start with 3")).click()
    bob.sees_phase("telling")
    ada.button("Menu").click()
    ada.button("End this game").click()
    ada.button("Tap again to ask the others").click()
    expect(bob.page.get_by_text("Ada wants to end this game.")).to_be_visible()
    bob.button("End it").click()
    expect(cyd.page.get_by_role("alert").filter(has_text="The game was ended early")).to_be_visible()
    expect(ada.button(re.compile("Start with 3"))).to_be_visible()
    ada.come_home()
    ada.button("Back to your table (Dixit)").click()
    expect(ada.button(re.compile("Start with 3"))).to_be_visible()


def test_a_seal_is_chosen_and_the_invitation_shows_it(browsers: Browsers) -> None:
    """Other people see the chosen seal."""
    ada, bob = browsers.player("Ada", width=360, height=740, touch=True), browsers.player("Bob")
    code = ada.open_table()
    ada.button("Menu").click()
    ada.button("Choose your seal").click()
    ada.button("Seal 43").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    bob.page.goto(f"{bob.address}/t/{code}")
    shown = bob.page.locator(".seats svg").first
    expect(shown).to_be_visible()
    own = ada.page.locator(".spot svg").first
    wait_until(ada.page, lambda: shown.inner_html() == own.inner_html(), "both pages show the same seal")


def test_an_unknown_address_shows_our_own_page(browsers: Browsers) -> None:
    """It has status 404 and a button to the corridor."""
    ada = browsers.player("Ada", width=360, height=740, touch=True)
    ada.expects("404")
    reply = ada.page.goto(f"{ada.address}/no/such/door")
    assert reply is not None and reply.status == 404
    ada.button("Back to the corridor").click()
    expect(ada.button(re.compile("now with bots", re.IGNORECASE))).to_be_visible()
