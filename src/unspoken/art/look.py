"""Some cards of a deck, drawn to be looked at: each large, all side by side, and what is wrong with them."""

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from unspoken.art import pack
from unspoken.art.deck import Card
from unspoken.art.sheet import sheet
from unspoken.content.acceptance.kinds import dream as dream_list

HAND = 118
"""How wide a card is in a hand on a phone, in pixels."""


def looked_at(cards: Sequence[Card], folder: Path) -> None:
    """Draw them one after another, tell what is wrong with each, and lay them out in two sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    seen: dict[str, Image.Image] = {}
    looks: dict[str, dream_list.Looks] = {}
    for card in cards:
        printed = pack.printed(card.picture())
        picture = Image.open(io.BytesIO(printed.large)).convert("RGB")
        picture.save(folder / f"{card.name}.png")
        own = dream_list.looks(picture)
        faults = [*dream_list.look_faults(picture, card.outline())]
        faults += [fault for name, other in looks.items() for fault in dream_list.likeness(own, other, name)]
        print(f"{card.name} {printed.id} {len(printed.large) // 1000} kB", *faults, sep="\n  ", flush=True)
        seen[card.name], looks[card.name] = picture, own
    pictures = list(seen.values())
    sheet(pictures, columns=min(4, len(pictures)), wide=330).save(folder / "large-sheet.png")
    sheet(pictures, columns=min(10, len(pictures)), wide=HAND).save(folder / "small-sheet.png")
