"""Rorschach in real browsers."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import SIZES
from tests.browser.conftest import Browsers
from tests.browser.friend import friends
from tests.browser.rorschach_player import RorschachPlayer
from tests.browser.saved_tables import UNHURRIED, come_to, deal, open_table_draft, played_until, save
from tests.browser.waiting import wait_until
from unspoken.games.rorschach.types import Phase, Public

pytestmark = pytest.mark.long

DESK = (1280, 800)
LAST_ROUND = "RRENDS"
SEED = 17
"""Bots that play by this seed let Day win four to none."""


def with_bots(browsers: Browsers, code: str, size: tuple[int, int] = DESK) -> RorschachPlayer:
    """Return Zofia at a game with three bots that has just begun."""
    table = open_table_draft("rorschach", ["Zofia"], 3, {**UNHURRIED, "first": "first"})
    deal(table, b"four blots")
    save(browsers.server.data, {code: table.events})
    width, height = size
    zofia = RorschachPlayer(browsers.player("Zofia", width=width, height=height, touch=width < 500))
    come_to(zofia.player, code)
    zofia.player.sees_phase("choosing")
    return zofia


def is_won(view: Public, _: object) -> bool:
    """True when everybody sees the last blots that Day has won, four to none."""
    return view.phase is Phase.SCORED and [len(blots) for blots in view.won] == [4, 0]


def test_both_teams_see_the_end_of_a_game(browsers: Browsers) -> None:
    """ROR-10, ROR-14: a team with four blots to none has won, and a page of each team says so."""
    names = ("Zofia", "Ola", "Jan", "Wen")
    table = open_table_draft("rorschach", names, options={**UNHURRIED, "first": "first"})
    save(browsers.server.data, {LAST_ROUND: played_until(table, SEED, is_won, bot="random")})
    with friends(browsers.server.address, LAST_ROUND, "Ola", "Jan") as others:
        zofia, wen = (RorschachPlayer(browsers.player(name)) for name in ("Zofia", "Wen"))
        for reader in (zofia, wen):
            come_to(reader.player, LAST_ROUND)
            reader.player.sees_phase("scored")
        for other in others:
            other.answer("go-on")
        for reader in (zofia, wen):
            reader.goes_on()
        for reader in (zofia, wen):
            reader.player.sees_phase("over")
    expect(zofia.player.page.get_by_role("heading", name="You read each other")).to_be_visible()
    expect(wen.player.page.get_by_role("heading", name="They read each other better")).to_be_visible()
    expect(
        wen.player.page.get_by_role("list", name="The blots of Day").get_by_role("listitem")
    ).to_have_count(4)


def save_at(browsers: Browsers, code: str, people: Sequence[str], phase: Phase) -> None:
    """Save a table of these people and two bots in this phase. Zofia is the subject; Day is tested."""
    table = open_table_draft("rorschach", people, 2, {**UNHURRIED, "first": "first"})
    events = played_until(table, 0, lambda view, _: view.phase is phase and view.subject == 0, bot="random")
    save(browsers.server.data, {code: events})


def test_a_reload_of_the_subject_in_the_middle_of_the_matching(browsers: Browsers) -> None:
    """ROR-07: stones that were laid and not yet sealed still lie there after a reload."""
    save_at(browsers, "RRMATC", ("Zofia", "Ola"), Phase.MATCHING)
    with friends(browsers.server.address, "RRMATC", "Ola"):  # she does not guess, so the phase stays
        subject = RorschachPlayer(browsers.player("Zofia"))
        come_to(subject.player, "RRMATC")
        subject.player.sees_phase("matching")
        first, second, third = subject.left
        subject.lays("waves", first)
        subject.lays("circle", second)
        subject.player.page.reload()
        subject.player.sees_phase("matching")
        expect(subject.player.button(re.compile("^Pick up .* from I"))).to_have_count(2)
        subject.lays("triangle", third)
        subject.taps("Seal the matching")
        subject.player.sees_phase("guessing")
        assert subject.matching == {first: "waves", second: "circle", third: "triangle"}


def test_a_team_mate_who_leaves_during_the_guess(browsers: Browsers) -> None:
    """ALL-06: the team decides without a member who has left."""
    save_at(browsers, "RRGVES", ("Zofia", "Ola", "Jan"), Phase.GUESSING)
    stays = RorschachPlayer(browsers.player("Ola"))
    with friends(browsers.server.address, "RRGVES", "Zofia"):
        with friends(browsers.server.address, "RRGVES", "Jan"):
            come_to(stays.player, "RRGVES")
            stays.player.sees_phase("guessing")
            present = stays.page.get_by_role("img", name=re.compile("^Jan,((?!away).)*$"))
            expect(present).to_be_visible()
        gone = stays.page.get_by_role("img", name=re.compile("^Jan,.* away"))
        expect(gone).to_be_visible()
        stays.guesses(stays.left[0], "waves")
        stays.player.sees_phase("revealed")


def test_z_opens_the_large_view_of_a_blot(browsers: Browsers) -> None:
    """Z opens the large view of a blot, arrows go to the next one, and Z closes it."""
    zofia = with_bots(browsers, "RRZVEW")
    dialog = zofia.player.page.get_by_role("dialog")
    zofia.player.page.keyboard.press("z")
    expect(dialog).to_have_accessible_name("Blot I")
    zofia.player.page.keyboard.press("ArrowRight")
    expect(dialog).to_have_accessible_name("Blot II")
    zofia.player.page.keyboard.press("z")
    expect(dialog).to_have_count(0)


def test_blots_on_a_phone_are_large_enough(browsers: Browsers) -> None:
    """Each of the four is at least 112 pixels wide, and 300 in the large view after a tap."""
    zofia = with_bots(browsers, "RRPHNE", SIZES["phone"])
    for place in range(4):
        is_wide(zofia.blot(place), 112)
    zofia.blot(0).click()
    is_wide(zofia.page.get_by_role("dialog").get_by_role("img"), 300)


def is_wide(thing: Locator, least: int) -> None:
    """Wait until an element is at least this many pixels wide."""
    wait_until(
        thing.page,
        lambda: (thing.bounding_box() or {"width": 0})["width"] >= least,
        f"the element is {least} pixels wide",
    )


def test_seats_show_their_team_at_the_open_table(browsers: Browsers) -> None:
    """ROR-01: before the start each seat shows whether it plays for Day or for Night."""
    zofia = browsers.player("Zofia")
    zofia.open_table("Rorschach")
    for _ in range(3):
        zofia.button(re.compile("Add a bot")).first.click()
    seats = zofia.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("button", name=re.compile(", Day"))).to_have_count(2)
    expect(seats.get_by_role("button", name=re.compile(", Night"))).to_have_count(2)
