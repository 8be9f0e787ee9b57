"""What is said of a card, gathered by how it is said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from unspoken.bots.words import names_any
from unspoken.content.manifest import Card, Manifest, localized

LANGUAGES = ("en", "pl")


class Description(NamedTuple):
    """All that is said of a card in one language."""

    hints: tuple[str, ...]
    """Sayings that point at it and name nothing on it."""
    themes: tuple[str, ...]
    """What it is about, in the words of the language."""
    sights: tuple[str, ...]
    """What is to be seen, sentence by sentence."""
    things: tuple[str, ...]
    """Single things on it."""
    airs: tuple[str, ...]
    """Where it is, and how it feels."""

    def texts(self) -> Iterator[str]:
        """Everything, in a fixed order."""
        for kind in self:
            yield from kind


def describe(card: Card, manifest: Manifest, language: str) -> Description:
    """What a pack says of one of its cards."""
    things = card.objects.get(language, ())
    return Description(
        hints=tuple(hint for hint in card.clues.get(language, ()) if not names_any(hint, things, language)),
        themes=tuple(localized(manifest.themes[key], language) for key in card.themes),
        sights=_sentences(localized(card.alt, language)),
        things=_spoken(*things),
        airs=_spoken(localized(card.setting, language), localized(card.mood, language)),
    )


def texts_of(manifest: Manifest) -> tuple[str, ...]:
    """Every text that says something of some card, once, in an order that follows from the texts alone."""
    return tuple(
        sorted(
            {
                text
                for card in manifest.cards
                for language in LANGUAGES
                for text in describe(card, manifest, language).texts()
            }
        )
    )


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(".") if part.strip())


def _spoken(*texts: str) -> tuple[str, ...]:
    return tuple(text for text in texts if text)
