"""A player of Pareidolia on a real page."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import Locator, expect

from tests.browser.socket_player import SocketPlayer
from unspoken.games.pareidolia.types import Private

NAMES = ("Zofia", "Ola", "Jan", "Wen")
_PIXEL = """([x, y]) => {
  const sky = document.querySelector('.sky').getBoundingClientRect();
  const world = new DOMMatrix(getComputedStyle(document.querySelector('.world')).transform);
  const at = new DOMPoint(x, y).matrixTransform(world);
  return [sky.x + at.x, sky.y + at.y];
}"""
"""Returns the pixel of a point of the sky."""
_LYING = """() => [...document.querySelectorAll('.piece')].map((piece) =>
  [...piece.querySelectorAll('use')].at(-1).getAttribute('href') + piece.style.transform +
  piece.lastElementChild.style.transform)"""
"""Returns the clouds in the sky with their positions."""


class PareidoliaPlayer(SocketPlayer):
    """A player of Pareidolia: the messages that their page received, and their actions on the page."""

    @property
    def word(self) -> str:
        """The word of the round, which only the two artists receive."""
        face = msgspec.convert(self.frame["private"], Private).word
        assert face is not None
        return face.word["en"]

    @property
    def droplets(self) -> list[int]:
        return msgspec.convert(self.public["droplets"], list[int])

    # ---- a round, step by step

    def keeps_a_word(self) -> None:
        self.player.sees_phase("keeping")
        self.page.get_by_role("radiogroup", name="Three words").get_by_role("radio").first.click()
        self.player.button(re.compile("^Build ")).click()

    def tosses(self) -> None:
        self.player.sees_phase("tossing")
        self.tile(0).click()
        self.player.button("Toss it").click()
        self.player.sees_phase("playing")

    def lays(self, place: int) -> None:
        """Lay down the cloud at this place of the supply, at the default position."""
        self.awaits_own_action()
        self.tile(place).click()
        self.player.button("Lay it down").click()

    def sees(self, text: str) -> None:
        """Enter a guess, once the tossed cloud has landed."""
        field = self.page.get_by_label("What do you see?")
        field.fill(text)
        expect(self.player.button("Say it")).to_be_enabled()
        field.press("Enter")

    # ---- moving clouds

    def tile(self, place: int) -> Locator:
        """A shape in the supply."""
        return (
            self.page.get_by_role("radiogroup", name="Clouds beside the sky").get_by_role("radio").nth(place)
        )

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a point of the sky."""
        at: list[float] = self.page.evaluate(_PIXEL, [x, y])
        return at[0], at[1]

    def spot(self, right: float, down: float) -> tuple[float, float]:
        """Return the pixel at these shares of the visible sky."""
        box = self.page.locator(".sky").bounding_box()
        assert box is not None
        return box["x"] + box["width"] * right, box["y"] + box["height"] * down

    def draws_the_mouse(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=6)
        mouse.up()

    def draws_a_finger(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """As `draws_the_mouse`, with touch events."""
        session = self.page.context.new_cdp_session(self.page)
        way = [
            (start[0] + (end[0] - start[0]) * step / 6, start[1] + (end[1] - start[1]) * step / 6)
            for step in range(7)
        ]
        for step, (x, y) in enumerate(way):
            kind = "touchMove" if step else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def middle_of_tile(self, place: int) -> tuple[float, float]:
        box = self.tile(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def awaits_own_action(self) -> None:
        expect(self.player.button("Lay it down")).to_be_visible()

    def sees_action(self, number: int) -> None:
        """Wait for the action of this number in the round (the toss is 0), or for the end of the round."""
        done = f"() => (document.querySelector('[data-action]')?.dataset.action ?? -1) >= {number}"
        done += " || document.querySelector('[data-phase]')?.dataset.phase === 'shown'"
        self.page.wait_for_function(done)

    @property
    def lying(self) -> list[str]:
        """The clouds in the sky with their positions, as this page shows them."""
        shown: list[str] = self.page.evaluate(_LYING)
        return shown

    def sees_clouds(self, count: int) -> None:
        expect(self.page.locator(".piece")).to_have_count(count)
