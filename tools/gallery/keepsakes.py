"""Scenes after a game: results, albums, replays, the score of a night, the atlas."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.crowded_tables import TOKEN as HOST
from tests.browser.crowded_tables import night
from tests.browser.finished_evening import CODE, GAMES, TOKEN, save_evening
from tests.browser.saved_tables import save
from tests.browser.test_atlas import seen_before
from tools.gallery.camera import Photographer

NIGHTS = {"amid": "NGHTS2", "after": "NGHTS3"}


def save_games(db: Path) -> None:
    """Save a table at which all four games were played."""
    save_evening(db, *GAMES)


def albums(camera: Photographer) -> None:
    """The album, the result and a replay of each game."""
    zofia = camera.guest("Zofia", CODE, TOKEN)
    for number, game in enumerate(GAMES, 1):
        zofia.page.goto(f"{zofia.address}/r/{CODE}/{number}/album")
        expect(zofia.page.get_by_role("img", name=re.compile("^Album of "))).to_be_visible()
        camera.take(zofia, f"album-{game}")
        zofia.page.goto(f"{zofia.address}/r/{CODE}/{number}?as=open")
        expect(zofia.button("All open")).to_have_attribute("aria-pressed", "true")
        zofia.page.keyboard.press("End")
        expect(zofia.page.locator("[data-phase=over]")).to_be_visible()
        camera.take(zofia, f"over-{game}")
        for _ in range(6):
            zofia.page.keyboard.press("ArrowLeft")
        camera.take(zofia, f"replay-{game}")
    zofia.page.context.close()


def save_nights(db: Path) -> None:
    """Save a night between two games, and one that is over."""
    save(db, {code: list(night(over=moment == "after")) for moment, code in NIGHTS.items()})


def nights(camera: Photographer) -> None:
    """The score between two games and the titles at the end, on a player's page and on a TV."""
    for moment, code in NIGHTS.items():
        zofia = camera.guest("Zofia", code, HOST)
        zofia.page.goto(f"{zofia.address}/t/{code}")
        expect(zofia.page.get_by_role("list", name="The night’s score")).to_be_visible()
        camera.take(zofia, f"night-{moment}")
        camera.take_screen(zofia, f"/t/{code}/tv", f"tv-night-{moment}")
        zofia.page.context.close()


def save_atlas(db: Path) -> None:
    """Save an atlas in which every dream card has three entries."""
    seen_before(db, 3)


def atlas(camera: Photographer) -> None:
    """The atlas, and one leaf of it."""
    zofia = camera.player("Zofia")
    zofia.page.goto(f"{zofia.address}/atlas")
    leaf = zofia.page.get_by_role("link", name=re.compile("seen 3 times")).first
    expect(leaf).to_be_visible()
    camera.take(zofia, "atlas")
    leaf.click()
    expect(zofia.button("Back to the atlas")).to_be_visible()
    camera.take(zofia, "atlas-leaf")
    zofia.page.context.close()
