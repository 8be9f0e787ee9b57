"""Makes packs from a host's own pictures or words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from PIL import Image

from unspoken.content.acceptance.pictures import LARGE_BYTES, SMALL_BYTES
from unspoken.content.manifest import Manifest, ManifestCard, ManifestWord
from unspoken.content.own.deck import OwnCard
from unspoken.content.own.portrait import described, sayings
from unspoken.content.packs import content_digest, picture_file
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.languages.known import tags
from unspoken.languages.own_word import OwnWord
from unspoken.languages.sentences import in_every_language
from unspoken.pictures.rendered import RenderedCard

_QUALITIES = range(76, 0, -12)
"""Qualities of WebP to try if a picture is too heavy."""
_NOT_IN_KEYS = re.compile(r"[\W_]+")
_ANYTHING = "anything"
_UNSEALED = "0" * 64


class PackTexts(NamedTuple):
    """What a host says about a pack."""

    pack: str
    kind: str
    title: str
    language: Tag
    licence: str
    authors: tuple[str, ...]
    version: int = 1


class MadeCard(NamedTuple):
    """A card with the files of its two sizes."""

    card: ManifestCard
    large: bytes
    small: bytes


def make_card(rendered: RenderedCard, alt: str, language: Tag) -> MadeCard:
    """Return a card with its description, and with what bots can say about its look."""
    large, small = lighter(rendered.large, LARGE_BYTES), lighter(rendered.small, SMALL_BYTES)
    own = OwnCard(sha256(large).hexdigest()[:16], rendered.look, len(large) + len(small), alt)
    return MadeCard(replace(described(own), alt={language: alt}), large, small)


def lighter(webp: bytes, most: int) -> bytes:
    """Return a picture with at most this many bytes, or the lightest that a fair quality allows."""
    if len(webp) <= most:
        return webp
    picture = Image.open(io.BytesIO(webp)).convert("RGB")
    for quality in _QUALITIES:
        written = io.BytesIO()
        picture.save(written, "WEBP", quality=quality, method=4)
        webp = written.getvalue()
        if len(webp) <= most:
            break
    return webp


def picture_manifest(texts: PackTexts, cards: Iterable[MadeCard], before: Manifest | None) -> Manifest:
    """Return the manifest of a picture pack; cards of its earlier version stay available to games."""
    found = sorted((made.card for made in cards), key=lambda card: card.id)
    ids = {card.id for card in found}
    retired = () if before is None else tuple(card for card in before.every_card if card.id not in ids)
    used = dict.fromkeys(theme for card in (*found, *retired) for theme in card.themes)
    themes = {
        key: {tag: sayings(tag)[key].name for tag in tags()} for key in used if key in sayings(FALLBACK)
    }
    earlier = {} if before is None else before.themes
    return replace(_bare(texts), cards=tuple(found), retired=retired, themes={**earlier, **themes})


def word_manifest(texts: PackTexts, words: Iterable[OwnWord]) -> Manifest:
    """Return the manifest of a word pack; a word without a category is of the category `anything`."""
    categories: dict[str, dict[str, str]] = {}
    made = []
    for own in words:
        key = _NOT_IN_KEYS.sub("-", own.category.casefold()).strip("-") or _ANYTHING
        named = {texts.language: own.category} if own.category else in_every_language("shelf-anything")
        categories.setdefault(key, named)
        accepted = {texts.language: own.names} if own.names else {}
        made.append(ManifestWord({texts.language: own.word}, key, accepted))
    return replace(_bare(texts), words=tuple(made), categories=categories)


def write_pack(folder: Path, manifest: Manifest, files: Mapping[Path, bytes]) -> None:
    """Write the files and the manifest, with its digest, into an empty folder."""
    for path, data in files.items():
        path.write_bytes(data)
    sealed = replace(manifest, digest=content_digest(folder, manifest))
    fields = {key: value for key, value in msgspec.to_builtins(sealed).items() if value not in ([], {}, 0)}
    data = msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"
    (folder / "manifest.json").write_bytes(data)


def picture_files(folder: Path, cards: Iterable[MadeCard]) -> dict[Path, bytes]:
    """Return the files of the cards by path."""
    return {
        picture_file(folder, made.card.id, small): made.small if small else made.large
        for made in cards
        for small in (False, True)
    }


def _bare(texts: PackTexts) -> Manifest:
    """Return a manifest without cards and words."""
    return Manifest(
        pack=texts.pack,
        kind=texts.kind,
        version=texts.version,
        licence=texts.licence,
        authors=texts.authors,
        title={texts.language: texts.title},
        digest=_UNSEALED,
        by_host=True,
    )
