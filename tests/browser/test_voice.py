"""Voice: real pages with Chromium's fake microphone, which beeps every second."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Browsers
from tests.browser.player import Player
from tests.browser.waiting import turns


class VoiceCounter:
    """Counts the packets of sound that a page sends and receives."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent = 0
        self.received = 0
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        if socket.url.endswith("/voice"):
            socket.on("framesent", lambda data: self._count("sent", data))
            socket.on("framereceived", lambda data: self._count("received", data))

    def _count(self, way: str, data: str | bytes) -> None:
        if isinstance(data, bytes):
            setattr(self, way, getattr(self, way) + 1)

    def hears_more(self) -> None:
        """Wait for another packet."""
        before = self.received
        for _ in turns(self.page):
            if self.received > before:
                return


def seal(player: Player, label: str) -> Locator:
    """A seal on the rail."""
    return player.page.get_by_role("img", name=re.compile(label))


def test_people_hear_each_other_except_in_silence(browsers: Browsers) -> None:
    """ALL-04: a speaker's seal glows for others; silence closes the microphone, and opens it afterwards."""
    zofia, kit = browsers.player("Zofia"), browsers.player("Kit")
    zofia.open_table("Telepathic")
    speaker, listener = VoiceCounter(zofia.page), VoiceCounter(kit.page)
    kit.join(zofia.code)
    zofia.button("Switch on your microphone").click()
    expect(zofia.button("Switch off your microphone")).to_be_visible()
    listener.hears_more()
    zofia.button("Start with 2 players").click()
    zofia.button("I did").click()
    expect(zofia.button("Silence: nobody can hear you right now")).to_be_visible()
    expect(seal(kit, "^Zofia.*microphone on")).to_have_count(0)
    zofia.button("Menu").click()
    sent, received = speaker.sent, listener.received
    zofia.button("End this game").click()
    zofia.button("Tap again to ask the others").click()
    expect(kit.button("End it")).to_be_visible()
    assert (speaker.sent, listener.received) == (sent, received)
    kit.button("End it").click()
    expect(zofia.button("Switch off your microphone")).to_be_visible()
    listener.hears_more()
    zofia.button("Switch off your microphone").click()
    expect(zofia.button("Switch on your microphone")).to_be_visible()


_REFUSES = """navigator.mediaDevices.getUserMedia = async () => {
  throw new DOMException('', 'NotAllowedError');
};"""
_HOLDS = "localStorage.setItem('unspoken.voice-mode', 'hold');"


def test_a_refused_microphone_and_a_button_to_hold(browsers: Browsers) -> None:
    """A refusal of the browser is explained; a held button sends, and a released one does not."""
    zofia = browsers.player("Zofia", scripts=(_HOLDS,))
    kit = browsers.player("Kit", scripts=(_REFUSES,))
    zofia.open_table("Telepathic")
    listener = VoiceCounter(kit.page)
    kit.join(zofia.code)
    kit.button("Switch on your microphone").click()
    expect(kit.page.get_by_text("Allow it in the browser’s site settings")).to_be_visible()
    zofia.button("Switch on your microphone").click()
    zofia.button("Hold to talk").focus()
    zofia.page.keyboard.down("Space")
    listener.hears_more()
    zofia.page.keyboard.up("Space")
    expect(seal(kit, "^Zofia.*microphone on")).to_have_count(0)
