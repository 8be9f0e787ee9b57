"""What a pack keeps when it is drawn again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from unspoken_art.packs.earlier import EarlierPack
from unspoken_art.packs.pack import About, Entry, Format, Print, printed, write_pack
from unspoken_art.styles.card import Style

TINY = Format((12, 18), (6, 9))
ABOUT = About(pack="tiny", kind="dream", title={"en": "Tiny"}, themes={})


def picture(grey: float, corner: float | None = None) -> Print:
    """Return a picture of one colour, perhaps with another one in a corner."""
    drawn = np.full((18, 12, 3), grey)
    drawn[:2, :2] = grey if corner is None else corner
    return printed(drawn, TINY)


def entry_of(drawn: Print) -> Entry:
    """Return the manifest entry of a picture."""
    return Entry(
        id=drawn.id,
        palette="ink",
        style=Style.FRESCO.value,
        focus=[(0, 0)],
        objects={"en": ["paper"]},
        setting={"en": "nowhere"},
        relation="waiting",
        mood={"en": "calm"},
        themes=[],
        alt={"en": "Paper."},
        clues={"en": ["A blank page"]},
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a pack with a dark and a light picture."""
    prints = [picture(0.2), picture(0.8)]
    write_pack(tmp_path, ABOUT, [entry_of(drawn) for drawn in prints], prints)
    return tmp_path


def test_a_picture_that_differs_by_rounding_keeps_its_name(folder: Path) -> None:
    """Otherwise every card would be a new one on another processor."""
    rounded, other = picture(0.2, corner=0.25), picture(0.5)
    assert EarlierPack(folder).same_or_new(rounded) == picture(0.2) != rounded
    assert EarlierPack(folder).same_or_new(other) == other


def test_a_replaced_card_is_retired_with_its_small_picture(folder: Path) -> None:
    """Saved games may show it; it stays when the pack is drawn a second time."""
    dark, light, fresh = picture(0.2), picture(0.8), picture(0.5)
    for drawn in ([dark, fresh], [dark]):
        earlier = EarlierPack(folder)
        retired = list(earlier.replaced({found.id for found in drawn}))
        write_pack(folder, ABOUT, [entry_of(found) for found in drawn], drawn, retired)
    left = {(card.entry["id"], card.small) for card in EarlierPack(folder).replaced({dark.id})}
    assert left == {(light.id, light.small), (fresh.id, fresh.small)}
    assert not (folder / f"{light.id}.webp").exists()


def test_a_new_folder_has_no_earlier_pack(tmp_path: Path) -> None:
    """Nothing is the same, and nothing is retired."""
    assert not EarlierPack(tmp_path)
