"""Whole games of Telepathic in real browsers."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, check
from tests.browser.conftest import Browsers
from tests.browser.friend import friends
from tests.browser.page_pool import Scheme
from tests.browser.saved_tables import answered_until, come_to, deal, open_table_draft, played, save
from tests.browser.telepathic_player import Partner, begun, take_turns
from tests.browser.waiting import turns, wait_until

pytestmark = pytest.mark.long

HASTY_AFTER = 8
"""Turns after which every kind of question was asked. Careful opposed teams would play sixty turns."""
SEED = 1


def table_for(
    browsers: Browsers, names: tuple[str, ...], bots: int = 0, way: str | None = None
) -> list[Partner]:
    """Begin a game of Telepathic with these people."""
    return begun([Partner(browsers.player(name)) for name in names], bots, way)


def play_on(partners: list[Partner]) -> None:
    """Play to the end of the game."""
    for step in turns(partners[0].page):
        if partners[0].player.phase == "over":
            break
        take_turns(partners, step)
    for partner in partners:
        partner.player.sees_phase("over")


def at_the_last_turn(browsers: Browsers, code: str) -> tuple[Partner, Partner]:
    """Open a saved game one move before an announcement; return the announcer first, then the partner."""
    table = open_table_draft("telepathic", ["Zofia", "Ola"])
    events = 0
    for _ in played(table, SEED):
        assert table.play is not None
        if table.play.frames.public_view.phase.value == "answering":
            break
        events = len(table.events)
    save(browsers.server.data, {code: table.events[:events]})
    zofia, ola = (Partner(browsers.player(name)) for name in ("Zofia", "Ola"))
    for partner in (zofia, ola):
        come_to(partner.player, code)
        partner.player.sees_phase("handing")
    return (zofia, ola) if zofia.announces() is not None else (ola, zofia)


def test_two_people_win_a_game(browsers: Browsers) -> None:
    """TEL-11, TEL-12: each names the other's wish, and both lines are complete: they win together."""
    partners = list(at_the_last_turn(browsers, "TEAWEN"))
    play_on(partners)
    for partner in partners:
        expect(partner.player.page.get_by_text("Won, together").first).to_be_visible()


def test_a_wrong_name_loses_the_game(browsers: Browsers) -> None:
    """TEL-12: a wrong announcement loses the game for both, and both pages say so."""
    caller, other = at_the_last_turn(browsers, "TEAWRG")
    caller.player.button("Announce", exact=True).click()
    caller.names(wrong_about(other))
    caller.player.button(re.compile("^Announce “")).click()
    other.player.sees_phase("answering")
    other.names(wrong_about(caller))
    other.player.button(re.compile("^Say “")).click()
    for partner in (caller, other):
        partner.player.sees_phase("over")
        expect(partner.player.page.get_by_text("You lose, together").first).to_be_visible()


def wrong_about(partner: Partner) -> str:
    """Return a wrong guess of the right kind at this partner's secret condition."""
    private = msgspec.convert(partner.frame["private"], dict[str, object])
    kinds = (("sun", "coral", "sky", "ink"), ("circle", "star", "cross", "moon"))
    kind = next(kind for kind in kinds if private["win"] in kind)
    return next(mark for mark in kind if mark != private["win"])


def test_one_person_plays_with_a_bot(browsers: Browsers) -> None:
    """ALL-05: with a bot as partner, the person hands cards and performs cards."""
    partners = table_for(browsers, ("Zofia",), bots=1)
    taken: set[str] = set()
    for step in turns(partners[0].page):
        if taken >= {"hand", "perform"} or partners[0].player.phase == "over":
            break
        taken |= take_turns(partners, step)
    assert taken >= {"hand", "perform"}


@pytest.mark.parametrize(
    ("way", "bots", "size", "scheme"),
    [
        ("under directors", 2, "phone", "light"),
        ("as four partners", 3, "desk", "dark"),
        ("two against two", 3, "phone", "dark"),
    ],
    ids=["director", "four-partners", "opposed"],
)
def test_the_other_ways_to_play(browsers: Browsers, way: str, bots: int, size: str, scheme: Scheme) -> None:
    """TEL-14, TEL-15, TEL-16: a director, four partners, two teams; axe finds nothing on any screen."""
    width, height = SIZES[size]
    zofia = browsers.player("Zofia", width=width, height=height, scheme=scheme, touch=size == "phone")
    partners = begun([Partner(zofia)], bots, way)
    seen: set[str] = set()
    for step in turns(zofia.page):
        if zofia.phase == "over":
            break
        if zofia.phase not in seen:
            seen.add(zofia.phase)
            check(zofia)
        take_turns(partners, step, hasty=step > HASTY_AFTER)
    zofia.sees_phase("over")
    check(zofia)


def test_cards_are_handed_and_performed_by_keyboard_alone(browsers: Browsers) -> None:
    """A digit chooses a card or a row, a letter chooses a column, and Enter confirms."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    pressed: set[str] = set()
    for step in turns(zofia.page):
        if {"hand", "perform"} <= pressed or zofia.player.phase == "over":
            break
        command = zofia.thinks(step) if zofia.player.is_awaited else None
        if command is not None:
            before = zofia.frame
            zofia.presses(command)
            zofia.waits_for_another_frame(before)
            pressed.add(str(command["type"]))
            zofia.player.keeps_focus()
        take_turns([ola], step)
    assert {"hand", "perform"} <= pressed


def test_an_announcement_is_made_by_keyboard_alone(browsers: Browsers) -> None:
    """TEL-12: by keys, too, it takes two steps: the button, then a condition and Enter."""
    caller, other = at_the_last_turn(browsers, "TEAKEY")
    caller.presses({"type": "announce", "condition": wrong_about(other)})
    other.player.sees_phase("answering")
    other.presses({"type": "answer", "condition": wrong_about(caller)})
    caller.player.sees_phase("over")


def test_a_reload_while_a_card_is_performed(browsers: Browsers) -> None:
    """TEL-08: after a reload the handed card and the question where to perform it are still there."""
    names = ("Zofia", "Ola")
    table = open_table_draft("telepathic", names)
    deal(table, b"a reload")
    answered_until(table, "performing")
    save(browsers.server.data, {"TEARAD": table.events})
    assert table.play is not None
    (seat,) = [ask.seat for ask in table.play.session.asks if ask.owed]
    with friends(browsers.server.address, "TEARAD", names[1 - seat]):
        player = browsers.player(names[seat])
        come_to(player, "TEARAD")
        player.sees_phase("performing")
        sets = player.page.get_by_role("radio", name=re.compile("^(Move|Mirror|Turn) "))
        expect(sets.first).to_be_attached()
        before = player.board.aria_snapshot()
        player.page.reload()
        player.sees_phase("performing")
        wait_until(player.page, lambda: player.board.aria_snapshot() == before, "the board is the same")
