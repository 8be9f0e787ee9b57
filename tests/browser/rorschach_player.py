"""Somebody at a table of Rorschach, with hands and eyes on a real page."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.socket_player import SocketPlayer

MOST_STEPS = 1500
SYMBOLS = ("triangle", "circle", "waves")
GO_ON = "Guess again|On to the|See the whole|Go on"


class RorschachPlayer(SocketPlayer):
    """A player at a table of Rorschach: what its own page was sent, and what its hands do there."""

    # ---- what is there

    @property
    def has_proposed(self) -> bool:
        """Whether a proposal of this reader lies before the team."""
        chairs = msgspec.convert(self.room["chairs"], list[dict[str, object]])
        proposals = msgspec.convert(self.private.get("proposals", []), list[object])
        return any(
            proposal is not None and chair.get("person") == self.you
            for proposal, chair in zip(proposals, chairs, strict=False)
        )

    @property
    def asked(self) -> str | None:
        """Which kind of answer the table waits for, of this reader."""
        asks = msgspec.convert(self.frame.get("asks", []), list[dict[str, object]])
        owed = [ask for ask in asks if ask.get("owed", True)]
        return msgspec.convert(owed[0]["answers"], list[str])[0] if owed else None

    @property
    def question(self) -> object:
        """The key of the question that stands."""
        asks = msgspec.convert(self.frame.get("asks", []), list[dict[str, object]])
        return asks[0]["key"] if asks else None

    @property
    def images(self) -> list[str]:
        return msgspec.convert(self.public["images"], list[str])

    @property
    def left(self) -> list[int]:
        """The places of the blots that are not put away."""
        return [place for place, image in enumerate(self.images) if image != self.public.get("removed")]

    @property
    def matching(self) -> dict[int, str]:
        """The subject's own matching, once it is sealed: the symbol by the blot's place."""
        marks = msgspec.convert(self.private.get("matching", []), list[dict[str, str]])
        return {self.images.index(mark["image"]): mark["symbol"] for mark in marks}

    @property
    def second_guesses(self) -> list[tuple[int, str]]:
        """What the table would take for an answer, when a guess is asked for."""
        asks = msgspec.convert(self.frame["asks"], list[dict[str, object]])
        choices = msgspec.convert(asks[0]["choices"], list[dict[str, str]])
        return [(self.images.index(one["image"]), one["symbol"]) for one in choices if one["type"] == "guess"]

    def blot(self, place: int) -> Locator:
        return self.player.board.locator("[data-blot]").nth(place)

    def word(self, symbol: str) -> Locator:
        return self.player.page.get_by_role("radio", name=re.compile(f", {symbol}"))

    # ---- what its hands do

    def decides(self) -> None:
        """Press the one button, whatever it offers."""
        self.taps("Agree|Propose|Say it|Put blot")

    def taps(self, button: str) -> None:
        """Tap a button that answers the question which stands, and wait until the table has heard it."""
        question = self.question
        self.player.button(re.compile(f"^({button})")).last.click()
        self.is_heard(question)

    def lays(self, symbol: str, place: int) -> None:
        """Tap the stone, tap the blot."""
        self.player.button(re.compile(f"^Take the {symbol} up")).click()
        self.blot(place).click(position={"x": 30, "y": 60})

    def matches(self) -> None:
        for symbol, place in zip(SYMBOLS, self.left, strict=True):
            self.lays(symbol, place)
        self.taps("Seal the matching")

    def points_at(self, place: int) -> None:
        """Tap a blot, unless it is pointed at already: a second tap would bring it closer."""
        if self.blot(place).get_attribute("aria-checked") != "true":
            self.blot(place).click()

    def removes(self, place: int) -> None:
        self.points_at(place)
        self.decides()

    def guesses(self, place: int, symbol: str) -> None:
        self.points_at(place)
        self.word(symbol).click()
        self.decides()

    def counters(self, symbol: str) -> None:
        self.word(symbol).click()
        self.decides()

    def goes_on(self) -> None:
        self.taps(GO_ON)

    def acts(self) -> None:
        """Do the first thing that answers the question which stands."""
        match self.asked:
            case _ if self.has_proposed:
                return
            case "choose":
                self.decides()
            case "remove":
                self.removes(0)
            case "match":
                self.matches()
            case "guess":
                self.guesses(*self.second_guesses[0])
            case "counter":
                self.counters(SYMBOLS[0])
            case "go-on":
                self.goes_on()
            case _:
                return

    def presses(self) -> None:
        """The same by keys: a digit points at a blot, a letter at a word or a stone, Enter does it."""
        if self.asked is None or self.has_proposed:
            return
        self.player.sees_phase(str(self.public["phase"]))
        keyboard, question = self.player.page.keyboard, self.question
        match self.asked:
            case "choose":
                self.player.tab_to(re.compile("read least often"))
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
        """Wait until the table has heard the answer to this question."""
        for _ in range(MOST_STEPS):
            if self.has_proposed or self.asked is None or self.question != question:
                return
            self.player.page.wait_for_timeout(20)
        raise AssertionError(f"nobody heard {self.player.name}")


def sit_down(readers: list[RorschachPlayer], bots: int = 0) -> None:
    """Begin a game of Rorschach with these people; the first half of them, Day, is tested first."""
    host = readers[0].player
    host.open_table("Rorschach")
    host.button(re.compile("^Who is tested first")).click()
    host.page.get_by_role("option", name="Day").click()
    expect(host.button("Who is tested first: Day")).to_be_visible()
    for reader in readers[1:]:
        reader.player.join(host.code)
    for _ in range(bots):
        host.button(re.compile("Add a bot|Sit a bot")).first.click()
    host.button(f"Start with {len(readers) + bots} players").click()
    for reader in readers:
        reader.player.sees_phase("choosing")


def until(readers: list[RorschachPlayer], phase: str) -> None:
    """Everybody does the first thing that comes, until this part of the game is on."""
    for _ in range(MOST_STEPS):
        for reader in readers:
            if readers[0].player.phase == phase:
                break
            reader.acts()
        else:
            readers[0].player.page.wait_for_timeout(60)
            continue
        break
    for reader in readers:
        reader.player.sees_phase(phase)


def the_one_asked(readers: list[RorschachPlayer], kind: str) -> RorschachPlayer:
    """Whoever is asked for this."""
    return next(reader for reader in readers if reader.asked == kind)
