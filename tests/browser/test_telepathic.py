"""Whole games of Telepathic in real browsers."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, check
from tests.browser.conftest import Browsers
from tests.browser.player import PATIENCE
from tests.browser.socket_player import SocketPlayer
from unspoken.bots.lore import best_lore
from unspoken.bots.player import decide
from unspoken.content.packs import load_packs
from unspoken.games.telepathic import GAME
from unspoken.kernel.chance import Chance
from unspoken.kernel.game import Seat

MOST_STEPS = 120
HASTY_AFTER = 25
"""Steps after which every screen of a game was seen; careful teams that are opposed play sixty turns."""
LORE = best_lore(load_packs())


class Partner(SocketPlayer):
    """A player whose hands are a browser's, and whose mind is a bot's: it sees what its own page was sent."""

    @property
    def seat(self) -> int:
        """The chair that is this partner's."""
        chairs = msgspec.convert(self.room["chairs"], list[dict[str, object]])
        return next(number for number, chair in enumerate(chairs) if chair.get("person") == self.you)

    def thinks(self, step: int) -> dict[str, object] | None:
        """What a bot in this seat would do now."""
        decided = decide(GAME, msgspec.json.encode(self.frame), Seat(self.seat), LORE, Chance(b"ends", step))
        return None if decided is None else msgspec.to_builtins(decided.command)

    def announces(self) -> dict[str, object] | None:
        """The first announcement that may be made now, right or wrong: either ends the game."""
        asks = msgspec.convert(self.frame["asks"], list[dict[str, object]])
        choices = [
            choice
            for ask in asks
            for choice in msgspec.convert(ask.get("choices") or [], list[dict[str, object]])
        ]
        return next((choice for choice in choices if choice["type"] == "announce"), None)

    def does(self, command: dict[str, object]) -> None:
        """Do it as a person would: tap a thing, then the button that does it."""
        page, public = self.player.page, msgspec.convert(self.frame["public"], dict[str, object])
        match command["type"]:
            case "claim":
                self.player.button("I did").click()
            case "go-on":
                self.player.button("Not that I know").click()
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
                raise AssertionError(f"nobody knows how to {other} with a mouse")

    def presses(self, command: dict[str, object]) -> None:
        """Do it with keys: a card by its place in the row, a set by its number or letter; then Enter."""
        keyboard, public = self.player.page.keyboard, msgspec.convert(self.frame["public"], dict[str, object])
        match command["type"]:
            case "claim" | "go-on":
                self.player.tab_to(re.compile("^(I did|Not that I know)$"))
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
        """The digit of a name: its place among the choices."""
        asks = msgspec.convert(self.frame["asks"], list[dict[str, object]])
        ask = next(one for one in asks if command["type"] in msgspec.convert(one["answers"], list[str]))
        named = msgspec.convert(ask["choices"], list[dict[str, object]])
        same_kind = [one for one in named if one["type"] == command["type"]]
        return str(same_kind.index(command) + 1)

    def names(self, mark: str) -> None:
        """Choose a condition by its name."""
        self.player.page.get_by_role("radio", name=re.compile(f"^Three {mark}", re.IGNORECASE)).click()


def table_for(
    browsers: Browsers, names: tuple[str, ...], bots: int = 0, way: str | None = None
) -> list[Partner]:
    """A game of Telepathic with these people, just begun."""
    return begun([Partner(browsers.player(name)) for name in names], bots, way)


def begun(partners: list[Partner], bots: int = 0, way: str | None = None) -> list[Partner]:
    """A game of theirs."""
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
        expect(partner.player.board).to_be_attached(timeout=PATIENCE)
    return partners


def take_turns(partners: list[Partner], step: int, *, hasty: bool = False) -> None:
    """Everybody who is waited for does what a bot in their seat would; the hasty announce what they can."""
    for partner in partners:
        announced = partner.announces() if hasty and partner.player.is_awaited else None
        command = announced or (partner.thinks(step) if partner.player.is_awaited else None)
        if command is not None:
            phase = partner.player.phase
            partner.does(command)
            partner.player.heard_after(phase)
    partners[0].player.page.wait_for_timeout(80)


def play_on(partners: list[Partner]) -> None:
    """Turn after turn, until the end."""
    for step in range(MOST_STEPS):
        if partners[0].player.phase == "over":
            break
        take_turns(partners, step)
    for partner in partners:
        partner.player.sees_phase("over")


def test_two_people_play_a_standard_game_to_a_win(browsers: Browsers) -> None:
    """TEL-11, TEL-12: both name the other's wish, both wishes lie there: they win together.

    Bots' minds find each other in all but a few of a thousand games; whoever has lost plays again.
    """
    assert any(won(table_for(browsers, ("Zofia", "Ola"))) for _ in range(3))


def won(partners: list[Partner]) -> bool:
    """Play a game to its end; whether both pages tell that it was won."""
    play_on(partners)
    told = re.compile("Won, together|You lose, together")
    ends = [partner.player.page.get_by_text(told).first for partner in partners]
    for end in ends:
        expect(end).to_be_visible(timeout=PATIENCE)
    return all("Won" in end.inner_text() for end in ends)


def test_a_wrong_name_loses_the_game(browsers: Browsers) -> None:
    """TEL-12: an announcement that is not right loses, and everybody sees how it ended."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    announce = re.compile("^Announce$")
    for step in range(MOST_STEPS):
        caller = next((one for one in (zofia, ola) if one.player.button(announce).count()), None)
        if caller is not None:
            break
        take_turns([zofia, ola], step)
    else:
        raise AssertionError("nobody was ever allowed to announce")
    other = ola if caller is zofia else zofia
    caller.player.button(announce).click()
    caller.names(wrong_about(other))
    caller.player.button(re.compile("^Announce “")).click()
    other.player.sees_phase("answering")
    other.names(wrong_about(caller))
    other.player.button(re.compile("^Say “")).click()
    for partner in (zofia, ola):
        partner.player.sees_phase("over")
        expect(partner.player.page.get_by_text("You lose, together").first).to_be_visible(timeout=PATIENCE)


def wrong_about(partner: Partner) -> str:
    """A name of the right kind that is not what this partner wants."""
    private = msgspec.convert(partner.frame["private"], dict[str, object])
    kinds = (("sun", "coral", "sky", "ink"), ("circle", "star", "cross", "moon"))
    kind = next(kind for kind in kinds if private["win"] in kind)
    return next(mark for mark in kind if mark != private["win"])


def test_one_person_plays_with_a_bot(browsers: Browsers) -> None:
    """ALL-05: the partner may be a bot."""
    play_on(table_for(browsers, ("Zofia",), bots=1))


PEOPLE = {
    "Zofia": ("phone", "light"),
    "Ola": ("desk", "dark"),
    "Jan": ("phone", "dark"),
    "Wen": ("desk", "light"),
}
"""Who comes, and what each looks at."""


@pytest.mark.parametrize(
    ("way", "people"),
    [("under directors", 3), ("as four partners", 4), ("two against two", 4)],
    ids=["director", "four-partners", "opposed"],
)
def test_the_other_ways_to_play(browsers: Browsers, way: str, people: int) -> None:
    """TEL-14, TEL-15, TEL-16: under a director, four together, two teams; and every screen is whole."""
    partners = begun([looking(browsers, name) for name in list(PEOPLE)[:people]], way=way)
    seen: set[tuple[str, str]] = set()
    for step in range(MOST_STEPS):
        if partners[0].player.phase == "over":
            break
        for partner in partners:
            screen = (partner.player.name, partner.player.phase)
            if screen not in seen:
                seen.add(screen)
                check(partner.player)
        take_turns(partners, step, hasty=step > HASTY_AFTER)
    for partner in partners:
        partner.player.sees_phase("over")
        check(partner.player)


def looking(browsers: Browsers, name: str) -> Partner:
    """One of them, at their own screen."""
    size, scheme = PEOPLE[name]
    width, height = SIZES[size]
    return Partner(browsers.player(name, width=width, height=height, scheme=scheme, touch=size == "phone"))


def test_a_whole_game_is_played_by_keyboard_alone(browsers: Browsers) -> None:
    """A digit takes a card or a name up or points at a place, a letter at a column; Enter does it."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    pressed: set[str] = set()
    for step in range(MOST_STEPS):
        if zofia.player.phase == "over":
            break
        command = zofia.thinks(step) if zofia.player.is_awaited else None
        if command is not None:
            phase = zofia.player.phase
            zofia.presses(command)
            zofia.player.heard_after(phase)
            pressed.add(str(command["type"]))
        take_turns([ola], step)
    zofia.player.sees_phase("over")
    assert {"hand", "perform"} <= pressed


def test_an_announcement_is_made_by_keyboard_alone(browsers: Browsers) -> None:
    """TEL-12: it takes two steps by keys as well: the button, then a name and Enter."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    for step in range(MOST_STEPS):
        if zofia.player.button("Announce", exact=True).count():
            break
        take_turns([zofia, ola], step)
    zofia.presses({"type": "announce", "condition": wrong_about(ola)})
    ola.player.sees_phase("answering")
    ola.presses({"type": "answer", "condition": wrong_about(zofia)})
    zofia.player.sees_phase("over")


def test_a_reload_between_the_handing_and_the_choosing(browsers: Browsers) -> None:
    """TEL-08: a card that was handed is still there after a reload, and so is the question where it acts."""
    partners = table_for(browsers, ("Zofia", "Ola"))
    for step in range(MOST_STEPS):
        asked = [one for one in partners if one.player.phase == "performing" and one.player.is_awaited]
        if asked:
            break
        take_turns(partners[step % 2 : step % 2 + 1], step)
    else:
        raise AssertionError("no card was ever handed")
    before = asked[0].player.board.aria_snapshot()
    asked[0].player.page.reload()
    asked[0].player.sees_phase("performing")
    asked[0].player.page.wait_for_timeout(500)
    assert asked[0].player.board.aria_snapshot() == before
