"""Scenes with a round of each game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pareidolia_player import PareidoliaPlayer
from tests.browser.rorschach_player import RorschachPlayer
from tools.gallery.camera import Photographer
from tools.gallery.seats import play_until, start

CLUE = "someone left the light on"


def evening(camera: Photographer) -> None:
    """A round of Dixit, from the home page to the reveal."""
    zofia, ola, jan = (camera.player(name) for name in ("Zofia", "Ola", "Jan"))
    zofia.come_home()
    expect(zofia.door("Dixit")).to_be_enabled()
    camera.take(zofia, "home")
    code = zofia.open_table()
    ola.page.goto(f"{ola.address}/t/{code}")
    expect(ola.page.get_by_role("textbox", name="Your name")).to_be_visible()
    camera.take(ola, "invitation")
    for friend in (ola, jan):
        friend.join(code)
    for _ in range(2):
        zofia.button(re.compile("Add a bot|Seat a bot")).first.click()
    expect(zofia.button("Start with 5 players")).to_be_visible()
    camera.take(zofia, "lobby")
    show = camera.show_on_tv(zofia)
    show("tv-lobby")
    zofia.button("Start with 5 players").click()
    zofia.sees_phase("telling")
    zofia.pick(2)
    zofia.page.get_by_label("Your clue").fill(CLUE)
    camera.take(zofia, "dixit-telling")
    zofia.button("Tell this card").click()
    ola.sees_phase("laying")
    camera.take(ola, "dixit-laying")
    camera.take(zofia, "dixit-silent")
    for friend in (ola, jan):
        friend.lay()
    ola.sees_phase("voting")
    ola.hold()
    camera.take(ola, "dixit-voting")
    show("tv-dixit-voting")
    for friend in (ola, jan):
        friend.vote()
    ola.sees_phase("revealed")
    camera.take(ola, "dixit-revealed")
    show("tv-dixit-revealed")
    for player in (zofia, ola, jan):
        player.page.context.close()


def minds(camera: Photographer) -> None:
    """Telepathic: a card to hand, and a card to perform."""
    zofia, ola = camera.player("Zofia"), camera.player("Ola")
    zofia.open_table("Telepathic")
    ola.join(zofia.code)
    zofia.button("Start with 2 players").click()
    zofia.button("I did").click()
    zofia.sees_phase("handing")
    zofia.page.get_by_role("radiogroup", name="The open cards").get_by_role("radio").nth(1).click()
    camera.take(zofia, "telepathic-handing")
    zofia.button(re.compile("^Hand to ")).click()
    sets = ola.page.get_by_role("radiogroup", name=re.compile("^Which "))
    expect(sets).to_be_visible()
    sets.get_by_role("radio").nth(1).click()
    camera.take(ola, "telepathic-performing")
    for player in (zofia, ola):
        player.page.context.close()


def blots(camera: Photographer) -> None:
    """Rorschach: a matching, a guess, the reveal, and the whole matching."""
    readers = [RorschachPlayer(camera.player(name)) for name in ("Zofia", "Ola")]
    start(
        [reader.player for reader in readers], "Rorschach", bots=2, rules={"The first team to guess": "Day"}
    )
    play_until(readers, "matching")
    subject, guesser = sorted(readers, key=lambda reader: reader.asked != "match")
    subject.lays("waves", subject.left[0])
    subject.lays("triangle", subject.left[1])
    camera.take(subject.player, "rorschach-matching")
    subject.lays("circle", subject.left[2])
    subject.taps("Seal the matching")
    play_until(readers, "guessing")
    guesser.blot(guesser.left[1]).click()
    guesser.word("circle").click()
    camera.take(guesser.player, "rorschach-guessing")
    camera.show_on_tv(readers[0].player)("tv-rorschach-guessing")
    for name in ("revealed", "scored"):
        play_until(readers, name)
        camera.take(guesser.player, f"rorschach-{name}")
    for reader in readers:
        reader.player.page.context.close()


def clouds(camera: Photographer) -> None:
    """Pareidolia: an artist who holds a cloud, a watcher, and the word after it was guessed."""
    zofia, ola = PareidoliaPlayer(camera.player("Zofia")), PareidoliaPlayer(camera.player("Ola"))
    start([zofia.player, ola.player], "Pareidolia", bots=2)
    zofia.player.button("I did").click()
    zofia.keeps_a_word()
    zofia.tosses()
    for action in (1, 3, 5):
        zofia.sees_action(action)
        zofia.awaits_own_action()
        zofia.page.get_by_role("radiogroup", name="Clouds beside the sky").locator(":enabled").first.click()
        if action < 5:
            zofia.player.button("Lay it down").click()
    camera.take(zofia.player, "pareidolia-laying")
    ola.sees("a hippopotamus on holiday")
    camera.take(ola.player, "pareidolia-watching")
    camera.show_on_tv(zofia.player)("tv-pareidolia-watching")
    if ola.player.phase != "shown":  # a bot may have guessed the word first
        ola.sees(zofia.word)
    ola.player.sees_phase("shown")
    camera.take(ola.player, "pareidolia-shown")
    for friend in (zofia, ola):
        friend.page.context.close()
