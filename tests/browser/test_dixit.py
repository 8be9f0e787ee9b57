"""Whole games of Dixit in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.saved_tables import UNHURRIED, come_to, laid, save

pytestmark = pytest.mark.long

MOST_ROUNDS = 60
CODE = "DXABUM"
TARGET = 6


def play_to_the_end(players: list[Player]) -> None:
    """Everybody does what they are asked until the album is open."""
    first = players[0]
    for player in players:
        expect(player.board).to_be_attached()
    for turn in range(MOST_ROUNDS * 8):
        if first.phase == "over":
            break
        for player in players:
            player.act(f"clue {turn}")
        first.page.wait_for_timeout(60)
    for player in players:
        player.sees_phase("over")


def test_three_people_and_two_bots_play_to_the_album(browsers: Browsers) -> None:
    """DIX-13: from an open table to the album, with a winner who has the points of the house rule."""
    table = laid("dixit", ["Zofia", "Ola", "Jan"], bots=2, options={**UNHURRIED, "target": TARGET})
    save(browsers.server.data, {CODE: table.events})
    zofia, ola, jan = players = [browsers.player(name) for name in ("Zofia", "Ola", "Jan")]
    for player in players:
        come_to(player, CODE)
    manners = zofia.page.get_by_role("radiogroup", name="The bots are")
    manners.get_by_text("keen").click()
    expect(manners.get_by_role("radio", name="keen")).to_be_checked()
    zofia.button("Start with 5 players").click()
    play_to_the_end([zofia, ola, jan])
    listed = zofia.page.get_by_role("list", name="Scores")
    expect(listed).to_have_count(1)  # the last reveal has left the stage
    scores = re.findall(r"\d+", listed.inner_text())
    assert max(map(int, scores)) >= TARGET
