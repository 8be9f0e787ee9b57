"""Describes own decks for bots, as a manifest: detected things, measured looks, typed texts."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256, shake_256
from pathlib import Path
from typing import NamedTuple

import msgspec

from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.content.own.deck import KIND, OwnCard, OwnDeck
from unspoken.kernel.languages import FALLBACK, Tag, localized
from unspoken.languages.known import BrokenLanguage, languages, tags
from unspoken.languages.sentences import in_every_language
from unspoken.pictures.rendered import Look

_THEMES = 5
"""Maximum themes of a picture."""
_PAIRS = 45
"""Number of hints combined from two themes, so that similar pictures get different hints."""
_COLOURED = 25
"""Share of colour from which the hue is named."""
_HUES = ((20, "red"), (70, "gold"), (165, "green"), (255, "blue"), (335, "violet"), (360, "red"))


class Scale(NamedTuple):
    """A measure with names for its low and high end, and the marks where they begin."""

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
    """The texts for a look or thing in a language."""

    name: str
    means: tuple[str, ...]
    """Associations that clues are compared with; hints are never compared."""
    hints: tuple[str, ...]


@cache
def sayings(language: Tag) -> dict[str, Saying]:
    """Return the texts of all looks and things, in this language or else in the fallback language."""
    folder = languages()[language]
    own = {
        key: saying
        for path in (folder.file("looks.toml"), folder.file("things.toml"))
        if path is not None
        for key, saying in _read(path).items()
    }
    return own if language == FALLBACK else {**sayings(FALLBACK), **own}


def _read(path: Path) -> dict[str, Saying]:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Saying])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BrokenLanguage(f"{path} is invalid: {wrong}.") from wrong


def manifest_of(deck: OwnDeck) -> Manifest:
    """Return the manifest of a deck; its digest covers the typed texts as well."""
    cards = tuple(described(card) for card in (*deck.cards, *deck.retired))
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
            **{key: name for card in deck.cards if card.words for key, name in card.words.themes.items()},
        },
    )


def title_of(deck: OwnDeck) -> dict[str, str]:
    """Return the title of a deck by language."""
    unnamed = in_every_language("shelf-own-pictures")
    return {tag: deck.title or localized(unnamed, tag) for tag in tags()}


def themes_of(look: Look) -> tuple[str, ...]:
    """Return the themes of a picture: detected things, guessed sights, hue, and marked looks."""
    found = sorted(_leanings(look).items(), key=lambda lean: -lean[1])
    hue = [_hue(look)] if look.colour >= _COLOURED else []
    known = [sight for sight in look.sights if sight in sayings(FALLBACK)]
    whole = [*things_of(look), *known, *hue, *(name for name, _ in found)]
    return tuple(dict.fromkeys(whole))[:_THEMES]


def things_of(look: Look) -> tuple[str, ...]:
    """Return the detected things that have texts."""
    return tuple(detected.thing for detected in look.things if detected.thing in sayings(FALLBACK))


def _leanings(look: Look) -> dict[str, float]:
    """Return how close a look is to the end of each scale; 1 is at the mark."""
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


def described(card: OwnCard) -> ManifestCard:
    """Return a card with the texts that bots need."""
    themes = themes_of(card.look)
    clues = {language: _hints(card.id, themes, language) for language in tags()}
    if (drawn := card.words) is not None:
        return ManifestCard(
            card.id, drawn.alt, drawn.objects, drawn.setting, drawn.relation, drawn.mood,
            themes=tuple(drawn.themes), clues=clues,
        )  # fmt: skip
    if card.alt:  # a typed description counts more than the measured look
        return ManifestCard(card.id, dict.fromkeys(tags(), card.alt), {}, themes=themes[:1], clues=clues)
    if things := things_of(card.look):  # so do detected things
        themes, meant = themes[: len(things) + 1], things
    else:
        meant = themes
    objects = {language: _means(meant, language) for language in tags()}
    return ManifestCard(card.id, {}, objects, themes=themes, clues=clues)


def _means(themes: tuple[str, ...], language: str) -> tuple[str, ...]:
    return tuple(text for theme in themes for text in sayings(language)[theme].means)


def _hints(picture: str, themes: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return a hint for each theme and combinations of two, chosen by the picture's id."""
    said = [sayings(language)[theme].hints for theme in themes]
    lots = shake_256(picture.encode()).digest(len(themes) + 4 * _PAIRS)
    single = [hints[lot % len(hints)] for hints, lot in zip(said, lots, strict=False)]
    pairs = []
    for start in range(len(themes), len(lots), 4):
        theme, step, first, second = lots[start : start + 4]
        others = said[(theme + 1 + step % (len(said) - 1)) % len(said)]
        hints = said[theme % len(said)]
        pairs.append(f"{hints[first % len(hints)]}… {others[second % len(others)]}")
    return tuple(dict.fromkeys([*single, *pairs]))
