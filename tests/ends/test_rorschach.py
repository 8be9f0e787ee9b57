"""Whole games of Rorschach in real browsers."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.ends.conftest import Room
from tests.ends.player import PATIENCE, Player
from tests.ends.test_screens import SIZES, check

MOST_STEPS = 600
SYMBOLS = ("triangle", "circle", "waves")
DESK = (1280, 800)
GO_ON = "Guess again|On to the|See the whole|Go on"


class Reader:
    """A player at a table of Rorschach: what its own page was sent, and what its hands do there."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.frame: dict[str, object] = {}
        self.room: dict[str, object] = {}
        self.you = -1
        player.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, raw: str | bytes) -> None:
        message = msgspec.json.decode(raw)
        match message["type"]:
            case "welcome":
                self.you = message["you"]
            case "room":
                self.room = message
            case "frame":
                self.frame = message["frame"]
            case _:
                pass

    # ---- what is there

    @property
    def public(self) -> dict[str, object]:
        return msgspec.convert(self.frame["public"], dict[str, object])

    @property
    def private(self) -> dict[str, object]:
        return msgspec.convert(self.frame["private"], dict[str, object])

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

    def removes(self, place: int) -> None:
        self.blot(place).click()
        self.decides()

    def guesses(self, place: int, symbol: str) -> None:
        self.blot(place).click()
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


def table_of(
    room: Room, names: str, *, bots: int = 0, size: tuple[int, int] = DESK, scheme: str = "dark"
) -> list[Reader]:
    """A game of Rorschach with these people, just begun; the first half of them, Day, is tested first."""
    width, height = size
    readers = [
        Reader(room.player(name, width=width, height=height, scheme=scheme, touch=width < 500))
        for name in names.split()
    ]
    host = readers[0].player
    host.come_home()
    host.page.get_by_text("Rorschach", exact=True).click()
    host.button("Open a table").click()
    host.give_name()
    host.page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    host.button(re.compile("^Who is tested first")).click()
    host.page.get_by_role("option", name="Day").click()
    expect(host.button("Who is tested first: Day")).to_be_visible()
    for reader in readers[1:]:
        reader.player.join(host.code)
    for _ in range(bots):
        host.button(re.compile("Add a bot")).first.click()
    host.button(f"Start with {len(readers) + bots} players").click()
    for reader in readers:
        reader.player.sees_phase("choosing")
    return readers


def until(readers: list[Reader], phase: str) -> None:
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


def the_one_asked(readers: list[Reader], kind: str) -> Reader:
    """Whoever is asked for this."""
    return next(reader for reader in readers if reader.asked == kind)


def play_a_round(testers: list[Reader], control: list[Reader], *, right: bool) -> None:
    """Two are tested: the one who guesses knows all of the other's mind, or misses; control always misses."""
    everybody = [*testers, *control]
    until(everybody, "matching")
    subject = the_one_asked(testers, "match")
    guesser = next(reader for reader in testers if reader is not subject)
    subject.matches()
    guesser.player.sees_phase("guessing")
    subject.player.sees_phase("guessing")
    truth = subject.matching
    first, second, third = truth
    guesser.guesses(first, truth[first] if right else truth[second])
    for reader in control:
        reader.player.sees_phase("countering")
        reader.counters(truth[third])
    until(everybody, "second" if right else "scored")
    if right:
        guesser.guesses(second, truth[second])
        until(everybody, "scored")
    for reader in everybody:
        reader.goes_on()


def test_four_pages_play_to_the_end_of_the_game(room: Room) -> None:
    """ROR-10, ROR-14: a team that reads each other twice has four blots to none, and has won."""
    zofia, ola, jan, wen = table_of(room, "Zofia Ola Jan Wen")
    play_a_round([zofia, ola], [jan, wen], right=True)
    zofia.player.sees_phase("choosing")
    play_a_round([jan, wen], [zofia, ola], right=False)
    zofia.player.sees_phase("choosing")
    play_a_round([zofia, ola], [jan, wen], right=True)
    for reader in (zofia, ola, jan, wen):
        reader.player.sees_phase("over")
    expect(zofia.player.page.get_by_role("heading", name="You read each other")).to_be_visible()
    expect(wen.player.page.get_by_role("heading", name="They read each other better")).to_be_visible()
    expect(
        wen.player.page.get_by_role("list", name="The blots of Day").get_by_role("listitem")
    ).to_have_count(4)


def test_one_person_with_bots_on_both_teams(room: Room) -> None:
    """ALL-05: bots take the other chairs of either team, in every role, to the end of the game."""
    (zofia,) = table_of(room, "Zofia", bots=3)
    until([zofia], "over")
    zofia.player.button("What the bots saw").click()
    expect(zofia.player.page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()


def test_a_reload_of_the_subject_in_the_middle_of_the_matching(room: Room) -> None:
    """ROR-07: stones that were laid and not yet sealed still lie there after a reload."""
    readers = table_of(room, "Zofia Ola", bots=2)
    until(readers, "matching")
    subject = the_one_asked(readers, "match")
    first, second, third = subject.left
    subject.lays("waves", first)
    subject.lays("circle", second)
    subject.player.page.reload()
    subject.player.sees_phase("matching")
    expect(subject.player.button(re.compile("^Take .* up from I"))).to_have_count(2)
    subject.lays("triangle", third)
    subject.taps("Seal the matching")
    subject.player.sees_phase("guessing")
    assert subject.matching == {first: "waves", second: "circle", third: "triangle"}


def test_a_team_mate_who_leaves_during_the_guess(room: Room) -> None:
    """ALL-06: whoever is gone holds nobody up; those who are left decide."""
    readers = table_of(room, "Zofia Ola Jan", bots=2)
    until(readers, "matching")
    subject = the_one_asked(readers, "match")
    stays, leaves = (reader for reader in readers if reader is not subject)
    subject.matches()
    stays.player.sees_phase("guessing")
    leaves.player.page.close()
    gone = stays.player.page.get_by_role("img", name=re.compile(f"^{leaves.player.name},.* away"))
    expect(gone).to_be_visible()
    stays.guesses(stays.left[0], "waves")
    stays.player.sees_phase("revealed")


def test_a_round_in_either_role_by_keyboard_alone(room: Room) -> None:
    """Digits, letters and Enter play the test team's round and the control team's."""
    zofia, ola = table_of(room, "Zofia Ola", bots=2)
    pressed: set[str] = set()
    for _ in range(MOST_STEPS):
        if {"choose", "match", "guess", "remove", "counter", "go-on"} <= pressed:
            break
        pressed.add(str(zofia.asked))
        zofia.presses()
        ola.acts()
        zofia.player.page.wait_for_timeout(60)
    assert {"choose", "match", "guess", "remove", "counter", "go-on"} <= pressed


def test_z_looks_at_a_blot_closely(room: Room) -> None:
    """Z holds a blot over everything else, the arrows turn to the next one, and Z lets go."""
    (zofia,) = table_of(room, "Zofia", bots=3)
    dialog = zofia.player.page.get_by_role("dialog")
    zofia.player.page.keyboard.press("z")
    expect(dialog).to_have_accessible_name("Blot I")
    zofia.player.page.keyboard.press("ArrowRight")
    expect(dialog).to_have_accessible_name("Blot II")
    zofia.player.page.keyboard.press("z")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("desk", "dark")])
def test_the_screens_of_both_roles(room: Room, size: str, scheme: str) -> None:
    """Every part of a round, as the test team sees it and as control does: whole, open to everybody."""
    zofia, ola = table_of(room, "Zofia Ola", bots=2, size=SIZES[size], scheme=scheme)
    checked: set[tuple[str, str | None]] = set()
    for _ in range(MOST_STEPS):
        if {("guessing", "guess"), ("countering", "counter"), ("removing", "remove")} <= checked:
            break
        for reader in (zofia, ola):
            screen = str(reader.public["phase"]), reader.asked
            if screen in checked:
                reader.acts()
            else:
                check(reader.player)
                checked.add(screen)
        zofia.player.page.wait_for_timeout(60)
    assert {phase for phase, _ in checked} >= {"choosing", "matching", "revealed", "scored"}


def test_blots_on_a_phone_are_large_enough_to_look_into(room: Room) -> None:
    """On the smallest phone no blot is narrower than 150 pixels."""
    (zofia,) = table_of(room, "Zofia", bots=3, size=SIZES["phone"])
    for place in range(4):
        box = zofia.blot(place).bounding_box()
        assert box is not None and box["width"] >= 150


def test_chairs_tell_their_team_at_the_open_table(room: Room) -> None:
    """ROR-01: before the start everybody sees which chair plays for Day and which for Night."""
    zofia = room.player("Zofia")
    zofia.come_home()
    zofia.page.get_by_text("Rorschach", exact=True).click()
    zofia.button("Open a table").click()
    zofia.give_name()
    for _ in range(3):
        zofia.button(re.compile("Add a bot")).first.click()
    seats = zofia.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("button", name=re.compile(", Day"))).to_have_count(2, timeout=PATIENCE)
    expect(seats.get_by_role("button", name=re.compile(", Night"))).to_have_count(2)
