"""What is asked of a deck of inkblots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from PIL import Image

from unspoken.content.acceptance import measures
from unspoken.content.acceptance.fault import LANGUAGES, WHOLE, Fault
from unspoken.content.manifest import Manifest

CARDS = 100
COVERED = (0.15, 0.45)
MIRRORED = (0.85, 0.98)
SHARED, BITS_APART, AT_THE_BORDER = 0.60, 14, 0.005
DARK = frozenset({"black", "sepia"})
SHARES = {"dark": (0.5, 0.7), "accent": (0.2, 0.3), "coloured": (0.1, 0.2)}
"""How many of the blots are dark, dark with an accent, many-coloured: about 60, 25 and 15 %."""


def ink_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """All that is wrong with how the blots look, alone and beside each other, and with their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are wanted")
    yield from _share_faults(manifest)
    for card in manifest.cards:
        for language in LANGUAGES:
            if not card.objects.get(language):
                yield Fault(card.id, f"has no hidden silhouettes in {language}")
        yield from _look_faults(card.id, pictures[card.id])
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


def _look_faults(card: str, picture: Image.Image) -> Iterator[Fault]:
    if picture.width != picture.height:
        yield Fault(card, f"is {picture.width} by {picture.height} pixels, a square is wanted")
    inked = measures.ink(picture)
    if not COVERED[0] <= (cover := measures.coverage(inked)) <= COVERED[1]:
        yield Fault(card, f"covers {cover:.2f} of its paper, {COVERED[0]} to {COVERED[1]} is wanted")
    if (border := measures.at_the_border(inked)) >= AT_THE_BORDER:
        yield Fault(card, f"has {border:.1%} of its ink at the border, under {AT_THE_BORDER:.1%} is wanted")
    if not MIRRORED[0] <= (mirrored := measures.mirror_correlation(picture)) <= MIRRORED[1]:
        yield Fault(
            card, f"is mirrored to {mirrored:.3f}, {MIRRORED[0]} to {MIRRORED[1]} is wanted: not quite alike"
        )


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Pairs that could be taken for each other."""
    prints = {card: measures.fingerprint(picture) for card, picture in pictures.items()}
    inked = {card: measures.ink(picture, 128) for card, picture in pictures.items()}
    for one, other in combinations(pictures, 2):
        if (bits := measures.apart(prints[one], prints[other])) < BITS_APART:
            yield Fault(one, f"has the form of {other}: {bits} bits apart, at least {BITS_APART} are wanted")
        if (shared := measures.overlap(inked[one], inked[other])) > SHARED:
            yield Fault(one, f"lies where {other} lies: {shared:.2f} of the ink, at most {SHARED} is wanted")
