"""Lines that break in the middle: everybody is back in their exact view without a tap."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player


def at_the_vote(browsers: Browsers) -> tuple[Player, Player, Player]:
    """Three people with their cards on the table; Zofia has told."""
    zofia, ola, jan = (browsers.player(name) for name in ("Zofia", "Ola", "Jan"))
    code = zofia.open_table()
    for friend in (ola, jan):
        friend.join(code)
    zofia.button("Start with 3 players").click()
    zofia.tell("a clue")
    for friend in (ola, jan):
        friend.sees_phase("laying")
        friend.lay()
    ola.sees_phase("voting")
    return zofia, ola, jan


def stage(player: Player) -> str:
    """All that the stage says, but for the seconds."""
    return re.sub(r"\d+ seconds? left", "", player.board.aria_snapshot())


def test_a_reload_in_the_middle_of_a_vote_changes_nothing(browsers: Browsers) -> None:
    """A reconnect gets the newest frame: that is all that resuming takes."""
    _zofia, ola, _jan = at_the_vote(browsers)
    ola.vote()
    expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
    before = stage(ola)
    ola.page.reload()
    expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
    assert stage(ola) == before


def test_a_killed_server_is_back_with_every_card_and_vote(browsers: Browsers) -> None:
    """What was acknowledged survives SIGKILL, and nobody has to tap anything."""
    zofia, ola, jan = at_the_vote(browsers)
    ola.vote()
    expect(ola.page.get_by_role("heading", name="You voted for")).to_be_visible()
    before = [stage(player) for player in (zofia, ola, jan)]
    browsers.server.kill()
    expect(jan.page.get_by_text("The line went quiet")).to_be_visible()
    browsers.server.start()
    for player in (zofia, ola, jan):
        expect(player.page.get_by_text("The line went quiet")).to_have_count(0)
    assert [stage(player) for player in (zofia, ola, jan)] == before
    jan.vote()
    zofia.sees_phase("revealed")


def test_a_second_window_takes_the_seat_and_the_first_one_says_so(browsers: Browsers) -> None:
    """ALL-05: two windows never hold one seat."""
    _zofia, ola, _jan = at_the_vote(browsers)
    second = ola.page.context.new_page()
    second.goto(ola.page.url)
    expect(ola.page.get_by_text("You are playing in another window")).to_be_visible()
    expect(second.locator("[data-phase]")).to_have_attribute("data-phase", "voting")
    ola.button("Play here instead").click()
    ola.sees_phase("voting")
