"""Open to everybody: nothing for axe to find on any screen, in any window, by day or by evening."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.contrast import too_faint
from tests.browser.paint import painted
from tests.browser.player import Player
from tests.browser.saved_tables import UNHURRIED, Options, come_to, laid, played, save
from tests.browser.stillness import can_be_held, held
from tests.proof_size import ProofSize
from tests.serving import Server
from unspoken.tables.events import TableEvent
from unspoken.tables.names import ALPHABET

pytestmark = pytest.mark.long

PHONE, TABLET, DESK = (360, 740), (820, 1180), (1440, 900)


class Look(NamedTuple):
    """One way to look at a screen."""

    size: tuple[int, int]
    scheme: Literal["light", "dark"]
    colours: bool = True


ONE_LOOK = (Look(PHONE, "light"),)
STRUCTURE = (Look(PHONE, "light", colours=False),)
"""Where nothing is asked there is less to look at, and its colours are those of the other screens."""
LOOKS = (Look(PHONE, "light"), Look(DESK, "dark"))
"""Colours depend on the scheme and the layout on the size: two looks show both of each."""
EVERY_LOOK = (
    *(Look(size, "light") for size in (PHONE, TABLET, DESK)),
    *(Look(size, "dark") for size in (PHONE, TABLET, DESK)),
)
"""For `make prove`."""
GAMES: dict[str, tuple[int, Options, int]] = {
    "dixit": (4, {**UNHURRIED, "target": 5}, 1),
    "rorschach": (4, UNHURRIED, 1),
    "pareidolia": (4, {**UNHURRIED, "times": 1}, 1),
    "telepathic": (2, UNHURRIED, 1),
}
"""How many play, by which house rules, and which game of theirs it is."""
PHASES = {
    "dixit": {"telling", "laying", "voting", "revealed", "over"},
    "rorschach": {
        "choosing",
        "removing",
        "matching",
        "guessing",
        "countering",
        "revealed",
        "second",
        "scored",
        "over",
    },
    "pareidolia": {"keeping", "knowing", "tossing", "playing", "shown", "over"},
    "telepathic": {"handing", "performing", "answering", "over"},
}
"""What no walk through a game is without."""
TAKES_UP = {
    "dixit": {"telling", "laying", "voting"},
    "rorschach": {"choosing", "removing", "guessing", "countering", "second"},
    "pareidolia": {"keeping", "tossing", "playing"},
    "telepathic": {"handing", "performing"},
}
"""Where whoever is asked first takes something up; it may be there a little later than the board."""
TAKEN_UP = "main :is([role=radio], [role=checkbox]):enabled"


def barriers(page: Page, looks: Sequence[Look]) -> list[str]:
    """What keeps somebody out of this screen, in each of these looks.

    Letters are held against the pixels behind them, so axe need not judge colours.
    """
    found = []
    with held(page):
        for look in looks:
            page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
            page.emulate_media(color_scheme=look.scheme)
            page.evaluate("() => stillness.rest()")
            with painted(page):
                wrong = found_by_axe(page, but=("color-contrast",))
                wrong += too_faint(page) if look.colours else []
            found += [f"{look.size[0]}×{look.size[1]} {look.scheme}: {one}" for one in wrong]
    return found


@pytest.fixture(scope="session")
def looks(proof_size: ProofSize) -> Sequence[Look]:
    """The looks at a screen on which something is asked."""
    return (ONE_LOOK, LOOKS, EVERY_LOOK)[proof_size.size]


def guest(browsers: Browsers, name: str = "Zofia") -> Player:
    """Somebody whose page can be held still."""
    player = browsers.player(name)
    can_be_held(player.page)
    return player


def screens_of(game: str) -> Iterator[tuple[str, bool, list[TableEvent]]]:
    """Every part of a game as Zofia comes to it: whether she is asked something, and the table until then."""
    seats, options, seed = GAMES[game]
    draft = laid(game, ["Zofia"], seats - 1, options)
    seen: set[tuple[str, bool]] = set()
    for session in played(draft, seed):
        assert draft.play is not None
        phase = draft.play.frames.public_view.phase.value
        awaited = {ask.seat for ask in session.asks if ask.owed}
        asked = 0 in awaited
        if (awaited or phase == "over") and (phase, asked) not in seen:  # what nobody is asked in soon passes
            seen.add((phase, asked))
            yield phase, asked, list(draft.events)


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game(
    browser: Browser, still_server: Server, looks: Sequence[Look], game: str
) -> None:
    """Every part of it, with something taken up: axe finds nothing, all can be read.

    Where nothing is asked there is less to look at, and a phone has all of it.
    """
    first = f"SCRE{ALPHABET[list(GAMES).index(game)]}"
    screens = {f"{first}{ALPHABET[number]}": screen for number, screen in enumerate(screens_of(game))}
    save(still_server.data, {code: events for code, (_, _, events) in screens.items()})
    asks = {phase for phase, asked, _ in screens.values() if asked}
    found: list[str] = []
    with Browsers(browser, still_server) as browsers:
        zofia = guest(browsers)
        for code, (phase, asked, _) in screens.items():
            come_to(zofia, code)
            zofia.sees_phase(phase)
            if asked and phase in TAKES_UP[game]:
                zofia.page.locator(TAKEN_UP).first.click()
            wrong = barriers(zofia.page, looks if asked or phase not in asks else STRUCTURE)
            found += [f"{phase}{', asked' if asked else ''}, {one}" for one in wrong]
    assert not found, "\n".join(found)
    assert {phase for phase, _, _ in screens.values()} >= PHASES[game]


def test_the_house_around_the_games(browsers: Browsers, looks: Sequence[Look]) -> None:
    """The corridor, the settings, an open table, its invitation, its menu."""
    found: list[str] = []

    def halt(player: Player, screen: str) -> None:
        found.extend(f"{screen}, {one}" for one in barriers(player.page, looks))

    zofia, ola = guest(browsers), guest(browsers, "Ola")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    halt(zofia, "the corridor")
    zofia.button("Settings").click()
    halt(zofia, "the settings")
    zofia.page.keyboard.press("Escape")
    code = zofia.open_table_by_hand()
    zofia.button(re.compile("Add a bot")).first.click()
    halt(zofia, "an open table")
    ola.page.goto(f"{ola.address}/t/{code}")
    expect(ola.page.get_by_role("textbox", name="Your name")).to_be_visible()
    halt(ola, "an invitation")
    zofia.button("Menu").click()
    halt(zofia, "the menu")
    assert not found, "\n".join(found)
