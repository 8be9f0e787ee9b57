"""Plays games in a real browser and takes the pictures of docs/screens: `make screens`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGUMENTS  # noqa: E402  (the tests know the way)
from tests.serving import serving  # noqa: E402
from tools import chromium  # noqa: E402
from tools.gallery import corridor, keepsakes, rounds  # noqa: E402
from tools.gallery.camera import SIZES, Photographer  # noqa: E402

KEPT = ("phone", "desk")
"""What docs/screens has; the others are taken by `--look`."""


class Scene(NamedTuple):
    """What is played for some of the pictures."""

    play: Callable[[Photographer], None]
    pause: int = 60
    """How many milliseconds bots think in it."""
    save: Callable[[Path], None] = lambda _db: None
    """What happened in this house before."""


SCENES = {
    "evening": Scene(rounds.evening, 15_000),
    "minds": Scene(rounds.minds, 900),
    "blots": Scene(rounds.blots, 300),
    "clouds": Scene(rounds.clouds, 900),
    "albums": Scene(keepsakes.albums, save=keepsakes.save_games),
    "nights": Scene(keepsakes.nights, save=keepsakes.save_nights),
    "atlas": Scene(keepsakes.atlas, save=keepsakes.save_atlas),
    "today": Scene(corridor.today),
    "tonight": Scene(corridor.tonight),
    "words": Scene(corridor.own_words),
    "beside": Scene(corridor.beside, save=corridor.save_small_hours),
}


def main() -> None:
    """Every look, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--look", action="append", help=f"{', '.join(SIZES)}, each -light or -dark")
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this part; may be repeated")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    looks = args.look or [f"{size}-{scheme}" for size in KEPT for scheme in ("light", "dark")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        for scene in args.scene or SCENES:
            print(f"» {scene}", flush=True)
            _play(SCENES[scene], looks, browser, Path(folder) / scene, args.out)
        browser.close()


def _play(scene: Scene, looks: list[str], browser: Browser, folder: Path, out: Path) -> None:
    """One scene in each look, each in a house of its own."""
    folder.mkdir()
    for look in looks:
        db = folder / f"{look}.db"
        scene.save(db)
        with serving(db, ("--no-limits", "--bot-pause", str(scene.pause))) as server:
            scene.play(Photographer(browser, server.address, out, *look.split("-")))


if __name__ == "__main__":
    main()
