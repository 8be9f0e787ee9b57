"""What is asked of a deck of dream cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from unspoken.content.acceptance import measures
from unspoken.content.acceptance.fault import WHOLE, Fault
from unspoken.content.acceptance.measures import Outline
from unspoken.content.acceptance.motifs import counted
from unspoken.content.acceptance.pictures import opened, weight_faults
from unspoken.content.dreams import DreamPortrait, DreamPortraits, LineKind, read_dreams
from unspoken.content.manifest import Card, Manifest
from unspoken.kernel.languages import FALLBACK, Tag

CARDS, THEMES = 84, 3
PACK_BYTES = 8_000_000
BITS_APART, COLOURS_APART, SPAN = 12, 15.0, 0.45
SHAPE = 2 / 3
FOCUS_COLOURS, FOCUS_LIGHT = 18.0, 1.8
PALETTES, PALETTE_SHARE = 8, 0.15
RELATION_SHARE = 0.12
SUBJECT_CARDS = 2
READINGS, LINES, LINES_A_KIND = 12, 20, 2
"""What is seen on a card at least, and how many ways there are to tell it."""


def faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """What is wrong with the pictures and the portraits of such a deck besides."""
    yield from weight_faults(folder, PACK_BYTES)
    yield from dream_faults(manifest, opened(folder, manifest))
    for language in manifest.languages:
        portraits = read_dreams(folder, language) if language in manifest.portraits else {}
        yield from portrait_faults(manifest, portraits, language)


def portrait_faults(manifest: Manifest, portraits: DreamPortraits, language: str) -> Iterator[Fault]:
    """All that is wrong with what is seen on the cards and said of them."""
    told: Counter[str] = Counter()
    for card in manifest.cards:
        portrait = portraits.get(card.id, DreamPortrait((), ()))
        told.update({line.text.casefold() for line in portrait.lines})
        for sentence in _portrait_faults(portrait):
            yield Fault(card.id, f"{sentence} in {language}")
    for text, times in told.items():
        if times > 1:
            yield Fault(WHOLE, f"the line {text!r} is on {times} cards in {language}")
    for stranger in sorted(portraits.keys() - {card.id for card in manifest.cards}):
        yield Fault(stranger, f"has a portrait in {language}, but is no card of the pack")


def _portrait_faults(portrait: DreamPortrait) -> Iterator[str]:
    if len({reading.text.casefold() for reading in portrait.readings}) < READINGS:
        yield f"has {len(portrait.readings)} readings, at least {READINGS} different ones are wanted"
    if len({line.text.casefold() for line in portrait.lines}) < LINES:
        yield f"has {len(portrait.lines)} lines, at least {LINES} different ones are wanted"
    kinds = Counter(line.kind for line in portrait.lines)
    for kind in LineKind:
        if kinds[kind] < LINES_A_KIND:
            yield f"has {kinds[kind]} lines of kind {kind}, at least {LINES_A_KIND} are wanted"


def dream_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """All that is wrong with how the cards look, alone and beside each other, and with their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are wanted")
    palettes = Counter(card.palette for card in manifest.cards)
    if len(palettes) < PALETTES:
        yield Fault(WHOLE, f"it has {len(palettes)} palettes, at least {PALETTES} are wanted")
    yield from _share_faults("palette", palettes, PALETTE_SHARE)
    yield from _share_faults("relation", Counter(card.relation for card in manifest.cards), RELATION_SHARE)
    for subject, times in Counter(_subject(card) for card in manifest.cards).items():
        if subject and times > SUBJECT_CARDS:
            yield Fault(WHOLE, f"{times} cards are about {subject!r}, at most {SUBJECT_CARDS} are wanted")
    yield from motif_faults(manifest)
    for card in manifest.cards:
        yield from _tag_faults(card, manifest.languages)
        for sentence in look_faults(pictures[card.id], card.focus):
            yield Fault(card.id, sentence)
    yield from _alike(pictures)


def _subject(card: Card) -> str:
    """What a card is about: the first of the things on it."""
    return next(iter(card.objects.get(FALLBACK, ())), "")


def motif_faults(manifest: Manifest) -> Iterator[Fault]:
    """What comes back on more of the cards than the deck promises; most decks promise nothing."""
    most = manifest.motif_share
    if not most:
        return
    for name, times in counted(card.objects.get(FALLBACK, ()) for card in manifest.cards).most_common():
        if times > most * len(manifest.cards):
            yield Fault(WHOLE, f"motif {name!r} is on {times} cards, at most {most:.0%} are wanted")


def _share_faults(what: str, counted: Counter[str], most: float) -> Iterator[Fault]:
    """What is on too many of the cards."""
    for name, times in counted.items():
        if times > most * counted.total():
            yield Fault(WHOLE, f"{what} {name!r} is on {times} cards, at most {most:.0%} are wanted")


def _tag_faults(card: Card, languages: Iterable[Tag]) -> Iterator[Fault]:
    for language in languages:
        for what, told in (("objects", card.objects), ("setting", card.setting), ("mood", card.mood)):
            if not told.get(language):
                yield Fault(card.id, f"has no {what} in {language}")
    if not card.relation:
        yield Fault(card.id, "has no relation")
    if len(set(card.themes)) < THEMES:
        yield Fault(card.id, f"has {len(set(card.themes))} themes, at least {THEMES} are wanted")


def look_faults(picture: Image.Image, focus: Outline) -> Iterator[str]:
    """What is wrong with one picture alone."""
    if abs(picture.width / picture.height - SHAPE) > 0.01:
        yield f"is {picture.width} by {picture.height} pixels, two to three is wanted"
    if (span := measures.luminance_span(picture)) < SPAN:
        yield f"is flat: its light spans {span:.2f}, at least {SPAN} is wanted"
    if not focus:
        yield "does not say where the thing is that it is about"
        return
    colours, light = measures.standing_out(picture, focus)
    if colours < FOCUS_COLOURS and light < FOCUS_LIGHT:
        yield (
            f"hides what it is about: {colours:.0f} apart in colour and {light:.1f} to 1 in light from what "
            f"is round it, {FOCUS_COLOURS:.0f} or {FOCUS_LIGHT} is wanted"
        )


class Looks(NamedTuple):
    """What is left of a card from across the room: its form and its colours."""

    form: measures.Bits
    colours: measures.Plane


def looks(picture: Image.Image) -> Looks:
    """What two cards are compared by."""
    return Looks(measures.fingerprint(picture), measures.glance(picture))


def likeness(one: Looks, other: Looks, name: str = "another") -> Iterator[str]:
    """How the one could be taken for the other, which has this name."""
    if (bits := measures.apart(one.form, other.form)) < BITS_APART:
        yield f"has the form of {name}: {bits} bits apart, at least {BITS_APART} are wanted"
    if one.colours.shape != other.colours.shape:
        return  # cards of different proportions, each told of elsewhere, cannot be laid over each other
    if (colours := measures.colour_distance(one.colours, other.colours)) < COLOURS_APART:
        yield f"has the colours of {name}: {colours:.1f} apart, at least {COLOURS_APART} is wanted"


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Pairs that could be taken for each other."""
    seen = {card: looks(picture) for card, picture in pictures.items()}
    for one, other in combinations(pictures, 2):
        for sentence in likeness(seen[one], seen[other], other):
            yield Fault(one, sentence)
