"""Whole games of Telepathic in real browsers."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.axe import SIZES, check
from tests.browser.conftest import Browsers
from tests.browser.telepathic_player import Partner, begun, take_turns

pytestmark = pytest.mark.long

MOST_STEPS = 120
HASTY_AFTER = 25
"""Steps after which every screen of a game was seen; careful teams that are opposed play sixty turns."""


def table_for(
    browsers: Browsers, names: tuple[str, ...], bots: int = 0, way: str | None = None
) -> list[Partner]:
    """A game of Telepathic with these people, just begun."""
    return begun([Partner(browsers.player(name)) for name in names], bots, way)


def play_on(partners: list[Partner]) -> None:
    """Turn after turn, until the end."""
    for step in range(MOST_STEPS):
        if partners[0].player.phase == "over":
            break
        take_turns(partners, step)
    for partner in partners:
        partner.player.sees_phase("over")


def test_two_people_play_a_standard_game_to_a_win(browsers: Browsers) -> None:
    """TEL-11, TEL-12: both name the other's wish, both wishes lie there: they win together.

    Bots' minds find each other in all but a few of a thousand games; whoever has lost plays again.
    """
    assert any(won(table_for(browsers, ("Zofia", "Ola"))) for _ in range(3))


def won(partners: list[Partner]) -> bool:
    """Play a game to its end; whether both pages tell that it was won."""
    play_on(partners)
    told = re.compile("Won, together|You lose, together")
    ends = [partner.player.page.get_by_text(told).first for partner in partners]
    for end in ends:
        expect(end).to_be_visible()
    return all("Won" in end.inner_text() for end in ends)


def test_a_wrong_name_loses_the_game(browsers: Browsers) -> None:
    """TEL-12: an announcement that is not right loses, and everybody sees how it ended."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    announce = re.compile("^Announce$")
    for step in range(MOST_STEPS):
        caller = next((one for one in (zofia, ola) if one.player.button(announce).count()), None)
        if caller is not None:
            break
        take_turns([zofia, ola], step)
    else:
        raise AssertionError("nobody was ever allowed to announce")
    other = ola if caller is zofia else zofia
    caller.player.button(announce).click()
    caller.names(wrong_about(other))
    caller.player.button(re.compile("^Announce “")).click()
    other.player.sees_phase("answering")
    other.names(wrong_about(caller))
    other.player.button(re.compile("^Say “")).click()
    for partner in (zofia, ola):
        partner.player.sees_phase("over")
        expect(partner.player.page.get_by_text("You lose, together").first).to_be_visible()


def wrong_about(partner: Partner) -> str:
    """A name of the right kind that is not what this partner wants."""
    private = msgspec.convert(partner.frame["private"], dict[str, object])
    kinds = (("sun", "coral", "sky", "ink"), ("circle", "star", "cross", "moon"))
    kind = next(kind for kind in kinds if private["win"] in kind)
    return next(mark for mark in kind if mark != private["win"])


def test_one_person_plays_with_a_bot(browsers: Browsers) -> None:
    """ALL-05: the partner may be a bot."""
    play_on(table_for(browsers, ("Zofia",), bots=1))


@pytest.mark.parametrize(
    ("way", "bots", "size", "scheme"),
    [
        ("under directors", 2, "phone", "light"),
        ("as four partners", 3, "desk", "dark"),
        ("two against two", 3, "phone", "dark"),
    ],
    ids=["director", "four-partners", "opposed"],
)
def test_the_other_ways_to_play(browsers: Browsers, way: str, bots: int, size: str, scheme: str) -> None:
    """TEL-14, TEL-15, TEL-16: under a director, four together, two teams; and every screen is whole."""
    width, height = SIZES[size]
    zofia = browsers.player("Zofia", width=width, height=height, scheme=scheme, touch=size == "phone")
    partners = begun([Partner(zofia)], bots, way)
    seen: set[str] = set()
    for step in range(MOST_STEPS):
        if zofia.phase == "over":
            break
        if zofia.phase not in seen:
            seen.add(zofia.phase)
            check(zofia)
        take_turns(partners, step, hasty=step > HASTY_AFTER)
    zofia.sees_phase("over")
    check(zofia)


def test_a_whole_game_is_played_by_keyboard_alone(browsers: Browsers) -> None:
    """A digit takes a card or a name up or points at a place, a letter at a column; Enter does it."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    pressed: set[str] = set()
    for step in range(MOST_STEPS):
        if zofia.player.phase == "over":
            break
        command = zofia.thinks(step) if zofia.player.is_awaited else None
        if command is not None:
            phase = zofia.player.phase
            zofia.presses(command)
            zofia.player.heard_after(phase)
            pressed.add(str(command["type"]))
        take_turns([ola], step)
    zofia.player.sees_phase("over")
    assert {"hand", "perform"} <= pressed


def test_an_announcement_is_made_by_keyboard_alone(browsers: Browsers) -> None:
    """TEL-12: it takes two steps by keys as well: the button, then a name and Enter."""
    zofia, ola = table_for(browsers, ("Zofia", "Ola"))
    for step in range(MOST_STEPS):
        if zofia.player.button("Announce", exact=True).count():
            break
        take_turns([zofia, ola], step)
    zofia.presses({"type": "announce", "condition": wrong_about(ola)})
    ola.player.sees_phase("answering")
    ola.presses({"type": "answer", "condition": wrong_about(zofia)})
    zofia.player.sees_phase("over")


def test_a_reload_between_the_handing_and_the_choosing(browsers: Browsers) -> None:
    """TEL-08: a card that was handed is still there after a reload, and so is the question where it acts."""
    partners = table_for(browsers, ("Zofia", "Ola"))
    for step in range(MOST_STEPS):
        asked = [one for one in partners if one.player.phase == "performing" and one.player.is_awaited]
        if asked:
            break
        take_turns(partners[step % 2 : step % 2 + 1], step)
    else:
        raise AssertionError("no card was ever handed")
    before = asked[0].player.board.aria_snapshot()
    asked[0].player.page.reload()
    asked[0].player.sees_phase("performing")
    asked[0].player.page.wait_for_timeout(500)
    assert asked[0].player.board.aria_snapshot() == before
