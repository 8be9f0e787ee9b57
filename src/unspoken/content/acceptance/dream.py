"""What is asked of a deck of dream cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations

from PIL import Image

from unspoken.content.acceptance import measures
from unspoken.content.acceptance.fault import LANGUAGES, WHOLE, Fault
from unspoken.content.manifest import Card, Manifest

CARDS, THEMES = 84, 3
BITS_APART, COLOURS_APART, SPAN = 12, 15.0, 0.45
SHAPE = 2 / 3
PALETTES, PALETTE_SHARE = 8, 0.15


def dream_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """All that is wrong with how the cards look, alone and beside each other, and with their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are wanted")
    palettes = Counter(card.palette for card in manifest.cards)
    if len(palettes) < PALETTES:
        yield Fault(WHOLE, f"it has {len(palettes)} palettes, at least {PALETTES} are wanted")
    for palette, times in palettes.items():
        if times > PALETTE_SHARE * len(manifest.cards):
            yield Fault(
                WHOLE, f"palette {palette!r} is on {times} cards, at most {PALETTE_SHARE:.0%} are wanted"
            )
    for card in manifest.cards:
        yield from _tag_faults(card)
        yield from _look_faults(card.id, pictures[card.id])
    yield from _alike(pictures)


def _tag_faults(card: Card) -> Iterator[Fault]:
    for language in LANGUAGES:
        for what, told in (("objects", card.objects), ("setting", card.setting), ("mood", card.mood)):
            if not told.get(language):
                yield Fault(card.id, f"has no {what} in {language}")
    if not card.relation:
        yield Fault(card.id, "has no relation")
    if len(set(card.themes)) < THEMES:
        yield Fault(card.id, f"has {len(set(card.themes))} themes, at least {THEMES} are wanted")


def _look_faults(card: str, picture: Image.Image) -> Iterator[Fault]:
    if abs(picture.width / picture.height - SHAPE) > 0.01:
        yield Fault(card, f"is {picture.width} by {picture.height} pixels, two to three is wanted")
    if (span := measures.luminance_span(picture)) < SPAN:
        yield Fault(card, f"is flat: its light spans {span:.2f}, at least {SPAN} is wanted")


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Pairs that could be taken for each other."""
    prints = {card: measures.fingerprint(picture) for card, picture in pictures.items()}
    glances = {card: measures.glance(picture) for card, picture in pictures.items()}
    for one, other in combinations(pictures, 2):
        if (bits := measures.apart(prints[one], prints[other])) < BITS_APART:
            yield Fault(one, f"has the form of {other}: {bits} bits apart, at least {BITS_APART} are wanted")
        if glances[one].shape != glances[other].shape:
            continue  # cards of different proportions, each told of above, cannot be laid over each other
        if (colours := measures.colour_distance(glances[one], glances[other])) < COLOURS_APART:
            yield Fault(
                one, f"has the colours of {other}: {colours:.1f} apart, at least {COLOURS_APART} is wanted"
            )
