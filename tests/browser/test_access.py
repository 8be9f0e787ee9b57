"""Every screen fits every window, axe finds nothing on it, and its text has enough contrast."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import cycle, product
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.contrast import too_faint
from tests.browser.fit import QUESTION, Window, misfits
from tests.browser.game_screens import GAMES, PHASES, Screen, screens_of
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.browser.saved_tables import come_to, save
from tests.browser.stillness import HOLDABLE, held
from tests.proof_size import ProofSize
from tests.serving import Server
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import complete_languages
from unspoken.tables.state.names import ALPHABET

pytestmark = pytest.mark.long

PHONE, TABLET, DESK = (360, 740), (820, 1180), (1440, 900)


class Look(NamedTuple):
    """One way to look at a screen."""

    size: tuple[int, int]
    scheme: Literal["light", "dark"]


LOOKS = (Look(PHONE, "light"), Look(DESK, "dark"))
"""Both colour schemes and both layouts. `make test` uses one after the other, screen by screen."""
EVERY_LOOK = (
    *(Look(size, "light") for size in (PHONE, TABLET, DESK)),
    *(Look(size, "dark") for size in (PHONE, TABLET, DESK)),
)
"""For `make prove`."""
TAKES_UP = {
    "dixit": {"telling", "laying", "voting"},
    "rorschach": {"choosing", "removing", "guessing", "countering", "second"},
    "pareidolia": {"keeping", "tossing", "playing"},
    "telepathic": {"handing", "performing"},
}
"""Phases in which the player first selects an element, which may appear a little later than the board."""
SCORED = {
    "dixit": {"revealed", "over"},
    "rorschach": {"revealed", "scored", "over"},
    "pareidolia": {"shown", "over"},
    "telepathic": set[str](),
}
"""Phases whose screens show points. Telepathic has none."""
TAKEN_UP = "main :is([role=radio], [role=checkbox]):enabled"


def barriers(page: Page, looks: Sequence[Look]) -> list[str]:
    """Return the accessibility problems of this screen in each of these looks.

    `too_faint` measures contrast, so axe does not.
    """
    found = []
    with held(page):
        for look in looks:
            page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
            page.emulate_media(color_scheme=look.scheme)
            page.evaluate("() => stillness.rest()")
            wrong = found_by_axe(page, contrast=False) + too_faint(page)
            found += [f"{look.size[0]}×{look.size[1]} {look.scheme}: {problem}" for problem in wrong]
    return found


@pytest.fixture
def looks(proof_size: ProofSize) -> Iterator[Sequence[Look]]:
    """The looks at each screen, one after another."""
    return cycle([EVERY_LOOK] if proof_size.size == 2 else [[look] for look in LOOKS])


def guest(browsers: Browsers, name: str = "Zofia") -> Player:
    """Return a player whose page can be held."""
    return browsers.player(name, scripts=(HOLDABLE,))


def richest_screens_of(game: str) -> Iterator[Screen]:
    """Yield the screens that ask something, and those of phases that never ask: the others show less."""
    screens = list(screens_of(game))
    asks = {screen.phase for screen in screens if screen.asked}
    return (screen for screen in screens if screen.asked or screen.phase not in asks)


@pytest.mark.parametrize("game", GAMES)
def test_every_screen_of_a_game(
    pages: PagePool,
    still_server: Server,
    looks: Iterator[Sequence[Look]],
    windows: Sequence[Window],
    proof_size: ProofSize,
    game: str,
) -> None:
    """Each screen fits, as it opens and with something selected; axe finds nothing; text has enough contrast.

    `make prove` also checks the screens that ask nothing in phases that ask others something, and all
    languages.
    """
    first = f"SCRE{ALPHABET[list(GAMES).index(game)]}"
    chosen = (richest_screens_of, richest_screens_of, screens_of)[proof_size.size](game)
    screens = {f"{first}{ALPHABET[number]}": screen for number, screen in enumerate(chosen)}
    save(still_server.data, {code: screen.events for code, screen in screens.items()})
    usual = [window for window in windows if window.text == "usual"]
    languages = (FALLBACK,) if proof_size.size < 2 else complete_languages()
    found: list[str] = []
    with Browsers(pages, still_server) as browsers:
        zofia = guest(browsers)
        for language, (code, (phase, asked, _)) in product(languages, screens.items()):
            zofia.reads(language)
            come_to(zofia, code)
            zofia.sees_phase(phase)
            wrong = []
            shows = [*QUESTION, *(["points"] if phase in SCORED[game] else [])]
            if asked and phase in TAKES_UP[game]:
                wrong += misfits(zofia.page, windows=usual[:1], shows=shows)
                zofia.page.locator(TAKEN_UP).first.click()
            wrong += misfits(zofia.page, windows=usual, scrolls=phase == "over", shows=shows)
            wrong += barriers(zofia.page, next(looks))
            found += [f"{language}, {phase}{', asked' if asked else ''}, {problem}" for problem in wrong]
    assert not found, "\n".join(found)
    assert {screen.phase for screen in screens.values()} >= PHASES[game]


def test_the_screens_outside_games(browsers: Browsers, looks: Iterator[Sequence[Look]]) -> None:
    """The corridor, the settings, an open table, its invitation and its menu."""
    found: list[str] = []

    def inspect(player: Player, screen: str) -> None:
        found.extend(f"{screen}, {problem}" for problem in barriers(player.page, next(looks)))

    zofia, ola = guest(browsers), guest(browsers, "Ola")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    inspect(zofia, "the corridor")
    zofia.button("Settings").click()
    expect(zofia.page.get_by_role("dialog")).to_be_visible()
    inspect(zofia, "the settings")
    zofia.page.keyboard.press("Escape")
    code = zofia.open_table_by_hand()
    zofia.button(re.compile("Add a bot")).first.click()
    inspect(zofia, "an open table")
    ola.page.goto(f"{ola.address}/t/{code}")
    expect(ola.page.get_by_role("textbox", name="Your name")).to_be_visible()
    inspect(ola, "an invitation")
    zofia.button("Menu").click()
    expect(zofia.button("Leave the table")).to_be_visible()
    inspect(zofia, "the menu")
    assert not found, "\n".join(found)
