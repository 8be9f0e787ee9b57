"""The delay of a voice through real pages: from a beep in one page's microphone to its sound in another."""

from __future__ import annotations

import wave
from array import array
from math import pi, sin
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.page_pool import GUIDED
from tests.browser.player import Player
from tests.serving import LIGHT, serving
from tools import chromium

_RATE = 48_000
_PEOPLE, _TALKERS = 8, 3
_BEEP = 0.12
_EVERY = 1.0
_PROBE = (Path(__file__).parent / "mouth_to_ear.js").read_text(encoding="utf-8")


def measure_delays(folder: Path, beeps: int) -> list[float]:
    """Return the delays in milliseconds: every beep of the first talker, in every other page."""
    sound = folder / "beeps.wav"
    _write_beeps(sound)
    arguments = [*ARGUMENTS, f"--use-file-for-fake-audio-capture={sound}"]
    with (
        serving(folder / "pages.db", LIGHT) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.find(),
            args=[*arguments, "--autoplay-policy=no-user-gesture-required"],
        )
        players: list[Player] = []
        for number in range(_PEOPLE):
            context = browser.new_context(locale="en-GB")
            context.add_init_script(GUIDED)
            context.add_init_script(_PROBE)
            players.append(Player(f"Person {number}", context.new_page(), server.address))
        players[0].open_table()
        for player in players[1:]:
            player.join(players[0].code)
        for player in players[:_TALKERS]:
            player.button("Switch on your microphone").click()
        players[0].page.wait_for_timeout(1000 * (_EVERY * beeps + 2))
        said = _times(players[0].page, "said")
        heard = [_times(player.page, "heard") for player in players[_TALKERS:]]
        browser.close()
    return [delay for times in heard for at in said[1:] for delay in _first_after(times, at)]


def _times(page: Page, what: str) -> list[float]:
    times: list[float] = page.evaluate(f"() => window.voiceProbe.{what}")
    return times


def _first_after(times: list[float], at: float) -> list[float]:
    """Return the delay of the first sound after a moment, if there was one within half the interval."""
    later = [time - at for time in times if 0 <= time - at < 500 * _EVERY]
    return later[:1]


def _write_beeps(path: Path) -> None:
    """Write a second of sound: a beep, then silence. Chromium repeats it."""
    samples = array(
        "h",
        (
            int(20_000 * sin(2 * pi * 440 * at / _RATE)) if at < _BEEP * _RATE else 0
            for at in range(int(_EVERY * _RATE))
        ),
    )
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        file.writeframes(samples.tobytes())
