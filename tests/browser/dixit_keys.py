"""Dixit by keyboard alone: Tab, arrows, digits, Enter."""

from __future__ import annotations

import re

from tests.browser.player import Player


class DixitKeys:
    """A player of Dixit without a mouse."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.did: set[str] = set()
        """The phases in which this player answered."""

    def acts(self, clue: str) -> None:
        """Give the answer that the table waits for, if it waits for this player."""
        player = self.player
        if not player.is_awaited:
            return
        phase = player.phase
        match phase:
            case "telling":
                self._tells(clue)
            case "laying":
                self._picks(r"^Card \d", "2")
            case "voting":
                self._picks(r"^Number \d", "ArrowRight")
            case "revealed":
                self._presses("^Next story|^Open the album")
            case other:
                raise AssertionError(f"the table waits for {player.name} in the phase {other}")
        self.did.add(phase)
        player.heard_after(phase)
        player.keeps_focus()

    def _tells(self, clue: str) -> None:
        self.player.tab_to(re.compile(r"^Card \d"))
        self.player.page.keyboard.press("1")
        self.player.tab_to(re.compile("Your clue"))
        self.player.page.keyboard.type(clue)
        self._presses("^Tell this card")

    def _picks(self, card: str, key: str) -> None:
        self.player.tab_to(re.compile(card))
        self.player.page.keyboard.press(key)
        self.player.page.keyboard.press("Enter")

    def _presses(self, name: str) -> None:
        self.player.tab_to(re.compile(name))
        self.player.page.keyboard.press("Enter")
