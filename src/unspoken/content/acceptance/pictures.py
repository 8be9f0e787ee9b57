"""Checks for pictures of all packs: names, dimensions, file sizes, descriptions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from PIL import Image

from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.packs import picture_file
from unspoken.kernel.languages import Tag

LARGE_WIDE, SMALL_WIDE = range(720, 769), range(240, 257)
LARGE_BYTES, SMALL_BYTES = 80_000, 15_000
SENTENCE_ENDS = (".", "!", "?", "…")


def picture_faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the files and descriptions."""
    ids = [card.id for card in manifest.cards]
    if ids != sorted(ids):
        yield Fault(WHOLE, "its cards are not sorted by id: another order may reveal something about them")
    expected = {picture_file(folder, card.id, small=True).name for card in manifest.every_card}
    expected |= {picture_file(folder, card.id, small=False).name for card in manifest.cards}
    for path in sorted(folder.glob("*.webp")):
        if path.name not in expected:
            yield Fault(WHOLE, f"{path.name} does not belong to any card: delete it")
    for card in manifest.cards:
        yield from _name_faults(folder, card)
        yield from _file_faults(folder, card, small=False)
    for card in manifest.every_card:
        yield from _file_faults(folder, card, small=True)
        yield from _alt_faults(card, manifest.languages)


def weight_faults(folder: Path, most: int) -> Iterator[Fault]:
    """Yield a fault if all pictures together are too large."""
    weight = sum(path.stat().st_size for path in folder.glob("*.webp"))
    if weight > most:
        yield Fault(WHOLE, f"its pictures weigh {weight} bytes, at most {most} are allowed")


def opened(folder: Path, manifest: Manifest) -> Mapping[str, Image.Image]:
    """Return every large picture by its card's id, except unreadable ones: `picture_faults` reports them."""
    pictures = {card.id: _opened(picture_file(folder, card.id, small=False)) for card in manifest.cards}
    return {card: picture for card, picture in pictures.items() if picture is not None}


def _opened(path: Path) -> Image.Image | None:
    try:
        with Image.open(path) as picture:
            return picture.convert("RGB")
    except (OSError, SyntaxError, ValueError):
        return None


def _name_faults(folder: Path, card: ManifestCard) -> Iterator[Fault]:
    path = picture_file(folder, card.id, small=False)
    if path.is_file() and (digest := sha256(path.read_bytes()).hexdigest()[:16]) != card.id:
        yield Fault(
            card.id,
            f"is not named by the digest of its large picture: rename its files and its id to {digest}",
        )


def _file_faults(folder: Path, card: ManifestCard, *, small: bool) -> Iterator[Fault]:
    wide, most = (SMALL_WIDE, SMALL_BYTES) if small else (LARGE_WIDE, LARGE_BYTES)
    path = picture_file(folder, card.id, small)
    if not path.is_file():
        return  # the faults of loading name it
    if path.stat().st_size > most:
        yield Fault(card.id, f"{path.name} weighs {path.stat().st_size} bytes, at most {most} are allowed")
    try:
        with Image.open(path) as picture:
            picture.load()
    except (OSError, SyntaxError, ValueError):
        yield Fault(card.id, f"{path.name} is not a picture that can be read: save it again as WebP")
        return
    if picture.width not in wide:
        yield Fault(
            card.id, f"{path.name} is {picture.width} pixels wide, {wide[0]} to {wide[-1]} are required"
        )
    if picture.format != "WEBP" or getattr(picture, "is_animated", False):
        yield Fault(card.id, f"{path.name} is not a still WebP picture: save it again as WebP")


def _alt_faults(card: ManifestCard, languages: Iterable[Tag]) -> Iterator[Fault]:
    for language in languages:
        if not card.alt.get(language, "").endswith(SENTENCE_ENDS):
            yield Fault(card.id, f"has no description in whole sentences in {language}: add one to alt")
