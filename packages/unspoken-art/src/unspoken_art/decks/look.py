"""Draws some cards of a deck for inspection: each large, all on contact sheets, with their faults."""

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from unspoken.content.acceptance.kinds import dream as dream_list
from unspoken_art.decks.contact_sheet import sheet
from unspoken_art.packs import pack
from unspoken_art.styles.card import Card

HAND = 118
"""How wide a card is in a hand on a phone, in pixels."""


def draw_for_inspection(cards: Sequence[Card], folder: Path) -> None:
    """Draw the cards one after another, print their faults, and write contact sheets in two sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures_by_name: dict[str, Image.Image] = {}
    looks: dict[str, dream_list.CardLooks] = {}
    for card in cards:
        printed = pack.printed(card.picture())
        picture = Image.open(io.BytesIO(printed.large)).convert("RGB")
        picture.save(folder / f"{card.name}.png")
        own = dream_list.looks(picture)
        faults = [*dream_list.look_faults(picture, card.outline())]
        faults += [fault for name, other in looks.items() for fault in dream_list.likeness(own, other, name)]
        print(f"{card.name} {printed.id} {len(printed.large) // 1000} kB", *faults, sep="\n  ", flush=True)
        pictures_by_name[card.name], looks[card.name] = picture, own
    pictures = list(pictures_by_name.values())
    sheet(pictures, columns=min(4, len(pictures)), wide=330).save(folder / "large-sheet.png")
    sheet(pictures, columns=min(10, len(pictures)), wide=HAND).save(folder / "small-sheet.png")
