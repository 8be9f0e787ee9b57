"""Screens of full tables and screens outside games fit every window, on phones, desks and TVs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.crowded_tables import NAMES, TOKEN, game_at, night, open_table, played
from tests.browser.fit import SCREENS, Window, misfits
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.browser.saved_tables import Options, save
from tests.browser.stillness import HOLDABLE, held
from tests.proof_size import ProofSize
from tests.serving import Server
from unspoken.kernel.languages import FALLBACK
from unspoken.languages.known import complete_languages
from unspoken.tables.games import find_games
from unspoken.tables.log.events import TableEvent

MAIN = ("the question", "the main button")
FULL: dict[str, tuple[int, Options]] = {
    "dixit": (8, {"target": 8}),
    "rorschach": (10, {}),
    "pareidolia": (10, {"times": 1, "minutes": 2}),
    "telepathic": (2, {}),
}
"""The most seats of each game, and house rules under which a game is short."""
ASKED = {
    "dixit": ("laying", "voting", "revealed"),
    "rorschach": ("choosing", "guessing", "revealed", "scored"),
    "pareidolia": ("keeping", "shown"),
    "telepathic": (),
}
"""Phases in which the full table is checked."""
SCORED = {"revealed", "scored", "shown", "over"}
"""Phases whose screens show points."""
NIGHTS = ("amid", "after")
_CUT = (
    "codes => codes.filter((code) => code.scrollWidth > code.clientWidth + 1).map((code) => code.innerText)"
)
"""Returns codes that are wider than their boxes. The codes here have the widest letters."""


def _codes() -> dict[tuple[str, str], str]:
    places = [(game, moment) for game in FULL for moment in ("alone", "full", *ASKED[game], "over")]
    places += [("pareidolia", "late"), *(("night", moment) for moment in NIGHTS)]
    return {place: f"WMWMQ{'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[n]}" for n, place in enumerate(places)}


CODES = _codes()
"""The table code of each game and moment."""


def save_all(db: Path) -> None:
    """Save every table of these tests."""
    tables: dict[str, Sequence[TableEvent]] = {}
    for name, (seats, options) in FULL.items():
        game = find_games()[name]
        match = played(game, seats, options)
        tables[CODES[name, "alone"]] = list(open_table(name, 1))
        tables[CODES[name, "full"]] = list(open_table(name, seats))
        for phase in (*ASKED[name], "over"):
            tables[CODES[name, phase]] = list(game_at(game, match, phase))
    tables[CODES["pareidolia", "late"]] = tables[CODES["pareidolia", "shown"]]
    for moment in NIGHTS:
        tables[CODES["night", moment]] = list(night(over=moment == "after"))
    save(db, tables)


@pytest.fixture(scope="module")
def house(pages: PagePool, still_server: Server) -> Iterator[Browsers]:
    """Makes players at a server with all these tables."""
    save_all(still_server.data)
    with Browsers(pages, still_server) as opened:
        yield opened


@pytest.fixture(scope="module")
def zofia(house: Browsers) -> Player:
    """The host of all these tables, whose page can be held."""
    player = house.player("Zofia", scripts=(HOLDABLE,))
    for code in CODES.values():
        cookie = {"name": f"unspoken_{code}", "value": TOKEN, "url": player.address}
        player.page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright's own type
    return player


class Fits(Protocol):
    """Asserts that the page at an address fits every window."""

    def __call__(
        self, player: Player, path: str, shows: Sequence[str] = MAIN, *, scrolls: bool = False
    ) -> None: ...


@pytest.fixture(scope="session")
def windows_by_language(windows: Sequence[Window], proof_size: ProofSize) -> dict[str, Sequence[Window]]:
    """The windows in which every screen must fit, by language: `make prove` checks all languages.

    `make test` checks German, which has the longest words. Games are checked in English by `test_access`.
    """
    return dict.fromkeys(complete_languages() if proof_size.size == 2 else ("de",), windows)


@pytest.fixture
def fits(windows_by_language: dict[str, Sequence[Window]]) -> Fits:
    """Returns the assertion for the languages and windows of this run."""

    def look(player: Player, path: str, shows: Sequence[str] = MAIN, *, scrolls: bool = False) -> None:
        found: list[str] = []
        for language, windows in windows_by_language.items():
            player.reads(language)
            player.page.goto(player.address + path)
            expect(player.page.locator("html")).to_have_attribute("lang", language)
            expect(player.page.locator("h1").first).to_be_visible()
            with held(player.page):
                here = misfits(player.page, windows=windows, scrolls=scrolls, shows=shows)
            found += [f"{language}, {misfit}" for misfit in here]
        player.reads(FALLBACK)
        assert not found, "\n".join(found)

    return look


def test_the_corridor_and_an_unknown_address(house: Browsers, fits: Fits, windows: Sequence[Window]) -> None:
    """The corridor shows all its doors and buttons without scrolling, also to a visitor with two tables."""
    visitor = house.player("Wen", scripts=(HOLDABLE,))
    visitor.come_home()
    expect(visitor.door("Dixit")).to_be_enabled()
    fits(visitor, "/")
    for game in ("pareidolia", "telepathic"):
        visitor.page.request.post(f"{visitor.address}/api/tables", data={"name": "Wen", "game": game})
    visitor.come_home()
    expect(visitor.page.get_by_role("button", name="and one more table")).to_be_visible()
    with held(visitor.page):
        found = misfits(visitor.page, windows=windows, scrolls=False, shows=MAIN)
    assert not found, "\n".join(found)
    visitor.expects("404")
    fits(visitor, "/nowhere/at/all")


def test_the_settings(zofia: Player, windows: Sequence[Window]) -> None:
    """A dialog that scrolls by itself."""
    zofia.come_home()
    zofia.button("Settings").click()
    expect(zofia.page.get_by_role("dialog")).to_be_visible()
    with held(zofia.page):
        found = misfits(zofia.page, shows=(), windows=windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", FULL)
def test_an_open_table(zofia: Player, game: str, fits: Fits) -> None:
    """With the host alone, and full. The code is on its paper."""
    for moment in ("alone", "full"):
        fits(zofia, f"/t/{CODES[game, moment]}", scrolls=True)
        zofia.page.set_viewport_size({"width": 390, "height": 844})
        assert zofia.page.locator(".code").evaluate_all(_CUT) == []


def test_an_invitation(house: Browsers, fits: Fits) -> None:
    """To a table with free seats, and to a full table of ten."""
    stranger = house.player("Wen", scripts=(HOLDABLE,))
    for code in (CODES["telepathic", "alone"], CODES["pareidolia", "full"]):
        fits(stranger, f"/t/{code}")


def test_a_spectator(house: Browsers, windows: Sequence[Window]) -> None:
    """At a full table."""
    late = house.player("Wen", scripts=(HOLDABLE,))
    late.join(CODES["pareidolia", "late"])
    late.sees_phase("shown")
    with held(late.page):
        found = misfits(late.page, windows=windows, shows=("the question", "points"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in ASKED for phase in ASKED[game]])
def test_a_full_table_during_a_game(zofia: Player, game: str, phase: str, fits: Fits) -> None:
    """With the most seats, cards, votes and points."""
    points = ("points",) if phase in SCORED else ()
    fits(zofia, f"/t/{CODES[game, phase]}", (*MAIN, *points))


@pytest.mark.parametrize("game", FULL)
def test_the_end_of_a_game(zofia: Player, game: str, fits: Fits) -> None:
    """The winner and the button for another game are visible without scrolling."""
    points = () if game == "telepathic" else ("points",)
    fits(zofia, f"/t/{CODES[game, 'over']}", (*MAIN, *points), scrolls=True)


def test_what_the_bots_thought(zofia: Player, windows: Sequence[Window]) -> None:
    """The bots' thoughts at the end of a game of eight."""
    zofia.page.goto(f"{zofia.address}/t/{CODES['dixit', 'over']}")
    zofia.button(re.compile("What the bots thought")).click()
    expect(zofia.page.get_by_role("heading", name="Round 1", level=3)).to_be_visible()
    with held(zofia.page):
        found = misfits(zofia.page, scrolls=True, shows=(*MAIN, "points"), windows=windows)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("moment", NIGHTS)
def test_a_night(zofia: Player, moment: str, fits: Fits) -> None:
    """Between two games of a night, and at its end."""
    fits(zofia, f"/t/{CODES['night', moment]}", scrolls=True)


@pytest.mark.parametrize(
    ("game", "moment"),
    [("night", moment) for moment in NIGHTS]
    + [("pareidolia", "full"), ("dixit", "revealed"), ("rorschach", "scored"), ("pareidolia", "shown")]
    + [("telepathic", "over")],
)
def test_a_tv(zofia: Player, game: str, moment: str) -> None:
    """Everything is in the window, and names have large letters."""
    zofia.page.goto(f"{zofia.address}/t/{CODES[game, moment]}/tv")
    where = f"[data-phase={moment}]" if moment in SCORED else "h1"
    expect(zofia.page.locator(where).first).to_be_visible()
    with held(zofia.page):
        found = misfits(zofia.page, shows=(), windows=SCREENS, afar=NAMES)
        assert zofia.page.locator(".code").evaluate_all(_CUT) == []
    assert not found, "\n".join(found)
