"""The boards for TVs of Rorschach, Telepathic and Pareidolia, on full tables and on TVs of all sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.crowded_tables import NAMES, TOKEN, finished, moves, open_table, played
from tests.browser.page_pool import PagePool
from tests.browser.saved_tables import UNHURRIED, Options, save
from tests.browser.tv_sizes import unreadable
from tests.serving import Server
from unspoken.bots.match import BotMatch
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import apply_entry, begin
from unspoken.tables.games import find_games
from unspoken.tables.log.events import TableEvent

FULL: dict[str, tuple[int, Options, Sequence[str]]] = {
    "dixit": (8, {**UNHURRIED, "target": 5}, ("voting", "revealed")),
    "rorschach": (10, UNHURRIED, ("choosing", "countering", "revealed", "scored", "over")),
    "telepathic": (4, {"mode": "opposed"}, ("handing", "performing", "answering", "over")),
    "pareidolia": (10, {**UNHURRIED, "times": 1}, ("keeping", "playing", "shown", "over")),
}
"""The most seats of each game, its house rules, and its fullest phases."""
CODES = {
    (game, phase): f"WMTV{'ABCD'[number]}{'ABCDE'[at]}"
    for number, (game, (_, _, phases)) in enumerate(FULL.items())
    for at, phase in enumerate(phases)
}
"""The table code of each game and phase."""


def _events(game: AnyGame, match: BotMatch, phase: str) -> Iterator[TableEvent]:
    """Yield the events of a table at the last moment of this phase."""
    seats = match.header.seats
    session, last = begin(game, match.header), 0
    for number, entry in enumerate(match.entries, 1):
        session = apply_entry(game, session, entry)
        if msgspec.json.decode(encode(game.public(session.state)))["phase"] == phase:
            last = number
    assert last > 0, f"this game of {game.name} has no {phase}"
    yield from open_table(game.name, seats, msgspec.to_builtins(match.header.options))
    yield from moves(match, match.entries[:last])
    if phase == "over":
        yield finished(game, match, NAMES[:seats])


def _save(db: Path) -> None:
    tables: dict[str, Sequence[TableEvent]] = {}
    for name, (seats, options, phases) in FULL.items():
        game = find_games()[name]
        match = played(game, seats, options)
        for phase in phases:
            tables[CODES[name, phase]] = list(_events(game, match, phase))
    save(db, tables)


@pytest.fixture(scope="module")
def tv(pages: PagePool, still_server: Server) -> Iterator[Page]:
    """A page that may show all these tables on a TV."""
    _save(still_server.data)
    with Browsers(pages, still_server) as opened:
        page = opened.player("Zofia", width=1280, height=720).page
        page.emulate_media(reduced_motion="reduce")
        for code in CODES.values():
            cookie = {"name": f"unspoken_{code}", "value": TOKEN, "url": still_server.address}
            page.context.add_cookies([cookie])  # type: ignore[list-item]  # playwright's own type
        yield page
        page.emulate_media(reduced_motion="no-preference")


def _show(tv: Page, server: Server, game: str, phase: str) -> None:
    """Show this table on the TV."""
    tv.goto(f"{server.address}/t/{CODES[game, phase]}/tv")
    expect(tv.locator(f"[data-phase={phase}]")).to_be_attached()
    expect(tv.get_by_role("main").get_by_role("heading").first).to_be_visible()
    expect(tv.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_eight_cards_on_a_tv(tv: Page, still_server: Server) -> None:
    """Every card of Dixit has at least 40 % of the height with eight cards, and all is readable."""
    for phase in FULL["dixit"][2]:
        _show(tv, still_server, "dixit", phase)
        expect(tv.locator("[data-tv-card]")).to_have_count(8)
        assert unreadable(tv, cards=0.4) == [], phase


def test_rorschach_on_a_tv(tv: Page, still_server: Server) -> None:
    """Every blot has at least 27 % of the height, and all is readable."""
    for phase in FULL["rorschach"][2]:
        _show(tv, still_server, "rorschach", phase)
        assert unreadable(tv, cards=None if phase == "over" else 0.27) == [], phase
    assert found_by_axe(tv) == []


def test_telepathic_on_a_tv(tv: Page, still_server: Server) -> None:
    """The grid has at least 62 % of the height, and all is readable. Wishes are shown only at the end."""
    for phase in FULL["telepathic"][2]:
        _show(tv, still_server, "telepathic", phase)
        assert unreadable(tv, cards=0.62) == [], phase
        wishes = tv.get_by_role("main").get_by_text("wanted")
        expect(wishes).to_have_count(4 if phase == "over" else 0)
    assert found_by_axe(tv) == []


def test_pareidolia_on_a_tv(tv: Page, still_server: Server) -> None:
    """The sky has at least 70 % of the stage, and all is readable. The word is shown only after the round."""
    for phase in FULL["pareidolia"][2]:
        _show(tv, still_server, "pareidolia", phase)
        assert unreadable(tv, sky=0.7 if phase in {"playing", "shown"} else None) == [], phase
        expect(tv.get_by_role("main").get_by_text("It was")).to_have_count(1 if phase == "shown" else 0)
    assert found_by_axe(tv) == []
