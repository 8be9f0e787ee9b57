"""Checks for decks of dream cards."""

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
from unspoken.content.dream_portraits import DreamPortrait, DreamPortraits, LineKind, read_dream_portraits
from unspoken.content.manifest import Manifest, ManifestCard
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
"""Minimum readings of a card, minimum lines, and minimum lines of each required kind."""
REQUIRED_KINDS = tuple(kind for kind in LineKind if kind is not LineKind.CULTURE)
"""The kinds of line that every card has; not every card reminds people of a title or an idiom."""


def faults(folder: Path, manifest: Manifest) -> Iterator[Fault]:
    """Yield the faults of the pictures and portraits."""
    yield from weight_faults(folder, PACK_BYTES)
    yield from dream_faults(manifest, opened(folder, manifest))
    for language in manifest.languages:
        portraits = read_dream_portraits(folder, language) if language in manifest.portraits else {}
        yield from portrait_faults(manifest, portraits, language)


def portrait_faults(manifest: Manifest, portraits: DreamPortraits, language: str) -> Iterator[Fault]:
    """Yield the faults of the portraits."""
    cards_by_line: Counter[str] = Counter()
    for card in manifest.cards:
        portrait = portraits.get(card.id, DreamPortrait((), ()))
        cards_by_line.update({line.text.casefold() for line in portrait.lines})
        for sentence in _portrait_faults(portrait):
            yield Fault(card.id, f"{sentence} in {language}")
    for text, times in cards_by_line.items():
        if times > 1:
            yield Fault(WHOLE, f"the line {text!r} is on {times} cards in {language}")
    for stranger in sorted(portraits.keys() - {card.id for card in manifest.cards}):
        yield Fault(stranger, f"has a portrait in {language}, but is not a card of the pack")


def _portrait_faults(portrait: DreamPortrait) -> Iterator[str]:
    if len({reading.text.casefold() for reading in portrait.readings}) < READINGS:
        yield f"has {len(portrait.readings)} readings, at least {READINGS} different ones are required"
    if len({line.text.casefold() for line in portrait.lines}) < LINES:
        yield f"has {len(portrait.lines)} lines, at least {LINES} different ones are required"
    kinds = Counter(line.kind for line in portrait.lines)
    for kind in REQUIRED_KINDS:
        if kinds[kind] < LINES_A_KIND:
            yield f"has {kinds[kind]} lines of kind {kind}, at least {LINES_A_KIND} are required"


def dream_faults(manifest: Manifest, pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Yield the faults of the cards' looks, their similarity, and their tags."""
    if len(manifest.cards) < CARDS:
        yield Fault(WHOLE, f"it has {len(manifest.cards)} cards, at least {CARDS} are required")
    palettes = Counter(card.palette for card in manifest.cards)
    if len(palettes) < PALETTES:
        yield Fault(WHOLE, f"it has {len(palettes)} palettes, at least {PALETTES} are required")
    yield from _share_faults("palette", palettes, PALETTE_SHARE)
    yield from _share_faults("relation", Counter(card.relation for card in manifest.cards), RELATION_SHARE)
    for subject, times in Counter(_subject(card) for card in manifest.cards).items():
        if subject and times > SUBJECT_CARDS:
            yield Fault(WHOLE, f"{times} cards are about {subject!r}, at most {SUBJECT_CARDS} are allowed")
    yield from motif_faults(manifest)
    for card in manifest.cards:
        yield from _tag_faults(card, manifest.languages)
        for sentence in look_faults(pictures[card.id], card.focus) if card.id in pictures else ():
            yield Fault(card.id, sentence)
    yield from _alike(pictures)


def _subject(card: ManifestCard) -> str:
    """Return the subject of a card: the first of its things."""
    return next(iter(card.objects.get(FALLBACK, ())), "")


def motif_faults(manifest: Manifest) -> Iterator[Fault]:
    """Yield motifs that are on more cards than the manifest allows; most manifests set no limit."""
    most = manifest.motif_share
    if not most:
        return
    for name, times in counted(card.objects.get(FALLBACK, ()) for card in manifest.cards).most_common():
        if times > most * len(manifest.cards):
            yield Fault(WHOLE, f"motif {name!r} is on {times} cards, at most {most:.0%} are allowed")


def _share_faults(what: str, counted: Counter[str], most: float) -> Iterator[Fault]:
    """Yield values that are on too many cards."""
    for name, times in counted.items():
        if times > most * counted.total():
            yield Fault(WHOLE, f"{what} {name!r} is on {times} cards, at most {most:.0%} are allowed")


def _tag_faults(card: ManifestCard, languages: Iterable[Tag]) -> Iterator[Fault]:
    for language in languages:
        for what, texts in (("objects", card.objects), ("setting", card.setting), ("mood", card.mood)):
            if not texts.get(language):
                yield Fault(card.id, f"has no {what} in {language}")
    if not card.relation:
        yield Fault(card.id, "has no relation")
    if len(set(card.themes)) < THEMES:
        yield Fault(card.id, f"has {len(set(card.themes))} themes, at least {THEMES} are required")


def look_faults(picture: Image.Image, focus: Outline) -> Iterator[str]:
    """Yield the faults of a single picture."""
    if abs(picture.width / picture.height - SHAPE) > 0.01:
        yield f"is {picture.width} by {picture.height} pixels, two to three is required"
    if (span := measures.luminance_span(picture)) < SPAN:
        yield f"is flat: its light spans {span:.2f}, at least {SPAN} is required"
    if not focus:
        yield "has no outline of its main subject"
        return
    colours, light = measures.outline_contrast(picture, focus)
    if colours < FOCUS_COLOURS and light < FOCUS_LIGHT:
        yield (
            f"has a main subject that hardly stands out: {colours:.0f} apart in colour and {light:.1f} to 1 "
            f"in light from its surroundings, {FOCUS_COLOURS:.0f} or {FOCUS_LIGHT} is required"
        )


class CardLooks(NamedTuple):
    """The form and colours of a card, to compare it with others."""

    form: measures.Bits
    colours: measures.Plane


def looks(picture: Image.Image) -> CardLooks:
    """Return the looks of a card."""
    return CardLooks(measures.fingerprint(picture), measures.glance(picture))


def likeness(card: CardLooks, other_card: CardLooks, name: str = "another") -> Iterator[str]:
    """Yield why a card could be confused with another card of this name."""
    if (bits := measures.hamming_distance(card.form, other_card.form)) < BITS_APART:
        yield f"has the form of {name}: {bits} bits apart, at least {BITS_APART} are required"
    if card.colours.shape != other_card.colours.shape:
        return  # cards of other proportions cannot be compared; `look_faults` reports them
    if (colours := measures.colour_distance(card.colours, other_card.colours)) < COLOURS_APART:
        yield f"has the colours of {name}: {colours:.1f} apart, at least {COLOURS_APART} is required"


def _alike(pictures: Mapping[str, Image.Image]) -> Iterator[Fault]:
    """Yield the pairs of cards that could be confused."""
    looks_by_card = {card: looks(picture) for card, picture in pictures.items()}
    for first, second in combinations(pictures, 2):
        for sentence in likeness(looks_by_card[first], looks_by_card[second], second):
            yield Fault(first, sentence)
