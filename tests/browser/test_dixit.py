"""Whole games of Dixit in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.saved_tables import UNHURRIED, come_to, open_table_draft, save
from tests.browser.waiting import turns, wait_until

pytestmark = pytest.mark.long

CODE = "DXABUM"
TARGET = 6


def play_to_the_end(players: list[Player]) -> None:
    """Let everybody answer until the album is open."""
    first = players[0]
    for player in players:
        expect(player.board).to_be_attached()
    for turn in turns(first.page):
        if first.phase == "over":
            break
        for player in players:
            player.act(f"clue {turn}")
    for player in players:
        player.sees_phase("over")


def test_two_people_and_three_bots_play_to_the_album(browsers: Browsers) -> None:
    """DIX-13: from an open table to the album, with a winner who has the points of the house rule."""
    table = open_table_draft("dixit", ["Zofia", "Ola"], bots=3, options={**UNHURRIED, "target": TARGET})
    save(browsers.server.data, {CODE: table.events})
    zofia, ola = players = [browsers.player(name) for name in ("Zofia", "Ola")]
    for player in players:
        come_to(player, CODE)
    manners = zofia.page.get_by_role("radiogroup", name="The bots are")
    manners.get_by_text("keen").click()
    expect(manners.get_by_role("radio", name="keen")).to_be_checked()
    zofia.button("Start with 5 players").click()
    play_to_the_end([zofia, ola])
    listed = zofia.page.get_by_role("list", name="Scores")
    expect(listed).to_have_count(1)  # the last reveal, which has a list of its own, is gone
    wait_until(zofia.page, lambda: highest_number(listed) >= TARGET, "the winner has enough points")


def highest_number(thing: Locator) -> int:
    """Return the highest number in the text of an element."""
    return max(map(int, re.findall(r"\d+", thing.inner_text())), default=0)
