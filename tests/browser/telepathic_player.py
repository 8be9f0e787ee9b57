"""Players of Telepathic who act through a real page and decide as a bot would."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import expect

from tests.browser.socket_player import SocketPlayer
from tests.browser.waiting import settle, wait_until
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.player import ChosenBot, decide
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.kernel.chance import Chance
from unspoken.kernel.types import Seat

LORE = best_lore(load_packs())


class Partner(SocketPlayer):
    """A player who decides as a bot would, from the frames that their own page received."""

    @property
    def seat(self) -> int:
        """The number of this partner's seat."""
        chairs = msgspec.convert(self.room["chairs"], list[dict[str, object]])
        return next(number for number, chair in enumerate(chairs) if chair.get("person") == self.you)

    def thinks(self, step: int) -> dict[str, object] | None:
        """Return the command that a bot in this seat would send now."""
        decided = decide(
            GAME, msgspec.json.encode(self.frame), Seat(self.seat), ChosenBot(LORE, Chance(b"ends", step))
        )
        return None if decided is None else msgspec.to_builtins(decided.command)

    def announces(self) -> dict[str, object] | None:
        """Return the first announcement of an owed question, right or wrong: either ends the game.

        A question that is not owed may vanish before the click.
        """
        asks = msgspec.convert(self.frame.get("asks", []), list[dict[str, object]])
        choices = [
            choice
            for ask in asks
            if ask.get("owed", True)
            for choice in msgspec.convert(ask.get("choices") or [], list[dict[str, object]])
        ]
        return next((choice for choice in choices if choice["type"] == "announce"), None)

    def carry_out(self, command: dict[str, object]) -> None:
        """Carry out a command by clicks: select a card, set or condition, then press the button."""
        page, public = self.player.page, msgspec.convert(self.frame["public"], dict[str, object])
        match command["type"]:
            case "claim":
                self.player.button("I did").click()
            case "go-on":
                self.player.button("Not that I know of").click()
            case "hand":
                row = msgspec.convert(public["row"], list[str])
                cards = page.get_by_role("radiogroup", name="The open cards").get_by_role("radio")
                cards.nth(row.index(str(command["card"]))).click()
                self.player.button(re.compile("^(Hand to|Propose it for) ")).click()
            case "perform":
                sets = page.get_by_role("radiogroup", name=re.compile("^Which ")).get_by_role("radio")
                sets.nth(int(str(command["on"]))).click()
                self.player.button(re.compile("^(Move|Mirror|Turn) ")).click()
            case "announce":
                self.player.button("Announce", exact=True).click()
                self.names(str(command["condition"]))
                self.player.button(re.compile("^Announce “")).click()
            case "answer":
                self.names(str(command["condition"]))
                self.player.button(re.compile("^Say “")).click()
            case "announce-both":
                self.player.button("Announce", exact=True).click()
                self.names(str(command["colour"]))
                self.names(str(command["shape"]))
                self.player.button(re.compile("^(Announce|Propose) “")).click()
            case "pass":
                self.player.button("Play on").click()
            case other:
                raise AssertionError(f"no clicks are known for the command {other}")

    def waits_for_another_frame(self, before: object) -> None:
        """Wait until the page has received and drawn another frame.

        Waiting for a phase is not enough: bots may answer so fast that the same partner is asked again in it.
        """
        wait_until(self.player.page, lambda: self.frame != before, "the game has gone on")
        settle(self.player.page)

    def presses(self, command: dict[str, object]) -> None:
        """Carry out a command by keys: a digit or letter, then Enter."""
        keyboard, public = self.player.page.keyboard, msgspec.convert(self.frame["public"], dict[str, object])
        match command["type"]:
            case "claim" | "go-on":
                self.player.tab_to(re.compile("^(I did|Not that I know of)$"))
            case "hand":
                row = msgspec.convert(public["row"], list[str])
                keyboard.press(str(row.index(str(command["card"])) + 1))
            case "perform":
                columns, on = str(public["handed"]).startswith("column"), int(str(command["on"]))
                keyboard.press("abcd"[on] if columns else str(on + 1))
            case "announce":
                self.player.tab_to(re.compile("^Announce$"))
                keyboard.press("Enter")
                keyboard.press(self._key_of(command))
            case _:
                keyboard.press(self._key_of(command))
        keyboard.press("Enter")

    def _key_of(self, command: dict[str, object]) -> str:
        """Return the digit of a condition: its place among the choices."""
        asks = msgspec.convert(self.frame["asks"], list[dict[str, object]])
        ask = next(ask for ask in asks if command["type"] in msgspec.convert(ask["answers"], list[str]))
        named = msgspec.convert(ask["choices"], list[dict[str, object]])
        same_kind = [choice for choice in named if choice["type"] == command["type"]]
        return str(same_kind.index(command) + 1)

    def names(self, mark: str) -> None:
        """Choose a condition by its name."""
        self.player.page.get_by_role("radio", name=re.compile(f"^Three {mark}", re.IGNORECASE)).click()


def begun(partners: list[Partner], bots: int = 0, way: str | None = None) -> list[Partner]:
    """Begin a game of these partners, and bots."""
    host = partners[0].player
    host.open_table("Telepathic")
    if way is not None:
        host.button(re.compile("^Way to play")).click()
        host.page.get_by_role("option", name=way).click()
        expect(host.button(re.compile(f"^Way to play: {way}"))).to_be_visible()
    for partner in partners[1:]:
        partner.player.join(host.code)
    for _ in range(bots):
        host.button(re.compile("Add a bot")).first.click()
    host.button(f"Start with {len(partners) + bots} players").click()
    for partner in partners:
        expect(partner.player.board).to_be_attached()
    return partners


def take_turns(partners: list[Partner], step: int, *, hasty: bool = False) -> set[str]:
    """Let each awaited partner act as a bot would; with `hasty`, announce whenever that is allowed.

    Return the types of the commands that they carried out.
    """
    taken: set[str] = set()
    for partner in partners:
        announced = partner.announces() if hasty and partner.player.is_awaited else None
        command = announced or (partner.thinks(step) if partner.player.is_awaited else None)
        if command is not None:
            before = partner.frame
            partner.carry_out(command)
            partner.waits_for_another_frame(before)
            taken.add(str(command["type"]))
    return taken
