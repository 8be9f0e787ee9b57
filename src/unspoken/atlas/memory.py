"""Counts over the atlas entries of one picture or word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from unspoken.atlas.entry import SightingEntry
from unspoken.kernel.languages import FALLBACK, ByLanguage, localized
from unspoken.kernel.sighting import Memory


class SayingCount(NamedTuple):
    """A text that was said about a picture or word, and how often."""

    said: ByLanguage
    times: int
    guessed: int
    """How often others guessed it."""


def tallies(entries: Iterable[SightingEntry]) -> tuple[SayingCount, ...]:
    """Count the texts, the most frequent first; case is ignored."""
    texts: dict[str, ByLanguage] = {}
    times: Counter[str] = Counter()
    guessed: Counter[str] = Counter()
    for entry in entries:
        if entry.said:
            key = localized(entry.said, FALLBACK).casefold()
            texts.setdefault(key, entry.said)
            (guessed if entry.guessed else times)[key] += 1
    found = (SayingCount(text, times[key], guessed[key]) for key, text in texts.items())
    return tuple(
        sorted(found, key=lambda count: (-count.times, -count.guessed, localized(count.said, FALLBACK)))
    )


def memory_of(entries: Iterable[SightingEntry], name: str) -> Memory:
    """Summarise the entries for a game, without the guesses."""
    own = [entry for entry in entries if not entry.guessed]
    said = tuple((count.said, count.times) for count in tallies(own))
    asked, found = sum(entry.asked for entry in own), sum(entry.found for entry in own)
    return Memory(len(own), said, asked, found, name)
