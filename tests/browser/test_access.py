"""Open to everybody: nothing for axe to find on any screen, in any window, by day or by evening."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import HURRIED, THOUGHTFUL, Browsers
from tests.browser.contrast import too_faint
from tests.browser.paint import painted
from tests.browser.player import PATIENCE, Player
from tests.browser.saved_tables import UNHURRIED, Options, come_to, laid, played, save
from tests.browser.stillness import can_be_held, held
from tests.serving import serving
from unspoken.tables.events import TableEvent
from unspoken.tables.names import ALPHABET

pytestmark = pytest.mark.long

SIZES = ((360, 740), (820, 1180), (1440, 900))
SCHEMES: tuple[tuple[Literal["light", "dark"], tuple[str, ...]], ...] = (
    ("light", ()),
    ("dark", ("color-contrast",)),
)
"""The evening changes nothing but colours: there axe runs what looks at colours."""
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


def barriers(page: Page, *, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """What keeps somebody out of this screen, in windows of these sizes, by day and by evening.

    Where axe cannot tell whether letters can be read (on a picture, a gradient), the pixels behind them do.
    """
    found = []
    with held(page):
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            for scheme, rules in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.evaluate("() => stillness.rest()")
                with painted(page):
                    wrong = found_by_axe(page, rules) + too_faint(page)
                found += [f"{width}×{height} {scheme}: {one}" for one in wrong]
    return found


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
def test_every_screen_of_a_game(browser: Browser, tmp_path: Path, game: str) -> None:
    """Every part of it, with something taken up: axe finds nothing, all can be read.

    Where nothing is asked there is less to look at, and a phone has all of it.
    """
    screens = {f"SCREE{ALPHABET[number]}": screen for number, screen in enumerate(screens_of(game))}
    save(tmp_path / "tables.db", {code: events for code, (_, _, events) in screens.items()})
    asks = {phase for phase, asked, _ in screens.values() if asked}
    found: list[str] = []
    with serving(tmp_path / "tables.db", THOUGHTFUL) as server, Browsers(browser, server) as browsers:
        zofia = guest(browsers)
        for code, (phase, asked, _) in screens.items():
            come_to(zofia, code)
            zofia.sees_phase(phase)
            if asked and phase in TAKES_UP[game]:
                zofia.page.locator(TAKEN_UP).first.click()
            sizes = SIZES if asked or phase not in asks else SIZES[:1]
            wrong = barriers(zofia.page, sizes=sizes)
            found += [f"{phase}{', asked' if asked else ''}, {one}" for one in wrong]
    assert not found, "\n".join(found)
    assert {phase for phase, _, _ in screens.values()} >= PHASES[game]


def test_the_house_around_the_games(browser: Browser, tmp_path: Path) -> None:
    """The corridor, the settings, an open table, its invitation, its menu."""
    found: list[str] = []

    def halt(player: Player, screen: str) -> None:
        found.extend(f"{screen}, {one}" for one in barriers(player.page))

    with serving(tmp_path / "tables.db", HURRIED) as server, Browsers(browser, server) as browsers:
        zofia, ola = guest(browsers), guest(browsers, "Ola")
        zofia.come_home()
        expect(zofia.door("Dixit")).to_be_enabled()
        halt(zofia, "the corridor")
        zofia.button("Settings").click()
        halt(zofia, "the settings")
        zofia.page.keyboard.press("Escape")
        code = zofia.open_table()
        zofia.button(re.compile("Add a bot")).first.click()
        halt(zofia, "an open table")
        ola.page.goto(f"{ola.address}/t/{code}")
        expect(ola.page.get_by_role("textbox", name="Your name")).to_be_visible(timeout=PATIENCE)
        halt(ola, "an invitation")
        zofia.button("Menu").click()
        halt(zofia, "the menu")
    assert not found, "\n".join(found)
