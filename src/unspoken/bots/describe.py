"""What is said of a card, gathered by what it is good for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from unspoken.bots.words import names_any
from unspoken.content.dreams import KIND, DreamPortrait, Reading, read_dreams
from unspoken.content.manifest import Card, Manifest
from unspoken.kernel.languages import FALLBACK, Tag, localized

_LONGEST = 120
"""Characters of one reading: what is longer was typed by somebody who did not stop."""
_MOST = 24
"""Readings of a card that has no portrait."""
_SIGHT, _THEME, _THING = 5, 2, 3
"""How much they weigh where nobody has looked at the card."""


class Description(NamedTuple):
    """All that is said of a card in one language."""

    hints: tuple[str, ...]
    """Sayings that point at it and name nothing on it: to be told, and never to be compared with."""
    readings: tuple[Reading, ...]
    """What is to be seen on it, and what it makes people think of."""
    themes: tuple[str, ...]
    """What it is about, in the words of the language."""
    things: tuple[str, ...]
    """Single things on it."""
    airs: tuple[str, ...]
    """How it feels."""

    def texts(self) -> Iterator[str]:
        """Everything that a clue is compared with by its meaning; hints are not among it."""
        yield from (reading.text for reading in self.readings)
        yield from self.themes
        yield from self.airs

    def wordings(self) -> Iterator[str]:
        """The same, and the names of single things: by these a clue is compared too, word for word or not."""
        yield from self.texts()
        yield from self.things


def describe(card: Card, manifest: Manifest, language: str, folder: Path) -> Description:
    """What a pack says of one of its cards: by eye where somebody has looked, else by its tags.

    Where it is not told in a language, it is told in the one that all fall back to.
    """
    language = language if language in manifest.languages else FALLBACK
    things = card.objects.get(language, ())
    portrait = _portrait(card, manifest, language, folder)
    told = card.clues.get(language, ()) if portrait is None else tuple(line.text for line in portrait.lines)
    themes = tuple(localized(manifest.themes[key], language) for key in card.themes)
    said = Description(
        hints=tuple(hint for hint in told if not names_any(hint, things, language)),
        readings=_tagged(card, themes, language) if portrait is None else portrait.readings,
        themes=themes,
        things=_spoken(*things),
        airs=_spoken(localized(card.mood, language)),
    )
    return said._replace(hints=_apart(said))


def texts_of(manifest: Manifest, folder: Path, languages: Iterable[Tag]) -> tuple[str, ...]:
    """Every text that clues are compared with, once, in an order that follows from the texts alone."""
    return tuple(
        sorted(
            {
                text
                for card in manifest.every_card
                for language in languages
                for text in describe(card, manifest, language, folder).wordings()
            }
        )
    )


def _apart(said: Description) -> tuple[str, ...]:
    """The hints that are not word for word what their card is compared with: those would name it."""
    compared = {text.casefold() for text in said.wordings()}
    return tuple(hint for hint in said.hints if hint.casefold() not in compared)


def _portrait(card: Card, manifest: Manifest, language: str, folder: Path) -> DreamPortrait | None:
    if manifest.kind != KIND or language not in manifest.portraits:
        return None
    return read_dreams(folder, language).get(card.id)


def _tagged(card: Card, themes: tuple[str, ...], language: str) -> tuple[Reading, ...]:
    """Readings out of what the pack's makers, or whoever brought the picture, wrote of it."""
    said = [
        *(Reading(sight, _SIGHT) for sight in _sentences(localized(card.alt, language))),
        *(Reading(theme, _THEME) for theme in themes),
        *(Reading(thing, _THING) for thing in _spoken(*card.objects.get(language, ()))),
    ]
    return tuple(said[:_MOST])


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(part.strip()[:_LONGEST] for part in text.split(".") if part.strip())


def _spoken(*texts: str) -> tuple[str, ...]:
    return tuple(text for text in texts if text)
