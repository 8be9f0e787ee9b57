"""Starts games for screenshots, and plays them to a phase."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.rorschach_player import RorschachPlayer
from tests.browser.waiting import turns


def start(friends: list[Player], game: str, bots: int, rules: Mapping[str, str] | None = None) -> None:
    """Start a game with these people, the first as host, this many bots and these rules."""
    host = friends[0]
    host.open_table(game)
    for rule, chosen in (rules or {}).items():
        host.button(re.compile(f"^{rule}")).click()
        host.page.get_by_role("option", name=chosen).click()
        expect(host.button(f"{rule}: {chosen}")).to_be_visible()
    for friend in friends[1:]:
        friend.join(host.code)
    for _ in range(bots):
        host.button(re.compile("Add a bot|Seat a bot")).first.click()
    host.button(f"Start with {len(friends) + bots} players").click()


def play_until(readers: list[RorschachPlayer], phase: str) -> None:
    """Let everybody answer by keys until this phase of the game."""
    for _ in turns(readers[0].page):
        for reader in readers:
            if readers[0].player.phase != phase:
                reader.presses()
        if readers[0].player.phase == phase:
            break
    for reader in readers:
        reader.player.sees_phase(phase)
