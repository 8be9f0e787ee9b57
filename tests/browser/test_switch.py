"""A round of each game with a switch: one key that goes on, Enter that takes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.pareidolia_player import PareidoliaPlayer, sit_down
from tests.browser.player import Player
from tests.browser.rorschach_player import GO_ON, MOST_STEPS, SYMBOLS, RorschachPlayer

MOST_STOPS = 80
AWAITED = re.compile("that is you.*the table waits")
MAIN = "[data-main]"
NUMERALS = ("I", "II", "III", "IV")


def takes(player: Player, name: str) -> None:
    """Go on with Tab until what is called so has the focus; take it with Enter."""
    player.tab_to(re.compile(name))
    player.page.keyboard.press("Enter")


def takes_first(player: Player, selector: str) -> None:
    """As `takes`, for whatever comes first of a kind."""
    for _ in range(MOST_STOPS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            player.page.keyboard.press("Enter")
            return
    raise AssertionError(f"the switch does not come to {selector}")


def with_a_switch(browsers: Browsers) -> Player:
    """Somebody in the corridor who has told the house about the switch."""
    zofia = browsers.player("Zofia")
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    takes(zofia, "^Settings$")
    takes(zofia, "^Play with a switch$")
    expect(zofia.page.get_by_role("switch", name="Play with a switch")).to_be_checked()
    takes(zofia, "^Close$")
    return zofia


def through_a_door(browsers: Browsers, game: str) -> Player:
    """Somebody who goes through a door with the switch."""
    zofia = with_a_switch(browsers)
    takes(zofia, f"^{game}")
    expect(zofia.board).to_be_attached()
    return zofia


def test_a_round_of_dixit(browsers: Browsers) -> None:
    """Another begins; a card is laid, another voted for, and on."""
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
    """Whatever is asked of either team until the round is told: a mind, a blot, three stones, a word."""
    zofia = RorschachPlayer(through_a_door(browsers, "Rorschach"))
    zofia.page.reload()  # to hear from the start
    zofia.player.sees_phase("choosing")
    for _ in range(MOST_STEPS):
        if zofia.frame and zofia.public["phase"] == "scored" and zofia.asked == "go-on":
            break
        if zofia.frame and zofia.asked is not None and not zofia.has_proposed:
            zofia.player.sees_phase(str(zofia.public["phase"]))
            question = zofia.question
            _answers(zofia)
            zofia.is_heard(question)
        zofia.page.wait_for_timeout(60)
    takes(zofia.player, f"^({GO_ON})")
    expect(zofia.player.board).not_to_have_attribute("data-phase", "scored")


def _answers(zofia: RorschachPlayer) -> None:
    """The first answer to the question that stands."""
    match zofia.asked:
        case "remove":
            takes(zofia.player, "^Blot II")
        case "match":
            for symbol, place in zip(SYMBOLS, zofia.left, strict=True):
                takes(zofia.player, f"^Take the {symbol} up")
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
    """A word, a toss, a cloud that is moved and turned, and one that is nudged; nobody guesses meanwhile."""
    zofia, jan = (PareidoliaPlayer(player) for player in (with_a_switch(browsers), browsers.player("Jan")))
    sit_down({"Zofia": zofia, "Jan": jan}, rules={"Time to think": "without a clock"})
    player = zofia.player
    player.sees_phase("keeping")
    takes_first(player, "[role=radio]")
    takes(player, "^Show ")
    jan.reads_it()
    player.sees_phase("tossing")
    takes(player, r"\d left$")
    takes(player, "^Toss it$")
    jan.lays(0)
    zofia.awaits_own_action()
    takes(player, r"\d left$")
    for step in ("^Move left$", "^Move up$", "^Turn clockwise$", "^Turn over$", "^Lay it down$"):
        takes(player, step)
    jan.lays(1)
    zofia.sees_action(3)
    zofia.awaits_own_action()
    takes(player, "^Nudge$")
    takes(player, r"^Cloud \d: ((?!out of bounds).)*$")
    expect(player.page.get_by_text("Choose it again for another side")).to_be_visible()
    takes(player, "^Push$")
    zofia.sees_action(4)


def test_a_round_of_telepathic(browsers: Browsers) -> None:
    """A card is handed; one comes back and is performed."""
    zofia = through_a_door(browsers, "Telepathic")
    for phase in ("handing", "performing"):
        zofia.sees_phase(phase)
        expect(zofia.page.get_by_role("img", name=AWAITED)).to_be_attached()
        takes_first(zofia, "[role=radio]")
        takes_first(zofia, MAIN)
        zofia.heard_after(phase)
