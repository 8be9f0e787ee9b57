"""Plays games in a real browser and takes screenshots: `make screens`.

The screenshots go to `screens/`, which git ignores. `--refresh` also updates the pictures in
docs/screens.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import ARGUMENTS  # noqa: E402  (the tests have the page objects)
from tests.serving import serving  # noqa: E402
from tools import chromium  # noqa: E402
from tools.gallery import corridor, keepsakes, rounds  # noqa: E402
from tools.gallery.camera import SIZES, Photographer  # noqa: E402

DOCS = ROOT / "docs" / "screens"
USUAL_SIZES = ("phone", "desk")
"""Sizes taken by default; `--look` takes the others."""


class Scene(NamedTuple):
    """A scripted part of an evening, with the screenshots taken in it."""

    play: Callable[[Photographer], None]
    pause: int = 60
    """How long bots take to answer, in milliseconds."""
    save: Callable[[Path], None] = lambda _db: None
    """Writes the tables that exist before the scene begins."""


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
    "settings": Scene(corridor.settings_and_menu, save=corridor.save_small_hours),
    "polish": Scene(corridor.polish, save=corridor.save_polish),
}


def main() -> None:
    """Take the screenshots of every scene in every look, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "screens", help="folder to write into")
    parser.add_argument("--look", action="append", help=f"{', '.join(SIZES)}, each -light or -dark")
    parser.add_argument("--scene", action="append", choices=SCENES, help="only this scene; may be repeated")
    parser.add_argument("--refresh", action="store_true", help="then update the pictures of docs/screens")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    looks = args.look or [f"{size}-{scheme}" for size in USUAL_SIZES for scheme in ("light", "dark")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
        for scene in args.scene or SCENES:
            print(f"» {scene}", flush=True)
            _play(SCENES[scene], looks, browser, Path(folder) / scene, args.out)
        browser.close()
    if args.refresh:
        _refresh_docs(args.out)


def _play(scene: Scene, looks: list[str], browser: Browser, folder: Path, out: Path) -> None:
    """Play one scene in each look, each on its own server and database."""
    folder.mkdir()
    for look in looks:
        db = folder / f"{look}.db"
        scene.save(db)
        with serving(db, ("--no-limits", "--bot-pause", str(scene.pause))) as server:
            scene.play(Photographer(browser, server.address, out, *look.split("-")))


def _refresh_docs(out: Path) -> None:
    """Replace the pictures of docs/screens by the new ones of the same name."""
    for picture in DOCS.glob("*.webp"):
        if (out / picture.name).exists():
            shutil.copyfile(out / picture.name, picture)


if __name__ == "__main__":
    main()
