"""Checks for decks of inkblots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from unspoken.content.acceptance import measures
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.pictures import opened, weight_faults
from unspoken.content.blot_portraits import BlotPortraits, BlotReading, read_blot_eyes
from unspoken.content.manifest import Manifest

CARDS = 100
PERCEPTS, FURTHER_PERCEPTS = range(12, 21), range(10, 21)
"""Number of readings of a blot: by the first pair of eyes, and by any other."""
PACK_BYTES = 5_000_000
COVERED = (0.15, 0.45)
MIRRORED = (0.85, 0.98)
SHARED, BITS_APART, AT_THE_BORDER = 0.60, 14, 0.005
DARK = frozenset({"black", "sepia"})
SHARES = {"dark": (0.5, 0.7), "accent": (0.2, 0.3), "coloured": (0.1, 0.2)}
"""Shares of dark, dark with an accent, and coloured blots: about 60, 25 and 15 %."""


def faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the pictures and portraits."""
    yield from weight_faults(folder, PACK_BYTES)
    yield from ink_faults(manifest, opened(folder, manifest))
    for language in manifest.languages:
        eyes = read_blot_eyes(folder, language) if language in manifest.portraits else ({},)
        for number, percepts in enumerate(eyes, 1):
            yield from percept_faults(manifest, percepts, language, number)


def percept_faults(
    manifest: Manifest, percepts: BlotPortraits, language: str, eye: int = 1
) -> Iterator[Fault]:
    """Yield the faults of the portraits by one pair of eyes."""
    where = language if eye == 1 else f"{language}.{eye}"
    required = PERCEPTS if eye == 1 else FURTHER_PERCEPTS
    for card in manifest.cards:
        for sentence in _reading_faults(percepts.get(card.id, ()), required):
            yield Fault(card.id, f"{sentence} in {where}")
    for stranger in sorted(percepts.keys() - {card.id for card in manifest.cards}):
        yield Fault(stranger, f"has a portrait in {where}, but is not a card of the pack")


def _reading_faults(readings: Sequence[BlotReading], required: range) -> Iterator[str]:
    if len(readings) not in required:
        yield f"has {len(readings)} percepts, {required[0]} to {required[-1]} are required"
    if len({percept.sees.casefold() for percept in readings}) != len(readings):
        yield "has a percept twice"
    weights = [percept.weight for percept in readings]
    if weights != sorted(weights, reverse=True):
        yield "does not list its percepts by descending weight"
    if readings and not any(percept.mood for percept in readings):
        yield "has no mood"


def ink_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Yield the faults of the blots' looks, their similarity, and their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are required")
    yield from _share_faults(manifest)
    for card in manifest.cards:
        for language in manifest.languages:
            if not card.objects.get(language):
                yield Fault(card.id, f"has no hidden silhouettes in {language}")
        for sentence in look_faults(pictures[card.id]) if card.id in pictures else ():
            yield Fault(card.id, sentence)
    yield from _alike(pictures)


def manner(palette: str) -> str:
    """Return the colour class of a blot, from the names of its inks."""
    inks = set(palette.split())
    return "dark" if inks <= DARK else "accent" if inks & DARK else "coloured"


def _share_faults(manifest: Manifest) -> Iterator[Fault]:
    manners = [manner(card.palette) for card in manifest.cards]
    for name, (least, most) in SHARES.items():
        share = manners.count(name) / max(len(manners), 1)
        if not least <= share <= most:
            yield Fault(WHOLE, f"{share:.0%} of its blots are {name}, {least:.0%} to {most:.0%} are required")


def look_faults(picture: Image.Image) -> Iterator[str]:
    """Yield the faults of a single blot."""
    if picture.width != picture.height:
        yield f"is {picture.width} by {picture.height} pixels, a square is required"
    inked = measures.ink(picture)
    if not COVERED[0] <= (cover := measures.coverage(inked)) <= COVERED[1]:
        yield f"covers {cover:.2f} of its paper, {COVERED[0]} to {COVERED[1]} is required"
    if (border := measures.at_the_border(inked)) >= AT_THE_BORDER:
        yield f"has {border:.1%} of its ink at the border, under {AT_THE_BORDER:.1%} is required"
    if not MIRRORED[0] <= (mirrored := measures.mirror_correlation(picture)) <= MIRRORED[1]:
        yield f"is mirrored to {mirrored:.3f}, {MIRRORED[0]} to {MIRRORED[1]} is required: nearly symmetrical"


class BlotLooks(NamedTuple):
    """The form and inked area of a blot, to compare it with others."""

    form: measures.Bits
    inked: measures.Bits


def looks(picture: Image.Image) -> BlotLooks:
    """Return the looks of a blot."""
    return BlotLooks(measures.fingerprint(picture), measures.ink(picture, 128))


def likeness(blot: BlotLooks, other_blot: BlotLooks, name: str = "another") -> Iterator[str]:
    """Yield why a blot could be confused with another blot of this name."""
    if (bits := measures.hamming_distance(blot.form, other_blot.form)) < BITS_APART:
        yield f"has the form of {name}: {bits} bits apart, at least {BITS_APART} are required"
    if (shared := measures.overlap(blot.inked, other_blot.inked)) > SHARED:
        yield f"overlaps {name}: they share {shared:.2f} of their ink, at most {SHARED} is allowed"


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Yield the pairs of blots that could be confused."""
    looks_by_card = {card: looks(picture) for card, picture in pictures.items()}
    for first, second in combinations(pictures, 2):
        for sentence in likeness(looks_by_card[first], looks_by_card[second], second):
            yield Fault(first, sentence)
