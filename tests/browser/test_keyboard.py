"""Every question by keyboard alone (Telepathic: test_telepathic.py), and where the focus goes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.browser.dixit_keys import DixitKeys
from tests.browser.friend import Friend, friends
from tests.browser.pareidolia_player import PareidoliaPlayer
from tests.browser.player import Player
from tests.browser.rorschach_player import RorschachPlayer
from tests.browser.saved_tables import UNHURRIED, come_to, deal, open_table_draft, save
from tests.browser.waiting import turns

pytestmark = pytest.mark.long

CLOUDS, DREAMS = "CKEYSS", "DKEYSS"
ROUNDS = 4
QUESTIONS = {"choose", "remove", "counter", "go-on"}
"""Asked of everybody in two rounds of Rorschach. Matching and guessing depend on who is chosen."""


def enter(player: Player, game: str) -> None:
    """Open the corridor and start a game there by keys."""
    player.come_home()
    expect(player.door(game)).to_be_enabled()
    player.tab_to(re.compile(f"^{game}"))
    player.page.keyboard.press("Enter")
    expect(player.board).to_be_attached()
    player.keeps_focus()


def test_a_whole_game_of_dixit(browsers: Browsers) -> None:
    """ALL-05: from the first story to the album, with bots in every other chair.

    A round brings one player at most 5 points, so a game to 6 has a second round with another teller.
    """
    table = open_table_draft("dixit", ["Zofia"], bots=3, options={**UNHURRIED, "target": 6})
    deal(table, b"keys")
    save(browsers.server.data, {DREAMS: table.events})
    zofia = DixitKeys(browsers.player("Zofia"))
    player = zofia.player
    come_to(player, DREAMS)
    expect(player.board).to_be_attached()
    player.keeps_focus()
    for turn in turns(player.page):
        if player.phase == "over":
            break
        zofia.acts(f"clue {turn}")
    player.sees_phase("over")
    assert zofia.did >= {"telling", "laying", "voting", "revealed"}
    player.tab_to(re.compile("^What the bots thought"))
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_text(re.compile(r"^(Fern|Lamp|Moth): \w")).first).to_be_visible()
    player.tab_to(re.compile("^Save the album"))
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("img", name=re.compile("Album of Dixit"))).to_be_visible()


def test_every_question_of_rorschach(browsers: Browsers) -> None:
    """ALL-05: from the corridor through two rounds; bots take the other chairs of either team."""
    zofia = RorschachPlayer(browsers.player("Zofia"))
    enter(zofia.player, "Rorschach")
    pressed: set[str] = set()
    for _ in turns(zofia.page):
        if pressed >= QUESTIONS or zofia.player.phase == "over":
            break
        pressed.add(str(zofia.asked))
        zofia.presses()
        zofia.player.keeps_focus()
    assert pressed >= QUESTIONS


@pytest.fixture
def clouds(browsers: Browsers) -> Browsers:
    """Makes players at a server with a short game of Pareidolia that has just begun."""
    table = open_table_draft("pareidolia", ["Zofia", "Ola", "Jan", "Wen"], options={**UNHURRIED, "times": 1})
    deal(table, b"keys")
    save(browsers.server.data, {CLOUDS: table.events})
    return browsers


def test_a_whole_game_of_pareidolia(clouds: Browsers) -> None:
    """As main artist, second artist and watcher: digits, arrows and letters lay clouds; guesses are typed."""
    with friends(clouds.server.address, CLOUDS, "Ola", "Jan", "Wen") as others:
        zofia = PareidoliaPlayer(clouds.player("Zofia"))
        come_to(zofia.player, CLOUDS)
        for _ in range(ROUNDS):
            play_a_round(zofia, dict(enumerate(others, 1)))
        zofia.player.sees_phase("over")
    assert zofia.droplets == [4, 3, 2, 3]


def play_a_round(zofia: PareidoliaPlayer, others: dict[int, Friend]) -> None:
    """Zofia plays her part by keys. A watcher guesses the word: Zofia if she watches, else another player."""
    zofia.player.sees_phase("keeping")
    main, second = int(str(zofia.public["artist"])), int(str(zofia.public["second"]))
    zofia.player.keeps_focus()
    toss_a_cloud(zofia, others.get(main), others.get(second))
    zofia.player.keeps_focus()
    if 0 in (main, second):
        watchers = [other for seat, other in others.items() if seat not in (main, second)]
        lay_a_cloud(zofia, others.get(second))
        watchers[0 if main == 0 else -1].answer("guess", text=zofia.word)  # so that nobody ties with Zofia
    else:
        others[main].sees("playing")
        guess_at_it(zofia, others[main].private["word"]["word"]["en"])
    zofia.player.sees_phase("shown")
    zofia.player.keeps_focus()
    zofia.player.tab_to(re.compile("^Next round|^See how it ends"))
    zofia.page.keyboard.press("Enter")
    zofia.player.keeps_focus()
    for other in others.values():
        other.answer("go-on")


def toss_a_cloud(zofia: PareidoliaPlayer, main: Friend | None, second: Friend | None) -> None:
    """Play to the first cloud. An artist of None is Zofia."""
    player, keyboard = zofia.player, zofia.page.keyboard
    if main is None:
        keyboard.press("2")
        keyboard.press("Enter")
    else:
        main.sees("keeping")
        main.answer("keep", card=main.private["drawn"][0]["card"])
    player.sees_phase("knowing")
    if second is None:
        player.tab_to(re.compile("^I know it$"))
        keyboard.press("Enter")
    else:
        second.answer("know")
    player.sees_phase("tossing")
    if main is None:
        keyboard.press("3")
        keyboard.press("Enter")
    else:
        main.answer("toss", shape=main.public["shapes"][0])
    player.sees_phase("playing")


def lay_a_cloud(zofia: PareidoliaPlayer, second: Friend | None) -> None:
    """Let the second artist, if it is not Zofia, lay a cloud; then Zofia lays one."""
    if second is not None:
        second.answer("place", shape=second.public["shapes"][0], x=900, y=900, turn=0, flip=False)
    zofia.awaits_own_action()
    for key in ("2", "ArrowLeft", "ArrowUp", "e", "f", "Enter"):
        zofia.page.keyboard.press(key)
    zofia.sees_action(1 if second is None else 2)


def guess_at_it(zofia: PareidoliaPlayer, word: str) -> None:
    """Type two guesses; the field need not be focused first."""
    for guess in ("a hippopotamus on holiday", word):
        field = zofia.page.get_by_label("What do you see?")
        expect(field).to_be_editable()
        expect(field).to_have_value("")
        expect(zofia.player.button("Say it")).to_be_enabled()
        zofia.page.keyboard.type(guess)
        zofia.page.keyboard.press("Enter")


def test_the_focus_goes_to_the_new_question(browsers: Browsers) -> None:
    """Also on entering a game, after a hint, and when the pressed button disappears."""
    zofia = browsers.player("Zofia", newcomer=True)
    enter(zofia, "Dixit")
    first_question = zofia.page.get_by_role("heading", name="Who tells the first story?")
    expect(first_question).to_be_focused()
    zofia.tab_to(re.compile("^Got it$"))
    zofia.page.keyboard.press("Enter")
    expect(first_question).to_be_focused()
    zofia.button("Pass").click()
    zofia.sees_phase("laying")
    zofia.lay()
    zofia.sees_phase("voting")
    question = zofia.page.get_by_role("heading", name=re.compile("^Which one is"))
    expect(question).to_be_focused()


def test_the_focus_goes_to_the_heading_of_a_new_page(browsers: Browsers) -> None:
    """After navigation the heading of the new page has the focus."""
    zofia = browsers.player("Zofia")
    zofia.come_home()
    expect(zofia.page.locator("body")).to_be_focused()
    zofia.tab_to(re.compile("Today’s puzzle"))
    zofia.page.keyboard.press("Enter")
    expect(zofia.page.get_by_role("heading", name="Today’s puzzle", level=1)).to_be_focused()
    zofia.page.go_back()
    expect(zofia.page.get_by_role("heading", name="unspoken", level=1)).to_be_focused()
