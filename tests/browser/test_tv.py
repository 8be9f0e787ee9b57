"""A table on a TV: shown from the menu, readable from a distance, without private information."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import found_by_axe
from tests.browser.conftest import Browsers
from tests.browser.page_pool import PagePool
from tests.browser.player import Player
from tests.browser.saved_tables import answered_until, come_to, deal, open_table_draft, save
from tests.browser.tv_sizes import unreadable
from tests.serving import Server
from unspoken.kernel.chance import Chance
from unspoken.kernel.session import sample_answer
from unspoken.tables.log.events import TableEvent
from unspoken.tables.turn.draft import Draft

_TV = {"width": 1920, "height": 1080}
_CODES = {"laying": "TVHAND", "revealed": "TVSHWN", "over": "TVENDS"}
"""The codes of saved tables, by the phase in which they were saved."""
_SLOW = """{
  const later = window.setTimeout;
  const slow = (wait) => (wait > 700 && wait < 3000 ? wait * 1000 : wait);
  window.setTimeout = (act, wait = 0, ...rest) => later(act, slow(wait), ...rest);
}"""
"""An init script: the steps of a reveal take so long that a test sees the first one."""


def show_on_tv(player: Player) -> Page:
    """Open the TV page of the table in a new window."""
    player.button("Menu").click()
    player.button("Show the table on a TV").click()
    with player.page.context.expect_page() as opened:
        player.button("Or open it here, in its own window").click()
    tv = opened.value
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    return tv


class Evening:
    """Zofia at saved tables whose bots never answer, and the TV beside her."""

    def __init__(self, browsers: Browsers) -> None:
        self.zofia = browsers.player("Zofia")
        self.tv = self.zofia.page.context.new_page()
        self.tv.set_viewport_size({"width": 1280, "height": 720})

    def come_to(self, phase: str) -> None:
        """Open the table that was saved in this phase on both pages."""
        code = _CODES[phase]
        come_to(self.zofia, code)
        self.zofia.sees_phase(phase)
        self.tv.goto(f"{self.zofia.address}/t/{code}/tv")

    def shows(self, phase: str, *, cards: float | None = None) -> None:
        """Check what the TV shows in this phase: public, readable, without controls."""
        expect(self.tv.locator("[data-phase]")).to_have_attribute("data-phase", phase)
        expect(self.tv.locator("[data-phase] > *")).to_have_count(1)  # the last page is gone
        expect(self.tv.get_by_role("button")).to_have_count(1)
        expect(self.tv.get_by_role("button")).to_have_accessible_name("Turn the sound off")
        assert unreadable(self.tv, cards=cards) == []

    def reveal_begins(self) -> int:
        """Open the reveal with all its motion, stop at its first step, and return the points at the seats."""
        self.tv.emulate_media(reduced_motion="no-preference")
        self.tv.add_init_script(_SLOW)
        self.come_to("revealed")
        expect(self.tv.locator("[data-step]")).to_have_attribute("data-step", "opening")
        before = self.points
        self.tv.emulate_media(reduced_motion="reduce")
        return before

    @property
    def points(self) -> int:
        """The sum of all points that the seats show."""
        return sum(int(score) for score in self.tv.locator("[data-seat] b").all_inner_texts())

    @property
    def pictures(self) -> Locator:
        """The pictures of cards that the TV shows."""
        return self.tv.locator("img[src*='/pictures/']")


@pytest.fixture(scope="module")
def saved(still_server: Server) -> Server:
    """The server with a game of Zofia and four bots, saved where it waits for her alone, and at its end."""
    draft = open_table_draft("dixit", ("Zofia",), 4, {"pace": "off", "target": 8})
    deal(draft, b"a TV")
    _answer_for_bots(draft)  # so that a bot tells the first story
    tables: dict[str, list[TableEvent]] = {}
    for phase, code in _CODES.items():
        answered_until(draft, phase)
        _answer_for_bots(draft)
        tables[code] = list(draft.events)
    save(still_server.data, tables)
    return still_server


def _answer_for_bots(draft: Draft) -> None:
    """Answer at random for all bots that are awaited, but for nobody in the next phase."""
    assert draft.play is not None
    phase = draft.play.frames.public_view.phase
    for seat in range(1, len(draft.room.chairs)):
        play = draft.play
        for ask in [ask for ask in play.session.asks if ask.owed and ask.seat == seat]:
            if play.frames.public_view.phase is phase:
                command = sample_answer(play.game, play.session.state, ask, Chance(b"bots", seat))
                draft.answer(ask.seat, ask.key, command)


@pytest.fixture
def evening(pages: PagePool, saved: Server) -> Iterator[Evening]:
    """Zofia and the TV."""
    with Browsers(pages, saved) as browsers:
        yield Evening(browsers)


def test_dixit_on_a_tv(evening: Evening) -> None:
    """Every phase is readable from a sofa, cards are large, and nothing is shown before its phase."""
    zofia, tv = evening.zofia, evening.tv
    evening.come_to("laying")
    evening.shows("laying")
    expect(evening.pictures).to_have_count(0)
    zofia.act()
    evening.shows("voting", cards=0.4)
    expect(evening.pictures).to_have_count(5)
    expect(tv.locator("[data-tv-card] p")).to_have_count(0)  # no owners yet
    before = evening.reveal_begins()
    expect(tv.locator("[data-tv-card] p")).to_have_count(0)
    tv.keyboard.press("Space")
    evening.shows("revealed", cards=0.4)
    expect(tv.locator("[data-tv-card] p")).to_have_count(5)
    assert evening.points > before
    assert found_by_axe(tv) == []
    zofia.go_on()
    evening.shows("telling", cards=0.4)  # with the last round's card
    expect(evening.pictures).to_have_count(1)
    tv.reload()
    evening.shows("telling")  # without it: the aim of the game
    expect(evening.pictures).to_have_count(0)
    assert found_by_axe(tv) == []
    evening.come_to("over")
    evening.shows("over", cards=0.4)


def test_a_lobby_on_a_tv(evening: Evening) -> None:
    """The code and the people are readable on every screen, with few people and with many."""
    zofia = evening.zofia
    zofia.open_table()
    tv = show_on_tv(zofia)
    expect(tv.get_by_text(f"{zofia.code[:4]} {zofia.code[4:]}")).to_be_visible()
    assert unreadable(tv) == []
    for _ in range(3):
        zofia.button(re.compile("Add a bot|Seat a bot")).first.click()
    expect(tv.get_by_role("list", name="Who is here").get_by_role("listitem")).to_have_count(4)
    assert found_by_axe(tv) == []
    zofia.button("Start with 4 players").click()
    evening.tv = tv
    evening.shows("telling")
    expect(evening.pictures).to_have_count(0)


def test_a_second_tv_replaces_the_first(browsers: Browsers) -> None:
    """The first one says so and can show the table again."""
    zofia = browsers.player("Zofia")
    zofia.open_table()
    first, second = show_on_tv(zofia), show_on_tv(zofia)
    expect(second.get_by_role("list", name="Who is here")).to_be_visible()
    expect(first.get_by_text("The table is on another screen")).to_be_visible()
    first.get_by_role("button", name="Show it here").click()
    expect(first.get_by_role("list", name="Who is here")).to_be_visible()
    expect(second.get_by_text("The table is on another screen")).to_be_visible()


def test_the_tv_page_stays_public_when_a_request_fails(browsers: Browsers) -> None:
    """It must not become the private page of the person who opened it."""
    zofia = browsers.player("Zofia")
    code = zofia.open_table()
    tv = zofia.page.context.new_page()
    tv.route(f"**/api/tables/{code}", lambda route: route.abort(), times=1)
    tv.goto(f"{zofia.address}/t/{code}/tv")
    expect(tv.get_by_text("The line went quiet")).to_be_visible()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    expect(tv).to_have_url(re.compile("/tv$"))


def test_the_tv_address_leads_a_stranger_to_the_invitation(browsers: Browsers) -> None:
    """A person who is not at the table cannot open its TV page."""
    zofia, stranger = browsers.player("Zofia"), browsers.player("Kit")
    code = zofia.open_table()
    stranger.page.goto(f"{stranger.address}/t/{code}/tv")
    expect(stranger.page.get_by_role("textbox", name="Your name")).to_be_visible()
    expect(stranger.page).to_have_url(re.compile(f"/t/{code}$"))


def test_a_tv_of_its_own(browsers: Browsers) -> None:
    """The TV shows a code, the host enters it, and either side can remove the table from the TV."""
    zofia, tv = browsers.player("Zofia"), browsers.player("").page
    tv.set_viewport_size(_TV)  # type: ignore[arg-type]  # two numbers by name
    tv.goto(f"{zofia.address}/tv")
    code = tv.get_by_role("img", name=re.compile("The code of this screen"))
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    assert unreadable(tv) == []
    assert found_by_axe(tv) == []
    zofia.open_table()
    zofia.expects("404")  # Chromium reports the refused code
    zofia.button("Menu").click()
    zofia.button("Show the table on a TV").click()
    typed = zofia.page.get_by_role("textbox", name=re.compile("On the TV, open"))
    typed.fill("AAAA")
    zofia.button("Show it there").click()
    expect(zofia.page.get_by_role("alert")).to_contain_text("No TV shows that code")
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    zofia.button("Disconnect").click()
    expect(code).to_have_text(re.compile(r"^\s*(\w\s*){4}$"))
    typed.fill("".join(code.inner_text().split()))
    zofia.button("Show it there").click()
    expect(tv.get_by_role("list", name="Who is here")).to_be_visible()
    tv.keyboard.press("Tab")
    tv.get_by_role("button", name="Disconnect").click()
    expect(code).to_be_visible()
