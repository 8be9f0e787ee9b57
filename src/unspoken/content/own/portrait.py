"""What bots may know of own pictures, as a manifest: what was seen on them, their looks, what was typed."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256, shake_256
from pathlib import Path
from typing import NamedTuple

import msgspec

from unspoken.content.manifest import Card, Manifest
from unspoken.content.own.deck import KIND, OwnCard, OwnDeck
from unspoken.kernel.languages import FALLBACK, Tag, localized
from unspoken.languages.known import BrokenLanguage, languages, tags
from unspoken.languages.sentences import in_every_language
from unspoken.pictures.rendered import Look

_THEMES = 5
"""A picture is about so many things that stand out most."""
_PAIRS = 45
"""Sayings that are made of two, beside one for each theme: alike pictures are not told alike."""
_COLOURED = 25
"""Share of colour from which its hue can be named."""
_HUES = ((20, "red"), (70, "gold"), (165, "green"), (255, "blue"), (335, "violet"), (360, "red"))


class Scale(NamedTuple):
    """One measure: below the first mark it is called one thing, above the second another."""

    measure: str
    low: str
    low_mark: int
    high_mark: int
    high: str


_SCALES = (
    Scale("light", "dark", 34, 62, "bright"),
    Scale("warmth", "cold", 45, 57, "warm"),
    Scale("colour", "faded", 22, 52, "vivid"),
    Scale("busy", "calm", 16, 38, "busy"),
    Scale("contrast", "soft", 34, 62, "stark"),
)


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a look is called in a language, and what leads there."""

    name: str
    means: tuple[str, ...]
    """What such a look makes people think of: this, and never a hint, is what clues are compared with."""
    hints: tuple[str, ...]


@cache
def sayings(language: Tag) -> dict[str, Saying]:
    """All looks and things that have a name, in this language or else in the one that all fall back to."""
    folder = languages()[language]
    told = {
        key: saying
        for path in (folder.file("looks.toml"), folder.file("things.toml"))
        if path is not None
        for key, saying in _read(path).items()
    }
    return told if language == FALLBACK else {**sayings(FALLBACK), **told}


def _read(path: Path) -> dict[str, Saying]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Saying])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is not in order: {wrong}.") from wrong


def manifest_of(deck: OwnDeck) -> Manifest:
    """A deck as a pack would tell it; its digest covers what was typed as well."""
    cards = tuple(_card(card) for card in (*deck.cards, *deck.kept))
    return Manifest(
        pack=deck.pack,
        kind=KIND,
        version=1,
        licence="",
        authors=(),
        title=title_of(deck),
        digest=sha256(msgspec.json.encode(cards)).hexdigest(),
        cards=cards,
        themes={
            **{key: {tag: sayings(tag)[key].name for tag in tags()} for key in sayings(FALLBACK)},
            **{key: told for card in deck.cards if card.told for key, told in card.told.themes.items()},
        },
    )


def title_of(deck: OwnDeck) -> dict[str, str]:
    """What a deck is called."""
    unnamed = in_every_language("shelf-own-pictures")
    return {tag: deck.title or localized(unnamed, tag) for tag in tags()}


def themes_of(look: Look) -> tuple[str, ...]:
    """What was seen on it, what may be, its colour, and what stands out in its look, if only a little."""
    found = sorted(_leanings(look).items(), key=lambda lean: -lean[1])
    hue = [_hue(look)] if look.colour >= _COLOURED else []
    known = [sight for sight in look.sights if sight in sayings(FALLBACK)]
    whole = [*things_of(look), *known, *hue, *(name for name, _ in found)]
    return tuple(dict.fromkeys(whole))[:_THEMES]


def things_of(look: Look) -> tuple[str, ...]:
    """What was seen on it, as far as there are words for it."""
    return tuple(seen.thing for seen in look.things if seen.thing in sayings(FALLBACK))


def _leanings(look: Look) -> dict[str, float]:
    """How far a look is on its way to each end of each scale; 1 is at the mark."""
    leanings: dict[str, float] = {}
    for scale in _SCALES:
        value = getattr(look, scale.measure)
        middle = (scale.low_mark + scale.high_mark) / 2
        if value < middle:
            leanings[scale.low] = (middle - value) / (middle - scale.low_mark)
        else:
            leanings[scale.high] = (value - middle) / (scale.high_mark - middle)
    return leanings


def _hue(look: Look) -> str:
    return next(name for end, name in _HUES if look.hue < end)


def _card(card: OwnCard) -> Card:
    themes = themes_of(card.look)
    clues = {language: _hints(card.id, themes, language) for language in tags()}
    if (told := card.told) is not None:
        return Card(
            card.id, told.alt, told.objects, told.setting, told.relation, told.mood,
            themes=tuple(told.themes), clues=clues,
        )  # fmt: skip
    if card.alt:  # what somebody has said of it counts, and of its look hardly anything
        return Card(card.id, dict.fromkeys(tags(), card.alt), {}, themes=themes[:1], clues=clues)
    if things := things_of(card.look):  # and so does what was seen: beside it the look says little
        themes, meant = themes[: len(things) + 1], things
    else:
        meant = themes
    objects = {language: _means(meant, language) for language in tags()}
    return Card(card.id, {}, objects, themes=themes, clues=clues)


def _means(themes: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(text for theme in themes for text in sayings(language)[theme].means)


def _hints(picture: str, themes: tuple[str, ...], language: str) -> tuple[str, ...]:
    """A saying for each theme, and more that are made of two: which ones, the picture's own id decides."""
    said = [sayings(language)[theme].hints for theme in themes]
    lots = shake_256(picture.encode()).digest(len(themes) + 4 * _PAIRS)
    single = [hints[lot % len(hints)] for hints, lot in zip(said, lots, strict=False)]
    pairs = []
    for start in range(len(themes), len(lots), 4):
        one, step, first, second = lots[start : start + 4]
        others = said[(one + 1 + step % (len(said) - 1)) % len(said)]
        hints = said[one % len(said)]
        pairs.append(f"{hints[first % len(hints)]}… {others[second % len(others)]}")
    return tuple(dict.fromkeys([*single, *pairs]))
