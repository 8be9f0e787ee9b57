"""What is asked of any pictures: names, sizes, weights, and a description of each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from PIL import Image

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Card, Manifest
from unspoken.content.packs import picture_file
from unspoken.kernel.languages import Tag

LARGE_WIDE, SMALL_WIDE = range(720, 769), range(240, 257)
LARGE_BYTES, SMALL_BYTES = 80_000, 15_000


def picture_faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """What is wrong with the files and the descriptions, whatever they show."""
    ids = [card.id for card in manifest.cards]
    if ids != sorted(ids):
        yield Fault(WHOLE, "its cards are not in the order of their names, which should tell nothing")
    expected = {picture_file(folder, card.id, small=True).name for card in manifest.every_card}
    expected |= {picture_file(folder, card.id, small=False).name for card in manifest.cards}
    for path in sorted(folder.glob("*.webp")):
        if path.name not in expected:
            yield Fault(WHOLE, f"{path.name} is a picture of no card")
    for card in manifest.cards:
        yield from _name_faults(folder, card)
        yield from _file_faults(folder, card, small=False)
    for card in manifest.every_card:
        yield from _file_faults(folder, card, small=True)
        yield from _alt_faults(card, manifest.languages)


def weight_faults(folder: Path, most: int) -> Iterator[Fault]:
    """Pictures that together are too heavy to be shipped."""
    weight = sum(path.stat().st_size for path in folder.glob("*.webp"))
    if weight > most:
        yield Fault(WHOLE, f"its pictures weigh {weight} bytes, at most {most} are wanted")


def opened(folder: Path, manifest: Manifest) -> Mapping[str, Image.Image]:
    """Every large picture by its card."""
    return {card.id: _opened(picture_file(folder, card.id, small=False)) for card in manifest.cards}


def _opened(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")


def _name_faults(folder: Path, card: Card) -> Iterator[Fault]:
    if sha256(picture_file(folder, card.id, small=False).read_bytes()).hexdigest()[:16] != card.id:
        yield Fault(card.id, "is not named by the digest of its large picture")


def _file_faults(folder: Path, card: Card, *, small: bool) -> Iterator[Fault]:
    wide, most = (SMALL_WIDE, SMALL_BYTES) if small else (LARGE_WIDE, LARGE_BYTES)
    path = picture_file(folder, card.id, small)
    if path.stat().st_size > most:
        yield Fault(card.id, f"{path.name} weighs {path.stat().st_size} bytes, at most {most} are wanted")
    with Image.open(path) as picture:
        if picture.width not in wide:
            yield Fault(
                card.id, f"{path.name} is {picture.width} pixels wide, {wide[0]} to {wide[-1]} are wanted"
            )
        if picture.format != "WEBP" or getattr(picture, "is_animated", False):
            yield Fault(card.id, f"{path.name} is no still WebP picture")


def _alt_faults(card: Card, languages: Iterable[Tag]) -> Iterator[Fault]:
    for language in languages:
        if not card.alt.get(language, "").endswith("."):
            yield Fault(card.id, f"is not described in {language} by whole sentences")
