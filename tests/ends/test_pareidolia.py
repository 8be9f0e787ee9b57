"""Rounds of Pareidolia in real browsers: hands on clouds, and eyes on them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, WebSocket, expect

from tests.ends.conftest import Room
from tests.ends.player import PATIENCE, Player
from tests.serving import serving
from unspoken.games.pareidolia.types import Lying, Private

NAMES = ("Zofia", "Ola", "Jan", "Wen")
FAST = ("--no-limits", "--bot-pause", "5000", "--table-speed", "24")
"""Two minutes of table time pass in five seconds; bots take their five seconds of it."""
ABOVE_A_FINGER = 44
"""A finger covers what it holds, so a cloud is held so many pixels above it."""
BY_THE_BOOK: Mapping[str, str] = {}
UNHURRIED = {"Time to think": "without a clock"}
ONE_ROUND_EACH = {**UNHURRIED, "How often everyone is main artist": "once"}
_PIXEL = """([x, y]) => {
  const sky = document.querySelector('.sky').getBoundingClientRect();
  const world = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform);
  const at = new DOMPoint(x, y).matrixTransform(world);
  return [sky.x + at.x, sky.y + at.y];
}"""
"""Where a point of the sky is on this page."""
_LYING = """() => [...document.querySelectorAll('.piece')].map((piece) =>
  [...piece.querySelectorAll('use')].at(-1).getAttribute('href') + piece.style.transform +
  piece.lastElementChild.style.transform)"""
"""What lies in the sky and how, as this page shows it."""


class Friend:
    """A player who also knows what their own page was sent."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.frame: dict[str, object] = {}
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, raw: str | bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["type"] == "frame":
            self.frame = message["frame"]

    @property
    def word(self) -> str:
        """The word of the round, which the two artists know."""
        face = msgspec.convert(self.frame["private"], Private).word
        assert face is not None
        return face.word["en"]

    @property
    def public(self) -> dict[str, object]:
        return msgspec.convert(self.frame["public"], dict[str, object])

    @property
    def droplets(self) -> list[int]:
        return msgspec.convert(self.public["droplets"], list[int])

    # ---- a round, step by step

    def keeps_a_word(self) -> None:
        self.player.sees_phase("keeping")
        self.page.get_by_role("radiogroup", name="Three words").get_by_role("radio").first.click()
        self.player.button(re.compile("^Show ")).click()

    def reads_it(self) -> None:
        self.player.button("I know it").click()

    def tosses(self) -> None:
        self.player.sees_phase("tossing")
        self.tile(0).click()
        self.player.button("Toss it").click()
        self.player.sees_phase("playing")

    def sees(self, text: str) -> None:
        """Say what the clouds look like."""
        field = self.page.get_by_label("What do you see?")
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")

    def goes_on(self) -> None:
        self.player.sees_phase("shown")
        self.player.button(re.compile("^Next round|^See how it ends")).click()

    # ---- hands

    def tile(self, place: int) -> Locator:
        """A shape in the supply."""
        return (
            self.page.get_by_role("radiogroup", name="Clouds beside the sky").get_by_role("radio").nth(place)
        )

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the sky is on this page."""
        at: list[float] = self.page.evaluate(_PIXEL, [x, y])
        return at[0], at[1]

    def spot(self, right: float, down: float) -> tuple[float, float]:
        """A place in what is seen of the sky, as shares of it."""
        box = self.page.locator(".sky").bounding_box()
        assert box is not None
        return box["x"] + box["width"] * right, box["y"] + box["height"] * down

    def draws_the_mouse(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=6)
        mouse.up()

    def draws_a_finger(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """As `draws_the_mouse`, with events of touch."""
        session = self.page.context.new_cdp_session(self.page)
        way = [
            (start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6)
            for step in range(7)
        ]
        for step, (x, y) in enumerate(way):
            kind = "touchMove" if step else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def middle_of_tile(self, place: int) -> tuple[float, float]:
        box = self.tile(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def awaits_own_action(self) -> None:
        expect(self.player.button("Lay it down")).to_be_visible(timeout=PATIENCE)

    def sees_a_deed(self, number: int) -> None:
        """Wait until so much has been done in this round; the toss is 0."""
        done = f"() => (document.querySelector('[data-deed]')?.dataset.deed ?? -1) >= {number}"
        self.page.wait_for_function(done, timeout=PATIENCE)

    @property
    def lying(self) -> list[str]:
        """What lies in the sky and how, as this page shows it."""
        shown: list[str] = self.page.evaluate(_LYING)
        return shown

    def sees_clouds(self, count: int) -> None:
        expect(self.page.locator(".piece")).to_have_count(count, timeout=PATIENCE)


def seated(
    room: Room, here: tuple[str, ...] = NAMES, bots: int = 0, rules: Mapping[str, str] = BY_THE_BOOK
) -> list[Friend]:
    """A game of four, in which Zofia is the main artist; it begins with the draw. Not all need be here."""
    people = NAMES[: 4 - bots]
    friends = {name: Friend(at_a_phone(room, name) if name == "Jan" else room.player(name)) for name in here}
    host, house = friends["Zofia"], f"{room.server.address}/api/tables"
    wish = {"name": "Zofia", "game": "pareidolia", "language": "en"}
    code = host.page.request.post(house, data=wish).json()["code"]
    for name in people[1:]:
        if name in friends:
            friends[name].page.request.post(f"{house}/{code}/people", data={"name": name})
        else:
            join_from_afar(f"{house}/{code}/people", name)
    for friend in friends.values():
        friend.page.goto(f"{room.server.address}/t/{code}")
    for rule, chosen in rules.items():
        host.player.button(re.compile(f"^{rule}")).click()
        host.page.get_by_role("option", name=chosen, exact=True).click()
        expect(host.player.button(f"{rule}: {chosen}")).to_be_visible()
    for _ in range(bots):
        host.player.button(re.compile("Add a bot")).first.click()
    host.player.button("Start with 4 players").click()
    host.player.sees_phase("claiming")
    host.player.button("I did").click()
    return list(friends.values())


def join_from_afar(door: str, name: str) -> None:
    """Take a seat without ever looking at the table."""
    asked = Request(door, msgspec.json.encode({"name": name}), {"content-type": "application/json"})
    with urlopen(asked) as reply:
        assert reply.status == 201


def at_a_phone(room: Room, name: str) -> Player:
    return room.player(name, width=390, height=844, touch=True)


def begun(main: Friend, second: Friend, *watchers: Friend) -> None:
    """From the draw to the first cloud in the sky."""
    main.keeps_a_word()
    second.reads_it()
    main.tosses()
    for friend in (second, *watchers):
        friend.sees_clouds(1)


@pytest.fixture
def fast_room(browser: Browser, tmp_path: Path) -> Iterator[Room]:
    """Where two minutes do not take two minutes."""
    with serving(tmp_path / "tables.db", FAST) as server, Room(browser, server) as opened:
        yield opened


def test_a_word_is_seen(room: Room) -> None:
    """PAR-09, PAR-10, PAR-17, PAR-23: artists drag clouds by touch and by mouse; a watcher sees the word."""
    friends = zofia, ola, jan, wen = seated(room)
    begun(zofia, jan, ola, wen)
    jan.awaits_own_action()
    jan.draws_a_finger(jan.middle_of_tile(1), jan.spot(0.3, 0.4))
    zofia.awaits_own_action()
    zofia.draws_the_mouse(zofia.middle_of_tile(2), zofia.spot(0.7, 0.4))
    for friend in friends:
        friend.sees_clouds(3)
    ola.sees("a hippopotamus on holiday")
    expect(jan.page.get_by_text("a hippopotamus on holiday").first).to_be_visible(timeout=PATIENCE)
    wen.sees(zofia.word.upper())
    for friend in friends:
        friend.player.sees_phase("shown")
        expect(friend.page.get_by_text("It was", exact=True)).to_be_visible()
    assert zofia.droplets == [1, 0, 1, 1]


def test_an_artist_says_that_it_is_right_in_two_taps(room: Room) -> None:
    """PAR-16: a guess in other words counts when an artist says so; one tap alone does nothing."""
    zofia, ola, jan = seated(room, here=("Zofia", "Ola", "Jan"))
    begun(zofia, jan, ola)
    ola.sees("that thing in the corner")
    zofia.player.button("“that thing in the corner”: that is it").click()
    assert zofia.player.phase == "playing"
    zofia.player.button(re.compile("is right, surely")).click()
    ola.player.sees_phase("shown")
    expect(ola.page.get_by_role("heading", name="You saw it")).to_be_visible()


def test_a_guess_leaves_the_hand_alone(room: Room) -> None:
    """PAR-10, PAR-23: what somebody says takes nothing out of a hand and turns no view back."""
    zofia, ola, jan = seated(room, here=("Zofia", "Ola", "Jan"))
    begun(zofia, jan, ola)
    jan.awaits_own_action()
    jan.tile(1).click()
    ola.player.button("Turn your view to the right").click()
    ola.sees("a hippopotamus on holiday")
    expect(jan.page.get_by_text("a hippopotamus on holiday").first).to_be_visible(timeout=PATIENCE)
    expect(jan.player.button("Lay it down")).to_be_enabled()
    expect(ola.player.button("Your view is turned by 15 degrees")).to_be_visible()


def test_time_runs_out(fast_room: Room) -> None:
    """PAR-08, PAR-17: the sun goes down, the artists have their moment, and nobody gets a droplet."""
    friends = zofia, ola, jan, wen = seated(fast_room, rules=UNHURRIED)
    begun(zofia, jan, ola, wen)
    ola.sees("a hippopotamus on holiday")
    for friend in friends:
        friend.player.sees_phase("shown")
        expect(friend.page.get_by_text("It drifted away").first).to_be_visible()
    assert zofia.droplets == [0, 0, 0, 0]


def test_a_nudge_moves_two_clouds_on_all_screens_alike(room: Room) -> None:
    """PAR-13, PAR-15: a finger pushes one cloud, and that pushes the other's last; all see the same."""
    friends = zofia, ola, jan, wen = seated(room)
    begun(zofia, jan, ola, wen)
    tossed = msgspec.convert(zofia.public["sky"], list[Lying])[0].pose
    jan.awaits_own_action()
    jan.page.get_by_role("button", name="The whole sky").click()
    beside = jan.pixel(tossed.x + 800, tossed.y)
    jan.draws_a_finger(jan.middle_of_tile(3), (beside[0], beside[1] + ABOVE_A_FINGER))
    zofia.awaits_own_action()
    before = zofia.lying
    zofia.page.get_by_role("button", name="The whole sky").click()
    zofia.page.get_by_text("Nudge", exact=True).click()
    left, right = zofia.pixel(tossed.x - 700, tossed.y), zofia.pixel(tossed.x + 500, tossed.y)
    zofia.draws_the_mouse(left, right)
    for friend in friends:
        friend.sees_a_deed(2)
    after = jan.lying
    assert sum(was != now for was, now in zip(before, after, strict=True)) == 2
    assert all(friend.lying == after for friend in friends)


def test_an_artist_reloads_in_the_middle(room: Room) -> None:
    """PAR-06: the word, the sky and the question are all there again."""
    zofia, jan = seated(room, here=("Zofia", "Jan"))
    begun(zofia, jan)
    jan.awaits_own_action()
    before, word = jan.lying, jan.word
    jan.page.reload()
    jan.awaits_own_action()
    jan.sees_clouds(1)
    expect(jan.page.get_by_text(word, exact=True)).to_be_visible()
    assert jan.lying == before


def test_the_others_decide_a_tie(fast_room: Room) -> None:
    """PAR-20: three are tied, the fourth says who is the most relaxed, and that one wins."""
    friends = zofia, ola, jan, wen = seated(fast_room, rules=ONE_ROUND_EACH)
    begun(zofia, jan, ola)
    ola.sees(zofia.word)
    for friend in friends:
        friend.goes_on()
    for main, second in ((ola, wen), (jan, zofia), (wen, ola)):
        begun(main, second)
        for friend in friends:
            friend.goes_on()
    wen.player.sees_phase("voting")
    wen.page.get_by_role("radio", name="Zofia").click()
    wen.player.button("Zofia is", exact=True).click()
    for friend in friends:
        friend.player.sees_phase("over")
    expect(ola.page.get_by_role("heading", name="Zofia wins")).to_be_visible()


def test_one_person_is_an_artist_with_bots(room: Room) -> None:
    """ALL-05: a bot reads the word and draws with a person."""
    (zofia,) = seated(room, here=("Zofia",), bots=3)
    zofia.keeps_a_word()
    zofia.tosses()
    zofia.awaits_own_action()
    lying = len(zofia.lying)
    zofia.tile(1).click()
    zofia.player.button("Lay it down").click()
    zofia.sees_a_deed(3)
    assert len(zofia.lying) > lying


def test_one_person_watches_bots(fast_room: Room) -> None:
    """ALL-05: bots draw for a person, who says what it might be."""
    (zofia,) = seated(fast_room, here=("Zofia",), bots=3, rules=UNHURRIED)
    zofia.keeps_a_word()
    zofia.tosses()
    zofia.goes_on()
    expect(zofia.page.get_by_label("What do you see?")).to_be_visible(timeout=PATIENCE)
    zofia.sees("a hippopotamus on holiday")
    expect(zofia.page.get_by_text("a hippopotamus on holiday").first).to_be_visible(timeout=PATIENCE)


def test_a_round_is_played_by_keyboard_alone(room: Room) -> None:
    """Digits take, arrows move, Q and E turn, F flips, Enter does it; a watcher just types."""
    zofia, ola, jan = seated(room, here=("Zofia", "Ola", "Jan"))
    keys = zofia.page.keyboard
    zofia.player.sees_phase("keeping")
    keys.press("2")
    keys.press("Enter")
    jan.reads_it()
    zofia.player.sees_phase("tossing")
    keys.press("3")
    keys.press("Enter")
    jan.awaits_own_action()
    jan.tile(0).click()
    jan.player.button("Lay it down").click()
    zofia.awaits_own_action()
    for key in ("2", "ArrowLeft", "ArrowUp", "e", "f", "Enter"):
        keys.press(key)
    ola.sees_clouds(3)
    ola.page.keyboard.type(zofia.word)
    ola.page.keyboard.press("Enter")
    zofia.player.sees_phase("shown")
