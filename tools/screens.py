"""Plays a game in a real browser and takes the pictures of docs/screens: `make screens`."""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.pareidolia_player import PareidoliaPlayer  # noqa: E402  (the players of the tests know the way)
from tests.browser.pareidolia_player import sit_down as take_places  # noqa: E402
from tests.browser.player import PATIENCE, Player  # noqa: E402
from tests.browser.rorschach_player import RorschachPlayer, sit_down, until  # noqa: E402
from tests.serving import serving  # noqa: E402

SIZES = {
    "small": (320, 568),
    "phone": (360, 740),
    "landscape": (740, 360),
    "tablet": (820, 1180),
    "desk": (1440, 900),
}
KEPT = ("phone", "desk")
"""What docs/screens has; the others are taken by `--look`."""
CLUE = "someone left the light on"
_QUALITY = 82


class Photographer:
    """Takes pictures of one look of the house: a size and a light."""

    def __init__(self, browser: Browser, address: str, out: Path, size: str, scheme: str) -> None:
        self._browser = browser
        self._address = address
        self._out = out
        self._look = f"{size}-{scheme}"
        self._size = SIZES[size]
        self._scheme = scheme

    def player(self, name: str) -> Player:
        """Somebody who looks at the house in this light."""
        context = self._browser.new_context(
            viewport={"width": self._size[0], "height": self._size[1]},
            color_scheme="dark" if self._scheme == "dark" else "light",
            locale="en-GB",
            reduced_motion="reduce",
            device_scale_factor=1,
        )
        context.set_default_timeout(PATIENCE)
        return Player(name, context.new_page(), self._address)

    def put_up(self, player: Player) -> Callable[[str], None]:
        """A TV with a player's table on it: takes a picture of it by name, where desks are taken."""
        if not self._look.startswith("desk"):
            return lambda _name: None
        tv = player.page.context.new_page()
        tv.set_viewport_size({"width": 1920, "height": 1080})
        tv.goto(f"{self._address}/t/{player.code}/tv")
        return lambda name: self._keep(tv, name)

    def take(self, player: Player, name: str) -> None:
        """One picture of what a player sees."""
        self._keep(player.page, name)

    def _keep(self, page: Page, name: str) -> None:
        """Small enough that the folder may be redrawn often."""
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(900)
        picture = Image.open(io.BytesIO(page.screenshot()))
        path = self._out / f"{name}-{self._look}.webp"
        picture.convert("RGB").save(path, quality=_QUALITY, method=6)
        print(f"  {path.name} {path.stat().st_size // 1000} kB", flush=True)


def evening(camera: Photographer) -> None:
    """A round of Dixit from the corridor to the reveal."""
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
        zofia.button(re.compile("Add a bot|Sit a bot")).first.click()
    expect(zofia.button("Start with 5 players")).to_be_visible()
    camera.take(zofia, "lobby")
    show = camera.put_up(zofia)
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
    expect(sets).to_be_visible(timeout=PATIENCE)
    sets.get_by_role("radio").nth(1).click()
    camera.take(ola, "telepathic-performing")
    for player in (zofia, ola):
        player.page.context.close()


def blots(camera: Photographer) -> None:
    """Rorschach: a matching, a guess, the reveal, and the whole matching."""
    readers = [RorschachPlayer(camera.player(name)) for name in ("Zofia", "Ola")]
    sit_down(readers, bots=2)
    until(readers, "matching")
    subject, guesser = sorted(readers, key=lambda reader: reader.asked != "match")
    subject.lays("waves", subject.left[0])
    subject.lays("triangle", subject.left[1])
    camera.take(subject.player, "rorschach-matching")
    subject.lays("circle", subject.left[2])
    subject.taps("Seal the matching")
    until(readers, "guessing")
    guesser.blot(guesser.left[1]).click()
    guesser.word("circle").click()
    camera.take(guesser.player, "rorschach-guessing")
    for name in ("revealed", "scored"):
        until(readers, name)
        camera.take(guesser.player, f"rorschach-{name}")
    for reader in readers:
        reader.player.page.context.close()


def clouds(camera: Photographer) -> None:
    """Pareidolia: a hand on the clouds, somebody who watches, and the word that is found."""
    zofia, ola = PareidoliaPlayer(camera.player("Zofia")), PareidoliaPlayer(camera.player("Ola"))
    take_places({"Zofia": zofia, "Ola": ola}, bots=2)
    zofia.keeps_a_word()
    zofia.tosses()
    for deed in (1, 3, 5):
        zofia.sees_action(deed)
        zofia.awaits_own_action()
        zofia.any_tile.click()
        if deed < 5:
            zofia.player.button("Lay it down").click()
    camera.take(zofia.player, "pareidolia-laying")
    ola.sees("a hippopotamus on holiday")
    camera.take(ola.player, "pareidolia-watching")
    ola.sees(zofia.word)
    ola.player.sees_phase("shown")
    camera.take(ola.player, "pareidolia-shown")
    for friend in (zofia, ola):
        friend.page.context.close()


def album(camera: Photographer) -> None:
    """A short game with bots, to the album; and the same game again, with all open."""
    zofia = camera.player("Zofia")
    zofia.play_with_bots()
    expect(zofia.board).to_be_attached(timeout=PATIENCE)
    for turn in range(400):
        if zofia.phase == "over":
            break
        zofia.act(f"chapter {turn}")
        zofia.page.wait_for_timeout(60)
    zofia.sees_phase("over")
    camera.take(zofia, "dixit-album")
    zofia.button("Watch it again").click()
    expect(zofia.button("All open")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    zofia.page.keyboard.press("End")
    expect(zofia.page.locator("[data-phase=over]")).to_be_visible(timeout=PATIENCE)
    for _ in range(6):
        zofia.page.keyboard.press("ArrowLeft")
    camera.take(zofia, "replay-dixit")
    zofia.page.context.close()


SCENES: dict[str, tuple[Callable[[Photographer], None], int]] = {
    "evening": (evening, 15_000),
    "minds": (minds, 900),
    "blots": (blots, 300),
    "clouds": (clouds, 900),
    "album": (album, 40),
}
"""What is played, and how many milliseconds bots think in it."""


def main() -> None:
    """Every look, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--look", action="append", help=f"{', '.join(SIZES)}, each -light or -dark")
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this part; may be repeated")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    looks = args.look or [f"{size}-{scheme}" for size in KEPT for scheme in ("light", "dark")]
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in looks:
            print(f"» {look}", flush=True)
            for scene in args.scene or SCENES:
                play, pause = SCENES[scene]
                more = ("--no-limits", "--bot-pause", str(pause))
                with serving(Path(folder) / f"{look}-{scene}.db", more) as server:
                    play(Photographer(browser, server.address, args.out, *look.split("-")))
        browser.close()


if __name__ == "__main__":
    main()
