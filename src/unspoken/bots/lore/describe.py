"""The texts about a card, grouped by their use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from unspoken.bots.lore.words import names_any
from unspoken.content.dream_portraits import KIND, CardReading, DreamPortrait, read_dream_portraits
from unspoken.content.manifest import Manifest, ManifestCard
from unspoken.kernel.languages import FALLBACK, Tag, localized
from unspoken.kernel.lore import Line

_LONGEST = 120
"""Maximum characters of a reading; longer ones that a player typed are cut."""
_MOST = 24
"""Maximum readings of a card without a portrait."""
_SIGHT, _THEME, _THING = 5, 2, 3
"""Weights of readings for a card without a portrait."""


class Description(NamedTuple):
    """The texts about a card in one language, without the lines for tellers."""

    readings: tuple[CardReading, ...]
    """What people see on it and associate with it."""
    themes: tuple[str, ...]
    """Its themes, in the language."""
    things: tuple[str, ...]
    """The things on it."""
    moods: tuple[str, ...]
    """Its mood."""
    culture: tuple[CardReading, ...] = ()
    """Titles, idioms and stories that people associate with the card."""
    associations: tuple[str, ...] = ()
    """Ideas, sayings, titles and lines of verse that it brings to somebody's mind."""

    def texts(self) -> Iterator[str]:
        """Yield the texts for semantic comparison."""
        yield from (reading.text for reading in (*self.readings, *self.culture))
        yield from self.associations
        yield from self.themes
        yield from self.moods

    def wordings(self) -> Iterator[str]:
        """Yield the texts for semantic comparison and the names of things."""
        yield from self.texts()
        yield from self.things


def describe(card: ManifestCard, manifest: Manifest, language: str, folder: Path) -> Description:
    """Describe a card of a pack, by its portrait if it has one, else by its tags.

    If the pack lacks the language, the fallback language is used.
    """
    language = language if language in manifest.languages else FALLBACK
    things = card.objects.get(language, ())
    portrait = _portrait(card, manifest, language, folder)
    themes = tuple(localized(manifest.themes[key], language) for key in card.themes)
    return Description(
        readings=_tagged(card, themes, language) if portrait is None else portrait.readings,
        themes=themes,
        things=_nonempty(*things),
        moods=_nonempty(localized(card.mood, language)),
        culture=() if portrait is None else portrait.culture,
        associations=() if portrait is None else portrait.associations,
    )


def lines_of(card: ManifestCard, manifest: Manifest, language: str, folder: Path) -> tuple[Line, ...]:
    """Return the clues for tellers that neither name a thing on the card nor equal a text about it.

    They are never used for comparison.
    """
    language = language if language in manifest.languages else FALLBACK
    description = describe(card, manifest, language, folder)
    compared = {text.casefold() for text in description.wordings()}
    return tuple(
        line
        for line in _lines(card, _portrait(card, manifest, language, folder), language)
        if line.text.casefold() not in compared and not names_any(line.text, description.things, language)
    )


def texts_of(manifest: Manifest, folder: Path, language: Tag) -> tuple[str, ...]:
    """Return every text of a language that clues are compared with, sorted, without duplicates."""
    return tuple(
        sorted(
            {
                text
                for card in manifest.every_card
                for text in describe(card, manifest, language, folder).wordings()
            }
        )
    )


def _lines(card: ManifestCard, portrait: DreamPortrait | None, language: str) -> Iterator[Line]:
    """Yield the lines of a card; without a portrait their forms are unknown."""
    if portrait is None:
        yield from map(Line, card.clues.get(language, ()))
    else:
        yield from (Line(line.text, line.kind.value) for line in portrait.lines)
        yield from (Line(line.text, line.kind.value, loose=True, vague=line.vague) for line in portrait.loose)


def _portrait(card: ManifestCard, manifest: Manifest, language: str, folder: Path) -> DreamPortrait | None:
    if manifest.kind != KIND or language not in manifest.portraits:
        return None
    return read_dream_portraits(folder, language).get(card.id)


def _tagged(card: ManifestCard, themes: tuple[str, ...], language: str) -> tuple[CardReading, ...]:
    """Return readings from the texts of the pack's authors, or of the player who added the picture."""
    readings = [
        *(CardReading(sight, _SIGHT) for sight in _sentences(localized(card.alt, language))),
        *(CardReading(theme, _THEME) for theme in themes),
        *(CardReading(thing, _THING) for thing in _nonempty(*card.objects.get(language, ()))),
    ]
    return tuple(readings[:_MOST])


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(part.strip()[:_LONGEST] for part in text.split(".") if part.strip())


def _nonempty(*texts: str) -> tuple[str, ...]:
    return tuple(text for text in texts if text)
