"""Hints in a newcomer's first game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import product

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Browsers
from tests.browser.game_screens import screens_of
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.browser.saved_tables import come_to, save
from tests.browser.waiting import wait_until
from tests.proof_size import ProofSize
from tests.serving import Server
from unspoken.languages.known import complete_languages
from unspoken.tables.state.names import ALPHABET

GAMES = ("Dixit", "Rorschach", "Pareidolia", "Telepathic")
PHONE, DESK = (360, 740), (1440, 900)
NOTICED = 300
"""Milliseconds until the hint follows a change of the page: it looks five times a second."""
LATER = {
    "dixit": {("laying", True), ("voting", True), ("voting", False), ("revealed", True)},
    "rorschach": {
        ("choosing", True),
        ("removing", True),
        ("matching", True),
        ("guessing", True),
        ("countering", True),
        ("revealed", True),
    },
    "pareidolia": {("tossing", True), ("playing", True), ("playing", False), ("shown", True)},
    "telepathic": {("performing", True)},
}
"""The phases with hints that come later in a game, and whether the table waits for the player."""
_IS_WELL_PLACED = """([width, height, isDesk]) => {
  const boxOf = (node) => (node?.getClientRects().length ? node.getBoundingClientRect() : null);
  const first = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const clues = all('main [data-must-read]');
  const kept = [first('.ring:not([class*=seal])'), ...all('[data-goal] p'), ...clues];
  if (!clues.length || isDesk) kept.push(first('main h1'));
  const [hint, ...others] = [first('aside.note'), ...kept].map(boxOf);
  const isApart = (box) => box
    && (hint.right <= box.left || box.right <= hint.left || hint.bottom <= box.top || box.bottom <= hint.top);
  return hint !== null && others.every(isApart)
    && hint.left >= 0 && hint.right <= width && hint.top >= 0 && hint.bottom <= height;
}"""
"""True if the boxes are as `is_well_placed` says. It looks at all boxes at once."""


def newcomer(browsers: Browsers, game: str) -> Player:
    """Return a newcomer with a phone who sees the first hint of a game."""
    zofia = browsers.player("Zofia", width=360, height=740, newcomer=True)
    zofia.play_with_bots(game)
    expect(hint(zofia)).to_be_visible()
    return zofia


def hint(player: Player) -> Locator:
    """The current hint, in any language."""
    return player.page.locator("aside.note")


def is_well_placed(player: Player, width: int, height: int) -> bool:
    """True if the hint is in the window, and covers neither the thing that it explains nor what must be read.

    On a phone Dixit has no room beside both the clue and the question: there a hint may cover the question.
    A bot's move may redraw any of these at any time: then it has no box for a moment.
    """
    return bool(player.page.evaluate(_IS_WELL_PLACED, [width, height, (width, height) == DESK]))


def check_sizes(player: Player, screen: str) -> None:
    """Assert that the current hint is well placed on a phone and on a desk."""
    for width, height in (PHONE, DESK):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(NOTICED)
        placed = partial(is_well_placed, player, width, height)
        wait_until(player.page, placed, f"the hint covers nothing: {screen}, {width}×{height}")


@pytest.fixture
def languages(proof_size: ProofSize) -> Iterable[str]:
    """The languages in which hints are checked: texts are longest in German. `make prove` reads all."""
    return complete_languages() if proof_size.size == 2 else ("de",)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_hint_covers_nothing_important(
    browsers: Browsers, game: str, languages: Iterable[str]
) -> None:
    """On a phone and on a desk, it covers neither the explained thing nor the goal nor the question."""
    zofia = newcomer(browsers, game)
    expect(zofia.page.get_by_role("complementary", name="Hints for a first game")).to_be_visible()
    for language in languages:
        zofia.reads(language)
        zofia.page.reload()
        expect(zofia.page.locator("html")).to_have_attribute("lang", language)
        check_sizes(zofia, f"{game}, {language}")


@pytest.mark.parametrize("game", LATER)
def test_later_hints_cover_nothing_important(
    pages: PagePool, still_server: Server, game: str, languages: Iterable[str]
) -> None:
    """Each phase with a hint of its own, as a newcomer sees it who comes to the table then."""
    first = f"HJNT{ALPHABET[list(LATER).index(game)]}"
    screens = [screen for screen in screens_of(game) if (screen.phase, screen.asked) in LATER[game]]
    tables = {f"{first}{ALPHABET[number]}": screen for number, screen in enumerate(screens)}
    save(still_server.data, {code: screen.events for code, screen in tables.items()})
    with Browsers(pages, still_server) as browsers:
        zofia = browsers.player("Zofia", newcomer=True)
        for language, (code, screen) in product(languages, tables.items()):
            zofia.page.set_viewport_size({"width": 360, "height": 740})
            zofia.reads(language)
            come_to(zofia, code)
            zofia.sees_phase(screen.phase)
            check_sizes(zofia, f"{screen.phase}, {language}")
    assert {(screen.phase, screen.asked) for screen in screens} == LATER[game]


def test_hints_by_keyboard(browsers: Browsers) -> None:
    """Enter goes from the first hint of Telepathic to the second."""
    zofia = newcomer(browsers, "Telepathic")
    expect(hint(zofia)).to_contain_text("three of these in one line")
    button = zofia.button("Got it")
    button.focus()
    zofia.page.keyboard.press("Enter")
    expect(hint(zofia)).to_contain_text("Tap a card to hand over")


def test_dismissed_hints_stay_away(browsers: Browsers) -> None:
    """The browser remembers the choice after a reload."""
    zofia = newcomer(browsers, "Pareidolia")
    zofia.button("No more hints").click()
    zofia.page.reload()
    expect(zofia.page.locator("button.word").first).to_be_visible()
    zofia.page.wait_for_function("localStorage.getItem('unspoken.guided.pareidolia') === 'yes'")
    expect(hint(zofia)).to_have_count(0)


def test_help_pauses_the_table(browsers: Browsers) -> None:
    """ALL-07: the table rests while a single person reads the rules, and the guide can be started again."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.play_with_bots("Telepathic")
    zofia.sees_phase("handing")
    zofia.button("How to play").click()
    expect(zofia.page.get_by_text("The table is resting")).to_be_attached()
    zofia.button("Show me on the table").click()
    expect(zofia.page.get_by_text("The table is resting")).to_have_count(0)
    expect(hint(zofia)).to_be_visible()


@pytest.mark.parametrize("way_in", ["home", "lobby"])
def test_help_is_visible_before_a_game(browsers: Browsers, way_in: str) -> None:
    """On a phone, at home and at an open table."""
    zofia = browsers.player("Zofia", width=360, height=740)
    zofia.come_home() if way_in == "home" else zofia.open_table()
    zofia.button("How to play").click()
    expect(zofia.page.get_by_role("dialog")).to_contain_text("is played")
