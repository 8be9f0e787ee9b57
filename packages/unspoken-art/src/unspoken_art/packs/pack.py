"""Writes packs: pictures named by digests, and a manifest."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict

import numpy as np
from PIL import Image, ImageFilter

from unspoken.content.digest import pictures_digest
from unspoken.content.portraits import portraits_digests
from unspoken_art.canvas.raster import Field
from unspoken_art.packs.manifests import format_manifest
from unspoken_art.packs.texts import CardTexts, Text, TextList
from unspoken_art.scenes.focus import Outline
from unspoken_art.styles.card import Card


@dataclass(frozen=True)
class Format:
    """The two sizes of a deck's pictures, in pixels, and the largest file sizes, in bytes."""

    large: tuple[int, int]
    small: tuple[int, int]
    large_bytes: int = 80_000
    small_bytes: int = 15_000


DREAM = Format((720, 1080), (240, 360))


class Entry(CardTexts):
    """One card of the manifest."""

    id: str
    palette: str
    style: str
    focus: Outline


class BlotEntry(TypedDict):
    """One blot of the manifest."""

    id: str
    alt: dict[str, str]
    objects: TextList
    palette: str
    style: str


@dataclass(frozen=True)
class Print:
    """A card's two pictures, as they are served."""

    large: bytes
    small: bytes

    @property
    def id(self) -> str:
        """The card's name: the beginning of the large picture's digest."""
        return sha256(self.large).hexdigest()[:16]


class RetiredCard(NamedTuple):
    """A card that no new game deals, with its small picture."""

    entry: Entry
    small: bytes


def _webp(image: Image.Image, most: int) -> bytes:
    """Encode as WebP in the best quality that fits; pictures of fine lines are blurred a little."""
    for soft in (0.0, 0.6, 0.9, 1.2):
        drawing = image.filter(ImageFilter.GaussianBlur(soft)) if soft else image
        for quality in range(80, 20, -4):
            page = io.BytesIO()
            drawing.save(page, "WEBP", quality=quality, method=6)
            if page.tell() <= most:
                return page.getvalue()
    raise ValueError(f"a picture does not fit into {most} bytes")


def pixels(picture: Field) -> Image.Image:
    """Convert a drawn field to an image."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def printed(picture: Field, format: Format = DREAM) -> Print:
    """Encode a drawn card in both sizes."""
    image = pixels(picture)
    small = image.resize(format.small, Image.Resampling.LANCZOS)
    return Print(_webp(image.resize(format.large), format.large_bytes), _webp(small, format.small_bytes))


def entry(card: Card, picture: Print, outline: Outline, words: CardTexts) -> Entry:
    """Return the manifest entry of a card."""
    return Entry(id=picture.id, palette=card.palette, style=card.style.value, focus=outline, **words)


class About(TypedDict):
    """The fields of a deck's manifest besides its cards."""

    pack: str
    kind: str
    title: Text
    themes: dict[str, Text]
    motif_share: NotRequired[float]


def manifest_json(
    about: About,
    entries: Sequence[Entry | BlotEntry],
    prints: Sequence[Print],
    portraits: Mapping[str, str],
    retired: Sequence[RetiredCard] = (),
) -> str:
    """Return the manifest of a pack as JSON."""
    shown = {picture.id: picture.small for picture in prints}
    shown |= {card.entry["id"]: card.small for card in retired}
    manifest: dict[str, object] = {
        "pack": about["pack"],
        "kind": about["kind"],
        "version": 1,
        "licence": "CC-BY-4.0",
        "authors": ["The Unspoken authors"],
        "title": about["title"],
        "digest": pictures_digest(shown),
        "cards": sorted(entries, key=lambda card: card["id"]),
        "themes": about["themes"],
        "portraits": portraits,
    }
    if retired:
        manifest["kept"] = sorted((card.entry for card in retired), key=lambda card: card["id"])
    if "motif_share" in about:
        manifest["motif_share"] = about["motif_share"]
    return format_manifest(manifest)


def write_pack(
    folder: Path,
    about: About,
    entries: Sequence[Entry | BlotEntry],
    prints: Sequence[Print],
    retired: Sequence[RetiredCard] = (),
) -> None:
    """Write a pack into a folder, replacing the old one. Retired cards get only their small picture."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    for picture in prints:
        (folder / f"{picture.id}.webp").write_bytes(picture.large)
        (folder / f"{picture.id}.s.webp").write_bytes(picture.small)
    for card in retired:
        (folder / f"{card.entry['id']}.s.webp").write_bytes(card.small)
    manifest = manifest_json(about, entries, prints, portraits_digests(folder), retired)
    (folder / "manifest.json").write_text(manifest, encoding="utf-8")
