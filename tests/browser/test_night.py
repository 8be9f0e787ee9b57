"""A night of games at one table, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.telepathic_player import Partner, take_turns
from tests.browser.waiting import turns

pytestmark = pytest.mark.long


def ends_telepathic(zofia: Partner) -> None:
    """Play until an announcement is allowed, and announce: right or wrong, it ends the game."""
    player = zofia.player
    expect(player.board).to_be_attached()
    for step in turns(player.page):
        if player.phase == "over":
            break
        take_turns([zofia], step, hasty=True)
    player.sees_phase("over")


def sees_in_score(player: Player, text: str) -> None:
    """Wait until the score of the night contains this text."""
    expect(player.page.get_by_role("list", name="The night’s score")).to_contain_text(text)


def test_a_night_of_two_games(browsers: Browsers) -> None:
    """One tap leads from game to game; the score is shown between games, and titles at the end."""
    player = browsers.player("Zofia")
    zofia = Partner(player)
    player.open_table("Telepathic")
    player.button("Make it a night").click()
    player.button("By vote: take it off the list").click()
    player.page.get_by_role("group", name="Add to the list").get_by_role("button", name="Telepathic").click()
    player.button("Play Telepathic").click()
    ends_telepathic(zofia)
    player.button("Play Telepathic").click()
    player.sees_phase("handing")
    ends_telepathic(zofia)
    player.button("To the night’s score").click()
    sees_in_score(player, "Zofia")
    player.button("End the night").click()
    expect(player.page.get_by_role("heading", name="That was the night")).to_be_visible()
    sees_in_score(player, "2 games")
    titles = player.page.get_by_role("list", name="Titles").or_(player.page.get_by_text("no titles tonight"))
    expect(titles.first).to_be_visible()
