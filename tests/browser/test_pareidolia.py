"""Rounds of Pareidolia in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.friend import friends
from tests.browser.page_pool import PagePool
from tests.browser.pareidolia_player import NAMES, PareidoliaPlayer
from tests.browser.player import Player
from tests.browser.saved_tables import UNHURRIED as NO_CLOCK
from tests.browser.saved_tables import answered_until, come_to, deal, open_table_draft, played_until, save
from tests.browser.waiting import wait_until
from tests.serving import LIGHT, Server, serving
from unspoken.games.pareidolia.pieces import LyingPiece
from unspoken.games.pareidolia.types import Phase, Public
from unspoken.kernel.session import AnySession
from unspoken.kernel.types import Millis

pytestmark = pytest.mark.long

FAST = (*LIGHT, "--bot-pause", "5000", "--bot-workers", "0", "--table-speed", "24")
"""Two minutes of table time pass in five seconds. The bots' pause of five seconds is table time, too."""
ABOVE_A_FINGER = 44
"""A finger would cover the cloud, so the page holds the cloud this many pixels above the finger."""
A_LONG_TIME = 600_000
"""Milliseconds after which the time of a round is over."""


@contextmanager
def under_the_sky(browsers: Browsers, code: str, *here: str) -> Iterator[list[PareidoliaPlayer]]:
    """Yield pages for these people at a saved table with one cloud in the sky; other NAMES have no page.

    Zofia is the main artist, Jan the second one.
    """
    table = open_table_draft("pareidolia", NAMES, options={**NO_CLOCK, "times": 1})
    deal(table, b"the sky")
    answered_until(table, "playing")
    save(browsers.server.data, {code: table.events})
    with friends(browsers.server.address, code, *(name for name in NAMES if name not in here)):
        players = [
            PareidoliaPlayer(at_a_phone(browsers, name) if name == "Jan" else browsers.player(name))
            for name in here
        ]
        for player in players:
            come_to(player.player, code)
        for player in players:
            player.sees_clouds(1)
        yield players


def at_a_phone(browsers: Browsers, name: str) -> Player:
    return browsers.player(name, width=390, height=844, touch=True)


@pytest.fixture(scope="module")
def fast_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose table time runs fast."""
    with serving(tmp_path_factory.mktemp("fast") / "tables.db", FAST) as server:
        yield server


@pytest.fixture
def fast_room(pages: PagePool, fast_server: Server) -> Iterator[Browsers]:
    """Makes players at the fast server."""
    with Browsers(pages, fast_server) as opened:
        yield opened


def test_a_word_is_guessed(browsers: Browsers) -> None:
    """PAR-09, PAR-10, PAR-17, PAR-23: artists drag clouds by touch and mouse; a watcher guesses the word."""
    with under_the_sky(browsers, "PARWRD", "Zofia", "Ola", "Jan") as (zofia, ola, jan):
        jan.awaits_own_action()
        jan.draws_a_finger(jan.middle_of_tile(1), jan.spot(0.3, 0.4))
        zofia.awaits_own_action()
        zofia.draws_the_mouse(zofia.middle_of_tile(2), zofia.spot(0.7, 0.4))
        for player in (zofia, ola, jan):
            player.sees_clouds(3)
        ola.sees("a hippopotamus on holiday")
        expect(jan.page.get_by_text("a hippopotamus on holiday").first).to_be_visible()
        ola.sees(zofia.word.upper())
        for player in (zofia, ola, jan):
            player.player.sees_phase("shown")
            expect(player.page.get_by_text("It was", exact=True)).to_be_visible()
        assert zofia.droplets == [1, 1, 1, 0]


def test_an_artist_accepts_a_guess_in_two_taps(browsers: Browsers) -> None:
    """PAR-16: a guess in other words counts when an artist accepts it; one tap alone does nothing."""
    with under_the_sky(browsers, "PARYES", "Zofia", "Ola") as (zofia, ola):
        ola.sees("that thing in the corner")
        zofia.player.button("“that thing in the corner”: that is it").click()
        assert zofia.player.phase == "playing"
        zofia.player.button(re.compile(r"is right\?")).click()
        ola.player.sees_phase("shown")
        expect(ola.page.get_by_role("heading", name="You saw it")).to_be_visible()


def test_a_guess_changes_no_selection(browsers: Browsers) -> None:
    """PAR-10, PAR-23: a guess neither drops the held cloud of an artist nor resets the view of a watcher."""
    with under_the_sky(browsers, "PARHED", "Ola", "Jan") as (ola, jan):
        jan.awaits_own_action()
        jan.tile(1).click()
        ola.player.button("Turn your view to the right").click()
        ola.sees("a hippopotamus on holiday")
        expect(jan.page.get_by_text("a hippopotamus on holiday").first).to_be_visible()
        expect(jan.player.button("Lay it down")).to_be_enabled()
        expect(ola.player.button("Your view is turned by 15 degrees")).to_be_visible()


def test_nobody_guesses_the_word(browsers: Browsers) -> None:
    """PAR-17: after the time is over, the page says that nobody guessed the word, and nobody scores."""
    table = open_table_draft("pareidolia", ["Zofia", "Ola", "Jan", "Wen"], options={**NO_CLOCK, "times": 1})
    deal(table, b"nobody sees it")
    answered_until(table, "playing")
    table.now = Millis(table.now + A_LONG_TIME)
    table.tick()
    save(browsers.server.data, {"PARDRF": table.events})
    zofia = PareidoliaPlayer(browsers.player("Zofia"))
    come_to(zofia.player, "PARDRF")
    zofia.player.sees_phase("shown")
    expect(zofia.page.get_by_text("It drifted away").first).to_be_visible()
    assert zofia.droplets == [0, 0, 0, 0]


def at_a_saved_table(
    browsers: Browsers, code: str, seed: int, moment: Callable[[Any, AnySession], bool]
) -> PareidoliaPlayer:
    """Return Zofia with three bots, at a table that was saved at this moment."""
    table = open_table_draft("pareidolia", ["Zofia"], 3, {**NO_CLOCK, "times": 1})
    save(browsers.server.data, {code: played_until(table, seed, moment, bot="random")})
    zofia = PareidoliaPlayer(browsers.player("Zofia"))
    come_to(zofia.player, code)
    return zofia


def test_a_nudge_moves_two_clouds_on_all_pages(browsers: Browsers) -> None:
    """PAR-13, PAR-15: a pushed cloud pushes another one, and both pages show the same sky."""
    with under_the_sky(browsers, "PARNDG", "Zofia", "Jan") as (zofia, jan):
        tossed = msgspec.convert(zofia.public["sky"], list[LyingPiece])[0].pose
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
        for player in (zofia, jan):
            player.sees_action(2)
        wait_until(jan.page, lambda: zofia.lying == jan.lying, "both pages show the same sky")
        assert sum(was != now for was, now in zip(before, jan.lying, strict=True)) == 2


def test_an_artist_reloads_in_the_middle(browsers: Browsers) -> None:
    """PAR-06: after a reload the word, the sky and the question are the same."""
    with under_the_sky(browsers, "PARRAD", "Jan") as (jan,):
        jan.awaits_own_action()
        before, word = jan.lying, jan.word
        jan.page.reload()
        jan.awaits_own_action()
        jan.sees_clouds(1)
        expect(jan.page.get_by_text(word, exact=True)).to_be_visible()
        wait_until(jan.page, lambda: jan.lying == before, "the sky is the same after the reload")


def test_the_others_decide_a_tie(browsers: Browsers) -> None:
    """PAR-20: players who are not tied vote for the most relaxed one, and the votes are shown."""
    zofia = at_a_saved_table(
        browsers, "PARTYE", 1, lambda view, session: any(ask.seat == 0 for ask in session.asks if view.tied)
    )
    zofia.player.sees_phase("voting")
    choice = zofia.page.get_by_role("radio").first
    name = (choice.get_attribute("aria-label") or choice.inner_text()).split(",")[0].strip()
    choice.click()
    zofia.player.button(f"{name} is", exact=True).click()
    zofia.player.sees_phase("over")
    expect(zofia.page.get_by_role("list", name="The votes")).to_contain_text(f"Zofia found {name}")


def test_one_person_is_an_artist_with_bots(browsers: Browsers) -> None:
    """ALL-05: a bot reads the word and draws with a person."""
    zofia = at_a_saved_table(browsers, "PARBTS", 1, lambda view, _: view.artist == 0)
    zofia.keeps_a_word()
    zofia.tosses()
    zofia.awaits_own_action()
    lying = len(zofia.lying)
    zofia.lays(1)
    zofia.sees_action(3)
    assert len(zofia.lying) > lying


def watches(view: Public, _: AnySession) -> bool:
    """True when a round begins in which Zofia is no artist."""
    return view.phase is Phase.KEEPING and 0 not in (view.artist, view.second)


def test_one_person_watches_bots(fast_room: Browsers) -> None:
    """ALL-05: bots choose a word and draw, and a person guesses."""
    zofia = at_a_saved_table(fast_room, "PARWTC", 1, watches)
    expect(zofia.page.get_by_label("What do you see?")).to_be_visible()
    zofia.sees("a hippopotamus on holiday")
    expect(zofia.page.get_by_text("a hippopotamus on holiday").first).to_be_visible()
