"""What is asked of a deck of inkblots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from unspoken.content.acceptance import measures
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.pictures import opened, weight_faults
from unspoken.content.manifest import Manifest
from unspoken.content.percepts import Percept, Percepts, read_percepts

CARDS = 100
PERCEPTS = range(12, 21)
"""So many things are seen in a blot."""
PACK_BYTES = 5_000_000
COVERED = (0.15, 0.45)
MIRRORED = (0.85, 0.98)
SHARED, BITS_APART, AT_THE_BORDER = 0.60, 14, 0.005
DARK = frozenset({"black", "sepia"})
SHARES = {"dark": (0.5, 0.7), "accent": (0.2, 0.3), "coloured": (0.1, 0.2)}
"""How many of the blots are dark, dark with an accent, many-coloured: about 60, 25 and 15 %."""


def faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """What is wrong with the pictures and the portraits of such a deck besides."""
    yield from weight_faults(folder, PACK_BYTES)
    yield from ink_faults(manifest, opened(folder, manifest))
    for language in manifest.languages:
        percepts = read_percepts(folder, language) if language in manifest.portraits else {}
        yield from percept_faults(manifest, percepts, language)


def percept_faults(manifest: Manifest, percepts: Percepts, language: str) -> Iterator[Fault]:
    """All that is wrong with what is seen in the blots."""
    for card in manifest.cards:
        for sentence in _seen_faults(percepts.get(card.id, ())):
            yield Fault(card.id, f"{sentence} in {language}")
    for stranger in sorted(percepts.keys() - {card.id for card in manifest.cards}):
        yield Fault(stranger, f"is seen in {language}, but is no card of the pack")


def _seen_faults(seen: Sequence[Percept]) -> Iterator[str]:
    if len(seen) not in PERCEPTS:
        yield f"has {len(seen)} percepts, {PERCEPTS[0]} to {PERCEPTS[-1]} are wanted"
    if len({percept.sees.casefold() for percept in seen}) != len(seen):
        yield "has a percept twice"
    weights = [percept.weight for percept in seen]
    if weights != sorted(weights, reverse=True):
        yield "does not name first what most people see"
    if seen and not any(percept.mood for percept in seen):
        yield "has no mood"


def ink_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """All that is wrong with how the blots look, alone and beside each other, and with their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are wanted")
    yield from _share_faults(manifest)
    for card in manifest.cards:
        for language in manifest.languages:
            if not card.objects.get(language):
                yield Fault(card.id, f"has no hidden silhouettes in {language}")
        for sentence in look_faults(pictures[card.id]):
            yield Fault(card.id, sentence)
    yield from _alike(pictures)


def manner(palette: str) -> str:
    """How a blot is coloured, from the names of its inks."""
    inks = set(palette.split())
    return "dark" if inks <= DARK else "accent" if inks & DARK else "coloured"


def _share_faults(manifest: Manifest) -> Iterator[Fault]:
    manners = [manner(card.palette) for card in manifest.cards]
    for name, (least, most) in SHARES.items():
        share = manners.count(name) / max(len(manners), 1)
        if not least <= share <= most:
            yield Fault(WHOLE, f"{share:.0%} of its blots are {name}, {least:.0%} to {most:.0%} are wanted")


def look_faults(picture: Image.Image) -> Iterator[str]:
    """What is wrong with one blot alone."""
    if picture.width != picture.height:
        yield f"is {picture.width} by {picture.height} pixels, a square is wanted"
    inked = measures.ink(picture)
    if not COVERED[0] <= (cover := measures.coverage(inked)) <= COVERED[1]:
        yield f"covers {cover:.2f} of its paper, {COVERED[0]} to {COVERED[1]} is wanted"
    if (border := measures.at_the_border(inked)) >= AT_THE_BORDER:
        yield f"has {border:.1%} of its ink at the border, under {AT_THE_BORDER:.1%} is wanted"
    if not MIRRORED[0] <= (mirrored := measures.mirror_correlation(picture)) <= MIRRORED[1]:
        yield f"is mirrored to {mirrored:.3f}, {MIRRORED[0]} to {MIRRORED[1]} is wanted: not quite alike"


class Looks(NamedTuple):
    """What two blots are compared by: their form, and where their ink lies."""

    form: measures.Bits
    inked: measures.Bits


def looks(picture: Image.Image) -> Looks:
    """A blot as it is compared with others."""
    return Looks(measures.fingerprint(picture), measures.ink(picture, 128))


def likeness(one: Looks, other: Looks, name: str = "another") -> Iterator[str]:
    """How the one could be taken for the other, which has this name."""
    if (bits := measures.apart(one.form, other.form)) < BITS_APART:
        yield f"has the form of {name}: {bits} bits apart, at least {BITS_APART} are wanted"
    if (shared := measures.overlap(one.inked, other.inked)) > SHARED:
        yield f"lies where {name} lies: {shared:.2f} of the ink, at most {SHARED} is wanted"


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Pairs that could be taken for each other."""
    seen = {card: looks(picture) for card, picture in pictures.items()}
    for one, other in combinations(pictures, 2):
        for sentence in likeness(seen[one], seen[other], other):
            yield Fault(one, sentence)
