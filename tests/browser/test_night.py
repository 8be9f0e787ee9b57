"""A night of games at one table, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.telepathic_player import Partner

pytestmark = pytest.mark.long

MOST_TURNS = 200


def ends_telepathic(zofia: Partner) -> None:
    """As soon as something may be announced, right or wrong."""
    player = zofia.player
    expect(player.board).to_be_attached()
    for step in range(MOST_TURNS):
        if player.phase == "over":
            break
        command = zofia.announces() or zofia.thinks(step) if player.is_awaited else None
        if command is not None:
            zofia.does(command)
        player.page.wait_for_timeout(60)
    player.sees_phase("over")


def standing(player: Player) -> str:
    """Who stands where in the night."""
    listed = player.page.get_by_role("list", name="The night’s score")
    expect(listed).to_be_visible()
    return listed.inner_text()


def test_a_night_of_two_games(browsers: Browsers) -> None:
    """One tap from game to game, bots fill up; the score between them, ranking and titles at the end."""
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
    assert "Zofia" in standing(player)
    player.button("End the night").click()
    expect(player.page.get_by_role("heading", name="That was the night")).to_be_visible()
    assert "2 games" in standing(player)
    titles = player.page.get_by_role("list", name="Titles").or_(player.page.get_by_text("no titles tonight"))
    expect(titles.first).to_be_visible()
