"""People at a table: silence of the teller, consent to research, spectators, recorded clues."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Browsers
from tests.sounds.recordings import sample

_WITHOUT_WEBCODECS = """
  delete window.AudioEncoder;
  delete window.AudioDecoder;
  const address = URL.createObjectURL;
  URL.createObjectURL = (file) => address((window.played = file));
"""
"""A browser that cannot record, and that lets the test hear what its player plays."""
_LOUDEST = """async () => {
  const sound = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(await window.played.arrayBuffer());
  return sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}"""
_PLAYS = "() => document.querySelector('audio').currentTime > 0"


def test_the_teller_is_silent_and_sees_it(browsers: Browsers) -> None:
    """DIX-15, ALL-04: while cards are chosen the teller cannot write, and the page says why."""
    zofia, ola, jan = (browsers.player(name) for name in ("Zofia", "Ola", "Jan"))
    code = zofia.open_table_by_hand()
    for friend in (ola, jan):
        friend.join_by_hand(code)
    zofia.button("Start with 3 players").click()
    zofia.tell("hush")
    zofia.sees_phase("laying")
    expect(zofia.page.get_by_text(re.compile("You are silent")).first).to_be_visible()
    expect(zofia.page.get_by_role("textbox", name="Say something")).to_have_count(0)
    ola.button("Table talk").click()
    ola.page.get_by_role("textbox", name="Say something").fill("I wonder")
    ola.button("Send").click()
    expect(zofia.page.get_by_text("I wonder")).to_be_visible()


def test_the_host_asks_for_research_and_each_player_decides(browsers: Browsers) -> None:
    """By default nobody is asked. Everybody sees how many have agreed; a yes can be taken back."""
    zofia, ola = browsers.player("Zofia"), browsers.player("Ola")
    ola.join(zofia.open_table())
    agreement = ola.page.get_by_role("switch", name="My games at this table may be used for research")
    expect(ola.button("Menu")).to_be_visible()
    expect(agreement).to_have_count(0)
    zofia.button("Menu").click()
    zofia.page.get_by_role("switch", name=re.compile("^Ask everybody")).click()
    agreement.click()
    expect(ola.page.get_by_text("1 of 2 have said yes")).to_be_visible()
    zofia.page.get_by_role("dialog").get_by_role("switch", name=re.compile("^My games")).click()
    expect(ola.page.get_by_text("Everybody says yes")).to_be_visible()
    agreement.click()
    expect(agreement).not_to_be_checked()
    expect(ola.page.get_by_text("1 of 2 have said yes")).to_be_visible()


def test_a_latecomer_watches_and_takes_a_bots_seat(browsers: Browsers) -> None:
    """ALL-05: a spectator takes over a bot's seat, loses it to a bot, and takes it back."""
    zofia, late = browsers.player("Zofia"), browsers.player("Wen")
    zofia.play_with_bots()
    expect(zofia.board).to_be_attached()
    late.join(zofia.code)
    expect(late.page.get_by_text("You are watching").first).to_be_visible()
    late.button(re.compile("^Ask for .* seat$")).first.click()
    zofia.button("Let them").click()
    expect(late.page.get_by_text("You are watching")).to_have_count(0)
    expect(late.page.get_by_role("img", name=re.compile("Wen, that is you"))).to_have_count(1)
    zofia.button("Menu").click()
    zofia.button("Let a bot play for Wen").click()
    zofia.page.locator("button.sure").click()
    expect(late.page.get_by_text("A bot is playing for you")).to_be_visible()
    late.button("Take my seat back").click()
    expect(late.page.get_by_text("A bot is playing for you")).to_have_count(0)


def test_a_clue_can_be_a_sound(browsers: Browsers) -> None:
    """DIX-03: the others can play a clue that was recorded in the browser, and one of an earlier version."""
    zofia, jan = browsers.player("Zofia"), browsers.player("Jan")
    ola = browsers.player("Ola", scripts=(_WITHOUT_WEBCODECS,))
    old = sample("chrome.webm")
    jan.page.route("**/recordings/*", lambda route: route.fulfill(body=old, content_type="audio/webm"))
    code = zofia.open_table()
    for friend in (ola, jan):
        friend.join(code)
    zofia.button("Start with 3 players").click()
    zofia.sees_phase("telling")
    zofia.pick(0)
    zofia.page.get_by_role("radio", name="Record", exact=True).check(force=True)
    zofia.button("Record", exact=True).click()
    expect(zofia.button("Stop recording")).to_be_visible()
    zofia.page.wait_for_timeout(1200)  # the page refuses very short recordings
    zofia.button("Stop recording").click()
    zofia.button("Tell this card").click()
    for friend in (ola, jan):
        friend.button("Play the clue").click()
        friend.page.wait_for_function(_PLAYS)
    assert ola.page.evaluate(_LOUDEST) > 0.1  # the fake microphone beeps every second
