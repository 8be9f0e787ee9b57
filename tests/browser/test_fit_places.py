"""Every screen around a game fits every window too: corridor, open tables, invitations, ends, nights, TVs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Browsers
from tests.browser.crowded_tables import NAMES, TOKEN, game_at, night, open_table, played
from tests.browser.fit import SCREENS, Window, misfits
from tests.browser.player import Player
from tests.browser.saved_tables import Options, save
from tests.browser.stillness import can_be_held, held
from tests.serving import Server
from unspoken.tables.events import TableEvent
from unspoken.tables.games import find_games

MAIN = ("the question", "the main button")
FULL: dict[str, tuple[int, Options]] = {
    "dixit": (8, {"target": 8}),
    "rorschach": (10, {}),
    "pareidolia": (10, {"times": 1, "minutes": 2}),
    "telepathic": (2, {}),
}
"""As many as can play, by house rules under which a game is soon over."""
ASKED = {
    "dixit": ("laying", "voting", "revealed"),
    "rorschach": ("choosing", "guessing", "revealed", "scored"),
    "pareidolia": ("keeping", "shown"),
    "telepathic": (),
}
"""Parts of a game in which a table of that size is looked at."""
SCORED = {"revealed", "scored", "shown", "over"}
"""Parts of a game in which points are on every screen."""
NIGHTS = ("amid", "after")
_CUT = "codes => codes.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
"""Codes that stick out of their places: here they are as wide as there can be."""


def _codes() -> dict[tuple[str, str], str]:
    places = [(game, moment) for game in FULL for moment in ("alone", "full", *ASKED[game], "over")]
    places += [("night", moment) for moment in NIGHTS]
    return {place: f"WMWMQ{'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[n]}" for n, place in enumerate(places)}


CODES = _codes()
"""The table of each place to look at, by game and moment."""


def save_all(db: Path) -> None:
    """Every table that is looked at here."""
    tables: dict[str, Sequence[TableEvent]] = {}
    for name, (seats, options) in FULL.items():
        game = find_games()[name]
        match = played(game, seats, options)
        tables[CODES[name, "alone"]] = list(open_table(name, 1))
        tables[CODES[name, "full"]] = list(open_table(name, seats))
        for phase in (*ASKED[name], "over"):
            tables[CODES[name, phase]] = list(game_at(game, match, phase))
    for moment in NIGHTS:
        tables[CODES["night", moment]] = list(night(over=moment == "after"))
    save(db, tables)


@pytest.fixture(scope="module")
def house(browser: Browser, still_server: Server) -> Iterator[Browsers]:
    """A server at which a good deal has happened."""
    save_all(still_server.data)
    with Browsers(browser, still_server) as opened:
        yield opened


@pytest.fixture(scope="module")
def zofia(house: Browsers) -> Player:
    """The host of all those tables, whose page can be held still."""
    player = house.player("Zofia")
    can_be_held(player.page)
    for code in CODES.values():
        cookie = {"name": f"unspoken_{code}", "value": TOKEN, "url": player.address}
        player.page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright's own type
    return player


class Fits(Protocol):
    """Asserts that the page at an address fits every window."""

    def __call__(
        self, player: Player, path: str, shows: Sequence[str] = MAIN, *, scrolls: bool = False
    ) -> None: ...


@pytest.fixture
def fits(windows: Sequence[Window]) -> Fits:
    """The assertion, for the windows of this run."""

    def look(player: Player, path: str, shows: Sequence[str] = MAIN, *, scrolls: bool = False) -> None:
        player.page.goto(player.address + path)
        expect(player.page.locator("h1").first).to_be_visible()
        with held(player.page):
            found = misfits(player.page, windows=windows, scrolls=scrolls, shows=shows)
        assert not found, "\n".join(found)

    return look


def test_the_corridor_and_what_leads_nowhere(zofia: Player, fits: Fits) -> None:
    """All doors, both buttons and the tiles at once."""
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    fits(zofia, "/")
    zofia.expects("404")
    fits(zofia, "/nowhere/at/all")


def test_the_settings(zofia: Player, windows: Sequence[Window]) -> None:
    """A sheet that scrolls by itself."""
    zofia.come_home()
    zofia.button("Settings").click()
    with held(zofia.page):
        found = misfits(zofia.page, shows=(), windows=windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", FULL)
def test_an_open_table(zofia: Player, game: str, fits: Fits) -> None:
    """Somebody alone, and a full table."""
    for moment in ("alone", "full"):
        fits(zofia, f"/t/{CODES[game, moment]}", scrolls=True)


def test_an_invitation(house: Browsers, fits: Fits) -> None:
    """To a table of two, and to one of ten which is full."""
    stranger = house.player("Wen")
    can_be_held(stranger.page)
    for code in (CODES["telepathic", "alone"], CODES["pareidolia", "full"]):
        fits(stranger, f"/t/{code}")


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in ASKED for phase in ASKED[game]])
def test_a_full_table_amid_a_game(zofia: Player, game: str, phase: str, fits: Fits) -> None:
    """The most seats, cards, owners, votes and points that there can be."""
    points = ("points",) if phase in SCORED else ()
    fits(zofia, f"/t/{CODES[game, phase]}", (*MAIN, *points))


@pytest.mark.parametrize("game", FULL)
def test_the_end_of_a_game(zofia: Player, game: str, fits: Fits) -> None:
    """Who won, and once more: in sight before anything is scrolled."""
    points = () if game == "telepathic" else ("points",)
    fits(zofia, f"/t/{CODES[game, 'over']}", (*MAIN, *points), scrolls=True)


def test_what_the_bots_thought(zofia: Player, windows: Sequence[Window]) -> None:
    """At the end of a game of eight."""
    zofia.page.goto(f"{zofia.address}/t/{CODES['dixit', 'over']}")
    zofia.button(re.compile("What the bots thought")).click()
    expect(zofia.page.get_by_text(re.compile("I voted for")).first).to_be_visible()
    with held(zofia.page):
        found = misfits(zofia.page, scrolls=True, shows=(*MAIN, "points"), windows=windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moment", NIGHTS)
def test_a_night(zofia: Player, moment: str, fits: Fits) -> None:
    """Between its games, and when it is over."""
    fits(zofia, f"/t/{CODES['night', moment]}", scrolls=True)


@pytest.mark.parametrize(
    ("game", "moment"),
    [("night", moment) for moment in NIGHTS]
    + [("pareidolia", "full"), ("dixit", "revealed"), ("rorschach", "scored"), ("pareidolia", "shown")]
    + [("telepathic", "over")],
)
def test_a_tv(zofia: Player, game: str, moment: str) -> None:
    """All of it in the window, and names that are read from the sofa."""
    zofia.page.goto(f"{zofia.address}/t/{CODES[game, moment]}/tv")
    where = f"[data-phase={moment}]" if moment in SCORED else "h1"
    expect(zofia.page.locator(where).first).to_be_visible()
    with held(zofia.page):
        found = misfits(zofia.page, shows=(), windows=SCREENS, afar=NAMES)
        assert zofia.page.locator(".code").evaluate_all(_CUT) == []
    assert not found, "\n".join(found)
