"""A round of each game with a switch: Tab moves on, Enter selects."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.friend import Friend, friends
from tests.browser.pareidolia_player import NAMES, PareidoliaPlayer
from tests.browser.player import Player
from tests.browser.rorschach_player import GO_ON, SYMBOLS, RorschachPlayer
from tests.browser.saved_tables import UNHURRIED, answered_until, come_to, deal, open_table_draft, save
from tests.browser.waiting import settle, turns

MOST_STOPS = 80
AWAITED = re.compile("that is you.*the table is waiting")
MAIN = "[data-main]"
NUMERALS = ("I", "II", "III", "IV")
CLOUDS = 4
SKY = "SWTSKY"


def takes(player: Player, name: str) -> None:
    """Press Tab until an element of this name has the focus, then Enter."""
    player.tab_to(re.compile(name))
    player.page.keyboard.press("Enter")


def takes_first(player: Player, selector: str) -> None:
    """As `takes`, for the first element that matches a selector."""
    for _ in range(MOST_STOPS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            player.page.keyboard.press("Enter")
            return
    raise AssertionError(f"the Tab key does not reach {selector}")


def with_a_switch(browsers: Browsers) -> Player:
    """Return a player in the corridor with the switch setting on."""
    zofia = browsers.player("Zofia")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    takes(zofia, "^Settings$")
    takes(zofia, "^Play with a switch$")
    expect(zofia.page.get_by_role("switch", name="Play with a switch")).to_be_checked()
    takes(zofia, "^Close$")
    return zofia


def through_a_door(browsers: Browsers, game: str) -> Player:
    """Return a player with a switch who has started this game."""
    zofia = with_a_switch(browsers)
    takes(zofia, f"^{game}")
    expect(zofia.board).to_be_attached()
    return zofia


def test_a_round_of_dixit(browsers: Browsers) -> None:
    """Pass, lay a card, vote, and go on."""
    zofia = through_a_door(browsers, "Dixit")
    takes(zofia, "^Pass$")
    zofia.sees_phase("laying")
    takes(zofia, r"^Card 3")
    takes(zofia, "^Lay th")
    zofia.sees_phase("voting")
    takes(zofia, r"^Number \d((?!yours).)*$")
    takes(zofia, "^Vote for")
    zofia.sees_phase("revealed")
    takes(zofia, "^Next story")
    expect(zofia.page.get_by_text("Round 2").first).to_be_visible()


def test_a_round_of_rorschach(browsers: Browsers) -> None:
    """Answer every question until the round is scored."""
    zofia = RorschachPlayer(through_a_door(browsers, "Rorschach"))
    zofia.page.reload()  # so that the test receives all frames
    zofia.player.sees_phase("choosing")
    for _ in turns(zofia.page):
        if zofia.frame and zofia.public["phase"] == "scored" and zofia.asked == "go-on":
            break
        if zofia.frame and zofia.asked is not None and not zofia.has_proposed:
            zofia.player.sees_phase(str(zofia.public["phase"]))
            question = zofia.question
            _answers(zofia)
            zofia.is_heard(question)
    takes(zofia.player, f"^({GO_ON})")
    expect(zofia.player.board).not_to_have_attribute("data-phase", "scored")


def _answers(zofia: RorschachPlayer) -> None:
    """Give the first possible answer to the current question."""
    match zofia.asked:
        case "remove":
            takes(zofia.player, "^Blot II")
        case "match":
            for symbol, place in zip(SYMBOLS, zofia.left, strict=True):
                takes(zofia.player, f"^Pick up the {symbol}")
                takes(zofia.player, f"^Blot {NUMERALS[place]}(?!I|V)")
        case "guess":
            place, symbol = zofia.second_guesses[0]
            takes(zofia.player, f"^Blot {NUMERALS[place]}(?!I|V)")
            takes(zofia.player, f", {symbol}")
        case "counter":
            takes(zofia.player, f", {SYMBOLS[0]}")
        case _:
            pass
    takes_first(zofia.player, MAIN)


def test_a_round_of_pareidolia(browsers: Browsers) -> None:
    """Choose a word, toss a cloud, move and turn another one, and nudge one."""
    table = open_table_draft("pareidolia", NAMES, options={**UNHURRIED, "times": 1})
    deal(table, b"the sky")
    answered_until(table, "keeping")
    save(browsers.server.data, {SKY: table.events})
    zofia = PareidoliaPlayer(with_a_switch(browsers))
    with friends(browsers.server.address, SKY, *NAMES[1:]) as (_, jan, _):
        come_to(zofia.player, SKY)
        draws_with(zofia, jan)


def draws_with(zofia: PareidoliaPlayer, jan: Friend) -> None:
    """Zofia is the main artist, Jan the second one."""
    player = zofia.player
    player.sees_phase("keeping")
    takes_first(player, "[role=radio]")
    takes(player, "^Build ")
    jan.answer("know")
    player.sees_phase("tossing")
    takes(player, r"\d left$")
    takes(player, "^Toss it$")
    jan.answer("place", shape=jan.public["shapes"][0], x=900, y=3200, turn=0, flip=False)
    zofia.awaits_own_action()
    takes(player, r"\d left$")
    takes(player, "^Move left$")
    for _ in range(8):  # away from the other clouds, so that it can be nudged later
        player.page.keyboard.press("Enter")
    for step in ("^Move up$", "^Turn clockwise$", "^Turn over$", "^Lay it down$"):
        takes(player, step)
    jan.answer("place", shape=jan.public["shapes"][-3], x=5000, y=3200, turn=0, flip=False)
    zofia.sees_action(3)
    zofia.awaits_own_action()
    takes(player, "^Nudge$")
    hint = player.page.get_by_text("Choose it again for another side")
    for _ in range(CLOUDS):  # some clouds cannot be nudged from any side
        takes(player, r"^Cloud \d: ((?!out of bounds).)*$")
        settle(player.page)
        if hint.is_visible():
            break
    expect(hint).to_be_visible()
    takes(player, "^Push$")
    zofia.sees_action(4)


def test_a_round_of_telepathic(browsers: Browsers) -> None:
    """Hand a card, and perform the card that the partner hands."""
    zofia = through_a_door(browsers, "Telepathic")
    for phase in ("handing", "performing"):
        zofia.sees_phase(phase)
        expect(zofia.page.get_by_role("img", name=AWAITED)).to_be_attached()
        takes_first(zofia, "[role=radio]")
        takes_first(zofia, MAIN)
        zofia.heard_after(phase)
