"""A pack: pictures under names that tell nothing, and a manifest that tells all the rest."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import NotRequired, TypedDict

import numpy as np
from PIL import Image, ImageFilter

from unspoken.art.binding import laid_out
from unspoken.art.deck import Card
from unspoken.art.focus import Outline
from unspoken.art.raster import Field
from unspoken.art.told import Listed, Told, Words
from unspoken.content.digest import pictures_digest
from unspoken.content.portraits import portraits_digests


@dataclass(frozen=True)
class Format:
    """The two sizes of a deck's pictures, in pixels, and the most that each may weigh, in bytes."""

    large: tuple[int, int]
    small: tuple[int, int]
    large_bytes: int = 80_000
    small_bytes: int = 15_000


DREAM = Format((720, 1080), (240, 360))


class Entry(Words):
    """One card of the manifest."""

    id: str
    palette: str
    style: str
    focus: Outline


class BlotEntry(TypedDict):
    """One blot of the manifest."""

    id: str
    alt: dict[str, str]
    objects: Listed
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


def _webp(image: Image.Image, most: int) -> bytes:
    """The picture as WebP, as good as its weight allows; what is all fine lines is softened a little."""
    for soft in (0.0, 0.6, 0.9, 1.2):
        drawing = image.filter(ImageFilter.GaussianBlur(soft)) if soft else image
        for quality in range(80, 20, -4):
            page = io.BytesIO()
            drawing.save(page, "WEBP", quality=quality, method=6)
            if page.tell() <= most:
                return page.getvalue()
    raise ValueError(f"a picture does not fit into {most} bytes")


def pixels(picture: Field) -> Image.Image:
    """A drawn field as an image."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def printed(picture: Field, format: Format = DREAM) -> Print:
    """Both sizes of a drawn card."""
    image = pixels(picture)
    small = image.resize(format.small, Image.Resampling.LANCZOS)
    return Print(_webp(image.resize(format.large), format.large_bytes), _webp(small, format.small_bytes))


def entry(card: Card, picture: Print, outline: Outline, told: Words) -> Entry:
    """The card's part of the manifest."""
    return Entry(id=picture.id, palette=card.palette, style=card.style.value, focus=outline, **told)


class About(TypedDict):
    """What a deck says of itself besides its cards."""

    pack: str
    kind: str
    title: Told
    themes: dict[str, Told]
    motif_share: NotRequired[float]


def bound(
    about: About,
    entries: Sequence[Entry | BlotEntry],
    prints: Sequence[Print],
    portraits: Mapping[str, str],
    kept: Sequence[tuple[Entry, Print]] = (),
) -> str:
    """The manifest of a whole pack."""
    shown = (*prints, *(picture for _, picture in kept))
    manifest: dict[str, object] = {
        "pack": about["pack"],
        "kind": about["kind"],
        "version": 1,
        "licence": "CC-BY-4.0",
        "authors": ["The Unspoken authors"],
        "title": about["title"],
        "digest": pictures_digest({picture.id: picture.small for picture in shown}),
        "cards": sorted(entries, key=lambda card: card["id"]),
        "themes": about["themes"],
        "portraits": portraits,
    }
    if kept:
        manifest["kept"] = sorted((card for card, _ in kept), key=lambda card: card["id"])
    if "motif_share" in about:
        manifest["motif_share"] = about["motif_share"]
    return laid_out(manifest)


def written(
    folder: Path,
    about: About,
    entries: Sequence[Entry | BlotEntry],
    prints: Sequence[Print],
    kept: Sequence[tuple[Entry, Print]] = (),
) -> None:
    """Put a pack into a folder in place of the one that was there; what is only kept in its small size."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    for picture in prints:
        (folder / f"{picture.id}.webp").write_bytes(picture.large)
    for picture in (*prints, *(picture for _, picture in kept)):
        (folder / f"{picture.id}.s.webp").write_bytes(picture.small)
    manifest = bound(about, entries, prints, portraits_digests(folder), kept)
    (folder / "manifest.json").write_text(manifest, encoding="utf-8")
