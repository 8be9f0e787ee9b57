"""A player of Rorschach on a real page."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator

from tests.browser.socket_player import SocketPlayer
from tests.browser.waiting import wait_until

SYMBOLS = ("triangle", "circle", "waves")
GO_ON = "Guess again|On to the|See the whole|Go on"


class RorschachPlayer(SocketPlayer):
    """A player of Rorschach: the messages that their page received, and their actions on the page."""

    # ---- state

    @property
    def has_proposed(self) -> bool:
        """True if this player has made a proposal to the team."""
        chairs = msgspec.convert(self.room["chairs"], list[dict[str, object]])
        proposals = msgspec.convert(self.private.get("proposals", []), list[object])
        return any(
            proposal is not None and chair.get("person") == self.you
            for proposal, chair in zip(proposals, chairs, strict=False)
        )

    @property
    def asked(self) -> str | None:
        """The kind of answer that the table waits for from this player."""
        asks = msgspec.convert(self.frame.get("asks", []), list[dict[str, object]])
        owed = [ask for ask in asks if ask.get("owed", True)]
        return msgspec.convert(owed[0]["answers"], list[str])[0] if owed else None

    @property
    def question(self) -> object:
        """The key of the current question."""
        asks = msgspec.convert(self.frame.get("asks", []), list[dict[str, object]])
        return asks[0]["key"] if asks else None

    @property
    def images(self) -> list[str]:
        return msgspec.convert(self.public["images"], list[str])

    @property
    def left(self) -> list[int]:
        """The places of the blots that were not removed."""
        return [place for place, image in enumerate(self.images) if image != self.public.get("removed")]

    @property
    def matching(self) -> dict[int, str]:
        """The sealed matching of the subject: the symbol of each blot's place."""
        marks = msgspec.convert(self.private.get("matching", []), list[dict[str, str]])
        return {self.images.index(mark["image"]): mark["symbol"] for mark in marks}

    @property
    def second_guesses(self) -> list[tuple[int, str]]:
        """The guesses that the table accepts now."""
        asks = msgspec.convert(self.frame["asks"], list[dict[str, object]])
        choices = msgspec.convert(asks[0]["choices"], list[dict[str, str]])
        guesses = [choice for choice in choices if choice["type"] == "guess"]
        return [(self.images.index(guess["image"]), guess["symbol"]) for guess in guesses]

    def blot(self, place: int) -> Locator:
        return self.player.board.locator("[data-blot]").nth(place)

    def word(self, symbol: str) -> Locator:
        return self.player.page.get_by_role("radio", name=re.compile(f", {symbol}"))

    # ---- actions

    def decides(self) -> None:
        """Press the main button."""
        self.taps("Agree|Yes, read|Propose|Say it|Remove blot")

    def taps(self, button: str) -> None:
        """Tap a button that answers the current question, and wait until the table has the answer."""
        question = self.question
        self.player.button(re.compile(f"^({button})")).last.click()
        self.is_heard(question)

    def lays(self, symbol: str, place: int) -> None:
        """Tap a stone, then a blot."""
        self.player.button(re.compile(f"^Pick up the {symbol}")).click()
        self.blot(place).click(position={"x": 30, "y": 60})

    def points_at(self, place: int) -> None:
        """Tap a blot, unless it is selected: a second tap would open the large view."""
        if self.blot(place).get_attribute("aria-checked") != "true":
            self.blot(place).click()

    def guesses(self, place: int, symbol: str) -> None:
        self.points_at(place)
        self.word(symbol).click()
        self.decides()

    def goes_on(self) -> None:
        self.taps(GO_ON)

    def presses(self) -> None:
        """Answer by keys: a digit selects a blot, a letter a word or a stone, Enter confirms."""
        if self.asked is None or self.has_proposed:
            return
        self.player.sees_phase(str(self.public["phase"]))
        keyboard, question = self.player.page.keyboard, self.question
        match self.asked:
            case "choose":
                self.player.tab_to(re.compile("subject least often"))
            case "remove":
                keyboard.press("1")
            case "match":
                for letter, place in zip("abc", self.left, strict=True):
                    keyboard.press(letter)
                    keyboard.press(str(place + 1))
            case "guess":
                place, symbol = self.second_guesses[0]
                keyboard.press(str(place + 1))
                keyboard.press("abc"[SYMBOLS.index(symbol)])
            case "counter":
                keyboard.press("a")
            case "go-on":
                self.player.tab_to(re.compile(f"^({GO_ON})"))
            case _:
                return
        keyboard.press("Enter")
        self.is_heard(question)

    def is_heard(self, question: object) -> None:
        """Wait until the table has the answer to this question."""
        wait_until(
            self.page,
            lambda: self.has_proposed or self.asked is None or self.question != question,
            f"the table has the answer of {self.player.name}",
        )
